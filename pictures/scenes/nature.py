"""Nature: olive and moss, a soft early sun through leaves."""

from math import cos, pi, sin
from random import Random

from studio import *

LOOK = Look(wall="#c9c6a6", floor="#a3a37a", azimuth=-54, elevation=28, sun="#ffe6c0", power=6.2, ambient=0.45, exposure=0.05)
MOSS, FOREST, FERN, SAND, SUN, BARK = "#5f7340", "#2b4634", "#829a58", "#e6d9b0", "#eaa22c", "#6a4a30"


def natu_hills():
    room(LOOK, "#e6d3ac", "#75854e")
    camera((0, -9.6, 1.9), (0, 0, 1.65), 48)
    dapple(LOOK, (-2.2, 2.6, 3.4), 5, 3, 46, 0.6, 6, 5)

    def hill(points, y, colour):
        plate([[(-6, 0), (6, 0), *reversed(smooth(points))]], 0.42, (0, y, 0), clay(colour), 0.06, (90, 0, 0))

    def smooth(points):
        return [(x, sum(h * max(0, 1 - abs(x - px) / 1.6) for px, h in points)) for x in (-6 + 0.15 * i for i in range(81))]

    plate([disc(0.85)], 0.16, (1.5, 2.4, 2.35), clay(SUN), 0.05, (90, 0, 0))
    hill([(-4.8, 0.9), (-3.2, 1.0), (-1.6, 1.5), (0, 1.25), (1.6, 1.75), (3.2, 1.9), (4.8, 1.6)], 1.9, "#a9b98f")
    hill([(-4.8, 0.6), (-3.2, 1.05), (-1.6, 0.8), (0, 0.75), (1.6, 1.0), (3.2, 1.4), (4.8, 1.2)], 1.2, FERN)
    hill([(-4.8, 0.3), (-3.2, 0.35), (-1.6, 0.5), (0, 0.62), (1.6, 0.45), (3.2, 0.5), (4.8, 0.8)], 0.5, MOSS)
    trunk = clay(BARK)
    for x, y, z, s, kind in ((2.5, 0.5, 0.42, 1.5, "cone"), (3.05, 0.45, 0.42, 1.1, "cone"), (1.95, 0.45, 0.4, 1.0, "cone"), (-2.6, 1.2, 0.85, 0.9, "cone"), (-1.15, -0.4, 0, 1.3, "round"), (-1.9, -0.1, 0, 0.95, "round"), (0.3, 1.15, 0.68, 0.8, "round")):
        tree(s, (x, y, z), clay(FOREST if kind == "cone" else "#55702f"), trunk, kind)
    ball(0.2, (0.75, -0.75, 0), clay(SAND), (1.4, 1, 0.7))
    ball(0.13, (1.15, -0.9, 0), clay("#b9ad8c"), (1.3, 1, 0.7))


def natu_plants():
    room(LOOK, "#d8b48a", "#efe0c4")
    camera((0.2, -8.2, 1.8), (0.1, 0, 1.4), 62)
    window(LOOK, (0.1, 1.6, 1.7), 3.4, 4.2, 2, 2, 0.12, 8)
    pot = clay("#b65f38")

    def terracotta(at, s):
        vessel([(0.36 * s, 0), (0.5 * s, 0.72 * s), (0.58 * s, 0.74 * s), (0.58 * s, 0.95 * s)], at, pot, 0.06)
        cylinder(0.5 * s, 0.02, (at[0], at[1], at[2] + 0.82 * s), clay("#3f2d20"), 0.004)

    terracotta((-0.55, 0.4, 0), 1.15)
    green = clay("#5f7f45")
    blob([(0, 0, 0.2, 0.3), (0, 0, 0.6, 0.32), (0, 0, 1.0, 0.32), (0, 0, 1.4, 0.3), (0.4, 0, 0.75, 0.17), (0.58, 0, 0.9, 0.17), (0.6, 0, 1.2, 0.17), (-0.38, 0, 0.55, 0.15), (-0.52, 0, 0.72, 0.15), (-0.52, 0, 0.95, 0.15)], (-0.55, 0.4, 0.85), green)
    ball(0.13, (-0.55, 0.32, 2.5), clay("#d9506a"), (1, 1, 0.7))
    terracotta((0.95, 0.1, 0), 0.8)
    for ring_, (count, tilt, length) in enumerate(((9, 62, 0.62), (7, 38, 0.55), (4, 14, 0.42))):
        for i in range(count):
            plate([leaf(length, 0.22)], 0.06, (0.95, 0.1, 0.68 + 0.05 * ring_), clay("#8fae7c"), 0.02, (90 - tilt - 10, 0, 360 * i / count + 20 * ring_))
    vessel([(0.28, 0), (0.3, 0.04), (0.34, 0.42)], (0.25, -0.95, 0), glaze(SAND))
    ball(0.3, (0.25, -0.95, 0.22), clay("#6f8f4a"), (1, 1, 0.85))


def natu_stones():
    room(LOOK, "#b3b592", "#b3b592")
    camera((0.3, -7, 1.7), (0.05, 0, 1.1), 54)
    twig(LOOK, (-0.9, 2.6, 2.6), 3.6, 20, 0.5, 5, -38, 4)
    stack = ((1.05, 0.42, "#7d7a6c", 0), (0.8, 0.44, "#d9cfb4", 0.06), (0.58, 0.5, "#4c5a4c", -0.04), (0.4, 0.55, "#c98a4f", 0.03), (0.24, 0.7, "#efe6cf", -0.02))
    z = 0
    for radius, flat, colour, shift in stack:
        ball(radius, (-0.15 + shift, 0.2, z - 0.02), speckle(colour, shade(colour, 0.86)), (1, 0.85, flat), (2, 3, 40 * radius))
        z += radius * flat * 2 - 0.03
    ball(0.3, (1.35, -0.4, 0), clay("#8d8871"), (1.3, 1, 0.6), (0, 0, 20))
    cap = [lathe([(0, 0), (0.09, 0.02), (0.08, 0.4), (0.06, 0.55), (0, 0.56)], material=clay("#f0e4c8")), lathe([(0.02, 0.46), (0.36, 0.44), (0.4, 0.5), (0.3, 0.7), (0, 0.82)], material=clay("#c4492c"))]
    group(cap, (1.25, 0.55, 0), (0, 6, 0), 1.15)
    small = [lathe([(0, 0), (0.08, 0.02), (0.06, 0.5), (0, 0.5)], material=clay("#f0e4c8")), lathe([(0.02, 0.4), (0.3, 0.4), (0.26, 0.6), (0, 0.7)], material=clay("#c4492c"))]
    group(small, (1.75, 0.75, 0), (4, -8, 0), 0.8)
    sprig(0.9, (-1.5, -0.3, 0), clay(MOSS), clay(BARK), (-0.25, -0.1), 9, 0.35)
