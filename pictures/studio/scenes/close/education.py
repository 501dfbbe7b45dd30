"""Pencils from close by."""

from math import cos, pi, sin
from random import Random

import bmesh

from scenes.education import LOOK
from blender import *
from blender.close import *
from blender.macro import *
from blender.shapes.shapes import _solid


def _sharpened(colour, length=3.0, radius=0.2, timber=None):
    """Six-sided, its paint ending in scallops where the blade has cut it."""
    mesh, sides, slope = bmesh.new(), 48, 3.4
    outline = []
    for k in range(sides):
        a = 2 * pi * k / sides
        outline.append((radius * cos(pi / 6) / cos((a % (pi / 3)) - pi / 6), a))
    top = length
    rows = [[mesh.verts.new((r * cos(a), r * sin(a), 0)) for r, a in outline]]
    rows.append([mesh.verts.new((r * cos(a), r * sin(a), top - r * slope)) for r, a in outline])
    for share in (0.75, 0.5, 0.34):
        rows.append([mesh.verts.new((share * radius * 0.9 * cos(a), share * radius * 0.9 * sin(a), top - share * radius * 0.9 * slope)) for _, a in outline])
    for share in (0.2, 0.08):
        rows.append([mesh.verts.new((share * radius * cos(a), share * radius * sin(a), top - share * radius * slope)) for _, a in outline])
    for i, (low, high) in enumerate(zip(rows, rows[1:])):
        for k in range(sides):
            mesh.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k])).material_index = 0 if i == 0 else 1 if i < 4 else 2
    mesh.faces.new(rows[-1]).material_index = 2
    thing = _solid(mesh, (0, 0, 0), (0, 0, 0), glaze(colour))
    thing.data.materials.append(timber or grain("#c99a62", "#ecc795", "z", 0.7, 6))
    thing.data.materials.append(clay(shade(colour, 0.92), 0.5))
    return thing


def educ_close_pencils():
    close(LOOK, (-2.7, -6.8, 5.0), (0.25, 0.2, 2.4), 74, (-0.35, -0.65, 2.9), 0.22, azimuth=-64, elevation=32, power=6.5)
    box((40, 1, 30), (0, 11, -10), plaster("#6fa0c9"), 0)
    colours = ("#e5383b", "#f4a51c", "#f6d94a", "#4f9d5a", "#2a5d9f", "#7a4b9a", "#e0782f", "#2f9c95", "#d65a86", "#8a5a36", "#1f2d4a", "#f1ede2")
    timber = grain("#c99a62", "#ecc795", "z", 0.7, 6)
    models = [_sharpened(colour, timber=timber) for colour in colours]
    chance = Random(21)
    for row in range(15):
        for k in range(17):
            x, y = -3.4 + 0.425 * k + 0.21 * (row % 2), -1.7 + 0.37 * row
            again(chance.choice(models), (x + chance.uniform(-0.02, 0.02), y, chance.uniform(-0.75, 0.28)), (chance.uniform(-2, 2), chance.uniform(-2, 2), chance.uniform(0, 360)))
    away(*models)
