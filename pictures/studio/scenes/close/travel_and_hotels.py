"""Brass from close by, and one window at three heights of the sea."""

from math import cos, pi, sin
from random import Random

from scenes.travel_and_hotels import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled


def trav_close_keys():
    """Room keys on their hooks behind the desk."""
    close(LOOK, (-3.6, -6.8, 1.35), (0.3, 0, 0.85), 60, (-0.55, -0.35, 0.9), 0.2, azimuth=-66, elevation=26, power=6.8)
    for k in range(9):
        box((14, 0.3, 0.78), (0, 0.2, -2.6 + 0.8 * k), grain("#1f5a5c", "#2f7b7c", "x", 0.5, 2.5), 0.03)
    brass, worn = metal("#dcb055", 0.22), _mottle(_principled("#d9a94a", 0.3, Metallic=1.0), "#a8782c", "#e6c06a", 5)
    tag = one([cylinder(0.42, 0.05, (0, 0, 0), worn, 0.015), ring(0.36, 0.018, (0, 0, 0.05), worn)])
    key = one([
        ring(0.24, 0.06, (0, 0, -0.24), brass, (90, 0, 0)),
        lathe([(0.05, 0), (0.1, 0.02), (0.06, 0.1), (0.06, 0.9), (0.085, 0.93), (0.06, 0.97), (0.06, 1.3), (0, 1.32)], (0, 0, -1.78), brass, (0, 0, 0), 2, 32),
        box((0.34, 0.06, 0.34), (0.2, 0, -1.72), brass, 0.02),
        box((0.14, 0.07, 0.1), (0.32, 0, -1.6), brass, 0.01),
    ])
    steel = metal("#8e7440", 0.3)
    for k in range(7):
        x, z = -3.6 + 1.25 * k, 1.95
        if k == 5:
            tube([(x, 0.05, z), (x, -0.3, z - 0.02), (x, -0.42, z + 0.06), (x, -0.44, z + 0.2)], 0.05, steel)
            continue
        tube([(x, 0.05, z), (x, -0.3, z - 0.02), (x, -0.42, z + 0.06), (x, -0.44, z + 0.2)], 0.05, steel)
        swing = (-3, 2, 4, -2, 3, 0, -4)[k]
        parts = [again(key, (0, 0, 0), (0, 0, (20, -14, 30, 8, -24, 0, 12)[k])), tube([(0, 0, -0.08), (0.16, -0.1, -0.36), (0.2, -0.14, -0.62), (0.06, -0.1, -0.3)], 0.022, brass), group([again(tag, (0, 0, 0)), letters(str(k + 3), 0.5, (0, 0, 0.054), plain("#3a2a10", 0.6), depth=0.004)], (0.24, -0.14, -1.02), (90, 0, 6))]
        group(parts, (x, -0.34, z), (0, swing, 0))
    away(key, tag)


