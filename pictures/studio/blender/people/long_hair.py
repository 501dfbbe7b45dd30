"""Hair that hangs: loose, tied, braided and twisted."""

from math import cos, pi, radians, sin
from random import Random

from .hair import bun
from .hairline import _cap, _step, LONG, SHORT, SWEPT
from .limbs import bead, limb
from ..shapes.materials import clay
from ..shapes.melt import melt
from ..shapes.surface import husk


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
