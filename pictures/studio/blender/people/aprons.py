"""Bibs on straps that go over the shoulders."""

from math import cos, radians, sin

from .limbs import bead
from ..shapes.materials import fabric, metal, shade
from ..shapes.surface import laid, strapped


def apron(colour, width=0.34, high=0.34, straps=None, pocket=True):
    """A bib on straps that cross the shoulders, tied at the waist."""

    def wear(body):
        m, t, tr = fabric(colour), body.top, body.trunk
        top = t - high
        g = body.build.girth
        rows = [(top, -width * 0.72, width * 0.72), (top - 0.2, -width * 0.86, width * 0.86), (t * 0.4, -width * 1.08 * g, width * 1.08 * g), (t * 0.2, -width * 1.15 * g, width * 1.15 * g), (-0.2, -width * 1.15 * g, width * 1.15 * g)]
        parts = [laid(tr, rows, m, 0.022, 0.03, 20, 24)]
        band = fabric(straps or colour)
        for s in (-1, 1):
            over = [tr.front(s * width * 0.6, top - 0.03), (s * width * 0.8, -0.24, t - 0.06), (s * 0.34, 0.0, t + 0.1), (s * 0.3, 0.24, t - 0.05), (s * 0.1, 0.4, t - 0.5)]
            parts.append(strapped(tr, over, 0.1, band, 0.026, 0.028))
        waist = [(0.62 * g * sin(a), -0.5 * g * cos(a), t * 0.3) for a in (radians(d) for d in range(44, 317, 16))]
        parts.append(strapped(tr, waist, 0.09, band, 0.024, 0.026, 2, (0, 0, 1)))
        if pocket:
            parts.append(laid(tr, [(t * 0.36, -0.2, 0.2), (t * 0.2, -0.2, 0.2), (0.02, -0.18, 0.18)], fabric(shade(colour, 0.9)), 0.05, 0.025))
        return parts

    return wear


def dungarees(colour, button="#d9a441"):
    """A bib with two buttons; the legs are the figure's."""

    def wear(body):
        parts = apron(colour, 0.36, 0.42)(body)
        t = body.top
        return parts + [bead(0.04, body.trunk.front(s * 0.22, t - 0.47, 0.045), metal(button, 0.35), (1, 0.5, 1)) for s in (-1, 1)]

    return wear
