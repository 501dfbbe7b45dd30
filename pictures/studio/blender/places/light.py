"""One sun, a weak sky, and what stands in the sun's way: frames, blinds and leaves.

Azimuth 0 is behind the camera, negative is from the left, positive from the right.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin
from random import Random

import bpy
from mathutils import Matrix, Vector

from ..shapes.materials import plain, rgb
from ..shapes.outlines import leaf, rectangle
from ..shapes.shapes import plate, tube


@dataclass(frozen=True)
class Look:
    """An industry's room and hour."""

    wall: str
    floor: str
    azimuth: float = -58
    elevation: float = 27
    sun: str = "#ffd6a0"
    power: float = 7.0
    sky: str = "#a9c4e8"
    ambient: float = 0.55
    depth: float = 2.6
    softness: float = 1.2
    exposure: float = 0.35


def towards_sun(look):
    a, e = radians(look.azimuth), radians(look.elevation)
    return Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))


def daylight(look):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = look.power, radians(look.softness), rgb(look.sun)
    lamp = bpy.data.objects.new("sun", data)
    lamp.rotation_euler = towards_sun(look).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (*rgb(look.sky), 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = look.ambient
    bpy.context.scene.world = world


def _hide(thing):
    """Only its shadow is in the picture, and the sky's light passes it."""
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False
    thing.visible_transmission = False
    return thing


def _in_the_way(look, things, target, distance, roll=0):
    """Puts flat things, drawn around their origin, between the sun and the target."""
    sun = towards_sun(look)
    side = Vector((0, 0, 1)).cross(sun).normalized()
    frame = Matrix((side, sun.cross(side), sun)).transposed().to_4x4()
    frame = Matrix.Translation(Vector(target) + sun * distance) @ frame @ Matrix.Rotation(radians(roll), 4, "Z")
    for thing in things:
        thing.matrix_world = frame @ thing.matrix_basis
        _hide(thing)


def window(look, target, width=2.4, height=3.2, columns=2, rows=2, bar=0.09, distance=7, roll=0):
    """A dark room with one window: only its panes let the sun in, centred on the target."""
    panes = []
    w, h = width / columns, height / rows
    for c in range(columns):
        for r in range(rows):
            centre = (-width / 2 + w * (c + 0.5), -height / 2 + h * (r + 0.5))
            panes.append(rectangle(w - bar, h - bar, centre))
    wall = plate([rectangle(60, 60), *panes], 0.04, material=plain("#000000"), bevel=0.0)
    _in_the_way(look, [wall], target, distance, roll)


def opening(look, target, outline, distance=7, roll=0):
    """As `window`, with a hole of any outline."""
    wall = plate([rectangle(60, 60), outline], 0.04, material=plain("#000000"), bevel=0.0)
    _in_the_way(look, [wall], target, distance, roll)


def bars(look, target, width=3, height=4, columns=2, rows=3, bar=0.1, distance=7, roll=0):
    """A free-standing frame in full sun: only its bars cast a shadow."""
    pieces = []
    for c in range(columns + 1):
        pieces.append(plate([rectangle(bar, height, (-width / 2 + width * c / columns, 0))], 0.04, bevel=0.0))
    for r in range(rows + 1):
        pieces.append(plate([rectangle(width, bar, (0, -height / 2 + height * r / rows))], 0.04, bevel=0.0))
    _in_the_way(look, pieces, target, distance, roll)


def shade_edge(look, target, distance=7, roll=0):
    """Everything to one side of a straight edge through the target lies in shade."""
    wall = plate([rectangle(60, 60, (30, 0))], 0.04, bevel=0.0)
    _in_the_way(look, [wall], target, distance, roll)


def slats(look, target, count=9, gap=0.34, share=0.5, length=30, distance=6, roll=0):
    """A blind."""
    pieces = [plate([rectangle(length, gap * share, (0, (i - count / 2) * gap))], 0.02, bevel=0.0) for i in range(count)]
    _in_the_way(look, pieces, target, distance, roll)


def palm(look, target, leaves=11, length=1.7, width=0.13, spread=150, distance=4, roll=0):
    """A fan of thin leaves."""
    pieces = []
    for i in range(leaves):
        angle = (i / (leaves - 1) - 0.5) * spread
        blade = plate([leaf(length * (1 - 0.25 * abs(angle) / 90), width)], 0.01, bevel=0.0)
        blade.rotation_euler = (0, 0, radians(angle))
        blade.matrix_basis = Matrix.Rotation(radians(angle), 4, "Z")
        pieces.append(blade)
    pieces.append(plate([rectangle(0.04, 2.4, (0, -1.2))], 0.01, bevel=0.0))
    _in_the_way(look, pieces, target, distance, roll)


def twig(look, target, length=3.0, leaves=16, size=0.42, distance=4, roll=0, seed=1):
    """A branch with round leaves on both sides."""
    chance = Random(seed)
    pieces = [tube([(0, length * t, 0) for t in (0, 0.3, 0.7, 1)], 0.018)]
    for i in range(leaves):
        along = length * (i + 0.6) / leaves
        angle = (-1) ** i * chance.uniform(38, 72)
        blade = plate([leaf(size * chance.uniform(0.75, 1.15), size * 0.46)], 0.01, bevel=0.0)
        blade.matrix_basis = Matrix.Translation((0, along, 0)) @ Matrix.Rotation(radians(angle), 4, "Z")
        pieces.append(blade)
    _in_the_way(look, pieces, target, distance, roll)


def dapple(look, target, width=6, height=5, leaves=70, size=0.45, distance=5, seed=1):
    """The shade of a tree outside."""
    chance = Random(seed)
    pieces = []
    for _ in range(leaves):
        x, y = chance.gauss(0, width / 4), chance.gauss(0, height / 4)
        blade = plate([leaf(size * chance.uniform(0.6, 1.3), size * 0.5)], 0.01, bevel=0.0)
        blade.matrix_basis = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(chance.uniform(0, 2 * pi), 4, "Z")
        pieces.append(blade)
    _in_the_way(look, pieces, target, distance)
