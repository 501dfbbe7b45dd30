"""Things that more than one trade owns."""

from math import cos, pi, sin

from ..shapes.materials import plain
from ..shapes.outlines import leaf
from ..shapes.shapes import ball, box, cone, cylinder, group, lathe, plate, tube


def vessel(outer, at=(0, 0, 0), material=None, wall=0.05, rot=(0, 0, 0)):
    """A pot, bowl or cup from its outside profile of (radius, height), bottom to rim."""
    rim_radius, rim = outer[-1]
    inner = [(max(r - wall, 0.02), z) for r, z in reversed(outer) if z > wall * 1.5]
    lip = [(rim_radius - wall / 2, rim + wall / 3)]
    return lathe([(0, 0), *outer, *lip, *inner, (0, max(wall, outer[0][1] + wall))], at, material, rot)


def book(size, at=(0, 0, 0), cover=None, rot=(0, 0, 0), pages="#efe4cf"):
    """Lying on its back, spine to the left. Size is width, depth, height."""
    w, d, h = size
    board = min(0.035, h * 0.2)
    parts = [
        box((w, d, board), (0, 0, 0), cover, 0.012),
        box((w, d, board), (0, 0, h - board), cover, 0.012),
        box((board, d, h), (-w / 2 + board / 2, 0, 0), cover, 0.012),
        box((w - board * 2.5, d - 0.09, h - board * 2), (0.005, 0, board), plain(pages, 0.95), 0.004),
    ]
    return group(parts, at, rot)


def peg(height, at=(0, 0, 0), material=None):
    """A figure for scale."""
    body = lathe([(0, 0), (0.16, 0), (0.17, 0.05), (0.11, 0.45), (0.06, 0.72), (0, 0.74)], material=material)
    head = ball(0.13, (0, 0, 0.72), material)
    return group([body, head], at, scale=height)


def tree(height, at=(0, 0, 0), crown=None, trunk=None, kind="round"):
    stem = cylinder(height * 0.03, height * 0.5, (0, 0, 0), trunk, 0.004)
    if kind == "round":
        top = ball(height * 0.3, (0, 0, height * 0.4), crown)
    else:
        top = cone(height * 0.24, 0.01, height * 0.8, (0, 0, height * 0.2), crown, height * 0.03)
    return group([stem, top], at)


def flower(height, at=(0, 0, 0), petal=None, heart=None, stem=None, lean=(0, 0), size=0.3, petals=9):
    """One bloom on a bent stem, facing up and a little outwards."""
    x, y = lean
    parts = [tube([(0, 0, 0), (x * 0.2, y * 0.2, height * 0.5), (x, y, height)], 0.018, stem)]
    for ring, (count, reach, lift) in enumerate(((petals, 1.0, 0.0), (petals - 3, 0.6, 0.06))):
        for i in range(count):
            a = 2 * pi * (i + ring * 0.5) / count
            r = size * 0.5 * reach
            parts.append(
                ball(
                    size * 0.34,
                    (x + r * cos(a), y + r * sin(a), height - 0.05 + lift),
                    petal,
                    (1.25, 0.75, 0.28),
                    (0, -28, a * 180 / pi),
                )
            )
    parts.append(ball(size * 0.24, (x, y, height), heart, (1, 1, 0.7)))
    return group(parts, at)


def sprig(height, at=(0, 0, 0), material=None, stem=None, lean=(0.3, 0), leaves=9, size=0.3):
    """A stalk with leaves on both sides."""
    x, y = lean
    parts = [tube([(0, 0, 0), (x * 0.25, y * 0.25, height * 0.5), (x, y, height)], 0.014, stem or material)]
    for i in range(leaves):
        t = 0.35 + 0.65 * i / leaves
        where = (x * t * t, y * t * t, height * t)
        side = 1 if i % 2 else -1
        parts.append(plate([leaf(size * (1.15 - 0.5 * t), size * 0.4)], 0.016, where, material, 0.006, (64, 0, side * 75 + i * 21)))
    return group(parts, at)

