"""Whole people: a trunk, arms that reach for things, legs when they are seen, a head on top.

A figure's hips are at z = 0, the shoulders near 1.3, the head's middle near 2. It looks along -y;
side -1 is its right, our left.
"""

from dataclasses import dataclass

from mathutils import Vector

from .face import clay_head, flesh
from .hands import hang, mitten, wrist_of
from .limbs import bead, joint, limb
from ..shapes.materials import fabric, plain
from ..shapes.melt import melt
from ..shapes.shapes import group
from ..shapes.surface import Surface
from .trunk import Build, trunk_parts


@dataclass
class Body:
    """What clothes need to know about whom they are on."""

    build: Build
    skin: object
    trunk: Surface
    top: float
    cloth: object


def shoulder(b, side):
    return Vector((side * b.shoulders, 0.02, b.height - b.slope - 0.06))


def _arm(b, hand, side, sleeve):
    """Cloth and skin of one arm; `sleeve` is the share that is covered."""
    root, tip = shoulder(b, side), wrist_of(hand, b.hand)
    elbow = joint(root, tip, 0.62 * b.arm, 0.56 * b.arm, (side * 0.9, 0.35, -0.75))
    thick = (0.62 + 0.38 * b.girth) * b.arm**0.5
    radii = [0.19 * thick, 0.155 * thick, 0.108 * thick]
    whole = [tuple(root), tuple(elbow), tuple(tip)]
    if sleeve > 0.9:
        cloth = limb(whole, radii)
        cuff = Vector(whole[2]) - (Vector(whole[2]) - elbow).normalized() * 0.05
        return cloth + limb([tuple(cuff), tuple(cuff + (Vector(whole[2]) - elbow).normalized() * 0.03)], [radii[2] * 1.2, radii[2] * 1.2]), []
    end = root.lerp(elbow, sleeve * 2) if sleeve < 0.5 else elbow.lerp(tip, sleeve * 2 - 1)
    stops = [tuple(root), tuple(end)] if sleeve <= 0.5 else [tuple(root), tuple(elbow), tuple(end)]
    # Skin begins inside the sleeve: a whole arm would show through at a bent elbow.
    tops = [tuple(end), tuple(elbow), tuple(tip)] if sleeve < 0.5 else [tuple(end), tuple(tip)]
    bare = limb(tops, [r * 0.86 for r in radii[-len(tops) :]])
    if sleeve <= 0.02:
        return [], bare
    return limb(stops, [radii[0], *([radii[1]] if sleeve > 0.5 else []), radii[0] * 0.98 if sleeve < 0.5 else radii[1] * 1.1]), bare


def _legs(b, cloth, shoe, feet, cut):
    """Trousers to the given feet; `cut` is the share of the leg that is covered."""
    parts, bare = [], []
    for s, foot in zip((-1, 1), feet):
        root, ankle = Vector((s * 0.24 * b.girth, 0.02, -0.06)), Vector(foot)
        knee = joint(root, ankle, 0.78 * b.arm, 0.78 * b.arm, (s * 0.12, -1, 0.15))
        radii = [0.25 * b.girth, 0.19 * (0.5 + 0.5 * b.girth), 0.15]
        stops = [tuple(root), tuple(knee), tuple(knee.lerp(ankle, 0.97 if cut > 0.9 else max(0.02, cut * 2 - 1)))]
        parts += limb(stops, radii if cut > 0.9 else [radii[0], radii[1] * 1.1, radii[1] * 1.12])
        if cut <= 0.9:
            bare += limb([tuple(knee), tuple(ankle)], [0.14, 0.1])
        sole = bead(0.2, (foot[0] + s * 0.02, foot[1] - 0.12, foot[2] - 0.02), shoe, (0.72, 1.35, 0.62))
        bare.append(sole)
    return parts, bare


def figure(face, worn=(), cloth="#2f6f62", over=(), build=Build(), hands=None, sleeve=1.0, look=(0, 0, 0), legs=None, held=(), at=(0, 0, 0), turn=0, scale=1.0, lean=(0, 0, 0)):
    """One person. `cloth` is a colour or a material; `over` are clothes from clothes.py; `hands` the
    sitter's right and left; `look` turns, nods and tilts the head, which otherwise turns to us; `legs` is (cloth, shoe, feet, cut);
    `held` things stand in the figure's own measure and move with it."""
    wear = fabric(cloth) if isinstance(cloth, str) else cloth
    skin = flesh(face.skin)
    low = build.height - 1.42 * build.arm
    hands = hands or [hang(s, (s * (build.shoulders + 0.1), -0.06, low)) for s in (-1, 1)]
    trunk = melt(trunk_parts(build), None, 0.032, 5)
    body = Body(build, skin, Surface(trunk), build.height, wear)
    sleeves, parts, bare_legs = [], [], []
    for side, hand in zip((-1, 1), hands):
        if hand is None:
            continue
        covered, bare = _arm(build, hand, side, sleeve)
        sleeves += covered
        parts.append(melt([*bare, mitten(hand, side, build.hand)], skin, 0.017, 3))
    if legs:
        trousers, shoe, feet, cut = legs
        covered, bare_legs = _legs(build, trousers, plain(shoe, 0.5), feet, cut)
        hips = [bead(0.5, (0, 0.02, -0.02), None, (1.06 * build.girth, 0.8 * build.girth, 0.5))]
        parts.append(melt([*hips, *covered], fabric(trousers) if isinstance(trousers, str) else trousers, 0.03, 4))
        shoes = [p for p in bare_legs if p.data.materials]
        naked = [p for p in bare_legs if not p.data.materials]
        parts += shoes + ([melt(naked, skin, 0.025, 3)] if naked else [])
    for piece in over:
        parts += piece(body)
    parts.append(melt([trunk, *sleeves], wear, 0.028, 4))
    top = build.height
    parts += limb([(0, 0.03, top - 0.12), (0, 0.0, top + build.neck + 0.16)], [0.19, 0.165], skin)
    spin, nod, tilt = look
    crown = group(clay_head(face, *worn), (0, -0.03, top + build.neck + 0.5 * build.head * face.length), (nod, tilt, spin - turn * 0.55), build.head)
    return group([*parts, *held, crown], at, (lean[0], lean[1], turn + lean[2]), scale)
