"""Presses several solids into one body of clay: joined, given one skin, smoothed."""

import bmesh
import bpy

from .shapes import _solid


def _pieces(part):
    """A group's own solids; a solid is its own."""
    return [piece for child in part.children for piece in _pieces(child)] if part.type == "EMPTY" else [part]


def baked(things):
    """Turns modifiers, curves and lumps into plain meshes, where the things stand."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    meshes = [bpy.data.meshes.new_from_object(thing.evaluated_get(graph)) for thing in things]
    for data, thing in zip(meshes, things):
        data.transform(thing.matrix_world)
    return meshes


def melt(parts, material, voxel=0.025, rounds=5, swell=0.0):
    """`rounds` smooths the seams; `swell` lifts the whole skin, as a vest lies over a shirt."""
    mesh = bmesh.new()
    pieces = [piece for part in parts for piece in _pieces(part)]
    for data in baked(pieces):
        mesh.from_mesh(data)
        bpy.data.meshes.remove(data)
    bpy.data.batch_remove(pieces)
    body = _solid(mesh, (0, 0, 0), (0, 0, 0), None)
    skin = body.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", voxel, True
    if swell:
        puff = body.modifiers.new("swell", "DISPLACE")
        puff.strength, puff.mid_level = swell, 0
    soft = body.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, rounds
    data, = baked([body])
    body.modifiers.clear()
    body.data = data
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = False
    data.materials.clear()
    data.materials.append(material)
    return body
