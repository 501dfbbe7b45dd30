"""Trees, hedges and hills of clay, in metres."""

from math import cos, pi, sin
from random import Random

import bmesh

from ..shapes.materials import clay
from ..shapes.shapes import _solid, ball, box, cone, cylinder, group, tube

BARK, LEAF = "#6a4c36", "#74894f"


def broadleaf(height, at=(0, 0, 0), colour=LEAF, seed=1, bark=BARK):
    """A trunk with a crown of a few soft clods."""
    chance = Random(seed)
    crown, r = clay(colour), height * 0.2
    parts = [cone(height * 0.045, height * 0.025, height * 0.55, (0, 0, 0), clay(bark), 0.01, sides=16)]
    for i in range(6):
        a = 2 * pi * i / 6 + chance.uniform(-0.3, 0.3)
        reach = r * chance.uniform(0.75, 1.0)
        size = r * chance.uniform(0.75, 1.0)
        parts.append(_clod(size, (reach * cos(a), reach * sin(a), height * chance.uniform(0.42, 0.58)), crown))
    parts.append(_clod(r * 1.15, (0, 0, height * 0.62), crown))
    return group(parts, at)


def _clod(radius, at, material):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=3, radius=radius)
    return _solid(mesh, (at[0], at[1], at[2] + radius * 0.6), (0, 0, 0), material)


def conifer(height, at=(0, 0, 0), colour="#4d6a52", bark=BARK):
    leafy = clay(colour)
    parts = [cylinder(height * 0.03, height * 0.3, (0, 0, 0), clay(bark), 0.005, sides=14)]
    for i in range(3):
        parts.append(cone(height * (0.24 - 0.055 * i), height * 0.015, height * 0.42, (0, 0, height * (0.16 + 0.21 * i)), leafy, height * 0.015, sides=28))
    return group(parts, at)


def bare(height, at=(0, 0, 0), bark=BARK, seed=2):
    """A winter tree: forks of tapering cord."""
    chance, wood_, parts = Random(seed), clay(bark), []

    def grow(start, heading, tilt, length, thick, depth):
        x, y, z = start
        end = (x + length * sin(tilt) * cos(heading), y + length * sin(tilt) * sin(heading), z + length * cos(tilt))
        parts.append(tube([start, end], thick, wood_, steps=1))
        if depth:
            for _ in range(3 if depth > 1 else 2):
                grow(end, heading + chance.uniform(-1.6, 1.6), min(tilt + chance.uniform(0.15, 0.5), 1.25), length * 0.72, thick * 0.6, depth - 1)

    grow((0, 0, 0), chance.uniform(0, 6), 0.06, height * 0.34, height * 0.028, 4)
    return group(parts, at)


def hedge(length, at, turn=0, colour="#5f7a48", height=1.1, depth=0.7):
    return group([box((length, depth, height), (0, 0, 0), clay(colour), depth * 0.3)], at, (0, 0, turn))


def hill(radius, height, at, material):
    """A flattened dome whose foot is under the ground."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=64, v_segments=32, radius=1)
    for vertex in mesh.verts:
        vertex.co = (vertex.co.x * radius, vertex.co.y * radius, vertex.co.z * height)
    return _solid(mesh, at, (0, 0, 0), material)


def cloud(size, at, colour="#f6f1e8"):
    white = clay(colour)
    lumps = ((0, 0, 0.5), (-0.55, 0, 0.34), (0.55, 0, 0.38), (-1.0, 0, 0.22), (1.0, 0, 0.22))
    return group([ball(r * size, (x * size, y, -r * size * 0.7), white, (1.2, 0.6, 0.75)) for x, y, r in lumps], at)


