"""Bread and bowls from close by."""

from math import cos, pi, sin
from random import Random

from scenes.food_and_restaurant import LOOK
from blender import *
from blender.close import *


def _board(colour="#9a6a3e"):
    box((14, 9, 0.3), (0, 1.5, -0.3), wood(colour), 0.05)
    box((60, 0.4, 20), (0, 7, -2), plaster("#6f5a49"), 0)


def food_close_crust():
    close(LOOK, (1.9, -9.6, 3.1), (0.35, -0.2, 0.72), 74, (0.6, -1.1, 0.7), 0.3, azimuth=-68, elevation=24, power=7.5)
    _board()
    loaf = rough(ball(1.55, (-0.35, 0.35, -0.1), crust(), (1.25, 1, 0.72)), 0.22, 0.9)
    loaf.rotation_euler = (0, 0, 0.3)
    for k in range(4):
        tube([(-1.5 + 0.55 * k, -0.55, 1.35 - 0.1 * abs(k - 1.5)), (-1.0 + 0.55 * k, -0.1, 1.85 - 0.12 * abs(k - 1.5)), (-0.55 + 0.55 * k, 0.6, 1.9 - 0.12 * abs(k - 1.5))], 0.07, crumb("#e6c487"))
    for k, (x, turn) in enumerate(((1.35, -8), (1.85, -14))):
        parts = [plate([curved([(-1.0, -0.62), (-1.1, 0.0), (-0.8, 0.55), (0, 0.75), (0.8, 0.55), (1.1, 0.0), (1.0, -0.62), (0, -0.72)], 10)], 0.3, (0, 0, 0), crust("#6b3312", "#b8783a"), 0.06, (90, 0, 0)), plate([curved([(-0.92, -0.54), (-1.0, 0.0), (-0.72, 0.46), (0, 0.65), (0.72, 0.46), (1.0, 0.0), (0.92, -0.54), (0, -0.63)], 10)], 0.06, (0, -0.15, 0), crumb(), 0.02, (90, 0, 0))]
        group(parts, (x, -0.75 - 0.42 * k, 0.62), (-62 + 26 * k, 0, turn))
    chance = Random(3)
    for _ in range(40):
        ball(chance.uniform(0.015, 0.05), (chance.uniform(-1.5, 2.6), chance.uniform(-2.4, -0.6), 0), crumb("#d9a866"))
    box((2.6, 0.08, 0.34), (-1.7, -2.3, 0.02), brushed(), 0.02, (86, 0, 14))
    cylinder(0.17, 1.2, (-3.4, -2.65, 0.18), wood("#5b3a24"), 0.05, (0, 90, 14))


def food_close_soup():
    close(LOOK, (-0.6, -7.4, 4.3), (0.05, 0.1, 0.7), 100, (0.1, -0.7, 1.0), 0.2, azimuth=-60, elevation=26, power=7)
    sheet((14, 10), lambda x, y: 0.03 * sin(2.2 * x + y) * cos(1.4 * y), (0, 1, -0.06), weave("#c9b89a", 30, "#b3a080"), cells=80)
    glazed = speckle("#3d5a66", "#22363f")
    vessel([(0.62, 0), (0.7, 0.06), (1.35, 0.62), (1.62, 1.1)], (0, 0, 0), glazed, 0.1)
    cylinder(1.5, 0.04, (0, 0, 0.9), liquid("#b3622a"), 0.02)
    chance = Random(7)
    for _ in range(34):
        a, r = chance.uniform(0, 2 * pi), 1.35 * chance.random() ** 0.5
        cylinder(chance.uniform(0.03, 0.1), 0.01, (r * cos(a), r * sin(a), 0.945), liquid("#e0933f", 0.03), 0.004)
    for k in range(11):
        loop = [(0.2 + 0.75 * cos(0.6 * k + t) * (0.7 + 0.05 * k), 0.15 + 0.55 * sin(0.9 * k + 1.3 * t), 0.95 + 0.035 * sin(2 * t + k)) for t in (0, 0.7, 1.4, 2.1, 2.8)]
        tube(loop, 0.055, soft("#f0d59a", 0.15))
    for x, y, turn in ((-0.55, -0.45, 20), (-0.05, -0.75, -30)):
        egg = [ball(0.36, (0, 0, -0.2), soft("#fbf3e2"), (1, 0.8, 0.62)), ball(0.17, (0, 0, 0.1), soft("#f08a1f", 0.4), (1, 0.9, 0.55))]
        group(egg, (x, y, 0.98), (12, 0, turn))
    for k in range(26):
        a = chance.uniform(0, 2 * pi)
        ring(0.06, 0.018, (0.55 + 0.4 * cos(a) * chance.random(), -0.35 + 0.4 * sin(a) * chance.random(), 1.0), soft("#6fa03f", 0.1), (chance.uniform(-25, 25), chance.uniform(-25, 25), 0))
    for k in range(3):
        plate([leaf(0.5, 0.26)], 0.02, (-0.75 + 0.2 * k, 0.45, 1.02), soft("#3f7a34", 0.1), 0.006, (8, 10, 40 * k))
    steam((0.1, 0.4, 1.1), 2.6, 1.1, 4, 0.1)
    group([cylinder(0.05, 5.2, (0, 0, 0), wood("#6b3f24", "z"), 0.02), cylinder(0.05, 5.2, (0.26, 0, 0), wood("#6b3f24", "z"), 0.02)], (2.3, -1.6, 0.08), (-90, 0, 16))
