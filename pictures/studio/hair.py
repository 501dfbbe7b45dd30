"""Hair and beards: soft shells over the skull that sink into it at the hairline.

Each style is given a colour and returns what `head` fits on: (skull, skin, face) → parts.
"""

from math import cos, pi, radians, sin
from random import Random

from .limbs import bead, limb
from .materials import clay
from .melt import melt
from .surface import husk

# Hairlines: how high (degrees of rise) hair begins at each turn from the face's middle.
SHORT = ((0, 40), (30, 40), (52, 27), (66, 4), (80, -12), (98, -14), (112, -30), (150, -44), (180, -46))
HIGH = ((0, 50), (22, 58), (42, 50), (60, 24), (74, -6), (98, -14), (112, -30), (150, -44), (180, -46))
SWEPT = ((0, 44), (30, 41), (52, 30), (68, 8), (82, -4), (100, -12), (116, -34), (150, -48), (180, -50))
LONG = ((0, 42), (34, 38), (54, 20), (62, -10), (72, -40), (84, -62), (120, -75), (180, -78))
CROWNLESS = ((0, 95), (60, 95), (74, 30), (82, 22), (110, 30), (150, 38), (180, 40))


def _at(knots, turn):
    turn = abs(turn)
    for (a, low), (b, high) in zip(knots, knots[1:]):
        if turn <= b:
            t = (turn - a) / (b - a)
            return low + (high - low) * (t * t * (3 - 2 * t))
    return knots[-1][1]


def _step(value, width):
    t = max(0.0, min(1.0, value / width))
    return t * t * (3 - 2 * t)


def _cap(knots, height, soft=14, wave=0.0, skew=0.0, waves=7):
    """Thickness over a hairline; `skew` parts the hair and lets it rise to one side."""

    def thick(turn, rise):
        above = rise - _at(knots, turn)
        if above <= 0:
            return -0.06
        side = 1 + skew * sin(radians(turn)) * cos(radians(rise))
        ripple = wave * sin(radians(turn) * waves + rise * 0.05) * cos(radians(rise))
        return -0.06 + (0.06 + height(turn, rise) * side + ripple) * _step(above, soft)

    return thick


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


def flowing(colour, length=0.95, knots=SWEPT, part=0.25, wave=0.03, front=True):
    """Long and loose, over the shoulders."""

    def style(oval, skin, face):
        def height(turn, rise):
            return 0.085 + 0.03 * _step(rise, 50)

        parts = [husk(oval, _cap(LONG if front else knots, height, 10, 0.008, part), None)]
        for s in (-1, 1):
            x = oval.out(s * 88, 0).x
            for k, (y, r) in enumerate(((-0.02, 0.13), (0.16, 0.16))):
                knees = [(x * 0.9, y, 0.08), (x * 1.02 + s * wave, y + 0.03, -length * 0.45), (x * 1.0 - s * wave, y - 0.1 + 0.1 * k, -length * 0.8), (x * 0.95, y - 0.18 + 0.22 * k, -length)]
                parts += limb(knees, [r, r * 1.05, r * 0.8, r * 0.4])
        parts += limb([(0, 0.3, 0.0), (0, 0.42, -length * 0.5), (0, 0.4, -length * 0.85)], [0.36, 0.38, 0.3])
        return [melt(parts, clay(colour, 0.6), 0.026, 5)]

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


def ponytail(colour, side=0.0, length=0.8):
    def style(oval, skin, face):
        m = clay(colour, 0.62)
        tail = limb([(side * 0.2, 0.46, 0.34), (side * 0.55, 0.72, 0.2), (side * 0.72, 0.6, -0.25), (side * 0.74, 0.42, 0.34 - length)], [0.09, 0.17, 0.16, 0.05])
        return [*bun(colour, (side * 0.2, 0.44, 0.36), 0.12)(oval, skin, face), melt(tail, m, 0.024, 4)]

    return style


def plaits(colour, length=0.75, tie="#c8452f"):
    """Two braids in front of the shoulders, with a middle parting."""

    def style(oval, skin, face):
        m = clay(colour, 0.65)

        def height(turn, rise):
            return 0.065 - 0.03 * max(0.0, 1 - abs(turn) / 9) * _step(rise, 20)

        parts = [melt([husk(oval, _cap(SWEPT, height, 10, 0.006), None)], m, 0.022, 3)]
        for s in (-1, 1):
            x = oval.out(s * 88, -10).x * 1.04
            ropes = []
            for i in range(7):
                t = i / 6
                ropes.append(bead(0.105 - 0.035 * t, (x + s * (0.06 * sin(pi * t) + 0.02 * (-1) ** i), 0.06 - 0.2 * t, -0.12 - length * t), None, (1, 0.9, 1.1)))
            parts += [melt(ropes, m, 0.02, 2), bead(0.06, (x, -0.14, -0.16 - length), clay(tie), (1, 1, 0.6)), bead(0.06, (x, -0.15, -0.23 - length), m, (1, 1, 1.4))]
        return parts

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


