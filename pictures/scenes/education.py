"""Education: first lesson of the morning, yellow wall, primary colours worn soft."""

from math import cos, pi, radians, sin

from studio import *

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
