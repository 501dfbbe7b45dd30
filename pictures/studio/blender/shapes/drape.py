"""Lays lines onto a body that has no formula, such as a blob."""

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree


def drape(thing, points):
    """Drops (x, y) points from above onto the thing, which must still stand at the origin."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    tree = BVHTree.FromPolygons([v.co for v in mesh.vertices], [p.vertices for p in mesh.polygons])
    hits = ((x, y, tree.ray_cast(Vector((x, y, 10)), Vector((0, 0, -1)))[0]) for x, y in points)
    return [(x, y, hit.z) for x, y, hit in hits if hit]
