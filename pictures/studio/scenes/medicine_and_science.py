"""Medicine and science: mint and white, clear morning, one drop of coral."""

from math import cos, pi, sin
from random import Random

from blender import *

LOOK = Look(wall="#b5d3c8", floor="#dfe7e2", azimuth=-50, elevation=34, sun="#fff4e0", power=6, ambient=0.5, exposure=0.15)
WHITE, CORAL, TEAL, AMBER, NAVY = "#f4f4ef", "#e2604a", "#1f7f7a", "#e0a030", "#22364d"


def _flask(at, colour, scale=1.0):
    """A conical flask, liquid inside."""
    parts = [
        lathe([(0, 0.02), (0.5, 0.02), (0.56, 0.08), (0.38, 0.5), (0.17, 0.95), (0.16, 1.35), (0.21, 1.4)], material=glass("#f4fbf9", 0.2)),
        lathe([(0, 0.04), (0.48, 0.04), (0.53, 0.09), (0.4, 0.42), (0, 0.42)], material=glaze(colour), steps=4),
    ]
    return group(parts, at, scale=scale)


def _round(at, colour, scale=1.0):
    parts = [
        lathe([(0, 0.0), (0.3, 0.05), (0.55, 0.3), (0.58, 0.55), (0.4, 0.9), (0.16, 1.05), (0.15, 1.5), (0.2, 1.55)], material=glass("#f4fbf9", 0.2)),
        lathe([(0, 0.03), (0.28, 0.07), (0.52, 0.3), (0.555, 0.5), (0, 0.5)], material=glaze(colour), steps=4),
        ring(0.34, 0.06, (0, 0, 0.06), clay("#b98550")),
    ]
    return group(parts, at, scale=scale)


def medi_bench():
    room(LOOK)
    camera((0.2, -9, 1.75), (0, 0, 1.45), 50)
    window(LOOK, (0.3, 0.5, 1.3), 5.4, 4.2, 3, 2, 0.12, 9)
    rack = wood("#d2a873")
    box((2.3, 0.6, 0.12), (1.4, 0.5, 0), rack)
    box((2.3, 0.5, 0.1), (1.4, 0.5, 0.95), rack)
    for x in (0.32, 2.48):
        box((0.1, 0.48, 0.99), (x, 0.5, 0), rack)
    for i, colour in enumerate((CORAL, AMBER, TEAL, "#6f8fc0", CORAL)):
        x = 0.65 + 0.375 * i
        level = (0.75, 0.5, 0.9, 0.4, 0.62)[i]
        lathe([(0, 0.14), (0.1, 0.18), (0.125, 0.28), (0.125, 1.6), (0.15, 1.62)], (x, 0.5, 0), glass("#f4fbf9", 0.2), steps=3)
        lathe([(0, 0.16), (0.09, 0.2), (0.11, 0.28), (0.11, 0.3 + level), (0, 0.3 + level)], (x, 0.5, 0), glaze(colour), steps=2)
    _flask((-0.55, 0.1, 0), CORAL, 1.25)
    _round((-1.75, 0.4, 0), TEAL, 1.05)
    lathe([(0, 0), (0.42, 0), (0.44, 0.05), (0.44, 0.12)], (0.55, -0.75, 0), glass("#e9f6f2", 0.6), steps=1)
    cylinder(0.4, 0.06, (0.55, -0.75, 0.02), clay(AMBER, 0.4))
    for i in range(3):
        ball(0.09, (-2.35 + 0.26 * i, -0.6 - 0.12 * i, 0), glaze(WHITE))


def medi_capsules():
    room(LOOK, "#e8b7a4", "#e8b7a4")
    camera((0.5, -5.2, 4.8), (0, 0.1, 0.15), 58)
    window(LOOK, (0.2, 0.2, 0), 3.0, 3.2, 2, 2, 0.1, 8, 12)

    def capsule(at, rot, one, two):
        half = [(0, -0.62), (0.12, -0.59), (0.21, -0.48), (0.24, -0.36), (0.24, 0)]
        other = [(0.225, 0), (0.225, 0.36), (0.2, 0.48), (0.12, 0.58), (0, 0.61)]
        return group([lathe(half, material=glaze(one), steps=4), lathe(other, material=glaze(two), steps=4)], at, rot)

    lying = ((-1.1, 0.75, 35, CORAL), (0.1, 1.0, 100, TEAL), (1.15, 0.55, 15, NAVY), (-0.6, -0.25, 140, NAVY), (0.75, -0.55, 60, CORAL), (-1.45, -0.85, 80, TEAL), (0.1, -1.25, 170, AMBER))
    for x, y, turn, colour in lying:
        capsule((x, y, 0.24), (90, 0, turn), colour, WHITE)
    capsule((0.2, 0.28, 0.62), (0, 0, 0), CORAL, WHITE)
    for x, y in ((1.6, -0.2), (-0.3, 0.45), (1.5, -1.2)):
        group([cylinder(0.27, 0.14, (0, 0, 0), clay(WHITE), 0.05), box((0.42, 0.03, 0.012), (0, 0, 0.135), clay("#d8d4ca"), 0.004)], (x, y, 0), (0, 0, 40 * x))


