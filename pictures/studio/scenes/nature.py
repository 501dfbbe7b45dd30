"""Nature: olive and moss, a soft early sun through leaves."""

from math import cos, pi, sin
from random import Random

from blender import *

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


def natu_lake_path():
    morning(LOOK, azimuth=-50, elevation=20)
    ground("#93a061")
    water((9, 14, 0.08), (34, 22), "#5f8f9a")
    hill(40, 14, (16, 86, -1), clay("#6f8560"))
    hill(34, 11, (-18, 78, -1), clay("#829a68"))
    tube([(-1.5, -8, 0), (-2.6, -2, 0), (-4.5, 4, 0), (-6.5, 12, 0), (-5.5, 24, 0), (0, 32, 0)], 0.75, clay("#dcc9a0"), (0, 0, -0.68))
    for i in range(9):
        conifer(4 + (i * 37 % 5) * 0.6, (-16 + 1.6 * i, 20 + (i * 53 % 7), 0))
    for i in range(7):
        conifer(3.4 + (i * 31 % 5) * 0.5, (6 + 3.4 * i, 29 + (i * 17 % 5), 0), "#5f7a58")
    bench((-4.4, 1.6, 0), 120)
    broadleaf(5.4, (-8.0, 5, 0), "#7d8f4c", 4)
    cloud(6, (-20, 120, 26))
    camera((-0.5, -10, 2.1), (0.2, 8, 1.9), 36)


def natu_lodge():
    dusk(LOOK)
    ground("#5f6f4a")
    for i in range(13):
        conifer(6 + (i * 37 % 5) * 0.8, (-15 + 2.5 * i, 14 + (i * 53 % 6), 0), "#3d5444")
    box((7, 5, 2.8), (0.8, 7, 0), wood("#6a4a30"), 0.03)
    roof(7, 5, 2.6, (0.8, 7, 2.8), clay("#4a5348"), 0.5, gable=wood("#6a4a30"))
    for x in (-1.4, 3.0):
        sash((x, 4.48, 1.0), (1.1, 1.1), lit="#ffcf85")
    door((0.8, 4.47, 0), (1.0, 2.1), "#2b4634", light=False)
    chimney((2.6, 7.6, 4.2), 1.6, "#8d867c", 1)
    lamp((0.8, 4.0, 2.3), 50)
    for i in range(14):
        cylinder(0.13, 0.6, (-3.9 + 0.27 * (i % 5), 4.4, 0.13 + 0.25 * (i // 5)), clay("#b98a5a"), 0.01, (90, 0, 0), 20)
    camera((-3.2, -8.4, 1.7), (0.4, 5, 2.1), 36)


def natu_nursery():
    overcast(LOOK)
    ground("#b9ab8c")
    for r in range(3):
        y = 0.4 + 1.9 * r
        box((7, 1.0, 0.08), (0, y, 0.72), wood("#a5825a"), 0.01)
        for x in (-3.2, 0, 3.2):
            box((0.1, 0.9, 0.72), (x, y, 0), wood("#8a6a48", "z"), 0.01)
        for i in range(11):
            for k in range(2):
                x, yy = -3.1 + 0.62 * i, y - 0.24 + 0.48 * k
                vessel([(0.13, 0), (0.18, 0.28), (0.2, 0.3)], (x, yy, 0.8), clay("#b9603a"), 0.02)
                j = (i + 2 * r + k) % 4
                if j == 0:
                    ball(0.2, (x, yy, 1.05), clay(FERN))
                elif j == 1:
                    [plate([leaf(0.5, 0.12)], 0.01, (x, yy, 1.08), clay(MOSS), 0.003, (40, 0, 60 * q + 9 * i)) for q in range(6)]
                elif j == 2:
                    conifer(0.6, (x, yy, 1.05), FOREST)
                else:
                    [ball(0.055, (x + 0.1 * cos(q * 1.3), yy + 0.1 * sin(q * 1.3), 1.14 + 0.03 * (q % 3)), clay("#d98a9a")) for q in range(6)]
    box((30, 0.2, 2.6), (0, 6.4, 0), wood("#7f9468", "z"), 0.02)
    camera((-2.2, -5.0, 2.2), (0.1, 2, 1.0), 38)


def natu_fly_agaric():
    backlit(LOOK, "#f6e6b8", "#a9b58a", 150, 22)
    ground("#6f7a48")
    camera((0.2, -4.6, 0.9), (0, 0, 0.62), 60)
    for x, y, s in ((-0.25, 0.2, 1.0), (0.6, -0.1, 0.62), (0.25, 0.7, 0.45)):
        parts = [lathe([(0, 0), (0.17, 0), (0.13, 0.2), (0.1, 0.8), (0, 0.85)], material=clay("#f4ecdc")), lathe([(0.1, 0.6), (0.24, 0.56), (0.12, 0.68)], material=clay("#f4ecdc"), steps=2), lathe([(0.1, 0.82), (0.52, 0.78), (0.56, 0.84), (0.42, 1.06), (0.2, 1.2), (0, 1.24)], material=glaze("#cf3a22"))]
        for i in range(13):
            a, t = 2.4 * i, 0.12 + 0.033 * i
            parts.append(ball(0.045, (t * cos(a), t * sin(a), 1.19 - 0.9 * t * t), clay("#f8f2e4"), (1, 1, 0.6)))
        group(parts, (x, y, 0), (0, 6 * x, 0), s)
    for i in range(60):
        a = 2.4 * i
        plate([leaf(0.3 + 0.1 * (i % 3), 0.05)], 0.008, (0.13 * i ** 0.75 * cos(a), 0.13 * i ** 0.75 * sin(a), 0), clay((FERN, MOSS)[i % 2]), 0.002, (75, 0, 50 * i))
    for i in range(5):
        cylinder(0.22, 6, (-3 + 1.6 * i, 5 + (i % 2) * 2, 0), clay("#e9e4d8"), 0.01, sides=24)


def natu_nest_box():
    noon(LOOK, azimuth=-40, elevation=40)
    ground("#829a58")
    cylinder(0.62, 9, (0.35, 1.4, -1), clay(BARK), 0.02)
    camera((-0.7, -4.2, 2.3), (0.1, 1, 2.35), 58)
    timber = wood("#c29a68", "z")
    box((0.62, 0.5, 0.86), (0.1, 0.6, 1.95), timber, 0.02)
    box((0.8, 0.74, 0.06), (0.1, 0.54, 2.84), wood("#8a6a48"), 0.01, (14, 0, 0))
    cylinder(0.1, 0.02, (0.1, 0.36, 2.52), plain("#221a14"), 0, (90, 0, 0))
    ball(0.13, (0.42, 0.24, 2.83), clay("#2b2d30"), (1.3, 0.9, 0.9))
    ball(0.09, (0.56, 0.22, 2.95), clay("#2b2d30"))
    ball(0.1, (0.44, 0.18, 2.82), clay("#f4efe4"), (1.0, 0.8, 0.8))
    cone(0.02, 0.0, 0.08, (0.64, 0.22, 3.04), clay("#2b2d30"), 0, (0, 90, 0))
    for i in range(6):
        broadleaf(4.6 + 0.5 * (i % 3), (-7.5 + 3.1 * i, 11 + 2.5 * (i % 2), 0), (FERN, MOSS, "#95a86a")[i % 3], i + 2)
