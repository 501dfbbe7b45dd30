"""Clothes over the sitter's cloth: each is given the body and returns its parts."""

from math import cos, radians, sin

import bpy

from .limbs import bead
from ..shapes.materials import _bump, _principled, clay, fabric, plain, rgb, shade
from ..shapes.melt import melt
from ..shapes.shapes import cylinder
from ..shapes.surface import laid, strapped, traced
from .trunk import trunk_parts


def striped(colour, other, size=0.16, share=0.5, along="Z"):
    """Woven stripes across the body."""
    material = _bump(_principled(colour, 1.0, Specular=0.05, Sheen=0.6), 70, 0.35)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Object"], split.inputs[0])
    wrap, step, mix = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixRGB")
    wrap.operation, step.operation = "PINGPONG", "GREATER_THAN"
    wrap.inputs[1].default_value, step.inputs[1].default_value = size / 2, size / 2 * share
    links.new(split.outputs[along], wrap.inputs[0])
    links.new(wrap.outputs[0], step.inputs[0])
    mix.inputs["Color1"].default_value, mix.inputs["Color2"].default_value = (*rgb(colour), 1), (*rgb(other), 1)
    links.new(step.outputs[0], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def jacket(inner, lapel, opening=0.66, width=0.21, button="#2a2420"):
    """The cloth below is the coat; the shirt shows in the opening, framed by lapels."""

    def wear(body):
        t, m = body.top, fabric(lapel)
        rows = [(t + 0.1, -0.17, 0.17), (t, -width, width), (t - opening * 0.5, -width * 0.6, width * 0.6), (t - opening, -0.012, 0.012)]
        parts = [laid(body.trunk, rows, fabric(inner), 0.006, 0.02)]
        for s in (-1, 1):
            edge = [(t + 0.13, 0.15, 0.26), (t + 0.02, width * 0.8, 0.33), (t - 0.14, width * 0.74, 0.36), (t - 0.2, width * 0.68, 0.27), (t - opening * 0.6, width * 0.42, 0.2), (t - opening, 0.0, 0.02)]
            parts.append(laid(body.trunk, [(z, *sorted((s * a, s * b))) for z, a, b in edge], m, 0.03, 0.03, 8, 20))
        parts.append(bead(0.032, body.trunk.front(0, t - opening - 0.09, 0.015), clay(button, 0.4), (1, 0.5, 1)))
        return parts

    return wear


def open_front(inner, width=0.2, low=0.26, edge=None):
    """A cardigan or overshirt worn open over something."""

    def wear(body):
        t = body.top
        rows = [(t + 0.1, -0.17, 0.17), (t - 0.1, -width, width), (t * 0.5, -low, low), (-0.3, -low * 1.1, low * 1.1)]
        m = fabric(edge) if edge else body.cloth
        parts = [laid(body.trunk, rows, fabric(inner) if isinstance(inner, str) else inner, 0.006, 0.02)]
        for s in (-1, 1):
            parts.append(traced(body.trunk, [(s * 0.18, t + 0.1), (s * width, t - 0.1), (s * low, t * 0.5), (s * low * 1.1, -0.3)], 0.036, m, 0.012))
        return parts

    return wear


def vest(colour="#e8641b", band="#f1efe4", stripes=True):
    """Over everything but the arms: hi-vis with stripes, or a body warmer without."""

    def wear(body):
        t, tr, m = body.top, body.trunk, plain(colour, 0.8) if stripes else fabric(colour)
        parts = [melt(trunk_parts(body.build), m, 0.03, 5, 0.035)]
        parts.append(laid(tr, [(t + 0.1, -0.17, 0.17), (t - 0.02, -0.12, 0.12), (t - 0.24, -0.015, 0.015)], body.cloth, 0.036, 0.02))
        if stripes:
            shine = plain(band, 0.3)
            for z in (t * 0.28, t * 0.5):
                waist = [(0.62 * sin(a), -0.52 * cos(a), z) for a in (radians(d) for d in range(-180, 181, 15))]
                parts.append(strapped(tr, waist, 0.1, shine, 0.042, 0.012, 2, (0, 0, 1)))
            for s in (-1, 1):
                over = [tr.front(s * 0.33, t * 0.5), tr.front(s * 0.34, t - 0.35), (s * 0.34, -0.1, t + 0.05), (s * 0.34, 0.2, t - 0.1)]
                parts.append(strapped(tr, over, 0.1, shine, 0.044, 0.012))
        parts.append(traced(tr, [(0, t - 0.24), (0, t * 0.4), (0, -0.2)], 0.012, plain(shade(colour, 0.75)), 0.035))
        return parts

    return wear


def pocket(colour, x=0.26, high=0.5, pen=None, size=0.11):
    def wear(body):
        t = body.top
        z = t - high
        parts = [laid(body.trunk, [(z + size, x - size, x + size), (z - size * 0.6, x - size, x + size), (z - size * 1.1, x - size * 0.8, x + size * 0.8)], fabric(shade(colour, 0.92)), 0.02, 0.022, 8, 8)]
        if pen:
            spot = body.trunk.front(x + 0.04, z + size, 0.03)
            parts.append(cylinder(0.018, 0.16, (spot.x, spot.y, spot.z - 0.05), plain(pen), 0.006))
        return parts

    return wear


def sari_end(colour, border=None, width=0.42):
    """A sari's end over the left shoulder, or a shawl."""

    def wear(body):
        t, tr = body.top, body.trunk
        path = [tr.front(-0.5, 0.1), tr.front(-0.16, 0.5), tr.front(0.12, t * 0.7), tr.front(0.36, t - 0.12), (0.42, 0.05, t + 0.05), (0.4, 0.3, t - 0.2)]
        parts = [strapped(tr, path, width, fabric(colour), 0.03, 0.03, 8, (0.75, 0, -0.6))]
        if border:
            aside = [(p[0] - 0.16, p[1], p[2] + 0.12) for p in path]
            parts.append(strapped(tr, aside, 0.09, fabric(border), 0.045, 0.02, 8, (0.75, 0, -0.6)))
        return parts

    return wear


def digits(text, colour="#f3ecdc", high=0.62, size=0.36):
    """A number on a sports shirt, laid on the chest."""

    def wear(body):
        data = bpy.data.curves.new("digits", "FONT")
        data.body, data.size, data.align_x, data.align_y = text, size, "CENTER", "CENTER"
        data.extrude, data.offset = 0.012, 0.012
        thing = bpy.data.objects.new("digits", data)
        bpy.context.scene.collection.objects.link(thing)
        data.materials.append(plain(colour))
        z = body.top - high
        spot = body.trunk.front(0, z, 0.012)
        thing.location, thing.rotation_euler = spot, (radians(90), 0, 0)
        return [thing]

    return wear