def _sill(tide):
    """The same room, the same window; only the sea is another."""
    from blender.places.hours import noon

    noon(LOOK, "#eef1ea", "#9cc3d6", -62, 34)
    camera((0.15, -4.6, 1.62), (0.05, 0, 1.42), 38)
    chamber((4.6, 5, 2.9), "#f1e3c8", "#b98a5c", [opening_in("far", 0, 0.86, 2.3, 1.46)], trim="#f6f0e2")
    for z in (0.86, 1.59, 2.3):
        box((2.3, 0.06, 0.05), (0, 0.06, z), clay("#f6f0e2"), 0.01)
    for x in (-0.38, 0.38):
        box((0.05, 0.06, 1.46), (x, 0.06, 0.86), clay("#f6f0e2"), 0.01)
    box((2.7, 0.3, 0.05), (0, -0.1, 0.81), clay("#f6f0e2"), 0.015)
    vessel([(0.05, 0), (0.085, 0.05), (0.08, 0.13), (0.05, 0.19), (0.06, 0.22)], (0.85, -0.1, 0.86), glaze("#2f8f8a"), 0.012)
    for k in range(3):
        sprig(0.34, (0.85, -0.1, 1.02), clay("#8a9a5a"), lean=(0.1 * (k - 1), 0.02), leaves=7, size=0.09)
    book((0.28, 0.2, 0.05), (-0.72, -0.1, 0.86), clay("#e06a4a"), (0, 0, 18))
    armchair((-1.5, -1.2, 0), 32, "#3d8a86")
    table((1.45, -0.95, 0), 0, (0.6, 0.6, 0.5))
    mug((1.4, -0.95, 0.5), 0.05, "#f6efe2")
    level = (-4.15, -2.75, -1.05)[tide]
    ground_ = _relief(_mottle(_principled("#c9a877", 0.85), "#a98a5c", "#d9bf8f", 0.15), (("Noise", 2, 1.0),), 0.5, 0.2)
    # Sand and stones that slope from the harbour wall to the sea.
    sheet((120, 50), lambda x, y: -2.6 - 0.075 * (y + 25) + 0.12 * sin(0.7 * x + 0.4 * y) + 0.1 * sin(0.31 * x), (0, 31, 0), ground_, cells=80)
    surface = _relief(_principled("#4f98a0", 0.12, Specular=0.6), (("Noise", 1.2, 1.0), ("Noise", 5, 0.4)), 0.5, 0.12)
    box((400, 400, 0.05), (0, 206, level), surface, 0)
    stone = plaster("#a99a86")
    box((2.4, 44, 3.2), (-9.5, 30, -4.4), stone, 0.1)
    for k in range(7):
        box((0.4, 0.4, 1.1), (-8.4, 12 + 6 * k, -1.5), plaster("#8a7c6a"), 0.05)
    tower = lathe([(0.9, 0), (0.7, 3.2), (0.8, 3.25), (0.8, 3.4), (0.5, 3.42), (0.5, 4.1), (0.6, 4.15), (0, 4.7)], (-9.5, 51, -1.3), clay("#f3efe4"), (0, 0, 0), 1)
    lathe([(0.83, 1.2), (0.78, 2.1)], (-9.5, 51, -1.3), clay("#d9553a"), (0, 0, 0), 1)
    for k in range(26):
        chance = Random(k)
        x, y = chance.uniform(-7, 16), chance.uniform(9, 34)
        rough(ball(chance.uniform(0.12, 0.5), (x, y, -2.7 - 0.075 * (y - 6)), plaster("#7d6f60"), (1.3, 1, 0.6)), 0.1, 0.4, 1)
    for x, y, turn, colour in ((2.2, 17, 28, "#d9553a"), (6.4, 25, -38, "#2f6f9a"), (-3.2, 27, 64, "#f0c94a")):
        ground_z = -2.6 - 0.075 * (y - 6)
        afloat = level > ground_z + 0.1
        group([_hull(colour)], (x, y, level - 0.12 if afloat else ground_z + 0.1), (0 if afloat else 16, 0, turn))
    return tower


def _hull(colour):
    """A small open boat."""
    parts, half = [], 1.5
    rows = []
    import bmesh

    from blender.shapes.shapes import _solid

    mesh = bmesh.new()
    for i in range(17):
        t = i / 16 * 2 - 1
        w = 0.62 * (1 - max(0, t) ** 2.4) * (1 - 0.35 * max(0, -t) ** 3) + 0.01
        lift = 0.16 * t * t
        rows.append([mesh.verts.new((half * t, w * s * (1 if z else 0.5), z * 0.5 + lift * (1 if z else 0.6))) for s, z in ((-1, 1), (-0.95, 0.45), (-0.7, 0), (0.7, 0), (0.95, 0.45), (1, 1))])
    for low, high in zip(rows, rows[1:]):
        for k in range(5):
            mesh.faces.new((low[k], low[k + 1], high[k + 1], high[k]))
    mesh.faces.new(rows[0])
    shell = _solid(mesh, (0, 0, 0), (0, 0, 0), clay(colour, 0.5))
    thick = shell.modifiers.new("body", "SOLIDIFY")
    thick.thickness = 0.06
    parts.append(shell)
    for x in (-0.7, 0.2):
        parts.append(box((0.3, 1.1, 0.05), (x, 0, 0.34), wood("#c9a066"), 0.01))
    return group(parts)


def trav_close_low():
    _sill(0)


def trav_close_half():
    _sill(1)


def trav_close_high():
    _sill(2)
