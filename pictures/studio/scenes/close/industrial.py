"""Steel from close by."""

from math import cos, pi, sin
from random import Random

import bmesh

from scenes.industrial import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled, rgb
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


def _hot(core, edge, strength):
    """Red heat: brightest where it faces us, darker where it turns away and cools."""
    material = glow(core, strength)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    facing, ramp = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeValToRGB")
    facing.inputs["Blend"].default_value = 0.35
    for element, colour in zip(ramp.color_ramp.elements, (core, edge)):
        element.color = (*rgb(colour), 1)
    links.new(facing.outputs["Facing"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Emission"])
    nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.02, 0.01, 0.01, 1)
    return material


def indu_close_basket():
    """Bolts at red heat in their basket, seen through the furnace door."""
    look = close(LOOK, (1.5, -8.4, 5.2), (0.1, 0.1, 0.75), 74, (0.1, -0.9, 1.0), 0.2, power=0.0, ambient=0.02, sky="#3a2a22", exposure=0.0)
    hot, cooler, dark = _hot("#ff6a1c", "#b82c08", 2.4), _hot("#f2490f", "#8f1f06", 1.5), _hot("#c93008", "#5c1206", 0.8)
    brick = clay("#7a5240", 0.9)
    floor = box((9, 8, 0.2), (0, 1.5, -0.2), brick, 0.02)
    chance = Random(4)
    for row in range(7):
        for k in range(9):
            box((1.18, 0.5, 0.52), (-5 + 1.22 * k + 0.6 * (row % 2), 3.6, 0.55 * row), clay(shade("#8a5a44", chance.uniform(0.85, 1.1)), 0.9), 0.03)
    for side in (-1, 1):
        for row in range(7):
            for k in range(5):
                box((0.5, 1.18, 0.52), (side * 3.5, -0.9 + 1.22 * k, 0.55 * row), clay(shade("#8a5a44", chance.uniform(0.85, 1.1)), 0.9), 0.03)
    models = []
    for material in (hot, cooler, dark):
        models.append(one([_hex(0.26, 0.17, material), _thread(0.13, 0.62, 0.055, material, (0, 0, 0.16), depth=0.018), cylinder(0.29, 0.025, (0, 0, 0.16), material, 0.008, sides=24)]))
    walls = [box((4.6, 0.06, 1.2), (0, -1.5, 0.1), brick, 0), box((4.6, 0.06, 3), (0, 1.9, 0.1), brick, 0), box((0.06, 3.4, 3), (-2.3, 0.2, 0.1), brick, 0), box((0.06, 3.4, 3), (2.3, 0.2, 0.1), brick, 0)]
    heap(models, 330, (3.9, 2.7), 6.5, [floor, *walls], 3, 130)
    away(*walls)
    iron = metal("#5b4a42", 0.5)
    wires = [[(x, -1.5, 0.05), (x, -1.5, 1.0)] for x in [-2.3 + 0.23 * k for k in range(21)]]
    wires += [[(-2.3, -1.5, z), (2.3, -1.5, z)] for z in (0.25, 0.5, 0.75)]
    cords(wires, 0.022, iron)
    cords([[(-2.3, -1.5, 1.0), (2.3, -1.5, 1.0)], [(-2.3, -1.5, 0.05), (2.3, -1.5, 0.05)]], 0.06, iron)
    for side in (-1, 1):
        tube([(side * 1.3, -1.5, 1.0), (side * 1.3, -1.75, 1.35), (side * 0.6, -1.8, 1.42), (side * 0.6, -1.8, 1.42)], 0.055, iron)
    lamp((0, 0.2, 2.6), 140, "#ff6a22", 0.9)
    return look
