"""The studio's own pages in cut paper."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *

LOOK = DAY


def studio_paper_found():
    board("#e9dcc0", 9.6, 6.4, azimuth=-54, elevation=38)
    chance = Random(11)
    tones = ("#f6eedd", "#efe2c6", "#f9f3e6", "#e3d3b2")
    # Streets are what is left between the blocks.
    z = -3.6
    while z < 3.4:
        h = chance.uniform(0.8, 1.35)
        x = -5.4 + chance.uniform(-0.4, 0.2)
        while x < 5.2:
            w = chance.uniform(0.9, 1.9)
            if chance.random() > 0.12:
                cut([rectangle(w, h, (0, 0), 0.05)], chance.choice(tones), 0.12, (x + w / 2, z + h / 2), -7, thickness=0.12, bevel=0.015)
            else:
                cut([rectangle(w, h, (0, 0), 0.05)], "#a9c58a", 0.06, (x + w / 2, z + h / 2), -7)
                for _ in range(3):
                    cut([soft_hole(int(x * 9 + _), 0.42, 0.4)], ("#7fa866", "#639455")[_ % 2], 0.2 + 0.06 * _, (x + w / 2 + chance.uniform(-0.3, 0.3), z + h / 2 + chance.uniform(-0.2, 0.2)))
            x += w + 0.17
        z += h + 0.17
    cut([curved([(-6, -2.1), (-3.6, -1.6), (-1.8, -2.1), (0.4, -1.6), (2.6, -2.4), (6, -2.0), (6, -2.7), (2.6, -3.1), (0.4, -2.3), (-1.8, -2.8), (-3.6, -2.3), (-6, -2.8)], 8)], "#8fc0cf", 0.28, thickness=0.03)
    for x, s in ((-2.7, 0.36), (1.6, 0.3)):
        cut([rectangle(0.5, 1.3)], "#d8c39a", 0.4, (x, -2.2 + s * 0.1), -10, thickness=0.05)
    # Under the lens everything is larger: a shop front.
    centre = (0.95, 0.55)
    cut([disc(1.72, sides=96)], "#fbf4e4", 0.62, centre, thickness=0.05)
    cut([[(-1.0, -0.95), (1.0, -0.95), (1.0, 0.35), (-1.0, 0.35)]], "#d9654a", 0.75, centre, thickness=0.05)
    cut([[(-1.15, 0.3), (1.15, 0.3), (0.85, 0.75), (-0.85, 0.75)]], "#7a3b2c", 0.85, centre)
    for k in range(6):
        cut([[(0, 0), (0.4, 0), (0.4, -0.34), (0.2, -0.44), (0, -0.34)]], ("#f6eedd", "#e8a33a")[k % 2], 1.0, (centre[0] - 1.2 + 0.4 * k, centre[1] + 0.2), tilt=(0, -16), thickness=0.02)
    cut([rectangle(0.82, 0.62)], "#f7d98a", 0.82, (centre[0] - 0.42, centre[1] - 0.55), thickness=0.02)
    cut([rectangle(0.5, 0.9)], "#2f5d6b", 0.82, (centre[0] + 0.55, centre[1] - 0.5), thickness=0.03)
    for x in (-0.62, -0.42, -0.22):
        cut([disc(0.09)], "#b5763c", 0.88, (centre[0] + x, centre[1] - 0.74), thickness=0.06, bevel=0.02)
    cut([disc(2.02, sides=120), disc(1.72, sides=120)], "#2b3a55", 1.15, centre, thickness=0.22, bevel=0.05)
    a = radians(-46)
    foot = (centre[0] + 2.0 * cos(a), centre[1] + 2.0 * sin(a))
    cut([rectangle(0.5, 2.6, (0, -1.3), 0.16)], "#c8452f", 1.15, foot, 44, thickness=0.3, bevel=0.08)
    cut([rectangle(0.62, 0.3, (0, -0.1), 0.06)], "#2b3a55", 1.2, foot, 44, thickness=0.3, bevel=0.04)
    # The pin.
    cut([drawn("M50 100 Q14 58 14 36 Q14 2 50 0 Q86 2 86 36 Q86 58 50 100 Z", 0.0105, (50, 100))], "#c8452f", 1.5, (centre[0], centre[1] + 0.75), 0, (8, 0), 0.1, 0.03)
    cut([disc(0.15)], "#fff6e3", 1.64, (centre[0], centre[1] + 1.42), thickness=0.04)
    for x, z_, tone in ((-3.4, 1.6, "#8a94a6"), (-2.2, -0.4, "#8a94a6"), (3.9, -0.9, "#8a94a6"), (-3.9, -0.7, "#8a94a6")):
        cut([drawn("M50 100 Q14 58 14 36 Q14 2 50 0 Q86 2 86 36 Q86 58 50 100 Z", 0.006, (50, 100))], tone, 0.5, (x, z_), 0, (8, 0), 0.05, 0.015)
