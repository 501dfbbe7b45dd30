"""Bread and bowls from close by."""

from math import cos, pi, sin
from random import Random

import bpy

from scenes.food_and_restaurant import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled
from blender.shapes.shapes import smoothed


def _board(colour="#9a6a3e"):
    box((14, 9, 0.3), (0, 1.5, -0.3), wood(colour), 0.05)
    box((60, 0.4, 20), (0, 7, -2), plaster("#6f5a49"), 0)


def food_close_crust():
    close(LOOK, (1.9, -9.6, 3.1), (0.35, -0.2, 0.72), 74, (0.6, -1.1, 0.7), 0.3, azimuth=-68, elevation=24, power=7.5)
    _board()
    loaf = rough(ball(1.55, (-0.35, 0.35, -0.1), crust(), (1.25, 1, 0.72)), 0.22, 0.9)
    loaf.rotation_euler = (0, 0, 0.3)
    for k in range(4):
        tube([(-1.5 + 0.55 * k, -0.55, 1.35 - 0.1 * abs(k - 1.5)), (-1.0 + 0.55 * k, -0.1, 1.85 - 0.12 * abs(k - 1.5)), (-0.55 + 0.55 * k, 0.6, 1.9 - 0.12 * abs(k - 1.5))], 0.07, crumb("#e6c487"))
    for k, (x, turn) in enumerate(((1.35, -8), (1.85, -14))):
        parts = [plate([curved([(-1.0, -0.62), (-1.1, 0.0), (-0.8, 0.55), (0, 0.75), (0.8, 0.55), (1.1, 0.0), (1.0, -0.62), (0, -0.72)], 10)], 0.3, (0, 0, 0), crust("#6b3312", "#b8783a"), 0.06, (90, 0, 0)), plate([curved([(-0.92, -0.54), (-1.0, 0.0), (-0.72, 0.46), (0, 0.65), (0.72, 0.46), (1.0, 0.0), (0.92, -0.54), (0, -0.63)], 10)], 0.06, (0, -0.15, 0), crumb(), 0.02, (90, 0, 0))]
        group(parts, (x, -0.75 - 0.42 * k, 0.62), (-62 + 26 * k, 0, turn))
    chance = Random(3)
    for _ in range(40):
        ball(chance.uniform(0.015, 0.05), (chance.uniform(-1.5, 2.6), chance.uniform(-2.4, -0.6), 0), crumb("#d9a866"))
    box((2.6, 0.08, 0.34), (-1.7, -2.3, 0.02), brushed(), 0.02, (86, 0, 14))
    cylinder(0.17, 1.2, (-3.4, -2.65, 0.18), wood("#5b3a24"), 0.05, (0, 90, 14))


