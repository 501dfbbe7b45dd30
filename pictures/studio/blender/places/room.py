"""Wall, floor and camera."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

from ..shapes.materials import plaster
from ..shapes.shapes import _solid, box


def cove(material, depth, radius=0.9, width=60):
    """Floor and wall in one sweep, as in a photographer's studio."""
    profile = [(-30, 0), (depth - radius, 0)]
    profile += [(depth - radius + radius * sin(a), radius - radius * cos(a)) for a in (pi / 2 * i / 16 for i in range(1, 16))]
    profile += [(depth, radius), (depth, 30)]
    mesh = bmesh.new()
    left = [mesh.verts.new((-width / 2, y, z)) for y, z in profile]
    right = [mesh.verts.new((width / 2, y, z)) for y, z in profile]
    for i in range(len(profile) - 1):
        mesh.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    return _solid(mesh, (0, 0, 0), (0, 0, 0), material)


def room(look, wall=None, floor=None, depth=None):
    """A wall behind and a floor below; the same colour twice makes a cove."""
    wall, floor = wall or look.wall, floor or look.floor
    depth = look.depth if depth is None else depth
    if wall == floor:
        return cove(plaster(wall), depth)
    box((60, 0.4, 34), (0, depth + 0.2, -2), plaster(wall), bevel=0)
    box((60, 60, 0.4), (0, depth - 29.9, -0.4), plaster(floor), bevel=0)
    return None


def camera(at, look_at, lens=50, shift=(0, 0), roll=0):
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = lens, *shift
    thing = bpy.data.objects.new("camera", data)
    thing.location = at
    direction = Vector(look_at) - Vector(at)
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    if roll:
        thing.rotation_euler.rotate_axis("Z", radians(roll))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
