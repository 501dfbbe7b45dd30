"""Steel and cloth from close by."""

from math import atan2, cos, degrees, pi, sin
from random import Random

import bmesh

from scenes.sports import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled
from blender.shapes.shapes import _solid


def _knurled(radius, length, material, pitch=0.055, depth=0.014):
    """A grip cut crosswise, along x."""
    mesh, rows, n, sides = bmesh.new(), [], int(length / pitch * 3), 240
    starts = round(2 * pi * radius / pitch / 2)
    for i in range(n + 1):
        x = -length / 2 + length * i / n
        row = []
        for k in range(sides):
            a = 2 * pi * k / sides
            cut = max(abs(sin(starts * a + pi * x / pitch / 1.4)), 0.0) * max(abs(sin(starts * a - pi * x / pitch / 1.4)), 0.0)
            r = radius + depth * min(1, 1.7 * cut)
            row.append(mesh.verts.new((x, r * cos(a), r * sin(a))))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for k in range(sides):
            mesh.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _solid(mesh, (0, 0, 0), (0, 0, 0), material)


def spor_close_barbell():
    """One bar in a dark room under one lamp."""
    close(LOOK, (-3.3, -7.0, 1.9), (0.35, 0, 0.95), 70, (-0.75, -0.2, 1.05), 0.2, power=0.0, ambient=0.05, sky="#39465c", exposure=0.35)
    rubber = _relief(_mottle(_principled("#232427", 0.75, Specular=0.3), "#1b1c1e", "#2c2d31", 6), (("Noise", 60, 1.0), ("Voronoi", 40, 0.5)), 0.5, 0.02)
    box((40, 30, 0.3), (0, 4, -0.3), rubber, 0)
    chance = Random(3)
    fleck = one([ball(0.02, (0, 0, 0), plain("#8a8d92"), (1, 1, 0.3))])
    spread(fleck, [((chance.uniform(-7, 7), chance.uniform(-4, 9), 0), (0, 0, 0), chance.uniform(0.4, 1.3)) for _ in range(500)])
    steel, chalky = brushed("#c9ccce", 0.24), _mottle(_principled("#cfd2d4", 0.42, Metallic=0.75), "#9ea3a8", "#f1efe9", 3.0)
    z = 1.0
    group([_knurled(0.17, 5.2, chalky)], (-2.3, 0, z))
    cylinder(0.165, 1.0, (0.3, 0, z), steel, 0.01, (0, 90, 0))
    cylinder(0.3, 0.34, (1.0, 0, z), steel, 0.05, (0, 90, 0))
    cylinder(0.26, 3.6, (1.3, 0, z), steel, 0.02, (0, 90, 0))
    for x, r, w, colour in ((1.36, 1.0, 0.34, "#e5562a"), (1.76, 0.99, 0.3, "#24262a"), (2.12, 0.8, 0.22, "#24262a")):
        disc_ = [(0.27, 0), (r * 0.36, 0), (r * 0.4, 0.05), (r * 0.46, 0.06), (r * 0.5, 0.02), (r * 0.86, 0.02), (r * 0.9, -0.02), (r * 0.98, 0.0), (r, 0.05), (r, w - 0.05), (r * 0.98, w), (0.27, w)]
        group([lathe(disc_, (0, 0, 0), _relief(_principled(colour, 0.5, Specular=0.4), (("Noise", 40, 1.0),), 0.15, 0.01), (0, 90, 0), 2, 120)], (x, 0, z))
        group([ring(r * 0.68, 0.018, (0, 0, 0.02), plain("#f1e9dc"), (0, 90, 0))], (x, 0, z))
    group([tube([(0, 0.3 * cos(t), 0.3 * sin(t)) for t in (0.3, 1.3, 2.3, 3.3, 4.3, 5.3, 6.1)], 0.035, metal("#d8dadb", 0.2))], (2.5, 0, z))
    spot((-2.2, -1.2, 6.5), (-0.5, 0, 0.9), 900, "#ffd9a8", 46, 0.35)
    spot((6.5, 4.5, 3.2), (1.2, 0, 1), 420, "#ff8a4a", 40, 0.4)


