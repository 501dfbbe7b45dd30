"""Education: first lesson of the morning, yellow wall, primary colours worn soft."""

from math import cos, pi, radians, sin

from blender import *

LOOK = Look(wall="#ecc35c", floor="#c98f4e", azimuth=-54, elevation=30, sun="#fff0cc", power=6.5, ambient=0.5, exposure=0.2)
BLUE, RED, GREEN, CREAM, PINE = "#2a5d8f", "#c9402f", "#3d7a55", "#f4ead6", "#d2a064"


def _pencil(at, rot, colour, length=1.7):
    parts = [
        cylinder(0.07, length, (0, 0, 0), clay(colour, 0.5), 0.008, sides=6),
        cone(0.07, 0.018, 0.24, (0, 0, length), wood("#e0b880", "z"), 0.0, sides=24),
        cone(0.022, 0.002, 0.07, (0, 0, length + 0.22), clay("#2a2a2a"), 0.0, sides=16),
    ]
    return group(parts, at, rot)


def educ_books():
    room(LOOK)
    camera((0.2, -9, 1.8), (0, 0, 1.4), 50)
    window(LOOK, (-0.9, 2.6, 2.3), 4.4, 4.2, 2, 2, 0.13, 9)
    stack = [(2.3, 0.34, BLUE, 4), (2.1, 0.26, CREAM, -5), (2.2, 0.38, RED, 2), (1.8, 0.24, GREEN, -9), (1.7, 0.3, "#e0862e", 6)]
    z = 0
    for width, height, colour, turn in stack:
        book((width, 1.5, height), (1.2, 0.3, z), clay(colour, 0.6), (0, 0, turn))
        z += height
    blob([(-0.16, 0, 0.32, 0.3), (0.16, 0, 0.32, 0.3), (0, 0.14, 0.3, 0.3), (0, -0.1, 0.24, 0.28)], (1.15, 0.2, z), glaze("#c33127"))
    tube([(1.15, 0.2, z + 0.5), (1.17, 0.2, z + 0.68), (1.24, 0.2, z + 0.78)], 0.025, clay("#5a3a22"))
    plate([leaf(0.32, 0.16)], 0.02, (1.18, 0.2, z + 0.64), clay(GREEN), 0.006, (50, 0, -70))
    vessel([(0.34, 0), (0.36, 0.04), (0.36, 0.85)], (-0.75, -0.1, 0), glaze(BLUE))
    for i, (colour, rx, ry) in enumerate(((RED, 7, -9), ("#e8b733", -8, 6), (GREEN, 3, 13), (CREAM, -5, -14))):
        _pencil((-0.75 + 0.05 * (i - 1.5), -0.1, 0.08), (rx, ry, 40 * i), colour, 1.35)
    _pencil((-2.3, -1.0, 0.07), (-90, 0, -62), RED, 1.4)
    for i, (x, turn, colour) in enumerate(((-2.2, 12, RED), (-1.75, -20, CREAM))):
        box((0.46, 0.46, 0.46), (x, 0.7 - 0.3 * i, 0), clay(colour), 0.04, (0, 0, turn))
    box((0.46, 0.46, 0.46), (-2.02, 0.55, 0.46), clay(BLUE), 0.04, (0, 0, 32))


def educ_abacus():
    room(LOOK, "#8fb0b5", "#8fb0b5")
    camera((-1.0, -7.6, 1.9), (0, 0, 1.25), 54)
    window(LOOK, (0.7, 2.6, 1.6), 3.0, 3.6, 2, 3, 0.1, 8)
    frame = wood(PINE, "z")
    parts = [box((0.2, 0.34, 2.5), (x, 0, 0), frame, 0.04) for x in (-1.45, 1.45)]
    parts += [box((3.1, 0.34, 0.2), (0, 0, z), wood(PINE, "x"), 0.04) for z in (0.0, 2.4)]
    colours = (RED, "#e8b733", GREEN, BLUE, "#e0862e")
    for row, colour in enumerate(colours):
        z = 0.5 + 0.4 * row
        parts.append(cylinder(0.025, 2.9, (-1.45, 0, z), metal("#cfc9bd"), 0, (0, 90, 0)))
        left = (3, 7, 5, 2, 6)[row]
        for i in range(9):
            x = -1.2 + 0.25 * i if i < left else 1.2 - 0.25 * (8 - i)
            parts.append(ball(0.165, (x, 0, z - 0.165), clay(colour, 0.45), (0.72, 1, 1)))
    group(parts, (0.1, 0.2, 0), (0, 0, 18))
    box((0.9, 0.26, 0.26), (-1.9, -1.0, 0), clay(CREAM), 0.03, (0, 0, -24))


