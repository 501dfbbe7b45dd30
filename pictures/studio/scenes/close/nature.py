"""Plants from close by."""

from math import sin
from random import Random

from scenes.nature import LOOK
from blender import *
from blender.close import *
from blender.macro import *


def natu_close_houseleek():
    close(LOOK, (0.6, -7.4, 5.2), (0.1, 0.05, 0.3), 92, (0.0, -0.8, 0.75), 0.22, azimuth=-76, elevation=30, power=6.5)
    soil = _soil()
    chance = Random(11)
    leaf_ = leaf_of(1.0, 0.52, 0.24, fade(("#dfe6b4", "#9dbd74", "#86ab62", "#7f9f5c", "#8a6a4a", "#7d2f33"), "X", 0.0, 1.0, 0.42, Subsurface=0.12, Specular=0.4))
    # (x, y, size, leaves)
    for x, y, size, count in ((0, 0, 1.0, 88), (-2.5, -0.5, 0.62, 64), (2.15, 1.25, 0.72, 70), (1.75, -1.35, 0.42, 48), (-1.5, 1.9, 0.66, 64), (-1.55, -1.75, 0.34, 40), (3.2, -0.3, 0.4, 44), (0.5, 2.7, 0.6, 60), (-3.6, 1.1, 0.5, 54), (2.75, -1.9, 0.3, 36), (-0.55, -2.15, 0.24, 32)):
        turn = chance.uniform(0, 360)
        for i in range(count):
            t = i / count
            again(
                leaf_,
                (x, y, 0.25 * size + 0.45 * size * (1 - t) ** 1.4),
                (chance.uniform(-5, 5), -78 + 84 * t**0.62, turn + 137.508 * i + chance.uniform(-4, 4)),
                size * (0.2 + 1.15 * t**0.72),
            )
    away(leaf_)
    drops(260, (7, 6), (0, 0, 0), wet(), (0.012, 0.04), 3, lambda x, y: 0.1)
    return soil


def _soil():
    ground_ = rough(sheet((18, 14), lambda x, y: 0.06 * sin(2 * x) * sin(3 * y), (0, 1, 0), clay("#4a3a2a"), cells=90), 0.2, 0.3, 0)
    chance = Random(5)
    grit = one([rough(ball(0.1, (0, 0, -0.1), speckle("#9d9483", "#6d655a"), (1, 0.8, 0.7)), 0.06, 0.1, 0)])
    spread(grit, [((chance.uniform(-5, 5), chance.uniform(-4, 5), chance.uniform(0, 0.1)), (chance.uniform(0, 90), chance.uniform(0, 90), chance.uniform(0, 360)), chance.uniform(0.4, 1.7)) for _ in range(450)])
    return ground_
