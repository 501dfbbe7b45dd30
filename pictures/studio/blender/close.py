"""Close-ups: a long lens with a shallow focus, surfaces that can be felt, a window's light from one side."""

from dataclasses import replace
from math import radians
from random import Random

import bpy
from mathutils import Vector

from .places.hours import relight
from .shapes.materials import _mottle, _principled, rgb, shade
from .places.room import camera
from .shapes.shapes import _solid


def close(look, at, look_at, lens=100, focus=None, open_=0.16, roll=0, **light):
    """A camera near the thing; `focus` is the place that is sharp, `open_` how shallow it is."""
    shown = relight(replace(look, **{"softness": 3.0, "ambient": 0.5, **light}))
    camera(at, look_at, lens, roll=roll)
    data = bpy.context.scene.camera.data
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or look_at) - Vector(at)).length
    data.dof.aperture_fstop = 1 / open_
    return shown


def _relief(material, textures, strength, distance=0.05):
    """Bump from several noises at once: (kind, scale, share) each."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, total = nodes.new("ShaderNodeTexCoord"), None
    for kind, scale, share in textures:
        texture = nodes.new(f"ShaderNodeTex{kind}")
        texture.inputs["Scale"].default_value = scale
        links.new(place.outputs["Object"], texture.inputs["Vector"])
        weigh = nodes.new("ShaderNodeMath")
        weigh.operation = "MULTIPLY"
        weigh.inputs[1].default_value = share
        links.new(texture.outputs["Distance" if kind == "Voronoi" else "Fac"], weigh.inputs[0])
        if total is None:
            total = weigh
        else:
            add = nodes.new("ShaderNodeMath")
            links.new(total.outputs[0], add.inputs[0])
            links.new(weigh.outputs[0], add.inputs[1])
            total = add
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    links.new(total.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def crust(dark="#7a3d16", light="#d39a52"):
    """Baked: scorched where it stands out, floured in the folds, blistered."""
    material = _mottle(_principled(light, 0.62, Specular=0.3), dark, light, 3.2)
    return _relief(material, (("Noise", 6, 1.0), ("Noise", 34, 0.35), ("Voronoi", 16, 0.25)), 0.75, 0.06)


def crumb(colour="#f0dcb4"):
    """Soft, full of holes, the light goes a little into it."""
    material = _principled(colour, 0.9, Specular=0.1, Subsurface=0.35)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Subsurface Radius"].default_value = (0.12, 0.07, 0.04)
    shader.inputs["Subsurface Color"].default_value = (*rgb(colour), 1)
    return _relief(material, (("Voronoi", 9, 1.0), ("Voronoi", 24, 0.5), ("Noise", 60, 0.15)), 1.0, 0.09)


def soft(colour, depth=0.25):
    """Butter, wax, egg, fruit: light goes into it."""
    material = _principled(colour, 0.32, Specular=0.5, Subsurface=depth)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Subsurface Radius"].default_value = (0.2, 0.09, 0.05)
    shader.inputs["Subsurface Color"].default_value = (*rgb(colour), 1)
    return material


def weave(colour, size=46, other=None):
    """Warp and weft."""
    material = _principled(colour, 0.95, Specular=0.08, Sheen=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    waves = []
    for direction in ("X", "Y"):
        wave = nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = size
        wave.inputs["Distortion"].default_value = 0.6
        wave.inputs["Detail Scale"].default_value = 3
        links.new(place.outputs["Object"], wave.inputs["Vector"])
        waves.append(wave)
    both = nodes.new("ShaderNodeMath")
    both.operation = "MAXIMUM"
    links.new(waves[0].outputs["Fac"], both.inputs[0])
    links.new(waves[1].outputs["Fac"], both.inputs[1])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.6, 0.02
    links.new(both.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    if other:
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value, mix.inputs[2].default_value = (*rgb(colour), 1), (*rgb(other), 1)
        links.new(waves[0].outputs["Fac"], mix.inputs["Fac"])
        links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def felt(colour):
    return _relief(_mottle(_principled(colour, 1.0, Specular=0.04, Sheen=0.9), shade(colour, 0.92), shade(colour, 1.06), 9), (("Noise", 90, 1.0), ("Noise", 22, 0.5)), 0.5, 0.03)


def brushed(colour="#b9bcbe", roughness=0.3):
    """Machined steel: fine turning marks, a film of oil."""
    material = _principled(colour, roughness, Metallic=1.0, Clearcoat=0.3, Clearcoat_Roughness=0.1)
    return _relief(material, (("Noise", 140, 1.0),), 0.12, 0.01)


def liquid(colour, roughness=0.06):
    return _principled(colour, roughness, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.03)


def rough(thing, strength=0.08, size=0.5, levels=3, seed=0):
    """Pushes a mesh in and out, as a hand or an oven does."""
    if thing.type == "MESH" and levels:
        finer = thing.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = levels
    texture = bpy.data.textures.new("lumps", "CLOUDS")
    texture.noise_scale, texture.noise_depth = size, 2
    push = thing.modifiers.new("push", "DISPLACE")
    push.texture, push.strength, push.mid_level = texture, strength, 0.5
    push.texture_coords = "GLOBAL"
    return thing


def steam(at, height=2.0, width=0.5, seed=1, strength=0.12):
    """A few veils of light that rise."""
    import bmesh

    chance = Random(seed)
    for k in range(3):
        mesh = bmesh.new()
        rows = []
        for i in range(19):
            t = i / 18
            sway = 0.22 * width * (chance.uniform(-1, 1) + 2 * __import__("math").sin(3 * t + k * 2 + seed))
            w = width * (0.25 + 0.5 * t) * (1 - t) ** 0.5
            rows.append([mesh.verts.new((at[0] + sway + s * w + 0.25 * (k - 1) * width, at[1] + 0.1 * k, at[2] + height * t)) for s in (-0.5, 0, 0.5)])
        for low, high in zip(rows, rows[1:]):
            for j in range(2):
                mesh.faces.new((low[j], low[j + 1], high[j + 1], high[j]))
        material = bpy.data.materials.new("steam")
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        veil, clear, mix, out, edge = (nodes.new(f"ShaderNode{n}") for n in ("BsdfTranslucent", "BsdfTransparent", "MixShader", "OutputMaterial", "LayerWeight"))
        veil.inputs["Color"].default_value = (1, 1, 1, 1)
        mix.inputs["Fac"].default_value = strength
        links.new(clear.outputs[0], mix.inputs[1])
        links.new(veil.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], out.inputs[0])
        thing = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
        finer = thing.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = 2
        thing.visible_shadow = False
