"""The coast in cut paper."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *
from blender.shapes.shapes import smoothed

LOOK = DAY
SEA, DEEP, FOAM, SAND, GRASS, RED, NAVY, CREAM = "#3f97ad", "#256b86", "#e6f2ee", "#ecd6a4", "#8fae55", "#d2452f", "#1f3350", "#f6ecd6"


def _gull(at, size, depth, turn=0):
    for side in (-1, 1):
        blade(size, size * 0.3, "#ffffff", at, turn + side * 62, depth, 30, 0.2, 0.6, 1.2, sway=side * -30, parts=14)
    cut([curved([(-0.1, 0), (0, 0.1), (0.1, 0), (0, -0.22)], 6)], "#ffffff", depth + 0.02, at, turn, scale=size * 1.2)


def trav_paper_cliffs():
    board("#f4d9a8", 6.4, 8.0, azimuth=-52, elevation=38)
    cut([disc(0.8)], "#f2a24a", 0.05, (-1.5, 2.35))
    for k, (z, tone) in enumerate(((1.2, "#a9d0d2"), (0.6, "#84bcc6"), (-0.1, "#5fa7b8"), (-1.0, SEA), (-2.1, "#2f84a0"), (-3.1, DEEP))):
        cut([ground_line(50 + k, z, 0.07, pace=2.6)], tone, 0.1 + 0.07 * k)
    # Headlands, the far ones pale, each with a dark face and a green top.
    heads = (
        ([(0.6, 1.45), (1.4, 1.75), (2.4, 1.85), (4, 2.0)], [(0.75, 0.55), (4, 0.5)], "#c9b48e", "#b9c98a", 0.62),
        ([(-0.5, 0.7), (0.6, 1.05), (1.8, 1.15), (4, 1.35)], [(-0.2, -0.75), (4, -0.9)], "#bb9c70", "#a3bb68", 0.86),
        ([(-1.5, -0.55), (-0.2, 0.05), (1.4, 0.2), (4, 0.5)], [(-1.1, -2.4), (4, -2.6)], "#a9835a", GRASS, 1.12),
        ([(-2.9, -2.2), (-1.2, -1.55), (1.0, -1.15), (4, -0.85)], [(-2.4, -4.6), (4, -4.6)], "#8f6a48", "#6f9448", 1.42),
    )
    for top, foot, rock, grass, d in heads:
        edge = smoothed(top, 8)
        cut([[*edge, foot[1], foot[0]]], rock, d, thickness=0.06)
        chance = Random(int(d * 100))
        for i in range(3, len(edge) - 2, 4):
            x, z = edge[i]
            cut([[(x, z - 0.15), (x + 0.12, z - 0.15), (x + chance.uniform(0.1, 0.3), z - chance.uniform(0.7, 1.5)), (x + chance.uniform(-0.1, 0.08), z - chance.uniform(0.6, 1.2))]], shade(rock, chance.choice((0.88, 1.1))), d + 0.08, thickness=0.03)
        cut([[*edge, (4, edge[-1][1] - 0.5), *[(x, z - 0.2 - 0.06 * sin(x * 5)) for x, z in reversed(edge[1:])]]], grass, d + 0.14, tilt=(0, 0), thickness=0.05)
        cut([curved([(foot[0][0] - 0.25, foot[0][1]), (foot[0][0] + 0.3, foot[0][1] + 0.14), (foot[0][0] + 1.2, foot[0][1] + 0.02), (foot[0][0] + 0.3, foot[0][1] - 0.1)], 8)], FOAM, d + 0.05) if foot[0][1] > -4 else None
    # The path on the nearest one, with a walker and a post.
    cut([curved([(-2.3, -2.0), (-1.0, -1.66), (0.6, -1.35), (2.0, -1.2), (3.6, -1.05), (3.6, -1.3), (2.0, -1.45), (0.6, -1.62), (-1.0, -1.95), (-2.2, -2.25)], 8)], SAND, 1.72)
    cut([ground_line(12, -2.35, 0.2)], "#557a3a", 1.85)
    x, z = 0.55, -1.42
    cut([curved([(-0.13, 0.42), (0.13, 0.42), (0.19, 0.02), (-0.19, 0.02)], 6)], RED, 1.9, (x, z + 0.28), thickness=0.04)
    cut([disc(0.12)], "#5b3420", 1.94, (x, z + 0.82), thickness=0.04)
    cut([rectangle(0.2, 0.28, (0, 0), 0.05)], NAVY, 1.96, (x - 0.12, z + 0.52), thickness=0.06)
    for dx in (-0.08, 0.1):
        cut([rectangle(0.09, 0.34)], NAVY, 1.88, (x + dx, z + 0.15), 8 * dx / 0.1)
    strip([(x + 0.3, 1.92, z), (x + 0.22, 1.92, z + 0.5)], 0.03, "#7a4f34", 0)
    for x0 in (-2.2, -1.2, 2.2, 3.0):
        cut([rectangle(0.08, 0.5)], "#7a5a3a", 1.88, (x0, -1.72 + 0.17 * x0))
    for k, (gx, gz, s) in enumerate(((-2.0, 0.6, 0.55), (-1.2, 1.3, 0.38), (-2.5, -0.6, 0.42), (0.2, 2.6, 0.34))):
        _gull((gx, gz), s, 1.5 + 0.1 * k, 8 * (-1) ** k)
    for k in range(16):
        blade(0.85 + 0.3 * sin(k * 2.3), 0.12, ("#7f9c48", "#a3b866", "#4d7038")[k % 3], (-3.2 + 0.42 * k, -4.1), 20 * sin(k * 1.7), 2.0, 30, 0.3)
        if k % 4 == 1:
            for i in range(6):
                blade(0.2, 0.14, "#e58fae", (-3.1 + 0.42 * k, -3.15 + 0.1 * sin(k)), 60 * i, 2.15, 30, 0.1, 0.5, 1.6, parts=7)


def trav_paper_tide_gauge():
    board("#cfe0e2", 6.4, 8.0, azimuth=-52, elevation=38)
    cut([disc(0.62)], "#f2c25a", 0.04, (1.75, 2.7))
    cloud_ = curved([(-1.2, -0.2), (-1.25, 0.1), (-0.7, 0.3), (-0.2, 0.55), (0.5, 0.45), (0.9, 0.2), (1.3, 0.05), (1.2, -0.2)], 8)
    cut([cloud_], "#ffffff", 0.1, (1.4, 1.7), tilt=(5, 0))
    # The harbour wall and its light.
    cut([[(1.0, -1.2), (4, -1.2), (4, 0.15), (1.2, 0.15)]], "#9a8f82", 0.2)
    cut([[(-0.2, 0), (0.2, 0), (0.14, 1.15), (-0.14, 1.15)]], "#f7f2e8", 0.28, (2.1, 0.15))
    cut([[(-0.17, 0.45), (0.17, 0.45), (0.155, 0.75), (-0.155, 0.75)]], RED, 0.33, (2.1, 0.15))
    cut([rectangle(0.26, 0.24)], glow("#ffd27a", 2), 0.3, (2.1, 1.42))
    cut([[(-0.22, 0), (0.22, 0), (0, 0.24)]], RED, 0.33, (2.1, 1.54))
    for k, (z, tone) in enumerate(((-0.9, "#9cc9cf"), (-1.35, "#74b2c0"))):
        cut([ground_line(60 + k, z, 0.1, pace=2.4)], tone, 0.4 + 0.14 * k)
    # The post with its board: a mark for each decimetre, a longer one for each half metre.
    cut([rectangle(1.0, 9.0, (0, 0), 0.06)], "#6b4f38", 0.7, (-0.75, 0), thickness=0.4, bevel=0.06)
    cut([rectangle(0.2, 9.0)], "#5a4230", 0.9, (-1.05, 0), thickness=0.24)
    cut([rectangle(1.35, 6.6, (0, 0), 0.05)], "#fffaf0", 1.15, (-0.7, 0.55), thickness=0.06)
    for i in range(21):
        z = -2.55 + 0.31 * i
        side = -1 if i % 2 else 1
        cut([rectangle(0.34 if i % 5 else 0.62, 0.155)], "#17191d", 1.23, (-1.2 + (0.17 if i % 5 else 0.31), z), thickness=0.02)
        if side > 0:
            cut([rectangle(0.34, 0.155)], "#17191d", 1.23, (-0.86, z + 0.155), thickness=0.02) if i % 5 else None
    for n, z in (("1", -1.2), ("2", 0.35), ("3", 1.9)):
        letters(n, (-0.32, z - 0.2), 0.75, RED, 1.23, 0.03)
    for x in (-1.2, -0.2):
        for z in (-2.5, 3.6):
            cut([disc(0.06)], "#8a8f92", 1.24, (x, z), thickness=0.04)
    # High water: sheet upon sheet, foam at the post.
    for k, (z, tone) in enumerate(((-1.75, "#4f9fb3"), (-2.2, "#37879f"), (-2.75, "#286f8a"), (-3.3, "#1f5873"))):
        cut([ground_line(70 + k, z, 0.16, pace=2.4)], tone, 1.35 + 0.2 * k, thickness=0.05)
        for j in range(4):
            x = -2.9 + 1.7 * j + 0.6 * (k % 2)
            cut([curved([(-0.42, 0), (0, 0.06), (0.42, 0), (0, -0.04)], 8)], FOAM, 1.42 + 0.2 * k, (x, z - 0.24), thickness=0.012)
    cut([soft_hole(4, 1.9, 0.26, wobble=0.16)], FOAM, 1.5, (-0.75, -1.78), thickness=0.03)
    _gull((1.2, -0.35), 0.62, 1.3, 10)
    _gull((2.3, 0.9), 0.4, 0.9, -12)


def trav_paper_kilns():
    board("#f0a878", 9.6, 6.4, azimuth=-56, elevation=32, sun="#ffd0a0")
    cut([disc(1.0)], "#f7cf6a", 0.05, (-2.9, 0.15))
    for k, (z, tone) in enumerate(((-0.1, "#d98f7a"), (-0.5, "#b47a86"), (-0.95, "#86698c"), (-1.4, "#5f5a86"))):
        cut([ground_line(80 + k, z, 0.07, pace=2.4)], tone, 0.12 + 0.09 * k)
        cut([curved([(-0.7, 0), (0, 0.05), (0.7, 0), (0, -0.05)], 8)], "#f7cf8a", 0.2 + 0.09 * k, (-2.9 + 0.2 * (-1) ** k, z - 0.18), thickness=0.012)
    stone = "#7f6a66"
    arches = [archway(1.35, 2.0, (x, -1.9)) for x in (0.2, 2.15, 4.1)]
    wall = [(-0.9, -2.0), (6, -2.0), (6, 1.7), (4.9, 1.9), (3.1, 1.75), (1.4, 1.9), (-0.3, 1.7), (-0.75, 0.6)]
    cut([wall, *arches], stone, 0.75, thickness=0.3, bevel=0.03)
    chance = Random(6)
    for _ in range(110):
        x, z = chance.uniform(-0.6, 4.8), chance.uniform(-1.9, 1.6)
        if any(abs(x - c) < 0.95 and z < 0.35 for c in (0.2, 2.15, 4.1)):
            continue
        cut([curved([(-0.2, -0.09), (-0.21, 0.08), (0.2, 0.1), (0.21, -0.08)], 4)], shade(stone, chance.uniform(0.88, 1.16)), 1.06, (x, z), chance.uniform(-5, 5), (chance.uniform(-6, 6), 0), 0.04, 0.012, chance.uniform(0.7, 1.1))
    for x in (0.2, 2.15, 4.1):
        cut([archway(1.5, 2.1, (x, -1.95))], "#2b2436", 0.45)
        for i in range(9):
            a = radians(180 * (i + 0.5) / 9)
            cut([rectangle(0.3, 0.24)], ("#a08a80", "#8f7a72")[i % 2], 1.08, (x + 0.82 * cos(a), -0.57 + 0.82 * sin(a)), 180 * (i + 0.5) / 9 - 90, thickness=0.06)
    for k in range(12):
        blade(0.5 + 0.2 * sin(k), 0.13, ("#6f7f46", "#8a9a55")[k % 2], (-0.2 + 0.45 * k, 1.7), 24 * sin(k * 1.9), 1.05, 30, 0.3)
    cut([ground_line(21, -1.85, 0.12)], "#5a5a48", 1.2)
    cut([ground_line(25, -2.35, 0.15)], "#3f4438", 1.45)
    for x in (-3.6, -2.5):
        cut([rectangle(0.1, 0.55)], "#241c1a", 1.62, (x, -1.95))
    for z in (-1.72, -1.52, -1.28):
        cut([rectangle(1.6, 0.12)], "#6b4a35", 1.66, (-3.05, z), tilt=(0, 6))
    bat = drawn("M0 10 Q10 0 22 8 Q30 2 34 8 L36 4 L39 8 L42 8 L45 4 L47 8 Q51 2 59 8 Q71 0 81 10 Q72 12 70 20 Q62 16 56 22 Q50 18 40.5 28 Q31 18 25 22 Q19 16 11 20 Q9 12 0 10 Z", 0.011, (40, 12))
    for x, z, s, a in ((0.4, 2.55, 0.9, 10), (1.6, 2.2, 0.6, -14), (-0.9, 2.1, 0.7, 8), (2.8, 2.7, 0.5, 0), (-1.9, 2.7, 0.45, -8)):
        cut([bat], "#2b2436", 0.7, (x, z), a, (10, 0), scale=s)
    for k in range(22):
        blade(0.6 + 0.3 * sin(k * 2.3), 0.1, ("#55603f", "#2f3629")[k % 2], (-4.8 + 0.45 * k, -3.35), 18 * sin(k * 1.7), 1.7, 30, 0.3)
