"""Hours and weathers besides the window's sun. Each puts its own light in the place of the trade's:

    look = evening(LOOK)

keeps the trade's colours and changes sun, sky and exposure. Outdoors the sky is to be seen.
"""

from dataclasses import replace
from math import radians
from random import Random

import bpy

from .light import _hide, daylight
from ..shapes.materials import glow, plaster, rgb
from ..shapes.shapes import box


def relight(look):
    for thing in [o for o in bpy.context.scene.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(thing)
    daylight(look)
    bpy.context.scene.view_settings.exposure = look.exposure
    return look


def heaven(horizon, zenith, strength=1.0, top=0.45):
    """A sky that changes from the horizon upwards, and lights the scene with its colours."""
    tree = bpy.context.scene.world.node_tree
    place, split, ramp = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    for element, colour, at in zip(ramp.color_ramp.elements, (horizon, zenith), (0.0, top)):
        element.color, element.position = (*rgb(colour), 1), at
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength


def overcast(look, horizon="#f4efe6", zenith="#c9d6de"):
    """Cloud: one large soft light from above, hardly a shadow."""
    relight(replace(look, sun="#fff8ee", power=1.9, softness=35, azimuth=-34, elevation=52, exposure=0.4))
    heaven(horizon, zenith, 1.05)
    return look


def noon(look, horizon="#cfe4ee", zenith="#5f9dd2", azimuth=-48, elevation=42):
    """Plain sun on a street."""
    look = relight(replace(look, sun="#fff1d8", power=5.4, softness=0.8, azimuth=azimuth, elevation=elevation, exposure=0.2))
    heaven(horizon, zenith, 0.9)
    return look


def evening(look, horizon="#ffc98a", zenith="#7f9dc8", azimuth=-68, elevation=11):
    """The sun a hand above the horizon: long shadows, everything warm on one side."""
    look = relight(replace(look, sun="#ff9f55", power=7.0, softness=1.5, azimuth=azimuth, elevation=elevation, exposure=0.45))
    heaven(horizon, zenith, 0.8)
    return look


def morning(look, horizon="#f8e3cf", zenith="#a9c6dc", azimuth=62, elevation=16):
    """As evening, from the other side and cooler."""
    look = relight(replace(look, sun="#ffd3a1", power=5.6, softness=1.2, azimuth=azimuth, elevation=elevation, exposure=0.35))
    heaven(horizon, zenith, 0.9)
    return look


def backlit(look, horizon="#fbe6c4", zenith="#c9d3dc", azimuth=158, elevation=24):
    """The sun in front of the camera: bright edges, shadows that come towards us."""
    look = relight(replace(look, sun="#ffdcae", power=6.5, softness=1.5, azimuth=azimuth, elevation=elevation, exposure=0.35))
    heaven(horizon, zenith, 0.75)
    return look


def dusk(look, horizon="#e79a6d", zenith="#2f4468", strength=0.42, exposure=0.45):
    """After sunset: a glow low in the sky, the rest is lamps."""
    relight(replace(look, sun="#8fa4d8", power=0.35, softness=30, elevation=40, exposure=exposure))
    heaven(horizon, zenith, strength, 0.5)
    return look


def night(look, strength=0.14):
    """Only lamps, and enough blue to see what is not lit."""
    return dusk(look, "#3b4a78", "#141d38", strength, 0.7)


def windows_lit(share=0.5, seed=1):
    """Lamps behind some of the panes of fronts that were built by day."""
    from .streets import PANE

    dark, glowing, chance = rgb(PANE), glow("#ffcf85", 2.2), Random(seed)
    for thing in bpy.context.scene.objects:
        for slot in thing.material_slots:
            shader = slot.material and slot.material.node_tree.nodes.get("Principled BSDF")
            colour = shader and shader.inputs["Base Color"].default_value
            if colour and max(abs(a - b) for a, b in zip(colour, dark)) < 1e-4 and chance.random() < share:
                slot.material = glowing


def seamless(look, colour, depth=2.6):
    """A photographer's paper sweep under one large soft lamp."""
    from .room import cove

    look = relight(replace(look, sun="#fff6ea", power=3.4, softness=34, azimuth=-42, elevation=52, ambient=0.62, sky="#f2f0ee", exposure=0.15))
    cove(plaster(colour), depth, 1.6)
    return look


def lamp(at, power=60, colour="#ffc27a", radius=0.12):
    """A bulb. The thing that holds it is modelled by the scene that places it."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, rgb(colour), radius
    thing = bpy.data.objects.new("lamp", data)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spot(at, towards, power=300, colour="#ffd9a0", angle=40, radius=0.2):
    """A stage lamp."""
    from mathutils import Vector

    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.shadow_soft_size = power, rgb(colour), radius
    data.spot_size, data.spot_blend = radians(angle), 0.35
    thing = bpy.data.objects.new("spot", data)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ground(colour, size=400):
    return box((size, size, 0.4), (0, 0, -0.4), plaster(colour), 0)


def screen(size, at, rot=(0, 0, 0)):
    """Keeps the sun out from one side without being seen."""
    return _hide(box(size, at, None, 0, rot))