def spor_close_bib():
    """A number pinned to a yellow shirt."""
    close(LOOK, (0.5, -8.0, 5.2), (0.05, -0.05, 0.2), 70, (-0.5, -0.7, 0.25), 0.2, azimuth=-82, elevation=24, power=7.2)
    swell = lambda x, y: 0.16 * sin(0.9 * x + 0.5 * y) + 0.1 * sin(1.7 * y - 0.6 * x)
    woven((11, 10), lambda x, y: swell(x, y), (190, 172), plain("#f0cf0e", 0.55), plain("#e8c000", 0.55), 1, 0.6, 0.9)
    paper = _relief(_mottle(_principled("#f8f6ee", 0.85), "#f1eee4", "#fbfaf5", 5), (("Noise", 50, 1.0), ("Noise", 8, 0.8)), 0.35, 0.02)
    lift = lambda x, y: swell(x, y) + 0.1 + 0.05 * sin(2.4 * x) * sin(2 * y) + 0.03 * max(0, abs(x) - 1.6)
    sheet((4.6, 3.4), lift, (0, 0, 0), paper, thickness=0.012, cells=120)
    black = plain("#15171a", 0.6)
    for sign, x in (("4", -0.98), ("1", 0.05), ("7", 1.05)):
        _laid(sign, 2.5, (x, 0.18), lift, black)
    _laid("GALLOWMUIR TEN", 0.36, (0, -1.3), lift, plain("#e5562a", 0.6))
    steel = metal("#e4e4e0", 0.14)
    for x, y, turn in ((-2.02, 1.4, 12), (2.02, 1.4, -8), (-2.05, -1.42, -14), (2.02, -1.42, 6)):
        z = lift(x, y)
        pin = [tube([(-0.42, 0, 0.08), (0.3, 0, 0.09), (0.44, 0.03, 0.08), (0.44, 0.13, 0.07), (0.3, 0.17, 0.07), (-0.42, 0.16, 0.07)], 0.024, steel, steps=6), ball(0.12, (-0.48, 0.08, 0.0), steel, (1.1, 1.15, 0.6)), ring(0.06, 0.022, (0.46, 0.08, 0.08), steel)]
        group(pin, (x, y, z), (0, 0, turn))


def _laid(text, size, at, height, material):
    """Print that follows the paper it stands on."""
    sign = one([letters(text, size, (*at, 0), None, depth=0.0)], material)
    finer = bmesh.new()
    finer.from_mesh(sign.data)
    bmesh.ops.triangulate(finer, faces=finer.faces)
    for _ in range(3):
        bmesh.ops.subdivide_edges(finer, edges=[e for e in finer.edges if e.calc_length() > 0.12], cuts=1, use_grid_fill=True)
    for vertex in finer.verts:
        vertex.co.z = height(vertex.co.x, vertex.co.y) + 0.022
    finer.to_mesh(sign.data)
    finer.free()
    for face in sign.data.polygons:
        face.use_smooth = False
    return sign


def spor_close_floor():
    """Sprung beech with its lines, the sun low along the hall."""
    close(LOOK, (-3.0, -7.4, 2.1), (0.4, 1.3, 0), 58, (-0.6, -1.2, 0), 0.2, azimuth=148, elevation=17, power=5.5, ambient=0.5)
    chance = Random(2)
    for row in range(-12, 40):
        x = chance.uniform(-3, 0)
        while x - 14 < 12:
            long_ = chance.uniform(3.4, 5.6)
            tone = chance.uniform(0.86, 1.08)
            timber = grain(shade("#b5783f", tone), shade("#dba86a", tone), "x", 0.2, chance.uniform(1.4, 2.6), 0.7)
            box((long_ - 0.012, 0.588, 0.2), (x - 14 + long_ / 2 + 2, 0.6 * row, -0.2), timber, 0.012)
            x += long_
    for material, points in ((plain("#f1ece0", 0.3), ((-14, -1.4, 16, 3.6),)), (plain("#e5562a", 0.3), ((-14, 6.2, 16, 1.2),)), (plain("#1f6a8a", 0.3), ((-5.5, -9, 4.5, 20),))):
        for x0, y0, x1, y1 in points:
            long_ = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            box((long_, 0.5, 0.004), ((x0 + x1) / 2, (y0 + y1) / 2, 0.0), material, 0, (0, 0, degrees(atan2(y1 - y0, x1 - x0))))
    cork, feather = grain("#c9a06a", "#ecd0a0", "z", 0.8, 6), plain("#faf7ee", 0.8)
    cock = [lathe([(0, 0), (0.2, 0.05), (0.26, 0.2), (0.26, 0.34), (0, 0.34)], material=cork, steps=4), ring(0.265, 0.02, (0, 0, 0.3), plain("#2f7a4f"))]
    vane = one([group([sheet((0.24, 0.62), lambda x, y: 0.05 * cos(9 * x), (0, 0, 0.82), feather, (90, 0, 0), 0.006, 10), cylinder(0.012, 1.1, (0, 0, 0), feather, 0, sides=8)], (0, -0.2, 0.3), (24, 0, 0))])
    cock += [again(vane, (0, 0, 0), (0, 0, 22.5 * k)) for k in range(16)]
    away(vane)
    group(cock, (0.5, -0.4, 0.24), (0, 74, 30))

