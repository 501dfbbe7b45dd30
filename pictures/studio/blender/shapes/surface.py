"""Finding the way on a body that has no formula: lines, patches and shells that follow it."""

from math import cos, radians, sin

import bmesh
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .melt import baked
from .shapes import _solid, smoothed, tube


class Surface:
    """The outside of things that still stand where they were made."""

    def __init__(self, *things):
        points, faces = [], []
        for data in baked(things):
            faces += [[i + len(points) for i in polygon.vertices] for polygon in data.polygons]
            points += [vertex.co.copy() for vertex in data.vertices]
        self.tree = BVHTree.FromPolygons(points, faces)

    def front(self, x, z, lift=0.0):
        """Where a viewer looking at (x, z) from the camera's side touches it."""
        hit, normal, *_ = self.tree.ray_cast(Vector((x, -9, z)), Vector((0, 1, 0)))
        return hit + normal * lift if hit else self.near((x, -0.4, z), lift)

    def near(self, point, lift=0.0):
        hit, normal, *_ = self.tree.find_nearest(Vector(point))
        return hit + normal * lift

    def out(self, turn, rise, lift=0.0):
        """From the centre outwards: turn 0 is the front, 90 its left (our right), rise 90 the top."""
        a, e = radians(turn), radians(rise)
        way = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
        hit, *_ = self.tree.ray_cast(Vector((0, 0, 0)), way)
        return (hit or Vector()) + way * lift


def traced(surface, points, radius, material, lift=0.0, steps=6):
    """A cord along (x, z) points on the front."""
    return tube([tuple(surface.front(x, z, lift)) for x, z in smoothed(points, steps)], radius, material, steps=1)


def _grid(rows, material, thickness=0.0):
    mesh = bmesh.new()
    net = [[mesh.verts.new(point) for point in row] for row in rows]
    for low, high in zip(net, net[1:]):
        for i in range(len(low) - 1):
            mesh.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    thing = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    if thickness:
        body = thing.modifiers.new("body", "SOLIDIFY")
        body.thickness, body.offset = thickness, 0
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = thickness * 0.4, 2, "ANGLE", radians(50)
    return thing


def laid(surface, rows, material, lift=0.015, thickness=0.03, across=16, down=16):
    """Cloth on the front: rows of (z, left x, right x) from top to bottom, rounded between them."""
    dense = smoothed([tuple(row) for row in rows], max(2, down // max(1, len(rows) - 1)))
    net = [[surface.front(l + (r - l) * i / across, z, lift) for i in range(across + 1)] for z, l, r in dense]
    return _grid(net, material, thickness)


def strapped(surface, points, width, material, lift=0.02, thickness=0.03, steps=6, across=(1, 0, 0)):
    """A band over points in space that clings to the nearest skin; `across` is its breadth's way."""
    side = Vector(across).normalized() * width / 2
    rows = []
    for point in smoothed([tuple(p) for p in points], steps):
        rows.append([surface.near(Vector(point) + side * t, lift) for t in (-1, -0.5, 0, 0.5, 1)])
    return _grid(rows, material, thickness)


def husk(surface, thick, material, turns=112, rises=64):
    """A skin of thickness thick(turn, rise); where that is negative it vanishes into the body."""
    mesh = bmesh.new()
    net = []
    for j in range(rises + 1):
        rise = -89.5 + 179 * j / rises
        net.append([mesh.verts.new(surface.out(-180 + 360 * i / turns, rise, thick(-180 + 360 * i / turns, rise))) for i in range(turns)])
    for low, high in zip(net, net[1:]):
        for i in range(turns):
            k = (i + 1) % turns
            mesh.faces.new((low[i], low[k], high[k], high[i]))
    mesh.faces.new(net[-1])
    mesh.faces.new(list(reversed(net[0])))
    thing = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    thing.data.use_auto_smooth = False
    return thing
