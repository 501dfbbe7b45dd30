"""Hair that ends above the shoulders: soft shells over the skull.

Each style is given a colour and returns what `clay_head` fits on: (skull, skin, face) → parts.
"""

from math import cos, pi, radians, sin
from random import Random

from .hairline import _at, _cap, _step, SHORT, SWEPT
from .limbs import bead, limb
from ..shapes.materials import clay
from ..shapes.melt import melt
from ..shapes.surface import husk


def crop(colour, top=0.1, sides=0.05, knots=SHORT, wave=0.006, skew=0.0):
    """Short hair: from a clipped fade to a full head of it."""

    def style(oval, skin, face):
        def height(turn, rise):
            return sides + (top - sides) * _step(rise - 8, 40)

        return [melt([husk(oval, _cap(knots, height, 12, wave, skew), None)], clay(colour, 0.72), 0.022, 3)]

    return style


def quiff(colour, knots=SHORT, lift=0.13, lean=0.5):
    """Combed up and to a side."""

    def style(oval, skin, face):
        def height(turn, rise):
            front = _step(rise - 30, 25) * max(0.0, cos(radians(turn / 1.6))) * (1 - 0.75 * _step(rise - 55, 35))
            return 0.06 + 0.05 * _step(rise, 40) + lift * front * (1 + lean * sin(radians(turn)))

        return [melt([husk(oval, _cap(knots, height, 11, 0.012, 0, 9), None)], clay(colour, 0.65), 0.022, 4)]

    return style


def horseshoe(colour):
    """What is left around a bald crown."""

    def style(oval, skin, face):
        def thick(turn, rise):
            low, high = _at(SHORT, turn) if abs(turn) > 66 else 99, _at(((0, -99), (70, 8), (85, 26), (180, 30)), turn)
            inside = min(rise - low, high - rise)
            return -0.06 + 0.13 * _step(inside, 12)

        return [melt([husk(oval, thick, None)], clay(colour, 0.8), 0.022, 3)]

    return style


def bob(colour, drop=0.42, fringe=True, flick=0.06, part=0.0):
    """To the chin, one soft body, with or without a fringe."""

    def style(oval, skin, face):
        knots = ((0, 22), (26, 23), (40, 22), (50, 4), (58, -20), (66, -45), (80, -62), (180, -75)) if fringe else ((0, 46), (24, 40), (44, 26), (56, -4), (64, -38), (80, -62), (180, -75))

        def height(turn, rise):
            return 0.085 + 0.03 * _step(rise, 50)

        parts = [husk(oval, _cap(knots, height, 9, 0.006, part), None)]
        for s in (-1, 1):
            side = oval.out(s * 88, 0)
            parts += limb([(side.x * 0.9, 0.06, 0.1), (side.x * 0.99, 0.06, -drop * 0.5), (side.x * 0.98 + s * flick, 0.0, -drop)], [0.17, 0.16, 0.12])
        parts += limb([(-0.3, 0.3, -0.1), (0, 0.36, -drop * 0.8), (0.3, 0.3, -0.1)], [0.2, 0.2, 0.2])
        return [melt(parts, clay(colour, 0.6), 0.024, 5)]

    return style


def bun(colour, where=(0, 0.22, 0.62), size=0.22, knots=SWEPT):
    """Combed back into a knot."""

    def style(oval, skin, face):
        def height(turn, rise):
            return 0.06 + 0.03 * _step(rise, 50)

        x, y, z = where
        m = clay(colour, 0.65)
        knot = [bead(size, where, None, (1, 1, 0.82)), bead(size * 0.6, (x + size * 0.35, y - size * 0.3, z + size * 0.35))]
        return [melt([husk(oval, _cap(knots, height, 11, 0.007, 0, 11), None)], m, 0.022, 3), melt(knot, m, 0.022, 4)]

    return style


def curls(colour, size=0.11, spread=0.1, count=170, knots=SHORT, below=90, seed=3):
    """Beads of clay, close together; `below` leaves the crown to a hat."""

    def style(oval, skin, face):
        m, chance = clay(colour, 0.85), Random(seed)
        parts = [melt([husk(oval, _cap(knots, lambda turn, rise: spread * 0.6, 14), None)], m, 0.026, 3)]
        golden = pi * (3 - 5**0.5)
        for i in range(count):
            rise = 90 - 150 * (i / count) ** 0.85
            turn = (i * golden * 180 / pi) % 360 - 180
            if rise < _at(knots, turn) + 4 or rise > below:
                continue
            where = oval.out(turn + chance.uniform(-4, 4), rise + chance.uniform(-4, 4), spread * chance.uniform(0.75, 1.15))
            parts.append(bead(size * chance.uniform(0.85, 1.15), where, m))
        return parts

    return style


def afro(colour, size=0.3, knots=SHORT):
    """Round as a clipped tree."""

    def style(oval, skin, face):
        chance = Random(2)

        def height(turn, rise):
            return size * (0.4 + 0.6 * _step(rise + 25, 70))

        parts = [husk(oval, _cap(knots, height, 22), None)]
        for i in range(260):
            turn, rise = chance.uniform(-180, 180), chance.uniform(-30, 90)
            if rise > _at(knots, turn) + 14:
                parts.append(bead(0.055, oval.out(turn, rise, height(turn, rise) - 0.01)))
        return [melt(parts, clay(colour, 0.9), 0.026, 1)]

    return style


def puffs(colour):
    """Two round bunches."""

    def style(oval, skin, face):
        m = clay(colour, 0.9)
        parts = [melt([husk(oval, _cap(SWEPT, lambda turn, rise: 0.05, 11, 0.006, 0, 13), None)], m, 0.022, 2)]
        chance = Random(4)
        for s in (-1, 1):
            c = (s * 0.4, 0.12, 0.5)
            lumps = [bead(0.2, c)]
            for _ in range(60):
                a, b = chance.uniform(0, 2 * pi), chance.uniform(-1, 1)
                r = (1 - b * b) ** 0.5
                lumps.append(bead(0.05, (c[0] + 0.2 * r * cos(a), c[1] + 0.2 * r * sin(a), c[2] + 0.2 * b)))
            parts.append(melt(lumps, m, 0.022, 1))
        return parts

    return style
