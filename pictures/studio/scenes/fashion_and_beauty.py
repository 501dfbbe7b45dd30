"""Fashion and beauty: blush walls at golden hour, one deep berry."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#e9b9a6", floor="#e3ad98", azimuth=-60, elevation=26, sun="#ffd0a0", power=7, ambient=0.5, exposure=0.2)
BERRY, ROSE, CREAM, GOLD, NUDE = "#8c1f3f", "#d97f7a", "#f6eadf", "#d8a85a", "#d8a184"


def fash_vanity():
    room(LOOK)
    camera((0.2, -9, 1.7), (0, 0, 1.45), 50)
    palm(LOOK, (-1.9, 2.6, 2.6), 13, 2.2, 0.16, 160, 5, 30)
    gold, blush = metal(GOLD, 0.22), clay(CREAM)
    lathe([(0, 0), (1.5, 0), (1.5, 0.32), (1.44, 0.36), (0, 0.36)], (1.5, 0.5, 0), blush, steps=3)
    ring(0.95, 0.07, (1.75, 0.9, 1.62), gold, (84, 0, -12))
    plate([disc(0.93)], 0.03, (1.75, 0.9, 1.62), metal("#e8ece9", 0.04), 0.004, (84, 0, -12))
    lathe([(0, 0), (0.42, 0), (0.4, 0.06), (0.1, 0.12), (0.06, 0.3), (0, 0.3)], (1.75, 0.9, 0.36), gold)
    bottle = [
        box((0.75, 0.42, 0.85), (0, 0, 0), glaze(ROSE), 0.1),
        cylinder(0.13, 0.12, (0, 0, 0.85), gold),
        ball(0.23, (0, 0, 0.95), glaze(BERRY)),
    ]
    group(bottle, (0.75, 0.1, 0.36), (0, 0, 14))
    lathe([(0, 0), (0.2, 0), (0.2, 0.3), (0.06, 0.42), (0.06, 0.55), (0, 0.55)], (1.35, -0.35, 0.36), glaze(BERRY), steps=3)
    cylinder(0.09, 0.3, (1.35, -0.35, 0.86), gold)
    vessel([(0.4, 0), (0.45, 0.05), (0.45, 0.28)], (2.35, -0.25, 0.36), glaze(CREAM))
    ball(0.36, (2.35, -0.25, 0.38), fabric("#f0c9bd"), (1, 1, 0.75))
    sheet((1.9, 1.3), lambda x, y: 0.05 + 0.05 * sin(5 * x + 2 * y) * cos(3 * y), (-0.9, -0.5, 0), fabric(BERRY), (0, 0, 20), 0.03)
    ball(0.13, (-1.75, -0.35, 0), glaze(CREAM))
    ball(0.1, (-2.0, -0.55, 0), glaze(CREAM))


def fash_vanity_dusk():
    fash_vanity()
    dusk(LOOK, "#d98a72", "#3a3f68", 0.36, 0.45)
    lamp((-0.6, -0.6, 3.1), 170, radius=0.25)


def fash_lipstick():
    room(LOOK, "#c9697a", "#c9697a")
    camera((-0.5, -7, 1.5), (0.05, 0, 1.2), 56)
    window(LOOK, (0.6, 2.6, 1.5), 2.4, 3.8, 1, 2, 0.12, 8)
    gold, black = metal(GOLD, 0.2), glaze("#1f1518")

    def stick(at, colour, reach, scale=1.0):
        bullet = lathe([(0, 0), (0.2, 0), (0.2, reach), (0.17, reach + 0.16), (0.08, reach + 0.28), (0, reach + 0.3)], (0, 0, 0.95), clay(colour, 0.35))
        return group([cylinder(0.3, 0.62, (0, 0, 0), black, 0.03), cylinder(0.245, 0.34, (0, 0, 0.62), gold, 0.02), bullet], at, scale=scale)

    stick((-0.75, 0.1, 0), "#a3142f", 0.72)
    stick((0.15, 0.45, 0), "#e0806e", 0.5)
    stick((0.95, 0.15, 0), "#7d1838", 0.85, 1.05)
    cylinder(0.31, 0.95, (0.2, -0.95, 0.31), black, 0.03, (0, 90, -24))
    plate([disc(0.6)], 0.1, (-1.0, -1.1, 0.05), gold, 0.03)
    plate([disc(0.5)], 0.03, (-1.0, -1.1, 0.11), clay("#e9a89a"), 0.01)


def fash_hat():
    room(LOOK, "#e6d2bd", "#c79f7c")
    camera((0.6, -8.2, 1.8), (0.1, 0, 1.45), 56)
    bars(LOOK, (-0.4, 2.6, 2.4), 2.8, 4.4, 2, 3, 0.12, 8)
    straw, band = fabric("#e2bf83"), fabric(BERRY)
    for i, (r, h, colour) in enumerate(((1.15, 0.75, ROSE), (0.92, 0.6, CREAM))):
        cylinder(r, h, (0.15, 0.4, 0.75 * i), clay(colour), 0.03)
        cylinder(r + 0.05, 0.16, (0.15, 0.4, 0.75 * i + h - 0.01), clay(colour), 0.03)
    hat = [
        lathe([(0, 0.62), (0.3, 0.64), (0.5, 0.56), (0.56, 0.3), (0.6, 0.05), (0.9, 0.0), (1.3, 0.06), (1.32, 0.03), (0.9, -0.04), (0.55, 0.0), (0.5, 0.3), (0, 0.55)], material=straw),
        lathe([(0.585, 0.05), (0.6, 0.06), (0.585, 0.24), (0.57, 0.24)], material=band, steps=2),
    ]
    group(hat, (0.15, 0.35, 1.56), (4, -7, 0))
    shoe = curved([(-0.95, 0.04), (-0.9, 0.2), (-0.35, 0.42), (0.35, 0.75), (0.62, 1.0), (0.72, 0.95), (0.66, 0.62), (0.3, 0.32), (-0.2, 0.08)])
    parts = [plate([shoe], 0.42, (0, 0, 0), glaze(BERRY), 0.14, (90, 0, 0)), cone(0.05, 0.13, 0.72, (0.6, 0, 0), glaze(BERRY), 0.01)]
    group(parts, (0.75, -1.15, 0), (0, 0, 165), 0.7)


def fash_front():
    dusk(LOOK, "#e8a08a", "#4a4a78")
    ground("#a58f8a")
    pavement(2.2, 4.0)
    shop((0, 4.2, 0.12), 5.2, 6, 9.4, "#d9b0a0", "#7a2440", None, "#ffdcae", entry=0.3)
    for x in (-1.45, 0.0, 1.45):
        sash((x, 4.18, 6.8), (0.85, 1.4), lit="#ffcf85" if x == 0 else None)
    house((-5.0, 4.3, 0.12), (4.8, 6, 8.4), "#b9a29a", windows=((-0.25, 0.25),) * 3)
    house((5.0, 4.3, 0.12), (4.8, 6, 8.0), "#c9a79a", windows=((-0.25, 0.25),) * 3, lit=((2, -0.25),))
    for x, c in ((-1.7, BERRY), (-0.9, CREAM), (-0.1, GOLD)):
        cylinder(0.02, 0.5, (x, 3.9, 0.85), metal(GOLD), 0.003, sides=12)
        lathe([(0, 0.2), (0.14, 0.18), (0.16, 0.02), (0.3, 0), (0.28, -0.01)], (x, 3.9, 1.35), fabric(c), steps=3)
    lamp((-0.8, 3.1, 1.9), 60)
    lamp_post((-2.9, 2.6, 0.12), lit=6)
    lamp((-2.9, 2.4, 3.6), 140)
    camera((-1.2, -8.2, 1.75), (0.0, 3, 3.4), 36)


def fash_salon():
    look = indoors(LOOK, -76, 30, 9, 0.7)
    chamber((4.6, 4.4, 2.9), "#e9c4b4", "#c9a07c", [opening_in("left", 0.2, 0.8, 1.6, 1.6)])
    ceiling((4.6, 4.4, 2.9))
    camera((1.5, -5.8, 1.5), (-0.1, -1.2, 1.0), 35)
    for x in (-0.5, 1.3):
        plate([disc(0.46)], 0.03, (x, -0.06, 1.65), metal("#dfe4e6", 0.08), 0.005, (90, 0, 0))
        ring(0.47, 0.03, (x, -0.06, 1.65), metal(GOLD), (90, 0, 0))
        box((0.95, 0.36, 0.05), (x, -0.2, 0.88), wood("#b98a5a"), 0.01)
        for i, c in enumerate((BERRY, ROSE, CREAM)):
            cylinder(0.03, 0.1 + 0.03 * i, (x - 0.25 + 0.13 * i, -0.2, 0.93), clay(c, 0.4), 0.006, sides=20)
        cylinder(0.2, 0.04, (x, -1.2, 0), metal("#c9c9c4"), 0.01)
        cylinder(0.035, 0.42, (x, -1.2, 0.03), metal("#c9c9c4"), 0.005, sides=20)
        box((0.55, 0.55, 0.14), (x, -1.2, 0.42), fabric(BERRY), 0.06)
        box((0.55, 0.13, 0.55), (x, -1.46, 0.5), fabric(BERRY), 0.06)
    rug((0.3, -2.4, 0), (2.2, 1.0), CREAM, 0, "#e3ad98")
    pendant((0.4, -1.3, 2.9), 0.55, GOLD)


def fash_wet_slate():
    seamless(LOOK, "#b3b7bf", 2.4)
    camera((0.35, -6.8, 2.0), (0.05, 0, 0.82), 66)
    for x, y, w, h, t in ((0, 0.2, 2.6, 0.2, 6), (0.15, 0.1, 2.0, 0.16, -10)):
        hull([(-w / 2, 0), (w / 2, 0), (w / 2 - 0.1, h), (-w / 2 + 0.15, h)], 0.8, clay("#5d6672", 0.22), 0.05, (x, y, 0 if w > 2.2 else 0.2), (0, 0, t))
    hull([(-0.42, 0), (0.42, 0), (0.42, 0.95), (0.34, 1.05), (-0.34, 1.05), (-0.42, 0.95)], 0.24, glaze("#86a9b6"), 0.07, (0.1, 0.05, 0.36), (0, 0, -16))
    box((0.5, 0.02, 0.34), (0.05, -0.2, 0.62), clay(CREAM), 0.005, (0, 0, -16))
    cylinder(0.12, 0.16, (0.1, 0.05, 1.4), metal("#c9c9c4"), 0.02)
    lathe([(0.1, 0), (0.19, 0.06), (0.2, 0.26), (0.1, 0.34), (0, 0.35)], (0.1, 0.05, 1.55), glaze(BERRY))
    for i in range(14):
        ball(0.035 + 0.015 * (i % 3), (1.2 * sin(4.3 * i), -0.45 + 0.35 * cos(2.9 * i), 0.2 if abs(sin(4.3 * i)) > 0.75 else 0.36), glass("#e6f0f4", 0.5), (1, 1, 0.5))


def fash_hat_block():
    room(LOOK)
    camera((0.3, -7.0, 2.0), (0, 0, 1.15), 58)
    window(LOOK, (0.1, 0.4, 1.2), 3.6, 4.0, 2, 2, 0.12, 8)
    lathe([(0, 0), (0.5, 0), (0.52, 0.08), (0.16, 0.14), (0.14, 0.6), (0, 0.6)], (0, 0.2, 0), wood("#8a5733", "z"), steps=2)
    lathe([(0.3, 0.55), (0.5, 0.7), (0.56, 1.1), (0.5, 1.5), (0.3, 1.72), (0, 1.78)], (0, 0.2, 0), wood("#d2a468", "z"))
    lathe([(1.05, 1.06), (1.08, 1.1), (0.62, 1.12), (0.6, 1.3), (0.54, 1.56), (0.34, 1.78), (0, 1.84)], (0, 0.2, 0.02), fabric(BERRY))
    lathe([(0.6, 1.15), (0.63, 1.15), (0.6, 1.34), (0.57, 1.34)], (0, 0.2, 0.03), fabric(GOLD), steps=1)
    for i in range(3):
        lathe([(0, 0), (0.2, 0), (0.2, 0.3), (0, 0.3)], (0.95 + 0.1 * i, -0.6 + 0.3 * i, 0.2), fabric((CREAM, ROSE, GOLD)[i]), (90, 0, 30 * i), 1)


def fash_hand_mirror():
    seamless(LOOK, "#d97f7a", 2.2)
    camera((0.2, -6.4, 3.4), (0, 0, 0.2), 60)
    brass = metal(GOLD, 0.22)
    parts = [cylinder(0.85, 0.1, (0, 0, 0), brass, 0.04), cylinder(0.72, 0.02, (0, 0, 0.1), metal("#e9eef0", 0.05), 0.004), hull([(-0.12, -0.85), (0.12, -0.85), (0.09, -1.2), (0.16, -2.0), (0, -2.15), (-0.16, -2.0), (-0.09, -1.2)], 0.05, brass, 0.03, (0, 0, 0.05), (-90, 0, 0))]
    group(parts, (0.15, 0.55, 0.02), (0, 0, 28))
    sheet((2.6, 0.22), lambda x, y: 0.03 + 0.16 * abs(sin(2.2 * x)), (-0.5, -0.9, 0), fabric(CREAM), (0, 0, -14), 0.015, 50)
