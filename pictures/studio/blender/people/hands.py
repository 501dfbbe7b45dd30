"""Mitten hands: a palm, four fingers pressed together, a thumb."""

from dataclasses import dataclass
from math import cos, radians, sin

from mathutils import Matrix, Vector

from .limbs import bead, limb
from ..shapes.shapes import group


@dataclass(frozen=True)
class Hand:
    """`at` is the middle of what is held, or of the palm when open."""

    at: tuple
    fingers: tuple
    palm: tuple
    curl: float = 0.8


def holding(at, side, axis="z", curl=0.85):
    """Around a stick that stands (z) or lies across (x), or a handle from above (down)."""
    if axis == "z":
        return Hand(at, (-side * 1.0, -0.25, 0.1), (-side * 0.25, 1, 0), curl)
    if axis == "x":
        return Hand(at, (0, -0.5, 0.85), (0, 0.85, 0.5), curl)
    return Hand(at, (0, -0.1, -1), (0, 1, -0.1), curl)


def carry(at, side, curl=0.25):
    """From below, palm up."""
    return Hand(at, (-side * 0.75, -0.65, 0.1), (0, 0, 1), curl)


def rest(at, side, curl=0.15):
    """Flat on something."""
    return Hand(at, (-side * 0.35, -0.95, 0), (0, 0, -1), curl)


def folded(at, side):
    """Laid on the body or on the other hand."""
    return Hand(at, (-side * 1.0, -0.1, 0.08), (0, 1, 0), 0.3)


def hang(side, at=None):
    return Hand(at or (side * 0.82, -0.08, 0.02), (-side * 0.05, -0.18, -1), (-side * 1, 0.2, 0), 0.35)


def hand_axes(hand):
    """Across, fingers, palm as axes."""
    y = Vector(hand.fingers).normalized()
    z = Vector(hand.palm)
    z = (z - y * z.dot(y)).normalized()
    return Matrix((y.cross(z), y, z)).transposed()


def palm_of(hand, size=1.0):
    """Where the palm's middle is, so that what is held lies inside the fingers."""
    y, z = hand_axes(hand).col[1], hand_axes(hand).col[2]
    held = hand.curl > 0.5
    return Vector(hand.at) - (y * 0.045 + z * 0.085) * size * held - z * 0.06 * size * (not held)


def wrist_of(hand, size=1.0):
    return palm_of(hand, size) - hand_axes(hand).col[1] * 0.13 * size


def mitten(hand, side, size=1.0):
    """Loose parts, to be melted with the arm; side -1 is the sitter's right."""
    thumb = -side
    parts = [bead(0.115, (0, 0, 0), None, (1.0, 1.1, 0.58))]
    for i in range(4):
        x = -0.087 + 0.058 * i
        points, angle, y, z = [(x, 0.06, 0)], 0.0, 0.06, 0.0
        reach = 0.052 * (1 - 0.1 * abs(i - 1.5))
        for _ in range(4):
            angle += radians(46) * hand.curl
            y, z = y + reach * cos(angle), z + reach * sin(angle)
            points.append((x * 0.94, y, z))
        parts += limb(points, [0.045, 0.044, 0.042, 0.04, 0.036], None, 2)
    bent = 0.09 * hand.curl
    parts += limb([(thumb * 0.07, -0.05, 0.01), (thumb * 0.145, 0.02, 0.03 + bent * 0.5), (thumb * 0.13, 0.1, 0.03 + bent)], [0.05, 0.047, 0.038])
    root = group(parts, scale=size)
    root.matrix_world = Matrix.Translation(palm_of(hand, size)) @ hand_axes(hand).to_4x4() @ Matrix.Scale(size, 4)
    return root
