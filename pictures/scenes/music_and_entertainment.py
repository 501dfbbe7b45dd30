"""Music: plum walls after sunset's first minute, brass and one red label."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#8a4a52", floor="#5a3338", azimuth=-62, elevation=23, sun="#ffb27a", power=10, ambient=0.55, exposure=0.5)
VINYL, RED, CREAM, WALNUT, TEAL = "#1b1a1d", "#cf3b2b", "#f1e4cd", "#7a4a2a", "#2d6a6c"


def _record(at, rot, label=RED, radius=1.0):
    parts = [cylinder(radius, 0.04, (0, 0, 0), glaze(VINYL), 0.01)]
    parts += [ring(radius * (0.42 + 0.055 * i), 0.006, (0, 0, 0.042), plain("#3a383d", 0.4)) for i in range(10)]
    parts += [cylinder(radius * 0.34, 0.012, (0, 0, 0.04), clay(label), 0.003), cylinder(0.03, 0.03, (0, 0, 0.045), metal(), 0.004)]
    return group(parts, at, rot)


def musi_turntable():
    room(LOOK)
    camera((0.2, -8.8, 2.3), (0, 0, 1.3), 50)
    window(LOOK, (0.1, 0.9, 1.7), 5.6, 4.0, 3, 2, 0.13, 9)
    deck = [
        box((2.5, 1.9, 0.34), (0, 0, 0.08), wood(WALNUT), 0.05),
        cylinder(0.86, 0.08, (-0.3, 0, 0.42), metal("#b9b5ac", 0.35)),
        _record((-0.3, 0, 0.5), (0, 0, 0), RED, 0.84),
        cylinder(0.16, 0.16, (0.92, 0.6, 0.42), metal("#b9b5ac", 0.3)),
        tube([(0.92, 0.6, 0.62), (0.9, 0.2, 0.64), (0.75, -0.25, 0.62), (0.32, -0.42, 0.58)], 0.035, metal("#d5d0c6", 0.25)),
        box((0.2, 0.12, 0.06), (0.3, -0.43, 0.55), clay(VINYL), 0.01, (0, 0, 24)),
        cylinder(0.09, 0.06, (0.95, -0.65, 0.42), metal("#d5b36a", 0.3)),
    ]
    deck += [cylinder(0.1, 0.08, (x, y, 0), clay(VINYL)) for x in (-1.05, 1.05) for y in (-0.75, 0.75)]
    group(deck, (-0.55, -0.15, 0), (0, 0, 9))
    for x, y, turn in ((2.05, 0.9, -12),):
        speaker = [box((1.35, 1.0, 2.3), (0, 0, 0), wood(WALNUT, "z"), 0.05), box((1.2, 0.06, 2.15), (0, -0.5, 0.075), clay("#2b2326"), 0.02)]
        for z, r in ((0.75, 0.46), (1.65, 0.27)):
            speaker.append(group([lathe([(r, 0.08), (r * 1.08, 0.03), (r, 0), (r * 0.4, -0.1), (r * 0.3, -0.02), (0, 0.04)], material=clay(CREAM if z > 1 else "#d9a441"))], (0, -0.54, z), (90, 0, 0)))
        group(speaker, (x, y, 0), (0, 0, turn))
    for i, colour in enumerate((TEAL, "#d9a441", CREAM, RED)):
        box((0.07, 1.5, 1.5), (-2.75 + 0.1 * i, 1.1, 0), clay(colour, 0.6), 0.01, (0, -7 + i, 0))


def musi_keys():
    room(LOOK, "#5b2f3a", "#5b2f3a")
    camera((-2.6, -5.2, 3.0), (0.1, 0.15, 0.4), 50)
    window(LOOK, (0.1, 0.0, 0.5), 4.4, 3.6, 3, 2, 0.12, 9, 10)
    ivory, ebony = glaze("#f3ead9"), glaze("#17161a")
    for i in range(16):
        press = 0.07 if i == 9 else 0
        box((0.36, 2.1, 0.34), (-3.0 + 0.375 * i, -0.1, 0.2 - press), ivory, 0.03)
        if i % 7 not in (2, 6) and i < 15:
            box((0.2, 1.3, 0.3), (-3.0 + 0.375 * (i + 0.5), 0.3, 0.46), ebony, 0.04)
    box((6.6, 0.28, 0.95), (-0.15, 1.15, 0), clay("#7d1f2a", 0.5), 0.04)
    box((6.6, 0.3, 0.42), (-0.15, -1.35, 0), wood(WALNUT), 0.06)
    box((6.6, 2.6, 0.2), (-0.15, -0.1, 0), wood(WALNUT), 0.02)


def musi_guitar():
    room(LOOK, "#c07a4a", "#8a4f32")
    camera((0.5, -9.6, 2.2), (-0.05, 0, 2.3), 50)
    slats(LOOK, (0, 2.4, 2.2), 9, 0.6, 0.42, 30, 8, 6)
    top, dark = wood("#dba35c", "y"), wood("#4a2a1c", "y")
    body = curved([(0, -1.35), (0.75, -1.2), (1.02, -0.6), (0.72, 0.05), (0.66, 0.4), (0.78, 0.8), (0.45, 1.15), (0, 1.2), (-0.45, 1.15), (-0.78, 0.8), (-0.66, 0.4), (-0.72, 0.05), (-1.02, -0.6), (-0.75, -1.2)])
    guitar = [
        plate([body], 0.38, (0, 0, 0), dark, 0.04),
        plate([[(x * 0.97, y * 0.97) for x, y in body], disc(0.28, (0, 0.38))], 0.04, (0, 0, 0.19), top, 0.008),
        ring(0.3, 0.025, (0, 0.38, 0.21), clay(CREAM)),
        box((0.24, 2.2, 0.09), (0, 1.75, 0.19), dark, 0.02),
        box((0.34, 0.62, 0.1), (0, 3.1, 0.17), dark, 0.03),
        box((0.72, 0.16, 0.08), (0, -0.62, 0.2), dark, 0.02),
    ]
    for i in range(6):
        x = -0.085 + 0.034 * i
        guitar.append(tube([(x * 1.4, -0.6, 0.29), (x, 2.85, 0.3)], 0.006, metal("#e8dcc0", 0.3), steps=1))
        side = -1 if i < 3 else 1
        guitar.append(cylinder(0.045, 0.14, (side * 0.17, 2.92 + 0.17 * (i % 3), 0.22), metal("#e8dcc0", 0.3), 0.01, (0, side * 90, 0)))
    for i in range(9):
        guitar.append(box((0.24, 0.02, 0.02), (0, 0.85 + 0.23 * i, 0.278), metal("#d8d0bd", 0.3), 0.004))
    group(guitar, (0.25, 1.75, 1.3), (76, 0, 4))
    lathe([(0, 0), (0.55, 0), (0.55, 0.55), (0.5, 0.62), (0, 0.62)], (-1.35, 0.6, 0), fabric(TEAL), steps=3)
    _record((1.2, -0.6, 0.0), (0, 0, 0), TEAL, 0.6)
