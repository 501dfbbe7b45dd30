"""Boats and water, in metres."""

import bmesh

from ..shapes.materials import clay, glaze, plain, wood
from ..shapes.shapes import _solid, box, cylinder, group, plate, tube


def shell(length, beam, depth, material, inner=None):
    """An open hull: pointed at +x, square at -x."""
    mesh = bmesh.new()
    stations = 18
    rows = []
    for i in range(stations + 1):
        t = i / stations
        x = length * (t - 0.5)
        half = beam / 2 * (1 - max(0, (t - 0.35) / 0.65) ** 2.2) * (0.82 + 0.18 * min(1, t / 0.3))
        keel = depth * 0.06 + depth * 0.5 * max(0, t - 0.7) ** 1.5
        sheer = depth * (1 + 0.25 * (t - 0.4) ** 2 + 0.22 * t * t)
        half = max(half, 0.01)
        row = [(-1.0, sheer), (-0.93, depth * 0.5), (-0.62, depth * 0.18 + keel * 0.5), (0, keel), (0.62, depth * 0.18 + keel * 0.5), (0.93, depth * 0.5), (1.0, sheer)]
        rows.append([mesh.verts.new((x, half * u, z)) for u, z in row])
    for a, b in zip(rows, rows[1:]):
        for k in range(len(a) - 1):
            mesh.faces.new((a[k], b[k], b[k + 1], a[k + 1]))
    mesh.faces.new(rows[0])
    thing = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness = 0.05
    return thing


def rowing_boat(at, turn=0, colour="#2f6f8a", scale=1.0, inside="#d9b06a"):
    timber = wood(inside)
    parts = [shell(3.2, 1.25, 0.55, clay(colour, 0.5)), box((1.9, 0.7, 0.03), (-0.35, 0, 0.16), timber, 0.01)]
    parts += [box((0.22, 1.08 - 0.1 * i, 0.04), (-1.2 + 0.85 * i, 0, 0.38), timber, 0.01) for i in range(3)]
    for side in (-1, 1):
        parts.append(tube([(-1.2, side * 0.3, 0.48), (0.9, side * 0.36, 0.5)], 0.025, timber, steps=1))
    return group(parts, at, (0, 0, turn), scale)


def fishing_boat(at, turn=0, colour="#c8512f", scale=1.0, band="#f4efe2"):
    white, glassy = clay(band, 0.5), glaze("#2a3c46")
    parts = [
        shell(6.4, 2.2, 1.15, clay(colour, 0.5)),
        box((5.2, 1.7, 0.06), (-0.4, 0, 0.75), wood("#c99a62"), 0.01),
        box((1.5, 1.25, 1.5), (0.6, 0, 0.78), white, 0.06),
        box((1.54, 1.3, 0.42), (0.6, 0, 1.62), glassy, 0.03),
        box((1.75, 1.5, 0.1), (0.6, 0, 2.28), clay(colour, 0.5), 0.03),
        cylinder(0.05, 2.6, (-0.5, 0, 0.8), wood("#b98550", "z"), 0.01, sides=16),
        tube([(-0.5, 0, 3.3), (-2.7, 0, 1.2)], 0.015, plain("#3a3330"), steps=1),
        tube([(-0.5, 0, 3.3), (2.9, 0, 1.5)], 0.015, plain("#3a3330"), steps=1),
    ]
    parts += [box((0.4, 0.4, 0.35), (-1.6 - 0.45 * i, 0.3 * (-1) ** i, 0.8), clay("#e0b23f"), 0.03) for i in range(2)]
    return group(parts, at, (0, 0, turn), scale)


def sailing_boat(at, turn=0, colour="#f4efe2", sail="#f6efe0", scale=1.0):
    cloth = clay(sail)
    parts = [shell(4.2, 1.4, 0.7, clay(colour, 0.5)), cylinder(0.045, 5.2, (0.3, 0, 0.2), wood("#b98550", "z"), 0.01, sides=16)]
    parts.append(plate([[(0.25, 1.1), (0.25, 5.2), (-1.9, 1.2)]], 0.02, (0, 0, 0), cloth, 0.004, (90, 0, 0)))
    parts.append(plate([[(0.42, 1.0), (0.42, 4.6), (2.0, 0.9)]], 0.02, (0, 0, 0), cloth, 0.004, (90, 0, 0)))
    return group(parts, at, (0, 0, turn), scale)


def water(at, size, colour="#3f8f94"):
    return box((size[0], size[1], 0.1), (at[0], at[1], at[2] - 0.1), glaze(colour), 0)
