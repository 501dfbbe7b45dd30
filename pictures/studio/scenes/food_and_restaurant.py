"""Food: a kitchen table in late light, ochre and olive, bread and oranges."""

from math import cos, pi, sin
from random import Random

from blender import *

LOOK = Look(wall="#d99a5b", floor="#8d5a34", azimuth=-60, elevation=26, sun="#ffd09a", power=8, ambient=0.5, exposure=0.3)
ORANGE, OLIVE, CREAM, CRUST, TOMATO, BLUE = "#e8801f", "#6c7439", "#f4e8d2", "#9a5a26", "#c3331f", "#33536b"


def _orange(radius, at, seed=0):
    ball(radius, at, clay(ORANGE, 0.45), (1, 1, 0.94), (9 * seed, 14 * seed, 0))


def _loaf(at, turn, scale=1.0):
    crust = bread(CRUST, "#d89a54")
    parts = [blob([(-0.62, 0, 0.36, 0.42), (-0.25, 0, 0.42, 0.5), (0.2, 0, 0.42, 0.5), (0.6, 0, 0.36, 0.42)], material=crust)]
    for i in range(4):
        x = -0.66 + 0.42 * i
        arc = drape(parts[0], [(x + 0.25 * y, y) for y in (-0.32, -0.24, -0.16, -0.08, 0, 0.08, 0.16, 0.24, 0.32)])
        parts.append(tube(arc, 0.036, bread("#d9a865", "#efcf98")))
    return group(parts, at, (0, 0, turn), scale)


def food_table():
    room(LOOK)
    camera((0.1, -9.2, 2.1), (0, 0, 1.35), 50)
    window(LOOK, (-0.3, 1.0, 1.5), 5.0, 4.4, 2, 2, 0.13, 9)
    twig(LOOK, (-2.6, 2.6, 1.7), 3.0, 16, 0.5, 5, -50)
    vessel([(0.3, 0), (0.34, 0.05), (0.75, 0.3), (1.0, 0.62)], (1.35, 0.2, 0), glaze(BLUE), 0.06)
    for i in range(5):
        a = 2 * pi * i / 5
        _orange(0.31, (1.35 + 0.5 * cos(a), 0.2 + 0.5 * sin(a), 0.34), i)
    _orange(0.32, (1.33, 0.16, 0.72), 3)
    _orange(0.3, (0.15, -0.75, 0), 2)
    box((2.3, 1.1, 0.09), (-1.25, -0.2, 0), wood("#b07a44"), 0.03, (0, 0, 6))
    _loaf((-1.3, -0.15, 0.09), 8)
    vessel([(0.36, 0), (0.42, 0.05), (0.5, 0.5), (0.4, 1.0), (0.26, 1.3), (0.32, 1.55)], (-0.35, 1.0, 0), glaze(CREAM), 0.05)
    tube([(-0.02, 1.0, 1.42), (0.35, 1.0, 1.3), (0.38, 1.0, 0.9), (0.12, 1.0, 0.62)], 0.055, glaze(CREAM))
    sheet((1.6, 1.2), lambda x, y: 0.03 + 0.035 * sin(4 * x + 3 * y) ** 2, (2.45, -0.95, 0), fabric(TOMATO), (0, 0, -22), 0.02)


