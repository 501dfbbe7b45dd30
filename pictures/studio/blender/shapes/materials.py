"""Surfaces. Cheap on purpose: one principled shader, at most one two-octave bump."""

import bpy


def rgb(code):
    """'#d8b48a' → linear red, green, blue, as Blender's shaders expect them."""
    values = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def _principled(colour, roughness, **inputs):
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*rgb(colour), 1)
    shader.inputs["Roughness"].default_value = roughness
    for name, value in inputs.items():
        shader.inputs[name.replace("_", " ")].default_value = value
    return material


def _noise(material, scale, stretch=(1, 1, 1)):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 2
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise


def _bump(material, scale, strength, stretch=(1, 1, 1)):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.03
    noise = _noise(material, scale, stretch)
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def _mottle(material, dark, light, scale, stretch=(1, 1, 1)):
    """Two tones through the same noise: what makes plaster plaster and wood wood."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[1].position = 0.65
    ramp.color_ramp.elements[0].color = (*rgb(dark), 1)
    ramp.color_ramp.elements[1].color = (*rgb(light), 1)
    links.new(_noise(material, scale, stretch).outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def shade(colour, factor):
    """The same hue, darker (below 1) or lighter (above 1)."""
    values = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{max(0, min(255, round(v * factor))):02x}" for v in values)


def plaster(colour):
    material = _bump(_principled(colour, 0.95, Specular=0.15), 5, 0.25)
    return _mottle(material, shade(colour, 0.95), shade(colour, 1.03), 1.1)


def clay(colour, roughness=0.8):
    return _bump(_principled(colour, roughness, Specular=0.25), 26, 0.12)


def plain(colour, roughness=0.7):
    return _principled(colour, roughness, Specular=0.3)


def glaze(colour):
    return _principled(colour, 0.28, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.08)


def metal(colour="#d8d3c8", roughness=0.28):
    return _principled(colour, roughness, Metallic=1.0)


def wood(colour="#b98550", along="x"):
    stretch = {"x": (0.6, 9, 9), "y": (9, 0.6, 9), "z": (9, 9, 0.6)}[along]
    material = _mottle(_principled(colour, 0.6), shade(colour, 0.78), shade(colour, 1.1), 1.6, stretch)
    return _bump(material, 3, 0.12, stretch)


def fabric(colour):
    return _bump(_principled(colour, 1.0, Specular=0.05, Sheen=0.6), 70, 0.35)


def bread(crust, crumb):
    """Scorched and floured in patches."""
    return _bump(_mottle(_principled(crust, 0.85), crust, crumb, 2.2), 14, 0.5)


def speckle(colour, fleck):
    """Stoneware, terrazzo, a bird's egg."""
    material = _mottle(_principled(colour, 0.5), fleck, colour, 16)
    ramp = next(n for n in material.node_tree.nodes if n.type == "VALTORGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.40
    return material


def glow(colour, strength=3):
    return _principled(colour, 0.6, Emission=(*rgb(colour), 1), Emission_Strength=strength)


def glass(colour="#eef4f2", opacity=0.2):
    """A clear, tinted pane without refraction: shadows stay light and no sample is wasted."""
    material = bpy.data.materials.new("glass")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    through, gloss, mix, rim, add, out = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "Math", "OutputMaterial")
    )
    through.inputs["Color"].default_value = (*rgb(colour), 1)
    gloss.inputs["Roughness"].default_value = 0.06
    gloss.inputs["Color"].default_value = (*rgb(colour), 1)
    rim.inputs["Blend"].default_value = 0.12
    add.inputs[1].default_value = opacity * 0.3
    links.new(rim.outputs["Facing"], add.inputs[0])
    links.new(add.outputs[0], mix.inputs["Fac"])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(gloss.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])
    return material
