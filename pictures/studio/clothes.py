"""Clothes over the sitter's cloth: each is given the body and returns its parts."""

from math import cos, pi, radians, sin

import bpy

from .limbs import bead, limb
from .materials import _bump, _principled, clay, fabric, metal, plain, rgb, shade
from .melt import melt
from .shapes import box, cylinder, group, tube
from .surface import _grid, laid, strapped, traced
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


def _neckline(body, radius, depth=0.0, lift=0.015):
    """Points around the base of the neck, lower in front by `depth`."""
    points = []
    for i in range(24):
        a = 2 * pi * i / 24
        front = max(0.0, cos(a)) ** 2
        points.append(tuple(body.trunk.near((radius * sin(a), 0.03 - radius * 0.95 * cos(a) - depth * 0.3 * front, body.top + 0.1 - depth * front), lift)))
    return points


def crew(colour=None, thick=0.045, radius=0.2):
    """A round collar; thick and close it is a roll neck."""

    def wear(body):
        return [tube(_neckline(body, radius), thick, fabric(colour) if colour else body.cloth, closed=True, steps=2)]

    return wear


def roll_neck(colour=None):
    def wear(body):
        m = fabric(colour) if colour else body.cloth
        rings = [limb([(0.2 * sin(a), 0.015 - 0.19 * cos(a), body.top + 0.04 + 0.085 * k) for a in (2 * pi * i / 18 for i in range(19))], [0.065] * 19, None, 1) for k in range(2)]
        return [melt([p for ring in rings for p in ring], m, 0.022, 2)]

    return wear


def vee(depth=0.34, width=0.17, edge=None):
    """Bare skin in a V, with its border."""

    def wear(body):
        t = body.top
        rows = [(t + 0.1, -width, width), (t, -width * 0.82, width * 0.82), (t + 0.05 - depth, -0.012, 0.012)]
        m = fabric(edge) if edge else body.cloth
        rim = [(-width * 0.95, t + 0.1), (-width * 0.8, t), (0, t + 0.03 - depth), (width * 0.8, t), (width * 0.95, t + 0.1)]
        sides = [traced(body.trunk, rim[:3], 0.03, m, 0.012), traced(body.trunk, rim[2:], 0.03, m, 0.012)]
        return [laid(body.trunk, rows, body.skin, 0.0, 0.03), *sides]

    return wear


def shirt(colour, buttons="#f6efe2", open_=0.16):
    """A turned collar, a placket and buttons on the cloth below."""

    def wear(body):
        m, t = fabric(colour), body.top
        parts = [laid(body.trunk, [(t + 0.08, -0.13, 0.13), (t + 0.02 - open_, -0.012, 0.012)], body.skin, 0.004, 0.02)]
        for s in (-1, 1):
            rows = [(t + 0.1, *sorted((s * 0.13, s * 0.22))), (t + 0.03, *sorted((s * 0.07, s * 0.27))), (t - 0.08, *sorted((s * 0.035, s * 0.25))), (t - 0.17, *sorted((s * 0.15, s * 0.2)))]
            parts.append(laid(body.trunk, rows, m, 0.035, 0.035, 8, 12))
        stand = [(0.185 * sin(a), 0.02 - 0.175 * cos(a), t + 0.1 - 0.05 * max(0, cos(a))) for a in (radians(d) for d in range(30, 331, 20))]
        parts.append(tube(stand, 0.055, m, steps=2))
        parts.append(traced(body.trunk, [(0.05, t - open_), (0.05, t - 0.6), (0.05, 0.05)], 0.008, fabric(shade(colour, 0.8)), 0.004))
        parts += [bead(0.024, body.trunk.front(0, t - open_ - 0.1 - 0.24 * i, 0.012), clay(buttons, 0.4), (1, 0.5, 1)) for i in range(4)]
        return parts

    return wear