def medi_stethoscope():
    room(LOOK, "#cfe0d8", "#cfe0d8")
    camera((-0.4, -5.6, 5.2), (0, 0.1, 0.1), 54)
    bars(LOOK, (0.3, 0.3, 0), 3.2, 4, 2, 2, 0.12, 8, 10)
    hose, steel = clay(NAVY, 0.45), metal("#d8dadb", 0.2)
    tube([(0.0, 0.35, 0.09), (-0.15, -0.5, 0.09), (0.25, -1.25, 0.09), (1.1, -1.35, 0.09), (1.55, -0.6, 0.09), (1.15, 0.1, 0.09), (1.05, 0.75, 0.16)], 0.085, hose)
    for side in (-1, 1):
        tube([(0.0, 0.3, 0.09), (0.28 * side, 0.75, 0.09), (0.62 * side, 1.2, 0.1)], 0.08, hose)
        tube([(0.6 * side, 1.18, 0.1), (0.85 * side, 1.6, 0.1), (0.72 * side, 2.0, 0.12), (0.5 * side, 2.2, 0.12)], 0.05, steel)
        ball(0.1, (0.47 * side, 2.24, 0.03), clay("#2b2d2f"))
    lathe([(0, 0), (0.42, 0), (0.45, 0.05), (0.42, 0.12), (0.2, 0.17), (0.14, 0.28), (0, 0.28)], (1.05, 0.85, 0), steel)
    plate([heart(1.3)], 0.26, (-0.85, -1.2, 0.13), glaze(CORAL), 0.01, (0, 0, 16))


def medi_waiting_room():
    look = indoors(LOOK, -78, 32, 8, 0.6)
    chamber((6.2, 4.8, 2.8), "#c3dcd2", plaster("#dfe0d8"), [opening_in("left", 0.2, 0.9, 2.0, 1.4)])
    ceiling((6.2, 4.8, 2.8))
    camera((2.0, -6.4, 1.55), (-0.2, -1.5, 0.9), 34)
    for i in range(4):
        chair((-1.6 + 0.72 * i, -0.5, 0), 0, "#c9a87c", (TEAL, CORAL)[i % 2])
    box((1.5, 0.7, 1.05), (2.0, -0.6, 0), clay(TEAL, 0.6), 0.04)
    box((1.64, 0.84, 0.06), (2.0, -0.6, 1.05), wood("#c9a87c"), 0.02)
    lathe([(0.09, 0), (0.1, 0.02), (0.07, 0.09), (0, 0.1)], (2.2, -0.75, 1.11), metal("#d6a546", 0.2))
    table((-0.4, -1.7, 0), 0, (0.9, 0.55, 0.4), "#c9a87c")
    for i in range(3):
        box((0.24, 0.32, 0.015), (-0.6 + 0.2 * i, -1.7, 0.4 + 0.015 * i), clay((CORAL, AMBER, NAVY)[i]), 0.003, (0, 0, 20 * i))
    vessel([(0.16, 0), (0.22, 0.1), (0.2, 0.4)], (-2.6, -0.5, 0), clay(WHITE), 0.03)
    for i in range(7):
        plate([leaf(0.9, 0.2)], 0.02, (-2.6, -0.5, 0.4), clay("#4f8a5f"), 0.005, (28, 0, 51 * i))
    framed((-0.5, -0.02, 1.75), (1.0, 0.7), TEAL, shape=disc(0.2))


def medi_consulting():
    look = indoors(LOOK, -74, 32, 8, 0.6)
    chamber((4.8, 4.4, 2.7), "#cfe0d8", "#cdb38c", [opening_in("left", 0.3, 0.9, 1.4, 1.4)])
    ceiling((4.8, 4.4, 2.7))
    camera((1.6, -5.8, 1.5), (-0.1, -1.3, 0.85), 35)
    box((0.75, 1.9, 0.12), (1.5, -1.1, 0.62), fabric(TEAL), 0.05)
    box((0.7, 1.8, 0.5), (1.5, -1.1, 0.1), clay(WHITE), 0.03)
    box((0.78, 1.0, 0.02), (1.5, -1.3, 0.735), plain(WHITE), 0.005)
    table((-1.0, -0.75, 0), 0, (1.5, 0.7, 0.74), "#c9a87c")
    slate((-1.1, -0.6, 1.0), (0, 0, 10), (0.5, 0.32), [(0.08, 0.7, 0.5, 0.1, "#1f7f7a"), (0.08, 0.5, 0.75, 0.06, "#9fb0ac"), (0.08, 0.36, 0.6, 0.06, "#9fb0ac")], lit=0.8)
    chair((-1.0, -1.5, 0), 180, "#55706c", TEAL)
    chair((0.05, -0.9, 0), -60, "#c9a87c", CORAL)
    tube([(-0.55, -0.7, 0.76), (-0.45, -0.85, 0.77), (-0.6, -0.95, 0.77), (-0.75, -0.85, 0.77)], 0.012, clay(NAVY))
    box((0.5, 0.04, 0.9), (0.5, -0.03, 1.3), plain(WHITE), 0.005)
    for i in range(5):
        for k in range(i + 1):
            box((0.15 / (i + 1), 0.01, 0.11 / (i + 1) + 0.02), (0.5 - 0.17 + 0.34 * (k + 0.5) / (i + 1), -0.06, 2.02 - 0.16 * i), plain(NAVY), 0)