def food_bread():
    room(LOOK, "#caa273", "#caa273")
    camera((0.6, -6.4, 3.4), (0.05, 0, 0.4), 56)
    window(LOOK, (0.1, 0.2, 0.2), 3.2, 3.2, 2, 2, 0.1, 9, 8)
    box((3.9, 1.9, 0.12), (0, 0.1, 0), wood("#8a5630"), 0.04, (0, 0, -8))
    _loaf((0.55, 0.35, 0.12), -10, 1.25)
    crust, crumb = bread(CRUST, "#c98542"), bread("#efd6a6", "#f7e8c8")
    for i, (x, lean) in enumerate(((-0.95, -52), (-1.3, -66))):
        shape = curved([(-0.5, 0.0), (-0.52, 0.5), (-0.3, 0.78), (0.0, 0.84), (0.3, 0.78), (0.52, 0.5), (0.5, 0.0)])
        inner = [(u * 0.9, v * 0.9 + 0.04) for u, v in shape]
        slice_ = [plate([shape], 0.16, (0, 0, 0), crust, 0.04), plate([inner], 0.18, (0, 0, 0), crumb, 0.02)]
        group(slice_, (x, -0.25 + 0.1 * i, 0.22 + 0.1 * (1 - i)), (8, lean + 40, 78))
    knife = [plate([curved([(0, -0.12), (1.5, -0.12), (1.75, 0.05), (1.4, 0.14), (0, 0.12)])], 0.03, (0, 0, 0), metal("#d9d6cf", 0.2), 0.006),
             box((0.95, 0.2, 0.14), (-0.48, 0, -0.07), wood("#3b2417"), 0.05)]
    group(knife, (-0.4, -1.25, 0.08), (0, 0, 10))
    chance = Random(4)
    for _ in range(22):
        ball(0.02 + 0.025 * chance.random(), (-1.1 + chance.gauss(0, 0.5), -0.5 + chance.gauss(0, 0.3), 0.12), crumb)


def food_bread_dusk():
    food_bread()
    dusk(LOOK, "#e79a6d", "#2f4468", 0.3, 0.5)
    lamp((-2.3, -0.9, 2.2), 150, radius=0.2)


def food_bowl():
    room(LOOK, "#5c6238", "#5c6238")
    camera((0.5, -4.4, 5.4), (0.0, 0.05, 0.3), 50)
    window(LOOK, (0.1, 0.0, 0.4), 3.8, 3.8, 2, 2, 0.1, 9, 14)
    vessel([(0.6, 0), (0.66, 0.06), (1.15, 0.4), (1.38, 0.82)], (0, 0, 0), glaze("#efe6d6"), 0.07)
    lathe([(0, 0.6), (1.2, 0.6)], material=glaze("#c9793a"), steps=1)
    chance = Random(7)
    for k in range(10):
        r, start = 0.18 + 0.045 * k, chance.uniform(0, 6)
        arc = [(-0.35 + r * cos(start + t), 0.25 + r * 0.8 * sin(start + t), 0.62 + 0.03 * (k % 3)) for t in (i * 0.5 for i in range(9))]
        tube(arc, 0.032, clay("#f0cf8e", 0.5), steps=5)
    for x, y, turn in ((0.5, -0.25, 20), (0.62, 0.28, 70)):
        egg = [ball(0.34, (0, 0, -0.22), glaze("#fbf3e4"), (1.25, 0.95, 0.7)), ball(0.17, (-0.04, 0, 0.12), glaze("#eb9a1c"), (1, 1, 0.75))]
        group(egg, (x, y, 0.55), (0, 0, turn))
    for i in range(5):
        ring(0.09, 0.03, (-0.5 + 0.24 * i - 0.05 * i * i, -0.62 + 0.09 * (i % 2), 0.66), clay("#6f9a3e"), (20 * i, 10, 0))
    plate([leaf(0.7, 0.3)], 0.03, (-0.75, -0.2, 0.68), clay("#3f6a34"), 0.01, (8, 0, 40))
    for i in (0, 1):
        group([cone(0.05, 0.03, 3.6, (0, 0, 0), wood("#7a2f20", "z"), 0.01)], (1.75 + 0.17 * i, -1.7, 0.06), (-89, 0, 6 + 4 * i))
    vessel([(0.3, 0), (0.36, 0.05), (0.42, 0.2)], (-1.75, -1.15, 0), glaze("#2f3a2c"), 0.04)
    cylinder(0.36, 0.02, (-1.75, -1.15, 0.12), glaze("#3a1a10"), 0.004)


