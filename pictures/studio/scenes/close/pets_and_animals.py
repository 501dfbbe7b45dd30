"""Rope and biscuits from close by."""

from math import cos, pi, sin
from random import Random

from scenes.pets_and_animals import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled


def _biscuit(colour):
    return _relief(_mottle(_principled(colour, 0.85, Specular=0.2), shade(colour, 0.72), shade(colour, 1.15), 7), (("Noise", 16, 1.0), ("Noise", 50, 0.5)), 0.6, 0.03)


def pets_close_biscuits():
    """Biscuits by weight, with the scoop in them."""
    close(LOOK, (-1.5, -7.2, 5.0), (0.1, 0.1, 0.75), 76, (-0.4, -0.8, 0.95), 0.2, azimuth=-66, elevation=30, power=6.5)
    steel = brushed("#d3d5d3", 0.25)
    bone = [(-0.34, 0.09), (-0.42, 0.2), (-0.54, 0.2), (-0.6, 0.08), (-0.53, 0.0), (-0.6, -0.08), (-0.54, -0.2), (-0.42, -0.2), (-0.34, -0.09), (0.34, -0.09), (0.42, -0.2), (0.54, -0.2), (0.6, -0.08), (0.53, 0), (0.6, 0.08), (0.54, 0.2), (0.42, 0.2), (0.34, 0.09)]
    models = []
    for colour, outline, size in (("#c98f4e", curved(bone, 4), 0.72), ("#8a4f2a", disc(0.25), 1), ("#d9b27a", star(0.34, 0.2, 5), 1), ("#b3683a", curved(bone, 4), 0.6), ("#5f3a24", rectangle(0.42, 0.42, corner=0.1), 1), ("#c9a05a", disc(0.22), 1)):
        models.append(one([plate([[(x * size, y * size) for x, y in outline]], 0.17, (0, 0, 0), _biscuit(colour), 0.05)]))
    floor = box((12, 10, 0.2), (0, 0, -0.2), wood("#a5713f"), 0)
    walls = [box((7, 0.1, 6), (0, s * 2.6, 0), steel, 0) for s in (-1, 1)] + [box((0.1, 5.2, 6), (s * 3.5, 0, 0), steel, 0) for s in (-1, 1)]
    heap(models, 400, (6.4, 4.6), 8, [floor, *walls], 5, 70, shape="BOX")
    away(*walls)
    scoop = [lathe([(0.0, 0), (0.55, 0.02), (0.62, 0.14), (0.62, 1.5), (0.6, 1.5), (0.58, 0.16), (0.0, 0.06)], (0, 0, 0), steel, (0, 0, 0), 2, 64), cylinder(0.09, 1.6, (0, 0, -1.6), grain("#7a4a28", "#b5763f", "z", 0.4, 3), 0.03), ball(0.13, (0, 0, -1.75), grain("#7a4a28", "#b5763f", "z", 0.4, 3))]
    group(scoop, (1.5, 0.5, 1.9), (118, 0, 58))


def pets_close_lead():
    """A lead on its peg, wet from the walk."""
    close(LOOK, (-2.6, -7.2, 2.1), (0.3, 0, 1.0), 76, (-0.15, -0.65, 1.25), 0.2, azimuth=-62, elevation=30, power=6.4)
    for k in range(11):
        box((0.98, 0.3, 9), (-5 + 1.0 * k, 0.2, -4), grain(shade("#3f8f52", 0.86), "#4fa563", "z", 0.55, 1.6), 0.035)
    box((14, 0.22, 0.8), (0, -0.02, 2.1), grain("#8a5a30", "#c08d52", "x", 0.45, 2.4), 0.05)
    peg_ = lathe([(0.16, 0), (0.12, 0.15), (0.12, 0.75), (0.24, 0.85), (0.27, 0.97), (0.2, 1.06), (0, 1.09)], (0, 0, 0), grain("#8a5a30", "#c99a5c", "z", 0.4, 3), (0, 0, 0), 4, 48)
    group([peg_], (0.1, -0.1, 2.42), (78, 0, 0))
    group([again(peg_)], (3.0, -0.1, 2.42), (78, 0, 0))
    group([again(peg_)], (-2.8, -0.1, 2.42), (78, 0, 0))
    red, cream = felt("#d2402b"), felt("#f1e4cd")
    for k in range(5):
        w, h, y = 0.55 + 0.13 * k, 2.2 + 0.22 * k, -0.36 - 0.13 * k
        loop = [(0.1 - 0.1, y, 2.62), (0.1 - w, y - 0.05, 1.8), (0.1 - w * 0.85, y - 0.1, 2.5 - h), (0.1 + 0.05 * k, y - 0.12, 2.35 - h - 0.12), (0.1 + w * 0.85, y - 0.1, 2.5 - h), (0.1 + w, y - 0.05, 1.8), (0.2, y, 2.62)]
        rope(loop, 0.13, red if k != 2 else cream, 3, 3.4, 6, 40)
    rope([(0.25, -0.95, 2.6), (0.75, -1.05, 2.0), (0.85, -1.1, 0.9), (0.8, -1.1, 0.35)], 0.13, red, 3, 3.4, 6, 50)
    leather, brass = clay("#6b3a20", 0.5), metal("#dcb055", 0.2)
    cylinder(0.17, 0.6, (0.8, -1.1, -0.15), leather, 0.03)
    for z in (-0.05, 0.1, 0.25):
        ring(0.175, 0.016, (0.8, -1.1, z), cream)
    clip = [ring(0.2, 0.055, (0, 0, 0.06), brass, (90, 0, 0)), cylinder(0.1, 0.2, (0, 0, -0.32), brass, 0.03), tube([(0, 0, -0.3), (0.2, 0, -0.5), (0.27, 0, -0.85), (0.12, 0, -1.12), (-0.1, 0, -1.12), (-0.22, 0, -0.92)], 0.07, brass), tube([(-0.22, 0, -0.92), (-0.16, 0, -0.62), (-0.02, 0, -0.36)], 0.05, brass), ball(0.07, (-0.2, -0.08, -0.78), brass)]
    group(clip, (0.8, -1.1, -0.3), (0, 0, 24))
    drops(90, (0.5, 0.01), (0.8, -1.28, 0), wet(), (0.01, 0.03), 2, lambda x, y: -1 + x)