def food_close_soup():
    close(LOOK, (-0.6, -7.4, 4.3), (0.05, 0.1, 0.7), 100, (0.1, -0.7, 1.0), 0.2, azimuth=-60, elevation=26, power=7)
    sheet((14, 10), lambda x, y: 0.03 * sin(2.2 * x + y) * cos(1.4 * y), (0, 1, -0.06), weave("#c9b89a", 30, "#b3a080"), cells=80)
    glazed = speckle("#3d5a66", "#22363f")
    vessel([(0.62, 0), (0.7, 0.06), (1.35, 0.62), (1.62, 1.1)], (0, 0, 0), glazed, 0.1)
    cylinder(1.5, 0.04, (0, 0, 0.9), liquid("#b3622a"), 0.02)
    chance = Random(7)
    for _ in range(34):
        a, r = chance.uniform(0, 2 * pi), 1.35 * chance.random() ** 0.5
        cylinder(chance.uniform(0.03, 0.1), 0.01, (r * cos(a), r * sin(a), 0.945), liquid("#e0933f", 0.03), 0.004)
    for k in range(11):
        loop = [(0.2 + 0.75 * cos(0.6 * k + t) * (0.7 + 0.05 * k), 0.15 + 0.55 * sin(0.9 * k + 1.3 * t), 0.95 + 0.035 * sin(2 * t + k)) for t in (0, 0.7, 1.4, 2.1, 2.8)]
        tube(loop, 0.055, soft("#f0d59a", 0.15))
    for x, y, turn in ((-0.55, -0.45, 20), (-0.05, -0.75, -30)):
        egg = [ball(0.36, (0, 0, -0.2), soft("#fbf3e2"), (1, 0.8, 0.62)), ball(0.17, (0, 0, 0.1), soft("#f08a1f", 0.4), (1, 0.9, 0.55))]
        group(egg, (x, y, 0.98), (12, 0, turn))
    for k in range(26):
        a = chance.uniform(0, 2 * pi)
        ring(0.06, 0.018, (0.55 + 0.4 * cos(a) * chance.random(), -0.35 + 0.4 * sin(a) * chance.random(), 1.0), soft("#6fa03f", 0.1), (chance.uniform(-25, 25), chance.uniform(-25, 25), 0))
    for k in range(3):
        plate([leaf(0.5, 0.26)], 0.02, (-0.75 + 0.2 * k, 0.45, 1.02), soft("#3f7a34", 0.1), 0.006, (8, 10, 40 * k))
    steam((0.1, 0.4, 1.1), 2.6, 1.1, 4, 0.1)
    group([cylinder(0.05, 5.2, (0, 0, 0), wood("#6b3f24", "z"), 0.02), cylinder(0.05, 5.2, (0.26, 0, 0), wood("#6b3f24", "z"), 0.02)], (2.3, -1.6, 0.08), (-90, 0, 16))


def _lye(dark="#4a1c07", light="#96501c"):
    """The skin of a pretzel: brown and glossy, blistered."""
    material = _mottle(_principled(light, 0.34, Specular=0.45, Clearcoat=0.35, Clearcoat_Roughness=0.2), dark, light, 2.4)
    return _relief(material, (("Noise", 7, 1.0), ("Noise", 30, 0.25)), 0.5, 0.04)


