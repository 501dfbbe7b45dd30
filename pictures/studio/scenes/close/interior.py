"""Cloth and timber from close by."""

from math import cos, pi, sin
from random import Random

from scenes.interior import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled


def inte_close_weave():
    """Herringbone on the arm of a chair, a row of brass nails below it."""
    close(LOOK, (-3.0, -6.8, 2.3), (0.25, -0.6, -0.1), 62, (-0.5, -1.6, 0.2), 0.2, azimuth=-74, elevation=30, power=7)
    box((40, 1, 30), (0, 14, -10), plaster("#8f9a80"), 0)
    arm = lambda x, y: 0.62 - 0.1 * (y + 0.2) ** 2 - (0.5 * (-1.35 - y) ** 2 if y < -1.35 else 0) - (0.3 * (y - 1.6) ** 2 if y > 1.6 else 0)
    woven((9, 4.4), arm, (150, 74), felt("#a3452c"), felt("#e2c7a6"), 2, 0.55, 0.98)
    sheet((9, 4.4), lambda x, y: arm(x, y) - 0.06, (0, 0, 0), plain("#6d3324"), cells=60)
    timber = grain("#6b3d1f", "#a5693a", "x", 0.35, 2.2, 0.4)
    box((9, 0.5, 0.55), (0, -2.25, -0.86), timber, 0.1)
    rope([(x, -2.12, -0.2) for x in (-4.5, -2, 0, 2, 4.5)], 0.09, felt("#7d2f1d"), 3, 3.2, 4, 60)
    nail = one([lathe([(0, 0.1), (0.05, 0.098), (0.1, 0.075), (0.135, 0.03), (0.14, 0)], material=metal("#d9ad55", 0.2), steps=3)])
    spread(nail, [((-4.4 + 0.31 * k, -2.51, -0.46), (90, 0, 0), 1) for k in range(29)])


def inte_close_rule():
    """A folding rule on a plan."""
    close(LOOK, (-1.4, -7.8, 4.4), (0.25, 0.2, 0.1), 66, (-0.3, -0.8, 0.15), 0.2, azimuth=-70, elevation=24, power=7)
    paper = _relief(_mottle(_principled("#f3ecdb", 0.9), "#ece3cd", "#f7f2e4", 6), (("Noise", 60, 1.0), ("Noise", 6, 0.8)), 0.35, 0.02)
    sheet((20, 18), lambda x, y: 0.03 * sin(0.7 * x + 0.3 * y), (0, 4, -0.04), paper, cells=40)
    ink = plain("#2e5d50", 0.8)
    for a, b in (((-6, 1.9), (6, 1.9)), ((-6, 2.1), (-1, 2.1)), ((0.4, 2.1), (6, 2.1)), ((2.6, -4), (2.6, 1.9)), ((2.8, -4), (2.8, 1.9)), ((-1, 2.1), (-1, 3.3)), ((-6, -2.9), (2.6, -2.9))):
        box((abs(b[0] - a[0]) + 0.03, abs(b[1] - a[1]) + 0.03, 0.004), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.03), ink, 0)
    cords([[(-1 + 1.4 * sin(t), 2.0 + 1.4 * cos(t), 0.035) for t in [pi / 2 * i / 24 for i in range(25)]]], 0.012, ink)
    timber = grain("#c9942f", "#edc25a", "x", 0.45, 1.6, 0.3)
    black, brass = plain("#231d12", 0.6), metal("#dcb257", 0.24)

    def leg(length, at, turn, high):
        parts = [box((length, 0.62, 0.12), (length / 2, 0, 0), timber, 0.03)]
        for i in range(int(length / 0.1)):
            parts.append(box((0.014, 0.3 if i % 10 == 0 else 0.22 if i % 5 == 0 else 0.13, 0.003), (0.05 + 0.1 * i, 0.3 - (0.15 if i % 10 == 0 else 0.11 if i % 5 == 0 else 0.065), 0.12), black, 0))
            if i % 10 == 0 and i:
                parts.append(letters(str(i // 10), 0.24, (0.05 + 0.1 * i + 0.1, -0.04, 0.122), black, depth=0.001))
        for x in (0.06, length - 0.06):
            parts += [cylinder(0.24, 0.02, (x, 0, 0.12), brass, 0.008), cylinder(0.09, 0.05, (x, 0, 0.12), brass, 0.02)]
        group(parts, (*at, high), (0, 0, turn))

    leg(4.9, (-3.3, -1.95), 13, 0.0)
    leg(4.9, (1.35, -0.87), 128, 0.13)
    leg(4.9, (-1.6, 2.9), 22, 0.0)
    pencil = [cylinder(0.13, 3.4, (0, 0, 0), plain("#2e5d50", 0.4), 0.01, (0, 90, 0), 6), cone(0.13, 0.03, 0.42, (3.4, 0, 0), wood("#dcb98a"), 0, (0, 90, 0), 24), cone(0.035, 0.004, 0.1, (3.8, 0, 0), plain("#2b2b2b"), 0, (0, 90, 0), 16)]
    group(pencil, (-0.2, -2.5, 0.14), (0, 0, 8))