def medi_front():
    overcast(LOOK)
    ground("#a9aca8")
    pavement(2.4, 4.2)
    house((0, 4.4, 0.12), (6.4, 7, 9.0), "#c9bfa8", "#5a6068", TEAL, ((-0.34, 0.0, 0.34),) * 3, 0.0, lit=((0, -0.34), (0, 0.34)), rise=1.8)
    house((-6.0, 4.4, 0.12), (5.6, 7, 8.6), "#b9ae98", windows=((-0.25, 0.25),) * 3)
    house((6.0, 4.4, 0.12), (5.6, 7, 8.6), "#bfb49e", windows=((-0.25, 0.25),) * 3, door_=NAVY)
    box((0.46, 0.06, 0.34), (1.0, 4.3, 1.5), metal("#d6a546", 0.3), 0.01)
    tube([(-0.9, 3.6, 0.12), (-0.9, 3.6, 1.0), (-0.9, 2.6, 0.9), (-0.9, 2.6, 0.12)], 0.03, clay(NAVY), steps=1)
    camera((-2.0, -8.6, 1.75), (0.1, 4, 3.6), 36)


def medi_weekly_tray():
    seamless(LOOK, "#9fc9bd", 2.2)
    camera((0.2, -6.4, 3.6), (0, 0, 0.15), 72)
    box((3.5, 1.5, 0.2), (0, 0.2, 0), clay(WHITE, 0.5), 0.05)
    for i in range(7):
        for k in range(3):
            x, y = -1.44 + 0.48 * i, 0.64 - 0.44 * k
            box((0.42, 0.38, 0.03), (x, y, 0.185), clay((TEAL, "#dceae4", AMBER)[k], 0.5), 0.01)
            for p in range((i + k) % 3 + 1):
                ball(0.06, (x - 0.1 + 0.1 * p, y + 0.05 * (-1) ** p, 0.2), clay((CORAL, WHITE, AMBER)[(i + p) % 3], 0.4), (1, 1, 0.6))
    lathe([(0, 0), (0.2, 0), (0.24, 0.62), (0.22, 0.62), (0.18, 0.04)], (1.2, -1.0, 0), glass("#e2f0f0", 0.4), steps=1)
    cylinder(0.19, 0.36, (1.2, -1.0, 0.04), glass("#bfe0ea", 0.5), 0)


def medi_jab():
    room(LOOK, "#e8b9a8", "#f0e2d6")
    camera((0.2, -5.2, 4.8), (0, 0.1, 0.15), 80)
    window(LOOK, (0.1, 0.2, 0.5), 4.0, 3.4, 2, 2, 0.12, 8)
    plate([rectangle(2.6, 1.4, (0, 0), 0.3), rectangle(2.4, 1.2, (0, 0), 0.24)], 0.16, (0, 0.1, 0.08), metal("#d9dcdc", 0.25), 0.02)
    plate([rectangle(2.5, 1.3, (0, 0), 0.28)], 0.04, (0, 0.1, 0.03), metal("#d9dcdc", 0.3), 0.01)
    body = [cylinder(0.13, 0.95, (0, 0, 0), glass("#e6f2f2", 0.4), 0.01), cylinder(0.11, 0.5, (0, 0, 0.02), clay("#bfe6df", 0.3), 0), cylinder(0.04, 0.5, (0, 0, 0.9), clay(WHITE), 0.005), cylinder(0.16, 0.04, (0, 0, 1.38), clay(WHITE), 0.01), box((0.5, 0.1, 0.05), (0, 0, 0.93), clay(WHITE), 0.02), cylinder(0.05, 0.12, (0, 0, -0.12), clay(TEAL), 0.01), cylinder(0.008, 0.4, (0, 0, -0.5), metal(), 0)]
    group(body, (-0.6, -0.14, 0.22), (0, 90, 6))
    for x, c in ((-0.72, CORAL), (-0.22, TEAL)):
        lathe([(0, 0), (0.14, 0), (0.15, 0.03), (0.15, 0.3), (0.08, 0.36), (0.08, 0.42)], (x, 0.42, 0.06), glass("#e6f2f2", 0.4), steps=2)
        cylinder(0.1, 0.08, (x, 0.42, 0.46), clay(c), 0.01)
    ball(0.2, (0.72, 0.38, 0.05), fabric(WHITE), (1.2, 1, 0.7))