def tie(colour, knot=0.0):
    def wear(body):
        m, t = fabric(colour), body.top
        long = [(t - 0.06, -0.03, 0.03), (t - 0.3, -0.05, 0.05), (t - 0.72, -0.085, 0.085), (t - 0.82, -0.01, 0.01)]
        return [laid(body.trunk, long, m, 0.04, 0.03), bead(0.062, body.trunk.front(0, t - 0.02, 0.05), m, (0.9, 0.6, 0.9))]

    return wear


def bow_tie(colour):
    def wear(body):
        m = fabric(colour)
        spot = body.trunk.front(0, body.top - 0.0, 0.06)
        parts = [bead(0.035, spot, m, (1, 0.8, 1.1))]
        for s in (-1, 1):
            parts += [bead(0.085, (spot.x + s * 0.1, spot.y + 0.01, spot.z), m, (1.0, 0.4, 0.75), (0, s * 12, 0))]
        return parts

    return wear


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


def apron(colour, width=0.34, high=0.34, straps=None, pocket=True):
    """A bib on straps that cross the shoulders, tied at the waist."""

    def wear(body):
        m, t, tr = fabric(colour), body.top, body.trunk
        top = t - high
        g = body.build.girth
        rows = [(top, -width * 0.72, width * 0.72), (top - 0.2, -width * 0.86, width * 0.86), (t * 0.4, -width * 1.08 * g, width * 1.08 * g), (t * 0.2, -width * 1.15 * g, width * 1.15 * g), (-0.2, -width * 1.15 * g, width * 1.15 * g)]
        parts = [laid(tr, rows, m, 0.022, 0.03, 20, 24)]
        band = fabric(straps or colour)
        for s in (-1, 1):
            over = [tr.front(s * width * 0.6, top - 0.03), (s * width * 0.8, -0.24, t - 0.06), (s * 0.34, 0.0, t + 0.1), (s * 0.3, 0.24, t - 0.05), (s * 0.1, 0.4, t - 0.5)]
            parts.append(strapped(tr, over, 0.1, band, 0.026, 0.028))
        waist = [(0.62 * g * sin(a), -0.5 * g * cos(a), t * 0.3) for a in (radians(d) for d in range(44, 317, 16))]
        parts.append(strapped(tr, waist, 0.09, band, 0.024, 0.026, 2, (0, 0, 1)))
        if pocket:
            parts.append(laid(tr, [(t * 0.36, -0.2, 0.2), (t * 0.2, -0.2, 0.2), (0.02, -0.18, 0.18)], fabric(shade(colour, 0.9)), 0.05, 0.025))
        return parts

    return wear


def dungarees(colour, button="#d9a441"):
    """A bib with two buttons; the legs are the figure's."""

    def wear(body):
        parts = apron(colour, 0.36, 0.42)(body)
        t = body.top
        return parts + [bead(0.04, body.trunk.front(s * 0.22, t - 0.47, 0.045), metal(button, 0.35), (1, 0.5, 1)) for s in (-1, 1)]

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


def stethoscope(colour="#22364d"):
    def wear(body):
        t, tr = body.top, body.trunk
        points = [tr.front(-0.2, t - 0.55, 0.03), tr.front(-0.22, t - 0.25, 0.03), tr.near((-0.24, -0.05, t + 0.1), 0.04), tr.near((0, 0.25, t + 0.1), 0.05), tr.near((0.24, -0.05, t + 0.1), 0.04), tr.front(0.22, t - 0.3, 0.03), tr.front(0.16, t - 0.62, 0.035)]
        end = points[-1]
        return [tube([tuple(p) for p in points], 0.026, plain(colour, 0.4)), bead(0.075, end, metal("#d5d7d8"), (1, 0.4, 1)), bead(0.035, points[0], metal("#d5d7d8"))]

    return wear


