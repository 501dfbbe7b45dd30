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


def port_close_lens():
    """A lens looked into."""
    close(LOOK, (-2.3, -7.6, 2.5), (0.15, 0, 1.5), 62, (-0.1, -1.6, 1.5), 0.2, azimuth=-64, elevation=34, power=6, ambient=0.55)
    box((30, 20, 0.3), (0, 5, -0.3), plaster("#c9c3b8"), 0)
    box((60, 0.4, 30), (0, 13, -5), plaster("#2456d6"), 0)
    black, matt, steel = plain("#17181a", 0.38), plain("#0c0c0e", 0.7), metal("#c9ccce", 0.25)
    barrel = [
        lathe([(1.5, -1.7), (1.52, -1.6), (1.52, -1.2), (1.42, -1.15), (1.42, -0.6)], material=black, steps=1, sides=120),
        lathe([(1.46, -0.6), (1.46, 0.4)], material=black, steps=1, sides=120),
        lathe([(1.42, 0.4), (1.42, 2.4)], material=black, steps=1, sides=120),
        lathe([(1.5, -1.7), (1.34, -1.7), (1.3, -1.5), (1.26, -1.5), (1.2, -1.2), (1.16, -1.2), (1.08, -0.85), (1.04, -0.85)], material=matt, steps=1, sides=120),
        ring(1.43, 0.03, (0, 0, -1.7), steel),
    ]
    for k in range(72):
        a = 2 * pi * k / 72
        barrel.append(box((0.07, 0.09, 0.86), (1.47 * cos(a), 1.47 * sin(a), -0.52), black, 0.02, (0, 0, 5 * k)))
    front = _principled("#10131c", 0.02, Specular=1.0, Clearcoat=1.0, Clearcoat_Roughness=0.0)
    coat = glass("#b9a5e6", 0.9)
    barrel += [lathe([(1.06, -0.85), (0.85, -1.06), (0.5, -1.2), (0, -1.26)], material=coat, steps=5, sides=96), lathe([(0.9, -0.2), (0.6, -0.46), (0, -0.6)], material=glass("#8fd6b5", 0.9), steps=5, sides=96)]
    blades = plain("#2a2c30", 0.35)
    for k in range(7):
        barrel.append(plate([[(0.34, -0.5), (1.1, -0.62), (1.1, 0.6), (0.5, 0.3)]], 0.01, (0, 0, 0.1 + 0.004 * k), blades, 0, (2, 0, 360 / 7 * k)))
    barrel.append(cylinder(1.1, 0.02, (0, 0, 0.6), front, 0))
    group(barrel, (0.1, 0, 1.55), (-90, 0, -14))
    for k in range(3):
        box((2.6, 0.06, 0.4), (3.4 + 0.1 * k, 1.6 + 0.4 * k, 0.2 * k), plain("#e9e4d8"), 0.01)
