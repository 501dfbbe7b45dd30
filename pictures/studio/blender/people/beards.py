"""Beards, moustaches and a day without shaving."""

from .hairline import _at, _step
from .limbs import limb
from ..shapes.materials import clay
from ..shapes.melt import melt
from ..shapes.surface import husk


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