def round_neck(points, radius, material, body, lift=0.03):
    """A loop of (x, depth below the shoulders) on the chest that goes on behind the neck."""
    t, tr = body.top, body.trunk
    front = [tr.front(x, t - d, lift) for x, d in points]
    back = [tr.near((0.22, 0.0, t + 0.1), lift), tr.near((0, 0.25, t + 0.08), lift), tr.near((-0.22, 0.0, t + 0.1), lift)]
    return tube([tuple(p) for p in (*front, *back)], radius, material, closed=True, steps=5)


def lanyard(colour="#2b51b8", card="#f6f1e6"):
    def wear(body):
        spot = body.trunk.front(0, body.top - 0.68, 0.05)
        loop = round_neck([(-0.2, 0.05), (-0.12, 0.3), (0, 0.58), (0.12, 0.3), (0.2, 0.05)], 0.016, fabric(colour), body)
        return [loop, group([box((0.2, 0.02, 0.26), (0, 0, -0.13), plain(card), 0.01), box((0.2, 0.024, 0.06), (0, 0, 0.05), plain(colour), 0.004)], tuple(spot))]

    return wear


def tape_measure(colour="#eeb52b"):
    """Hanging around the neck, both ends on the chest."""

    def wear(body):
        t, tr, m = body.top, body.trunk, plain(colour, 0.6)
        parts = []
        for s, end in ((-1, 0.75), (1, 0.62)):
            parts.append(strapped(tr, [tr.front(s * 0.24, t - end), tr.front(s * 0.25, t - 0.3), (s * 0.26, -0.05, t + 0.1), (s * 0.1, 0.25, t + 0.1), (0, 0.27, t + 0.1)], 0.065, m, 0.03, 0.014))
        return parts

    return wear


def beads(colour="#d6a546", size=0.035, drop=0.14):
    """A necklace."""

    def wear(body):
        m, t = clay(colour, 0.35), body.top
        spots = [(0.24 * sin(a), drop * (0.5 + 0.5 * cos(a))) for a in (radians(d) for d in range(-84, 85, 12))]
        return [bead(size, body.trunk.front(x, t + 0.06 - d, 0.02), m) for x, d in spots]

    return wear


def scarf(colour, tail=True, other=None):
    """Thick and wound once, an end hanging down."""

    def wear(body):
        m, t = striped(colour, other, 0.12) if other else fabric(colour), body.top
        loop = [(0.27 * sin(a), 0.02 - 0.27 * cos(a), t + 0.06 - 0.07 * cos(a)) for a in (2 * pi * i / 16 for i in range(17))]
        parts = limb(loop, [0.12] * 17, None, 1)
        if tail:
            tr = body.trunk
            parts += limb([(-0.1, -0.28, t), tuple(tr.front(-0.16, t - 0.3, 0.04)), tuple(tr.front(-0.17, t - 0.62, 0.04))], [0.1, 0.1, 0.095])
        return [melt(parts, m, 0.026, 3)]

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


def badge(colour, x=-0.28, high=0.42, size=(0.2, 0.08)):
    """A name badge."""

    def wear(body):
        spot = body.trunk.front(x, body.top - high, 0.02)
        return [box((size[0], 0.025, size[1]), (spot.x, spot.y, spot.z - size[1] / 2), plain(colour), 0.01, (0, 0, -18 if x > 0 else 18))]

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


def skirt(colour, low=-1.1, flare=0.5):
    """From the waist down, in soft folds."""

    def wear(body):
        g = body.build.girth
        rings = []
        for k in range(7):
            t = k / 6
            r = 0.5 * g + flare * t**0.8
            z = 0.28 + (low - 0.28) * t
            loop = [(r * sin(a) * (1 + 0.05 * t * sin(a * 9)), -0.8 * r * cos(a) * (1 + 0.05 * t * sin(a * 9)), z) for a in (2 * pi * i / 40 for i in range(41))]
            rings.append(loop)
        return [_grid(rings, fabric(colour) if isinstance(colour, str) else colour, 0.04)]

    return wear