def cornrows(colour, count=9, tail=0.5):
    """Cornrows from the forehead to the nape."""

    def style(oval, skin, face):
        m = clay(colour, 0.8)
        parts = [husk(oval, _cap(SHORT, lambda turn, rise: 0.012, 8), m)]
        for i in range(count):
            x = -1 + 2 * (i + 0.5) / count
            path = []
            for k in range(13):
                sweep = radians(42 + 150 * k / 12)
                a, e = sin(x * 1.25), sweep
                vx, vy, vz = a, -cos(e) * cos(x * 1.25), sin(e) * cos(x * 1.25)
                hit, *_ = oval.tree.ray_cast((0, 0, 0), (vx, vy, vz))
                if hit:
                    path.append(tuple(hit * 1.03))
            cord = []
            for k, p in enumerate(path):
                cord.append(bead(0.042, p, m))
            parts += [melt(limb(path, [0.036] * len(path), None, 3), m, 0.016, 1), *cord]
            if tail:
                end = path[-1]
                parts += limb([end, (end[0] * 1.1, end[1] + 0.04, end[2] - tail * 0.5), (end[0] * 1.15, end[1], end[2] - tail)], [0.045, 0.045, 0.03], m)
        return parts

    return style


def locs(colour, length=0.8, seed=2):
    """Ropes that hang around the face."""

    def style(oval, skin, face):
        m, chance = clay(colour, 0.85), Random(seed)
        parts = [husk(oval, _cap(SWEPT, lambda turn, rise: 0.05, 11), m)]
        for i in range(46):
            turn = -168 + 336 * (i / 45)
            if abs(turn) < 64:
                reach = 70 * (1 if turn >= 0 else -1)
                start = oval.out(turn, 50, 0.05)
                middle = oval.out(turn * 0.4 + reach * 0.75, 18, 0.09)
                end = oval.out(reach + turn * 0.4, -12, 0.14)
            else:
                start, middle = oval.out(turn * 0.9, 58, 0.05), oval.out(turn, 16, 0.09)
                end = oval.out(turn, -14, 0.13)
            down = length * chance.uniform(0.6, 1.0)
            tip = (end.x * 1.06, end.y * 1.02, end.z - down * 0.6)
            parts += limb([tuple(start), tuple(middle), tuple(end), tip], [0.05, 0.052, 0.052, 0.036], m, 4)
        return parts

    return style


def beard(colour, length=0.1, full=True):
    """Over the jaw, open at the mouth."""

    def style(oval, skin, face):
        edge = ((0, -12), (14, -13), (24, -22), (40, -28), (58, -16), (70, 2), (82, 14), (92, -10), (100, -40)) if full else ((0, -36), (20, -38), (34, -50), (50, -80))

        def thick(turn, rise):
            if abs(turn) > 100:
                return -0.06
            below = _at(edge, turn) - rise
            x, z = turn / 17, (rise + 27.5) / 5.0
            mouth = 1 - _step((x * x + z * z) ** 0.5 - 0.9, 0.35)
            body = length * (0.35 + 0.65 * _step(-rise - 20, 30)) * (1 - 0.4 * _step(abs(turn) - 40, 40))
            return -0.05 + (0.05 + body) * _step(below, 7) * (1 - mouth) - 0.02 * mouth

        return [melt([husk(oval, thick, None, 140, 96)], clay(colour, 0.8), 0.018, 2)]

    return style


def moustache(colour, droop=0.03, size=1.0):
    def style(oval, skin, face):
        z = -0.26 * face.length + 0.065
        parts = []
        for s in (-1, 1):
            knees = [skin.front(s * 0.015, z, 0.01), skin.front(s * 0.08, z + 0.005, 0.012), skin.front(s * 0.155, z - droop, 0.006)]
            parts += limb([tuple(k) for k in knees], [0.038 * size, 0.042 * size, 0.016 * size])
        return [melt(parts, clay(colour, 0.75), 0.012, 3)]

    return style


def stubble(colour):
    """A day or two."""
    return beard(colour, 0.012)
