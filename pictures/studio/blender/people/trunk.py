"""Builds: what makes shoulders, bellies and heights differ."""

from dataclasses import dataclass

from .limbs import bead, limb


@dataclass(frozen=True)
class Build:
    """Measures of one body; 1.0 is the middle of the street."""

    shoulders: float = 0.6
    slope: float = 0.1
    girth: float = 1.0
    belly: float = 0.0
    bust: float = 0.0
    height: float = 1.3
    neck: float = 0.17
    arm: float = 1.0
    head: float = 0.92
    hand: float = 1.0


CHILD = Build(shoulders=0.4, slope=0.07, girth=0.72, height=0.92, neck=0.08, arm=0.7, head=0.9, hand=0.82)


def trunk_parts(b):
    """Loose parts, to be melted."""
    g, top = b.girth, b.height
    wide = b.shoulders
    parts = [
        bead(0.5, (0, 0.02, top * 0.68), None, (wide * 1.32, 0.72 * (0.6 + 0.4 * g), 0.92 * top / 1.3)),
        bead(0.5, (0, 0.0, top * 0.38), None, (1.02 * g, 0.76 * g, 1.15)),
        bead(0.5, (0, 0.02, 0.02), None, (1.04 * g, 0.78 * g, 0.7)),
        *limb([(0, 0.03, top + 0.08), (0, 0.03, top - 0.2)], [0.17, 0.26]),
    ]
    if b.belly:
        parts.append(bead(0.42, (0, -0.16 * b.belly, top * 0.3), None, (1.0 * g, 0.6 + 0.4 * b.belly, 0.95)))
    if b.bust:
        parts += [bead(0.24, (s * 0.19 * wide / 0.6, -0.14 - 0.06 * b.bust, top * 0.64), None, (1.1, 0.8 + 0.2 * b.bust, 1.1)) for s in (-1, 1)]
    for s in (-1, 1):
        parts += limb([(0, 0.04, top + 0.02), (s * wide * 0.55, 0.03, top - b.slope * 0.5), (s * wide, 0.02, top - b.slope - 0.06)], [0.16, 0.17, 0.19 * (0.7 + 0.3 * g)])
    return parts