def educ_globe():
    room(LOOK, "#e7d9bd", "#b98a52")
    camera((0.7, -8, 1.8), (0.1, 0, 1.45), 56)
    bars(LOOK, (-0.6, 2.6, 2.2), 2.6, 4, 2, 3, 0.12, 8)
    brass = metal("#cf9f4a", 0.28)
    lathe([(0, 0), (0.62, 0), (0.6, 0.1), (0.22, 0.2), (0.09, 0.36), (0.09, 0.6), (0, 0.6)], (0, 0.2, 0), wood("#7a4a2a", "z"))
    arc = [(1.08 * cos(a), 0, 1.08 * sin(a)) for a in (pi * (-0.62 + 0.1 * i) for i in range(11))]
    globe = [ball(0.95, (0, 0, -0.95), glaze("#3c7fa6")), tube([(x, y, z) for x, y, z in arc], 0.045, brass, steps=3)]
    lands = (
        (-20, 12, [(-0.35, -0.1), (-0.2, 0.3), (0.2, 0.42), (0.4, 0.1), (0.1, -0.1), (0.12, -0.5), (-0.08, -0.4)]),
        (48, -18, [(-0.2, 0.4), (0.15, 0.35), (0.22, 0.0), (0.05, -0.45), (-0.15, -0.1)]),
        (-66, -8, [(-0.3, 0.3), (0.2, 0.35), (0.1, 0.0), (-0.15, -0.4)]),
    )
    for lon, lat, shape in lands:
        inner = [(x * k, y * k) for k in (0.12, 0.3, 0.5, 0.7, 0.88) for x, y in shape]
        places = ((radians(lon + x * 55), radians(lat + y * 55)) for x, y in [*curved(shape, 3), *inner])
        lumps = [(0.84 * cos(b) * sin(a), -0.84 * cos(b) * cos(a), 0.84 * sin(b), 0.125) for a, b in places]
        globe.append(blob(lumps, material=clay("#8fae5d"), resolution=0.05))
    group(globe, (0, 0.2, 1.72), (0, 20, 0))
    book((1.5, 1.1, 0.22), (-1.75, 0.5, 0), clay(RED, 0.6), (0, 0, -14))
    book((1.3, 1.0, 0.2), (-1.7, 0.5, 0.22), clay(BLUE, 0.6), (0, 0, 6))
    _pencil((1.0, -1.1, 0.07), (-90, 0, 60), "#e8b733", 1.3)