def _strand(points, radii, material):
    """A rolled strand whose thickness changes along its way."""
    strand = tube(points, 1.0, material)
    for point, (radius,) in zip(strand.data.splines[0].points, smoothed([(r,) for r in radii], 8)):
        point.radius = radius
    strand.data.bevel_resolution = 12
    # Only a mesh can be pushed in and out.
    bpy.context.view_layer.update()
    body = bpy.data.meshes.new_from_object(strand.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for face in body.polygons:
        face.use_smooth = True
    bpy.data.objects.remove(strand)
    thing = bpy.data.objects.new("strand", body)
    bpy.context.scene.collection.objects.link(thing)
    return thing


# From the middle of the belly over one lobe, twice across the other arm and back on to the belly:
# across, up the sheet, above it, and how thick.
ARM = [(0, -1.6, 0.28, 0.35), (-0.8, -1.46, 0.28, 0.33), (-1.58, -0.98, 0.26, 0.27), (-1.97, -0.12, 0.22, 0.22), (-1.86, 0.76, 0.19, 0.195), (-1.34, 1.3, 0.18, 0.18), (-0.7, 1.26, 0.18, 0.17), (-0.26, 0.9, 0.2, 0.165), (0.0, 0.62, 0.34, 0.16), (0.2, 0.32, 0.24, 0.155), (0.0, 0.02, 0.1, 0.15), (-0.26, -0.3, 0.16, 0.145), (-0.58, -0.74, 0.26, 0.135), (-0.86, -1.2, 0.56, 0.13), (-0.98, -1.4, 0.6, 0.12), (-1.03, -1.48, 0.58, 0.04)]


def food_pretzel():
    close(LOOK, (0, -0.25, 15), (0, -0.25, 0), 86, (0, -0.25, 0.2), 0.05, azimuth=-122, elevation=30, power=7.5, softness=1.6, ambient=0.55, sun="#ffe2b8", exposure=0.2)
    box((30, 30, 0.4), (0, 0, -0.4), plaster("#c2c588"), 0)
    skin, split, salt = _lye(), _relief(_mottle(_principled("#ecca8c", 0.8, Specular=0.15), "#d9a95f", "#f3dcab", 3), (("Noise", 18, 1.0),), 0.6, 0.05), soft("#fffaf0", 0.3)
    left = ARM
    # The other arm goes over where this one goes under.
    right = [(-x, y, z + (-0.24 if i == 8 else 0.24 if i == 10 else 0), r) for i, (x, y, z, r) in enumerate(ARM)]
    line = [*reversed(left), *right[1:]]
    whole = rough(_strand([p[:3] for p in line], [p[3] for p in line], skin), 0.05, 0.5, 0)
    whole.pass_index = 1
    # Where it has burst in the oven.
    burst = [(x, -1.6 + 0.2 * x * x, 0.44) for x in (-0.95, -0.65, -0.32, 0, 0.32, 0.65, 0.95)]
    torn = rough(_strand(burst, [0.17, 0.2, 0.215, 0.225, 0.215, 0.2, 0.17], split), 0.04, 0.25, 0)
    torn.pass_index = 1
    chance = Random(5)
    for arm in (left, right):
        line = smoothed(arm, 12)
        for _ in range(46):
            x, y, z, r = line[int(len(line) * chance.uniform(0.12, 0.86))]
            a = chance.uniform(0, 2 * pi)
            out = r * chance.uniform(0, 0.75)
            size = chance.uniform(0.045, 0.085)
            grain = box((size, size * chance.uniform(0.7, 1), size * 0.8), (x + out * cos(a), y + out * sin(a), z + (r * r - out * out) ** 0.5 - 0.02), salt, 0.012, (chance.uniform(-30, 30), chance.uniform(-30, 30), chance.uniform(0, 90)))
            grain.pass_index = 1
    for _ in range(60):
        x, y, size = chance.gauss(0.2, 1.7), chance.gauss(-0.4, 1.9), chance.uniform(0.03, 0.075)
        box((size, size * 0.8, size * 0.8), (x, y, 0), salt, 0.01, (chance.uniform(-20, 20), 0, chance.uniform(0, 90)))


def food_close_candles():
    """The long table from a guest's place: wax, bread, linen, wine."""
    close(LOOK, (-1.9, -7.4, 2.3), (0.25, 0.4, 1.15), 62, (-0.25, -0.7, 1.2), 0.2, power=0.0, ambient=0.07, sky="#4a3a52", exposure=0.5)
    woven((7, 4.2), lambda x, y: 0.012 * sin(2.2 * x) + 0.012 * sin(2.6 * y + x), (190, 114), plain("#e9dcc2", 0.9), plain("#e2d3b5", 0.9), 1, 0.5, 0.95)
    sheet((40, 40), lambda x, y: -0.03, (0, 12, -0.06), fabric("#d9c9aa"), cells=2)
    wax, flame, wick = soft("#f0e0b8", 0.5), glow("#ffb347", 9), plain("#1d1512")
    chance = Random(19)
    for x, y, high in ((-0.35, -0.55, 1.75), (1.35, 0.9, 2.1), (-2.2, 2.0, 1.9), (3.4, 3.4, 2.1), (0.4, 4.6, 1.8), (-3.6, 4.8, 2.0)):
        stem = [lathe([(0.2, 0), (0.205, high * 0.6), (0.19, high - 0.05), (0.165, high), (0.1, high - 0.06), (0, high - 0.07)], (0, 0, 0.12), wax, steps=4)]
        for k in range(7):
            a, long_ = 2 * pi * k / 7 + chance.uniform(-0.3, 0.3), chance.uniform(0.25, 0.95)
            drip = [(0.2 * cos(a), 0.2 * sin(a), high + 0.08), (0.215 * cos(a), 0.215 * sin(a), high - 0.3 * long_ + 0.1), (0.22 * cos(a), 0.22 * sin(a), high - long_ + 0.12)]
            stem += [tube(drip, 0.035, wax), ball(0.052, (drip[-1][0], drip[-1][1], drip[-1][2] - 0.06), wax, (1, 1, 1.4))]
        stem += [tube([(0, 0, high + 0.02), (0.02, 0, high + 0.2), (0.05, 0, high + 0.28)], 0.018, wick), lathe([(0, 0), (0.05, 0.05), (0.075, 0.16), (0.05, 0.34), (0.015, 0.5), (0, 0.55)], (0.02, 0, high + 0.2), flame, steps=5)]
        stem += [lathe([(0, 0), (0.55, 0), (0.58, 0.06), (0.5, 0.08), (0.24, 0.1), (0.22, 0.2), (0.2, 0.2)], (0, 0, 0), metal("#c9a24b", 0.25), steps=2)]
        group(stem, (x, y, 0))
        lamp((x + 0.02, y, high + 0.62), 30, "#ffab52", 0.09)
    glass_, wine = glass("#f2efe8", 0.5), liquid("#5a0d18", 0.04)
    for x, y in ((1.45, -0.55), (-1.75, 0.75), (2.9, 1.7)):
        group([lathe([(0, 0.02), (0.46, 0.02), (0.44, 0.05), (0.06, 0.09), (0.05, 0.75), (0.14, 0.85), (0.44, 1.12), (0.52, 1.45), (0.44, 1.95)], material=glass_, steps=4), lathe([(0, 0.84), (0.12, 0.86), (0.42, 1.12), (0.49, 1.36), (0, 1.36)], material=wine, steps=3)], (x, y, 0))
    loaf = rough(ball(0.72, (0, 0, -0.1), crust("#5f2c10", "#c98a45"), (1.35, 1, 0.72)), 0.14, 0.5)
    group([loaf], (-1.75, -1.15, 0.0), (0, 0, 20))
    for _ in range(46):
        ball(chance.uniform(0.012, 0.035), (chance.gauss(-1.0, 0.6), chance.gauss(-1.6, 0.3), 0), crumb("#c9924e"))


def food_close_rolls():
    """A crate of rolls for the first round."""
    close(LOOK, (-1.7, -7.0, 4.4), (0.15, 0.1, 0.5), 66, (-0.3, -0.9, 0.8), 0.2, azimuth=-74, elevation=26, power=7.5)
    chance = Random(31)
    models = []
    for k in range(5):
        skin = rough(ball(0.62, (0, 0, -0.3), crust(("#6b3312", "#7a3d16", "#5f2c10")[k % 3], ("#cf9549", "#d8a55c", "#c08238")[k % 3]), (1, 1, 0.72)), 0.1, 0.45, 4, k)
        parts = [skin]
        seeds, light = plain("#f1dcae", 0.5), plain("#2a2320", 0.5)
        for _ in range(110):
            a, rise = chance.uniform(0, 2 * pi), chance.uniform(0.42, 1.57)
            x, y, z = 0.61 * cos(rise) * cos(a), 0.61 * cos(rise) * sin(a), -0.3 + 0.446 + 0.455 * sin(rise)
            parts.append(ball(0.034, (x, y, z - 0.02), seeds if k % 3 else light, (1, 0.55, 0.45), (chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 360))))
        models.append(one(parts))
    timber = grain("#a5713f", "#d9ab70", "x", 0.7, 2)
    box((9, 7, 0.16), (0, 0.4, -0.3), timber, 0.02)
    for z in (-0.2, 0.5):
        for y in (-2.75, 3.3):
            box((7.6, 0.14, 0.56), (0, y, z), grain("#a5713f", "#d9ab70", "x", 0.7, 2), 0.03)
        for x in (-3.8, 3.8):
            box((0.14, 6.2, 0.56), (x, 0.28, z), grain("#a5713f", "#d9ab70", "y", 0.7, 2), 0.03)
    for row in range(6):
        for k in range(7):
            again(models[chance.randrange(5)], (-3.2 + 1.1 * k + 0.5 * (row % 2) - 0.3, -2.0 + 0.98 * row, 0.12 + chance.uniform(-0.08, 0.08)), (chance.uniform(-8, 8), chance.uniform(-8, 8), chance.uniform(0, 360)), chance.uniform(0.92, 1.06))
    away(*models)
    box((30, 20, 0.2), (0, 6, -0.6), plaster("#6f5a49"), 0)
