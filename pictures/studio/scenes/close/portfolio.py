"""Things at true size, as the photographer sees them."""

from math import cos, pi, sin
from random import Random

from scenes.portfolio import LOOK
from blender import *
from blender.close import *
from blender.shapes.materials import _principled


def _button(kind, radius, material, at, rot):
    thick = radius * (0.22 + 0.08 * (kind % 3))
    profile = (
        [(0, 0), (radius * 0.9, 0), (radius, thick * 0.4), (radius * 0.96, thick), (radius * 0.74, thick * 1.05), (radius * 0.66, thick * 0.7), (0, thick * 0.62)],
        [(0, 0), (radius * 0.8, 0), (radius, thick * 0.6), (radius * 0.8, thick * 1.2), (0, thick * 1.5)],
        [(0, 0), (radius, 0), (radius, thick * 0.8), (radius * 0.9, thick), (radius * 0.5, thick * 0.6), (0, thick * 0.75)],
    )[kind % 3]
    parts = [lathe(profile, material=material, steps=4, sides=56)]
    holes = (4, 2, 0)[kind % 3]
    for i in range(holes):
        a = 2 * pi * i / holes + 0.4
        parts.append(cylinder(radius * 0.09, 0.02, (radius * 0.24 * cos(a), radius * 0.24 * sin(a), thick * 0.64), plain("#15110d"), 0.002, sides=20))
    if kind % 3 == 2:
        parts.append(ring(radius * 0.68, radius * 0.035, (0, 0, thick * 0.78), material))
    return group(parts, at, rot)


def port_close_buttons():
    close(LOOK, (0.8, -7.6, 8.8), (0, 0.35, 0.1), 60, (0.1, -0.2, 0.15), 0.2, azimuth=-66, elevation=26, power=6.6)
    sheet((20, 16), lambda x, y: 0.05 * sin(1.1 * x + 0.6 * y), (0, 1, -0.08), weave("#d9d0bd", 34, "#cfc5b0"), cells=60)
    chance = Random(412)
    horn = lambda c: _mottled(c)
    stuffs = [horn("#3a2417"), horn("#6b4226"), glaze("#c9a24b"), soft("#f3e6cc", 0.2), glaze("#8f2f2a"), glaze("#27405f"), metal("#c9a24b", 0.3), metal("#bfc2c4", 0.25), glaze("#3f6a55"), soft("#e9c9a8", 0.3), glaze("#1d1d20"), glaze("#d97a3a")]
    placed = []
    for _ in range(2600):
        r = chance.choice((0.17, 0.22, 0.26, 0.3, 0.36, 0.44))
        x, y = chance.uniform(-4.8, 4.8), chance.uniform(-2.2, 3.9)
        if any((x - a) ** 2 + (y - b) ** 2 < (r + c) ** 2 * 0.94 for a, b, c in placed):
            continue
        placed.append((x, y, r))
        _button(chance.randrange(3), r, chance.choice(stuffs), (x, y, 0.02), (chance.uniform(-9, 9), chance.uniform(-9, 9), chance.uniform(0, 360)))


def _mottled(colour):
    from blender.shapes.materials import _mottle, _principled, shade

    return _mottle(_principled(colour, 0.25, Specular=0.5, Clearcoat=0.5), shade(colour, 0.55), shade(colour, 1.5), 7, (1, 3, 1))