def educ_classroom():
    look = indoors(LOOK, -78, 30, 9, 0.75)
    chamber((7.0, 5.8, 3.0), "#f0d68a", "#c98f4e", [opening_in("left", -1.1, 0.9, 1.7, 1.6), opening_in("left", 1.1, 0.9, 1.7, 1.6)])
    ceiling((7.0, 5.8, 3.0))
    camera((2.6, -7.6, 1.6), (-0.3, -2.0, 0.85), 32)
    box((2.8, 0.06, 1.2), (0.3, -0.05, 1.0), clay("#2f4a3f"), 0.01)
    box((2.9, 0.1, 0.06), (0.3, -0.08, 0.96), wood(PINE), 0.01)
    for i, (x, z, w) in enumerate(((-0.6, 1.85, 0.9), (-0.5, 1.6, 1.2), (0.6, 1.35, 0.7))):
        box((w, 0.01, 0.03), (x, -0.09, z), clay(CREAM), 0)
    for r in range(2):
        for c in range(3):
            x, y = -1.7 + 1.6 * c, -1.6 - 1.6 * r
            table((x, y, 0), 0, (1.1, 0.6, 0.58), PINE)
            chair((x - 0.25, y - 0.55, 0), 180, (RED, BLUE, GREEN)[c]).scale = (0.78, 0.78, 0.78)
            chair((x + 0.3, y - 0.55, 0), 176, (BLUE, GREEN, RED)[c]).scale = (0.78, 0.78, 0.78)
            box((0.3, 0.22, 0.03), (x - 0.2, y, 0.58), clay((CREAM, RED, BLUE)[(c + r) % 3]), 0.005, (0, 0, 12))
    shelves((2.6, -0.2, 0), 0, (1.3, 0.32, 1.2), 3, PINE)
    ball(0.2, (2.7, -0.2, 1.28), clay(BLUE))
    for i in range(5):
        plate([[(0, 0.26), (0.17, 0), (0, -0.3), (-0.17, 0)]], 0.01, (-2.4 + 0.55 * i, -0.06, 2.6), clay((RED, BLUE, GREEN, "#e0762e", CREAM)[i]), 0, (90, 12 * (-1) ** i, 0))


def educ_front():
    noon(LOOK, azimuth=-50, elevation=36)
    ground("#c2a67c")
    brick = "#b5603f"
    house((0, 6, 0), (11, 7, 5.6), brick, "#5a6068", GREEN, ((-0.4, -0.22, 0.22, 0.4), (-0.4, -0.2, 0.0, 0.2, 0.4)), None, rise=2.6, pane=(1.1, 1.6))
    box((2.6, 1.2, 3.4), (0, 5.6, 0), plaster(brick), 0.02)
    roof(2.9, 1.6, 0.0001 + 0.9, (0, 5.4, 3.4), clay("#5a6068"), 0.15)
    door((0, 4.98, 0), (1.5, 2.5), GREEN)
    for i, (x, z, c) in enumerate(((-5.5, 7.6, RED), (-2.2, 9.0, BLUE), (2.6, 8.2, "#e0762e"), (6.0, 9.4, GREEN))):
        plate([[(0, 0.8), (0.55, 0), (0, -0.95), (-0.55, 0)]], 0.03, (x, 3.2, z), clay(c), 0, (80, 14 * (-1) ** i, 0))
        tube([(x, 3.2, z - 0.9), (x * 0.9, 2.2, z * 0.6), (x * 0.8, 1.4, 1.0)], 0.012, clay(CREAM))
        for k in range(3):
            plate([[(-0.14, 0.07), (0.14, -0.07), (0.14, 0.07), (-0.14, -0.07)]], 0.015, (x + 0.1 * sin(3 * k), 3.1, z - 1.25 - 0.35 * k), clay(CREAM), 0, (90, 0, 0))
    for x in (-4.6, 4.8):
        broadleaf(3.8, (x, 3.4, 0), "#7d9a4c", int(x + 8))
    for i in range(5):
        box((0.7, 0.7, 0.012), (-1.6 + 0.2 * (i % 2) + 0.7 * i, 1.0, 0), clay((CREAM, RED, BLUE, GREEN, CREAM)[i]), 0)
    bicycle((-3.4, 4.6, 0), 0, RED, scale=0.85)
    camera((-2.8, -9.5, 1.8), (0.1, 5, 3.9), 32)


