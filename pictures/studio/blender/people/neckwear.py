"""What hangs around a neck or is pinned below it."""

from math import cos, pi, radians, sin

from .clothes import striped
from .limbs import bead, limb
from ..shapes.materials import clay, fabric, metal, plain
from ..shapes.melt import melt
from ..shapes.shapes import box, group, tube
from ..shapes.surface import laid, strapped


def tie(colour, knot=0.0):
    def wear(body):
        m, t = fabric(colour), body.top
        long = [(t - 0.06, -0.03, 0.03), (t - 0.3, -0.05, 0.05), (t - 0.72, -0.085, 0.085), (t - 0.82, -0.01, 0.01)]
        return [laid(body.trunk, long, m, 0.04, 0.03), bead(0.062, body.trunk.front(0, t - 0.02, 0.05), m, (0.9, 0.6, 0.9))]

    return wear


def bow_tie(colour):
    def wear(body):
        m = fabric(colour)
        spot = body.trunk.front(0, body.top - 0.0, 0.06)
        parts = [bead(0.035, spot, m, (1, 0.8, 1.1))]
        for s in (-1, 1):
            parts += [bead(0.085, (spot.x + s * 0.1, spot.y + 0.01, spot.z), m, (1.0, 0.4, 0.75), (0, s * 12, 0))]
        return parts

    return wear


def scarf(colour, tail=True, other=None):
    """Thick and wound once, an end hanging down."""

    def wear(body):
        m, t = striped(colour, other, 0.12) if other else fabric(colour), body.top
        loop = [(0.27 * sin(a), 0.02 - 0.27 * cos(a), t + 0.06 - 0.07 * cos(a)) for a in (2 * pi * i / 16 for i in range(17))]
        parts = limb(loop, [0.12] * 17, None, 1)
        if tail:
            tr = body.trunk
            parts += limb([(-0.1, -0.28, t), tuple(tr.front(-0.16, t - 0.3, 0.04)), tuple(tr.front(-0.17, t - 0.62, 0.04))], [0.1, 0.1, 0.095])
        return [melt(parts, m, 0.026, 3)]

    return wear


def beads(colour="#d6a546", size=0.035, drop=0.14):
    """A necklace."""

    def wear(body):
        m, t = clay(colour, 0.35), body.top
        spots = [(0.24 * sin(a), drop * (0.5 + 0.5 * cos(a))) for a in (radians(d) for d in range(-84, 85, 12))]
        return [bead(size, body.trunk.front(x, t + 0.06 - d, 0.02), m) for x, d in spots]

    return wear


def round_neck(points, radius, material, body, lift=0.03):
    """A loop of (x, depth below the shoulders) on the chest that goes on behind the neck."""
    t, tr = body.top, body.trunk
    front = [tr.front(x, t - d, lift) for x, d in points]
    back = [tr.near((0.22, 0.0, t + 0.1), lift), tr.near((0, 0.25, t + 0.08), lift), tr.near((-0.22, 0.0, t + 0.1), lift)]
    return tube([tuple(p) for p in (*front, *back)], radius, material, closed=True, steps=5)


def lanyard(colour="#2b51b8", card="#f6f1e6"):
    def wear(body):
        spot = body.trunk.front(0, body.top - 0.68, 0.05)
        loop = round_neck([(-0.2, 0.05), (-0.12, 0.3), (0, 0.58), (0.12, 0.3), (0.2, 0.05)], 0.016, fabric(colour), body)
        return [loop, group([box((0.2, 0.02, 0.26), (0, 0, -0.13), plain(card), 0.01), box((0.2, 0.024, 0.06), (0, 0, 0.05), plain(colour), 0.004)], tuple(spot))]

    return wear


def tape_measure(colour="#eeb52b"):
    """Hanging around the neck, both ends on the chest."""

    def wear(body):
        t, tr, m = body.top, body.trunk, plain(colour, 0.6)
        parts = []
        for s, end in ((-1, 0.75), (1, 0.62)):
            parts.append(strapped(tr, [tr.front(s * 0.24, t - end), tr.front(s * 0.25, t - 0.3), (s * 0.26, -0.05, t + 0.1), (s * 0.1, 0.25, t + 0.1), (0, 0.27, t + 0.1)], 0.065, m, 0.03, 0.014))
        return parts

    return wear


def stethoscope(colour="#22364d"):
    def wear(body):
        t, tr = body.top, body.trunk
        points = [tr.front(-0.2, t - 0.55, 0.03), tr.front(-0.22, t - 0.25, 0.03), tr.near((-0.24, -0.05, t + 0.1), 0.04), tr.near((0, 0.25, t + 0.1), 0.05), tr.near((0.24, -0.05, t + 0.1), 0.04), tr.front(0.22, t - 0.3, 0.03), tr.front(0.16, t - 0.62, 0.035)]
        end = points[-1]
        return [tube([tuple(p) for p in points], 0.026, plain(colour, 0.4)), bead(0.075, end, metal("#d5d7d8"), (1, 0.4, 1)), bead(0.035, points[0], metal("#d5d7d8"))]

    return wear


def badge(colour, x=-0.28, high=0.42, size=(0.2, 0.08)):
    """A name badge."""

    def wear(body):
        spot = body.trunk.front(x, body.top - high, 0.02)
        return [box((size[0], 0.025, size[1]), (spot.x, spot.y, spot.z - size[1] / 2), plain(colour), 0.01, (0, 0, -18 if x > 0 else 18))]

    return wear
