"""Heads of clay: an oval, two dots, a nose and a smile. What differs is measured, not detailed.

A head stands around (0, 0, 0), about 1.1 high, and looks along -y.
"""

from dataclasses import dataclass
from random import Random

import bmesh

from .limbs import bead, limb
from ..shapes.materials import _bump, _principled, clay, glaze, rgb, shade
from ..shapes.melt import melt
from ..shapes.shapes import _solid
from ..shapes.surface import Surface, traced, laid


@dataclass(frozen=True)
class Face:
    skin: str
    width: float = 1.0
    length: float = 1.0
    jaw: float = 0.45
    cheeks: float = 0.0
    nose: str = "round"
    nose_size: float = 1.0
    ears: float = 1.0
    eyes: str = "dot"
    eye_size: float = 1.0
    eye_gap: float = 1.0
    brow: str = "#2a1c14"
    brow_weight: float = 1.0
    brow_lift: float = 0.0
    mouth: str = "smile"
    lip: str = ""
    age: float = 0.0
    child: bool = False
    freckles: bool = False


def tint(colour, red, green, blue):
    parts = [int(colour[i : i + 2], 16) * k for i, k in ((1, red), (3, green), (5, blue))]
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in parts)


def flesh(colour, warm=()):
    """Skin that is a little redder around the given (point, radius): cheeks are colour, not shape."""
    material = _bump(_principled(colour, 0.62, Specular=0.22), 26, 0.08)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    total = None
    for point, radius in warm:
        far = nodes.new("ShaderNodeVectorMath")
        far.operation = "DISTANCE"
        far.inputs[1].default_value = point
        links.new(place.outputs["Object"], far.inputs[0])
        fade = nodes.new("ShaderNodeMapRange")
        fade.interpolation_type = "SMOOTHSTEP"
        fade.inputs["From Max"].default_value = radius
        fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 0.6, 0.0
        links.new(far.outputs["Value"], fade.inputs["Value"])
        if total is None:
            total = fade.outputs["Result"]
            continue
        add = nodes.new("ShaderNodeMath")
        add.operation = "MAXIMUM"
        links.new(total, add.inputs[0])
        links.new(fade.outputs["Result"], add.inputs[1])
        total = add.outputs[0]
    if total is not None:
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs["Color1"].default_value = (*rgb(colour), 1)
        mix.inputs["Color2"].default_value = (*rgb(tint(colour, 1.04, 0.72, 0.68)), 1)
        links.new(total, mix.inputs["Fac"])
        links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def skull(face):
    """The bare oval: hair and hats are fitted on it."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=56, v_segments=36, radius=1)
    for vertex in mesh.verts:
        x, y, z = vertex.co
        low = max(0.0, -z)
        narrow = 1 - 0.5 * face.jaw * low**1.6
        full = 1 + face.cheeks * 2.718 ** -(((z + 0.42) / 0.3) ** 2)
        vertex.co = (
            x * 0.45 * face.width * narrow * full,
            y * (0.45 if y < 0 else 0.48) * (1 - 0.22 * low**2) - 0.03 * low,
            z * (0.56 if z > 0 else 0.58) * face.length,
        )
    return _solid(mesh, (0, 0, 0), (0, 0, 0), None)


NOSES = {
    # bridge height, bridge radius, tip height, tip radius, tip's reach, wings (aside, radius)
    "button": (0.0, 0.03, -0.06, 0.062, 0.02, None),
    "round": (0.06, 0.03, -0.07, 0.078, 0.035, None),
    "straight": (0.12, 0.034, -0.09, 0.058, 0.05, (0.045, 0.036)),
    "long": (0.14, 0.036, -0.13, 0.07, 0.06, None),
    "broad": (0.08, 0.036, -0.08, 0.07, 0.035, (0.07, 0.05)),
    "hook": (0.15, 0.042, -0.12, 0.062, 0.07, (0.045, 0.04)),
}


def _nose(face, oval):
    top, thin, tip, thick, reach, wings = NOSES[face.nose]
    k = face.nose_size * (0.8 if face.child else 1)
    drop = -0.04 if face.child else 0
    high, low = oval.front(0, top + drop), oval.front(0, tip + drop)
    end = (0, low.y - reach * k, low.z)
    middle = (0, (high.y + end[1]) / 2 - (0.035 if face.nose == "hook" else 0), (high.z + low.z) / 2)
    parts = limb([(0, high.y + 0.012, high.z), middle, end], [thin * k, (thin + thick) * 0.45 * k, thick * k])
    if wings:
        aside, radius = wings
        parts += [bead(radius * k, (s * aside * k, low.y - 0.012, low.z - 0.01)) for s in (-1, 1)]
    return parts, end


def _eye(face, oval, side):
    gap, drop = 0.165 * face.eye_gap * face.width**0.5, -0.05 if face.child else 0.02
    size, ink = 0.042 * face.eye_size * (1.12 if face.child else 1), glaze("#17110e")
    spot = oval.front(side * gap, drop)
    if face.eyes == "smile":
        arc = [(side * (gap + 0.062 * u), drop - 0.028 + 0.042 * (1 - u * u)) for u in (-1, -0.5, 0, 0.5, 1)]
        return [traced(oval, arc, 0.0145, clay("#1b1310", 0.5))]
    shape = {"dot": (1, 0.55, 1.15), "tall": (0.9, 0.55, 1.35), "wide": (1.12, 0.55, 0.95)}[face.eyes]
    parts = [bead(size, spot, ink, shape)]
    parts.append(bead(size * 0.2, spot + (oval.front(side * gap, drop, 0.1) - spot) * 0.2 + type(spot)((-0.012, 0, 0.016)), glaze("#ffffff")))
    if face.lip:
        flick = [(side * (gap - 0.03), drop + 0.052), (side * (gap + 0.02), drop + 0.058), (side * (gap + 0.066), drop + 0.046)]
        parts.append(traced(oval, flick, 0.0085, clay("#1b1310", 0.5)))
    return parts


def _brow(face, oval, side):
    gap, rise = 0.17 * face.eye_gap * face.width**0.5, (0.155 if face.child else 0.185) + 0.05 * face.brow_lift - (0.05 if face.child else 0)
    arc = [(side * (gap - 0.075), rise), (side * gap, rise + 0.032), (side * (gap + 0.085), rise + 0.004)]
    return traced(oval, arc, 0.0155 * face.brow_weight, clay(face.brow), 0.004)


def _mouth(face, oval):
    z = (-0.285 if face.child else -0.26) * face.length
    colour = face.lip or tint(face.skin, 0.62, 0.4, 0.38)
    if face.mouth == "grin":
        rows = [(z + 0.02, -0.13, 0.13), (z - 0.02, -0.125, 0.125), (z - 0.06, -0.095, 0.095), (z - 0.088, -0.04, 0.04)]
        teeth = [(z + 0.018, -0.118, 0.118), (z - 0.012, -0.116, 0.116), (z - 0.026, -0.106, 0.106)]
        return [laid(oval, rows, clay("#5f1f1d"), 0.0, 0.02), laid(oval, teeth, clay("#f6efe2", 0.5), 0.008, 0.016)]
    sag, half = {"smile": (0.055, 0.115), "calm": (0.022, 0.085), "wide": (0.075, 0.145), "wry": (0.045, 0.1)}[face.mouth]
    skew = 0.022 if face.mouth == "wry" else 0
    arc = [(half * u, z - sag * (1 - u * u) + skew * u) for u in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)]
    return [traced(oval, arc, 0.0185 if face.lip else 0.0145, clay(colour, 0.5))]


def _years(face, oval):
    """Age is a few soft lines."""
    if not face.age:
        return []
    crease, parts = clay(shade(face.skin, 0.8), 0.7), []
    for s in (-1, 1):
        parts.append(traced(oval, [(s * 0.125, -0.13), (s * 0.175, -0.19), (s * 0.19, -0.26)], 0.008, crease, -0.002))
        if face.age > 0.5:
            parts.append(traced(oval, [(s * 0.1, -0.055), (s * 0.165, -0.078), (s * 0.225, -0.05)], 0.007, crease, -0.002))
    if face.age > 0.7:
        parts += [traced(oval, [(-0.13, z), (0, z + 0.012), (0.13, z)], 0.007, crease, -0.002) for z in (0.31, 0.36)]
    return parts


def _freckles(face, oval):
    if not face.freckles:
        return []
    chance, dot = Random(5), clay(tint(face.skin, 0.78, 0.62, 0.5))
    spots = [(s * chance.uniform(0.07, 0.27), chance.uniform(-0.16, -0.04)) for s in (-1, 1) for _ in range(9)]
    spots += [(chance.uniform(-0.05, 0.05), chance.uniform(-0.02, 0.06)) for _ in range(3)]
    return [bead(chance.uniform(0.008, 0.012), oval.front(x, z), dot, (1, 0.4, 1)) for x, z in spots]


def clay_head(face, *worn):
    """The face and what is worn on the head: hair, beard, glasses, hats, each given both surfaces."""
    bare = skull(face)
    oval = Surface(bare)
    nose, tip = _nose(face, oval)
    side = oval.out(88, -8)
    ears = [bead(0.12 * face.ears, (s * side.x, 0.04, side.z), None, (0.42, 0.72, 1.05), (0, s * 8, s * 22)) for s in (-1, 1)]
    cheek = oval.front(0.25 * face.width, -0.17)
    warm = [((s * cheek.x, cheek.y, cheek.z), 0.2) for s in (-1, 1)]
    warm += [(tip, 0.12), ((-side.x, 0, side.z), 0.16), ((side.x, 0, side.z), 0.16)]
    body = melt([bare, *nose, *ears], flesh(face.skin, warm), 0.02, 4)
    skin = Surface(body)
    parts = [body, *_mouth(face, skin), *_years(face, skin), *_freckles(face, skin)]
    for s in (-1, 1):
        parts += [*_eye(face, skin, s), _brow(face, skin, s)]
    for thing in worn:
        parts += thing(oval, skin, face)
    return parts