def educ_evening():
    night(LOOK, 0.28)
    chamber((6.0, 5.0, 2.9), "#e0bd66", "#a5733f", [opening_in("left", 0.3, 0.9, 1.8, 1.5)])
    ceiling((6.0, 5.0, 2.9))
    camera((1.9, -6.4, 1.6), (-0.2, -1.8, 0.95), 34)
    table((0.0, -2.0, 0), 0, (3.2, 1.2, 0.74), PINE)
    for x in (-1.1, 0, 1.1):
        chair((x, -1.15, 0), 0, "#8a5a36")
        chair((x, -2.85, 0), 180, "#8a5a36")
        book((0.3, 0.24, 0.05), (x, -1.75, 0.74), clay((RED, BLUE, GREEN)[int(x + 1)]), (0, 0, 10))
        box((0.26, 0.34, 0.01), (x - 0.1, -2.3, 0.74), plain(CREAM), 0, (0, 0, -8))
        pendant((x, -2.0, 2.9), 0.95, GREEN, lit=6)
        lamp((x, -2.0, 1.65), 24, "#ffc27a", 0.1)
    mug((0.6, -2.1, 0.74), RED, 20, 0.16)
    box((2.2, 0.06, 1.1), (0.4, -0.05, 1.1), clay("#2f4a3f"), 0.01)
    shelves((2.3, -0.2, 0), 0, (1.2, 0.32, 2.0), 5, PINE)


def educ_bookbinding():
    room(LOOK)
    camera((0.2, -7.0, 3.3), (0, 0, 0.5), 56)
    window(LOOK, (0.1, 0.2, 0.5), 4.2, 3.8, 2, 2, 0.12, 8)
    for i in range(5):
        box((1.3, 0.95, 0.07), (-1.1, 0.3, 0.075 * i), plain(CREAM, 0.9), 0.012, (0, 0, 8 + i))
    book((1.25, 0.95, 0.32), (0.75, 0.45, 0), clay(RED), (0, 0, -14))
    lathe([(0, 0), (0.26, 0), (0.27, 0.05), (0.1, 0.1), (0.1, 0.5), (0.27, 0.55), (0.26, 0.6), (0, 0.6)], (1.65, -0.5, 0), wood(PINE), steps=1)
    cylinder(0.2, 0.36, (1.65, -0.5, 0.12), fabric(BLUE), 0.03)
    tube([(1.45, -0.5, 0.3), (0.9, -0.9, 0.05), (0.3, -0.8, 0.03), (-0.2, -1.0, 0.03)], 0.012, fabric(BLUE))
    group([cylinder(0.012, 0.9, (0, 0, 0), metal(), 0.002, sides=12)], (-0.6, -0.95, 0.03), (0, 88, 12))
    plate([curved([(-0.9, -0.08), (0.7, -0.1), (0.9, 0), (0.7, 0.1), (-0.9, 0.08)])], 0.06, (-0.9, -0.9, 0.04), clay("#f1e6cf", 0.4), 0.02, (0, 0, 30))


def educ_weather_station():
    noon(LOOK, azimuth=-44, elevation=38)
    ground("#c9bda6")
    box((40, 0.3, 0.7), (0, 3.4, 0), plaster("#b5603f"), 0.02)
    camera((-0.8, -5.4, 1.5), (0.1, 0.6, 1.45), 44)
    white = clay("#f6f2e8", 0.6)
    for x in (-0.4, 0.4):
        for y in (0.6, 1.2):
            box((0.07, 0.07, 1.1), (x, y, 0), white, 0.01)
    for i in range(7):
        box((0.95, 0.8, 0.05), (0, 0.9, 1.12 + 0.1 * i), white, 0.01, (6, 0, 0))
    box((1.15, 1.0, 0.08), (0, 0.9, 1.85), white, 0.02)
    cylinder(0.03, 2.7, (1.3, 1.2, 0), metal("#b9bcbd"), 0.004, sides=14)
    for a in (0, 2.1, 4.2):
        tube([(1.3, 1.2, 2.7), (1.3 + 0.36 * cos(a), 1.2 + 0.36 * sin(a), 2.7)], 0.014, metal("#b9bcbd"), steps=1)
        ball(0.1, (1.3 + 0.38 * cos(a), 1.2 + 0.38 * sin(a), 2.6), clay(RED))
    lathe([(0, 0), (0.16, 0), (0.16, 0.4), (0.2, 0.55), (0.18, 0.55), (0.14, 0.4), (0.14, 0.03)], (-1.3, 0.7, 0), clay(BLUE, 0.4), steps=1)
    cloud(1.6, (-4, 22, 6))
    cloud(1.1, (5, 24, 7.5))