def food_oven():
    night(LOOK, 0.3)
    chamber((5.6, 4.6, 3.0), "#b5663f", plaster("#7d5a44"))
    camera((1.6, -5.8, 1.55), (-0.2, -0.9, 1.1), 34)
    brick = plaster("#a04e34")
    box((3.4, 1.4, 1.0), (-0.4, -0.7, 0), brick, 0.04)
    plate([archway(3.0, 1.75), archway(1.15, 0.62, (0, 0.12))], 1.2, (-0.4, -0.62, 1.0), brick, 0.02, (90, 0, 0))
    plate([archway(1.5, 0.82, (0, 0.08)), archway(1.15, 0.62, (0, 0.12))], 0.1, (-0.4, -1.24, 1.0), clay("#d9a07a"), 0.01, (90, 0, 0))
    box((1.3, 0.1, 0.7), (-0.4, -0.2, 1.1), glow("#ff7a2a", 4), 0)
    lamp((-0.4, -0.9, 1.35), 30, "#ff8a3a", 0.15)
    lamp((1.2, -3.4, 2.4), 60, "#ffc27a", 0.4)
    table((1.75, -1.6, 0), 90, (1.8, 0.7, 0.85))
    for i, (x, y) in enumerate(((1.65, -1.1), (1.9, -1.6), (1.65, -2.1))):
        _loaf((x, y, 0.88), 80, 0.19)
    tube([(-1.9, -1.2, 0), (-2.0, -0.4, 2.4)], 0.025, wood("#b98550", "z"), steps=1)
    box((0.42, 0.03, 0.5), (-2.0, -0.38, 2.3), wood("#b98550", "z"), 0.01)


