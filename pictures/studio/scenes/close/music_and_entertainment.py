"""Instruments from close by."""

from random import Random

from scenes.music_and_entertainment import LOOK
from blender import *
from blender.close import *
from blender.macro import *


def musi_close_hammers():
    """Inside the upright piano: hammers before the strings."""
    close(LOOK, (-7.6, -3.4, 3.9), (-0.4, -0.35, 1.75), 74, (-2.2, -0.4, 1.95), 0.2, azimuth=-42, elevation=38, power=8, ambient=0.5)
    box((16, 0.3, 8), (0, 1.3, -2), metal("#b58a3c", 0.42), 0.02)
    beech, felt_, red = grain("#b98a52", "#dcb682", "z"), felt("#efe6d2"), felt("#9c2230")
    wire = metal("#dcd8cc", 0.2)
    shape = curved([(-0.09, 0), (0.09, 0), (0.13, 0.28), (0.3, 0.5), (0.34, 0.72), (0.2, 0.92), (-0.02, 0.96), (-0.16, 0.8), (-0.12, 0.4)], 6)
    core = curved([(-0.07, -0.1), (0.07, -0.1), (0.08, 0.3), (0.14, 0.55), (0.1, 0.7), (-0.05, 0.6), (-0.08, 0.3)], 6)
    head = one([
        plate([shape], 0.24, (0, 0, 0), felt_, 0.04, (90, 0, 90)),
        plate([[(x * 0.72, z * 0.82 + 0.03) for x, z in shape]], 0.255, (0, 0, 0), red, 0.01, (90, 0, 90)),
        plate([core], 0.27, (0, 0, 0), beech, 0.02, (90, 0, 90)),
        cylinder(0.065, 2.6, (0, -0.02, -2.6), beech, 0.01, sides=20),
    ])
    for k in range(30):
        x = -4.2 + 0.34 * k
        struck = k in (9, 13, 16)
        again(head, (x, -0.62 + (0.36 if struck else 0), 1.5), (-6 if struck else 5, 0, 0))
        for s in (-0.07, 0, 0.07):
            cylinder(0.013, 9, (x + s, 0.35, -3), wire, 0, sides=10)
        group([box((0.22, 0.24, 0.5), (0, 0, 0), felt("#f3ede0"), 0.04), box((0.2, 0.12, 0.6), (0, -0.17, -0.05), beech, 0.03)], (x, 0.16, 0.35), (0, 0, 0))
        tube([(x, 0.02, 0.5), (x, -0.16, 0.2), (x, -0.2, -0.6)], 0.018, wire)
    away(head)
    box((16, 0.34, 0.4), (0, 0.2, 3.35), felt("#1f4a44"), 0.06)
    box((16, 0.3, 0.3), (0, -0.75, -0.75), grain("#8a5a30", "#b98550"), 0.03)
