"""Medicine and science: mint and white, clear morning, one drop of coral."""

from math import cos, pi, sin
from random import Random

from studio import *

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