def food_counter():
    look = indoors(LOOK, -74, 26, 9, 0.7)
    chamber((5.4, 4.4, 2.9), "#e3b27a", "#8d5a34", [opening_in("left", 0.3, 0.8, 1.8, 1.6)])
    ceiling((5.4, 4.4, 2.9))
    camera((1.5, -5.4, 1.6), (-0.1, -1.2, 1.0), 36)
    box((3.6, 0.75, 0.95), (0.2, -1.5, 0), clay(BLUE, 0.6), 0.02)
    box((3.76, 0.86, 0.06), (0.2, -1.5, 0.95), wood("#b98550"), 0.015)
    for i in range(4):
        _loaf((-1.2 + 0.52 * i, -1.45, 1.02), 30 + 14 * i, 0.17)
    rye, olive, knot = bread("#4a2d1c", "#7a5234"), bread("#a9682f", "#e0b878"), bread("#b5702f", "#e8c088")
    for i in range(3):
        ball(0.17, (0.95 + 0.02 * i, -1.4 + 0.0 * i, 1.01 + 0.2 * (i == 2)), rye, (1.35, 0.75, 0.62), (0, 0, 12 * i)) if i != 1 else ball(0.17, (1.42, -1.45, 1.01), rye, (1.35, 0.75, 0.62), (0, 0, 70))
    for i in range(6):
        ball(0.07, (1.85 - 0.17 * (i % 3), -1.72 + 0.16 * (i // 3), 1.01), knot, (1.2, 0.9, 0.75))
    for r in range(2):
        box((3.4, 0.34, 0.04), (0.3, -0.2, 1.35 + 0.55 * r), wood("#8d5a34"), 0.005)
        for i in range(6):
            ball(0.19, (-1.1 + 0.55 * i, -0.22, 1.39 + 0.55 * r), (bread("#9a5a26", "#d9a868"), rye)[(i + r) % 3 == 0], (1.25, 0.7, 0.66))
    lathe([(0.1, 0), (0.2, 0.02), (0.24, 0.5), (0.26, 0.52), (0.22, 0.5), (0.18, 0.04)], (-1.95, -0.6, 0), wood("#c79a62", "z"))
    for i in range(6):
        group([cylinder(0.035, 0.75, (0, 0, 0), olive, 0.02)], (-1.95 + 0.07 * cos(i), -0.6 + 0.07 * sin(i), 0.1), (8 * cos(i), 8 * sin(2 * i), 0))
    pendant((-0.6, -1.5, 2.9), 0.7, TOMATO, lit=2)
    pendant((1.0, -1.5, 2.9), 0.7, TOMATO, lit=2)


def food_supper_room():
    night(LOOK, 0.22)
    chamber((7.4, 6.0, 3.0), "#a8622f", "#6d4226", [opening_in("left", 0.2, 0.8, 1.8, 1.7)])
    camera((2.9, -7.6, 1.8), (-0.5, -2.3, 0.95), 32)
    table((-0.3, -2.4, 0), 0, (5.4, 0.95, 0.75), cloth=CREAM)
    for i in range(8):
        x = -2.55 + 0.65 * i
        for y, t, plate_y in ((-1.62, 0, -2.14), (-3.18, 180, -2.66)):
            chair((x, y, 0), t, "#5a3520")
            cylinder(0.13, 0.015, (x, plate_y, 0.765), glaze("#efe2cc"), 0.005, sides=36)
            cylinder(0.03, 0.1, (x + 0.2, plate_y * 0.95 - 0.12, 0.765), glaze((TOMATO, OLIVE)[i % 2]), 0.005, sides=20)
    for i in range(5):
        cylinder(0.02, 0.16, (-2.2 + 0.95 * i, -2.4, 0.765), clay(CREAM), 0.004, sides=16)
        ball(0.022, (-2.2 + 0.95 * i, -2.4, 0.93), glow("#ffcf70", 14), (1, 1, 1.7))
    for x in (-2.1, -0.3, 1.5):
        pendant((x, -2.4, 3.0), 1.1, OLIVE, lit=6)
        lamp((x, -2.4, 1.6), 36, "#ffb45e", 0.1)
    shelves((2.6, -0.2, 0), 0, (1.2, 0.3, 2.0), 4, "#8d5a34", colours=(TOMATO, OLIVE, CREAM, "#33302a"))


def food_front():
    morning(LOOK, azimuth=-56, elevation=17)
    ground("#a58a70")
    pavement(2.2, 4.0)
    shop((0, 4.2, 0.12), 5.2, 6, 6.4, "#d99a5b", BLUE, (CREAM, TOMATO), "#ffd9a0")
    house((-5.0, 4.3, 0.12), (4.8, 6, 5.6), "#b5663f", door_="#6c7439")
    house((5.0, 4.3, 0.12), (4.8, 6, 5.8), "#c9a27c", door_="#8a3d2a")
    for x in (1.0, 1.9):
        table((x - 2.7, 3.1, 0.12), 0, (0.6, 0.6, 0.72)) if x < 1.5 else chair((x - 2.2, 3.1, 0.12), -80)
    camera((-1.6, -7.6, 1.8), (0.1, 3, 2.85), 38)


def _sunk(points, depth):
    """A line in the crust instead of on it."""
    return [(x, y, z - depth) for x, y, z in points]


def food_sourdough():
    seamless(LOOK, "#c98a52", 2.2)
    camera((0.5, -6.0, 4.4), (0, 0, 0.4), 62)
    box((2.9, 2.2, 0.14), (0, 0, 0), wood("#7a4a28"), 0.03, (0, 0, -8))
    parts = [lathe([(0, 0), (0.8, 0), (1.02, 0.1), (1.1, 0.34), (0.98, 0.6), (0.62, 0.8), (0, 0.9)], material=bread("#6f3c16", "#a8622a"))]
    for k in range(5):
        x = 0.34 * (k - 2)
        reach = 0.8 * (1 - (x / 1.05) ** 2) ** 0.5
        cut = drape(parts[0], [(x + 0.1 * (1 - (t / 4) ** 2), reach * t / 4) for t in range(-4, 5)])
        parts.append(tube(_sunk(cut, 0.03), 0.055, bread("#d0a060", "#efd4a0")))
    group(parts, (0, 0.05, 0.14), (0, 0, -24))
