"""What a body's cloth ends in at the neck."""

from math import cos, pi, radians, sin

from .limbs import bead, limb
from ..shapes.materials import clay, fabric, shade
from ..shapes.melt import melt
from ..shapes.shapes import tube
from ..shapes.surface import laid, traced


def _neckline(body, radius, depth=0.0, lift=0.015):
    """Points around the base of the neck, lower in front by `depth`."""
    points = []
    for i in range(24):
        a = 2 * pi * i / 24
        front = max(0.0, cos(a)) ** 2
        points.append(tuple(body.trunk.near((radius * sin(a), 0.03 - radius * 0.95 * cos(a) - depth * 0.3 * front, body.top + 0.1 - depth * front), lift)))
    return points


def crew(colour=None, thick=0.045, radius=0.2):
    """A round collar; thick and close it is a roll neck."""

    def wear(body):
        return [tube(_neckline(body, radius), thick, fabric(colour) if colour else body.cloth, closed=True, steps=2)]

    return wear


def roll_neck(colour=None):
    def wear(body):
        m = fabric(colour) if colour else body.cloth
        rings = [limb([(0.2 * sin(a), 0.015 - 0.19 * cos(a), body.top + 0.04 + 0.085 * k) for a in (2 * pi * i / 18 for i in range(19))], [0.065] * 19, None, 1) for k in range(2)]
        return [melt([p for ring in rings for p in ring], m, 0.022, 2)]

    return wear


def vee(depth=0.34, width=0.17, edge=None):
    """Bare skin in a V, with its border."""

    def wear(body):
        t = body.top
        rows = [(t + 0.1, -width, width), (t, -width * 0.82, width * 0.82), (t + 0.05 - depth, -0.012, 0.012)]
        m = fabric(edge) if edge else body.cloth
        rim = [(-width * 0.95, t + 0.1), (-width * 0.8, t), (0, t + 0.03 - depth), (width * 0.8, t), (width * 0.95, t + 0.1)]
        sides = [traced(body.trunk, rim[:3], 0.03, m, 0.012), traced(body.trunk, rim[2:], 0.03, m, 0.012)]
        return [laid(body.trunk, rows, body.skin, 0.0, 0.03), *sides]

    return wear


def shirt(colour, buttons="#f6efe2", open_=0.16):
    """A turned collar, a placket and buttons on the cloth below."""

    def wear(body):
        m, t = fabric(colour), body.top
        parts = [laid(body.trunk, [(t + 0.08, -0.13, 0.13), (t + 0.02 - open_, -0.012, 0.012)], body.skin, 0.004, 0.02)]
        for s in (-1, 1):
            rows = [(t + 0.1, *sorted((s * 0.13, s * 0.22))), (t + 0.03, *sorted((s * 0.07, s * 0.27))), (t - 0.08, *sorted((s * 0.035, s * 0.25))), (t - 0.17, *sorted((s * 0.15, s * 0.2)))]
            parts.append(laid(body.trunk, rows, m, 0.035, 0.035, 8, 12))
        stand = [(0.185 * sin(a), 0.02 - 0.175 * cos(a), t + 0.1 - 0.05 * max(0, cos(a))) for a in (radians(d) for d in range(30, 331, 20))]
        parts.append(tube(stand, 0.055, m, steps=2))
        parts.append(traced(body.trunk, [(0.05, t - open_), (0.05, t - 0.6), (0.05, 0.05)], 0.008, fabric(shade(colour, 0.8)), 0.004))
        parts += [bead(0.024, body.trunk.front(0, t - open_ - 0.1 - 0.24 * i, 0.012), clay(buttons, 0.4), (1, 0.5, 1)) for i in range(4)]
        return parts

    return wear
