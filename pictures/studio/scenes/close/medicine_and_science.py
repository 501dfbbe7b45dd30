"""Glass from close by."""

from random import Random

from scenes.medicine_and_science import LOOK
from blender import *
from blender.close import *


def medi_close_tubes():
    """A rack of samples before the window."""
    close(LOOK, (-2.9, -7.0, 3.1), (0.3, 0.2, 1.35), 70, (-0.7, -0.8, 1.5), 0.2, azimuth=-84, elevation=32, power=5.5, ambient=0.7)
    box((40, 30, 0.3), (0, 4, -0.3), plain("#d5e0e6", 0.25), 0)
    box((60, 0.4, 30), (0, 12, -5), plaster("#9fb4c9"), 0)
    glass_ = glass("#e6f0f2", 0.35)
    white = plain("#f4f5f2", 0.7)
    fills = (("#8f1622", "#8f1622"), ("#3450a1", "#e6d26a"), ("#d9a21f", "#b06a35"), ("#2f8f72", "#cfe3dc"), ("#8a5aa0", "#8f1622"))
    chance = Random(8)
    for z in (0.35, 1.05):
        holes = [disc(0.21, (-3.15 + 0.63 * i, -1.2 + 0.63 * j), 32) for i in range(11) for j in range(5)]
        plate([rectangle(7.3, 3.4, corner=0.1), *holes], 0.05, (0, 0.05, z), white, 0.01)
    for x in (-3.55, 3.55):
        box((0.08, 3.3, 1.1), (x, 0.05, 0), white, 0.02)
    for i in range(11):
        for j in range(5):
            if chance.random() < 0.14:
                continue
            cap, liquid_ = fills[(i + 2 * j) % 5 if chance.random() < 0.5 else j]
            full = chance.uniform(0.75, 1.25)
            parts = [
                lathe([(0, 0), (0.1, 0.02), (0.165, 0.1), (0.18, 0.2), (0.18, 1.75)], (0, 0, 0.1), glass_, steps=2, sides=40),
                lathe([(0, 0.03), (0.09, 0.05), (0.145, 0.12), (0.155, 0.2), (0.155, full), (0, full)], (0, 0, 0.1), liquid(liquid_, 0.1), steps=2, sides=40),
                lathe([(0.2, 0), (0.2, 0.3), (0.17, 0.34), (0, 0.34)], (0, 0, 1.75), plain(cap, 0.45), steps=1, sides=40),
                cylinder(0.184, 0.5, (0, 0, 1.14), white, 0.005, sides=40),
            ]
            for k in range(9):
                w = chance.choice((0.008, 0.014, 0.02))
                parts.append(box((w, 0.01, 0.2), (-0.09 + 0.0225 * k, -0.182 + abs(-0.09 + 0.0225 * k) ** 2 * 2.6, 1.28), plain("#20242a"), 0))
            parts += [ring(0.203, 0.006, (0, 0, 1.8 + 0.05 * k), plain(cap, 0.5)) for k in range(4)]
            group(parts, (-3.15 + 0.63 * i, -1.15 + 0.63 * j, 0.28 + chance.uniform(-0.02, 0.02)), (chance.uniform(-2, 2), chance.uniform(-2, 2), chance.uniform(-40, 40)))
