"""Steel from close by."""

from math import cos, pi, sin
from random import Random

import bmesh

from scenes.industrial import LOOK
from blender import *
from blender.close import *
from blender.shapes.shapes import _solid


def _thread(radius, length, pitch, material, at=(0, 0, 0), rot=(0, 0, 0), depth=0.09):
    """A real thread: a helix pressed into a rod."""
    mesh = bmesh.new()
    sides, rows, n = 64, [], int(length / pitch * 14)
    for i in range(n + 1):
        z = length * i / n
        row = []
        for k in range(sides):
            a = 2 * pi * k / sides
            phase = (z / pitch - a / (2 * pi)) % 1
            cut = abs(phase - 0.5) * 2
            r = radius - depth * (1 - min(1, cut * 1.25))
            r *= min(1, 0.86 + z * 0.9) if z < 0.16 else 1
            row.append(mesh.verts.new((r * cos(a), r * sin(a), z)))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for k in range(sides):
            mesh.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
    mesh.faces.new(list(reversed(rows[0])))
    return _solid(mesh, at, rot, material)


def _hex(radius, height, material, at=(0, 0, 0), hole=None):
    line = [(radius * cos(pi / 3 * i), radius * sin(pi / 3 * i)) for i in range(6)]
    return plate([line, *([disc(hole)] if hole else [])], height, (at[0], at[1], at[2] + height / 2), material, 0.05)


def indu_close_thread():
    close(LOOK, (1.2, -7.2, 2.2), (0.1, 0, 0.75), 115, (-0.4, -0.9, 0.9), 0.26, azimuth=-64, elevation=24, power=7)
    box((16, 12, 0.3), (0, 3, -0.3), rough_steel(), 0.02)
    box((60, 0.4, 20), (0, 8, -2), plaster("#3d4a52"), 0)
    steel, zinc = brushed("#c3c6c7", 0.26), brushed("#d8d2b6", 0.3)
    bolt = [_thread(0.6, 2.6, 0.2, steel), cylinder(0.6, 1.4, (0, 0, 2.6), steel, 0.02), cylinder(1.25, 0.12, (0, 0, 4.0), steel, 0.04), _hex(1.1, 0.75, steel, (0, 0, 4.1))]
    group(bolt, (-1.9, -0.95, 0.62), (0, 90, 20))
    nut = [_hex(1.1, 0.9, zinc, (0, 0, 0), 0.58)]
    group(nut, (0.75, -1.9, 0.0), (0, 0, 14))
    for x, y, z, t in ((2.3, 0.9, 0, 30), (-2.6, 1.6, 0, 10), (0.3, 2.3, 0, 50), (3.4, -0.6, 0, 0)):
        group([_hex(1.1, 0.9, zinc, (0, 0, 0), 0.58)], (x, y, z), (0, 0, t))
    chance = Random(2)
    for _ in range(16):
        a = chance.uniform(0, 6.3)
        turns = [(0.09 * cos(t + a), 0.03 * t, 0.09 * sin(t + a)) for t in [0.6 * i for i in range(14)]]
        tube(turns, 0.016, steel, (chance.uniform(-3, 3), chance.uniform(-2.6, 0.4), 0.1), (0, 0, chance.uniform(0, 360)), steps=3)


def rough_steel():
    from blender.shapes.materials import _mottle, _principled

    return _mottle(_principled("#565d60", 0.42, Metallic=0.9), "#454b4e", "#6a7174", 2.5)


def indu_close_gauge():
    close(LOOK, (-1.6, -7.6, 4.2), (0.1, -0.1, 0.2), 66, (-0.2, -0.6, 0.5), 0.24, azimuth=-62, elevation=26, power=6.5)
    sheet((14, 12), lambda x, y: 0.0, (0, 2, -0.05), weave("#2f5a7a", 26), cells=4)
    steel, dark = brushed("#cfd2d2", 0.22), plain("#1b1d20", 0.5)
    beam = [box((6.4, 0.5, 0.16), (0.6, 0, 0), steel, 0.02)]
    for i in range(60):
        beam.append(box((0.014, 0.16 if i % 5 else 0.28, 0.004), (-2.3 + 0.1 * i, -0.16 + (0 if i % 5 else 0.06), 0.16), dark, 0))
    beam += [plate([[(0, 0), (0.7, 0), (0.7, -0.3), (0.4, -1.6), (0.25, -1.6), (0, -0.5)]], 0.16, (-2.6, -0.2, 0.08), steel, 0.02), plate([[(0, 0), (0.9, 0), (0.9, -0.4), (0.15, -1.6), (0.0, -1.6)]], 0.16, (-0.95, -0.2, 0.08), steel, 0.02), box((1.7, 0.8, 0.3), (-0.2, 0, -0.05), steel, 0.05), cylinder(0.16, 0.3, (0.3, 0.42, 0.12), brushed("#9a9d9f", 0.4), 0.03, (-90, 0, 0))]
    group(beam, (0.2, 0.7, 0.1), (0, 0, -12))
    group([cylinder(0.78, 0.5, (0, 0, 0), brushed("#d8c79a", 0.3), 0.06), cylinder(0.3, 0.52, (0, 0, 0), dark, 0.02)], (-1.55, -0.55, 0))
    sheet((3.6, 2.6), lambda x, y: 0.02 * sin(3 * x + y) + 0.02 * cos(2 * y), (2.4, -1.1, 0.0), plain("#f3efe3", 0.9), (0, 0, 16), 0.012, 40)
    for k in range(7):
        box((2.4 - 0.3 * (k % 3), 0.03, 0.004), (2.3, -1.9 + 0.28 * k, 0.06), plain("#5a6a78"), 0, (0, 0, 16))
