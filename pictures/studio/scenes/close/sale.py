"""Paper and string from close by."""

from math import cos, pi, sin
from random import Random

from scenes.sale import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled

COBALT = "#0a43b5"


def _anchor(ink, size=1.0):
    """Flat, as a stamp prints it."""
    t = 0.07
    hook = [(-0.42, -0.08), (-0.5, -0.2), (-0.36, -0.2), (-0.28, -0.34), (-0.12, -0.43), (0, -0.46), (0.12, -0.43), (0.28, -0.34), (0.36, -0.2), (0.5, -0.2), (0.42, -0.08), (0.38, 0.02), (0.28, -0.1), (0.3, -0.14), (0.2, -0.26), (0.08, -0.32), (-0.08, -0.32), (-0.2, -0.26), (-0.3, -0.14), (-0.28, -0.1), (-0.38, 0.02)]
    flat = 0.006
    return one([
        plate([hook], flat, (0, 0, flat / 2), ink, 0),
        box((t * 1.5, 0.72, flat), (0, -0.05, 0), ink, 0),
        box((0.42, t * 1.4, flat), (0, 0.2, 0), ink, 0),
        plate([disc(0.15, (0, 0.42)), disc(0.08, (0, 0.42))], flat, (0, 0, flat / 2), ink, 0),
        plate([disc(0.66), disc(0.61)], flat, (0, 0, flat / 2), ink, 0),
    ])


def sale_close_card():
    """Seven anchors of ten, and the stamp that printed them."""
    close(LOOK, (-1.4, -8.2, 5.6), (0.25, 0.3, 0.1), 62, (-0.7, -0.75, 0.1), 0.2, azimuth=-72, elevation=23, power=6.4)
    sheet((24, 20), lambda x, y: 0, (0, 4, -0.05), grain("#8a5a30", "#c08d52", "x", 0.55, 2.0), cells=2)
    paper = _relief(_mottle(_principled("#f4ead2", 0.92), "#ecdfc2", "#f8f0dc", 7), (("Noise", 70, 1.0), ("Noise", 18, 0.7)), 0.5, 0.02)
    ink = _relief(_mottle(_principled(COBALT, 0.8), "#3f6cc4", COBALT, 9), (("Noise", 70, 1.0),), 0.3, 0.01)
    faint = plain("#9db0cf", 0.9)
    bow = lambda x, y: 0.05 + 0.012 * x * x * 0.4
    sheet((6.6, 3.9), bow, (0, 0, 0), paper, (0, 0, -9), 0.035, 40)
    parts = []
    chance = Random(8)
    print_ = _anchor(ink)
    for k in range(10):
        x, y = -2.36 + 1.18 * (k % 5), 0.55 - 1.22 * (k // 5)
        z = bow(x, y) + 0.046
        parts.append(plate([disc(0.54, (0, 0)), disc(0.52, (0, 0))], 0.004, (x, y, z + 0.006), faint, 0))
        if k < 7:
            parts.append(again(print_, (x + chance.uniform(-0.07, 0.07), y + chance.uniform(-0.07, 0.07), z + 0.006), (0, 0, chance.uniform(-26, 26)), 0.8))
        if k == 9:
            parts.append(letters("FREE", 0.28, (x, y, z + 0.008), faint, depth=0.001))
    parts.append(letters("EVERY TENTH THING", 0.3, (-0.95, 1.48, bow(0, 0) + 0.05), plain(COBALT, 0.8), depth=0.001))
    parts.append(box((6.0, 0.02, 0.003), (0, 1.2, bow(0, 0) + 0.05), plain(COBALT, 0.8), 0))
    away(print_)
    group(parts, (0, 0, 0), (0, 0, -9))
    wood_ = grain("#7a3f22", "#b5713c", "z", 0.35, 2.4, 0.5)
    group([lathe([(0, 0), (0.3, 0), (0.34, 0.12), (0.2, 0.36), (0.17, 0.8), (0.3, 1.1), (0.36, 1.4), (0.24, 1.66), (0, 1.72)], (0, 0, 0.42), wood_), cylinder(0.62, 0.42, (0, 0, 0), wood_, 0.05), cylinder(0.6, 0.09, (0, 0, -0.09), clay("#1c2f66", 0.6), 0.02)], (2.9, 1.7, 0.55), (84, 0, 140))
    tin = metal("#d9d5c8", 0.3)
    group([box((2.3, 1.6, 0.22), (0, 0, 0), tin, 0.06), box((2.0, 1.3, 0.04), (0, 0, 0.2), felt("#16307a"), 0.03), box((2.3, 1.6, 0.1), (0, 1.35, 0.55), plain(COBALT, 0.4), 0.05, (72, 0, 0))], (-2.6, 2.35, 0), (0, 0, 12))


def sale_close_bow():
    """Paper folded at a corner, string tied over it."""
    close(LOOK, (-2.2, -7.2, 4.6), (0.15, -0.25, 1.35), 66, (-0.2, -0.5, 1.75), 0.2, azimuth=-66, elevation=30, power=6)
    wrap = _relief(_mottle(_principled("#c9205f", 0.6, Specular=0.25), "#b81a55", "#d42f6c", 2), (("Noise", 60, 1.0), ("Noise", 4, 1.2)), 0.3, 0.02)
    cream = _relief(_principled("#f1d9c2", 0.9), (("Noise", 40, 1.0),), 0.3, 0.02)
    box((40, 40, 0.3), (0, 6, -0.3), plaster("#f0b9a4"), 0)
    box((4.6, 3.4, 1.6), (0, 0, 0), wrap, 0.05)
    # The folded end, at the left: two flaps and a tongue.
    group([plate([[(-1.7, 0), (1.7, 0), (0.75, 0.95), (-0.75, 0.95)]], 0.03, (0, 0, 0), wrap, 0.01)], (-2.33, 0, 0.02), (90, 0, -90))
    group([plate([[(-1.7, 0), (1.7, 0), (0.6, 1.1), (-0.6, 1.1)]], 0.03, (0, 0, 0), wrap, 0.01)], (-2.36, 0, 1.58), (-90, 0, -90))
    twine = felt("#f5e3c8")
    top = 1.66
    loop = [(0, -1.74, 0.05), (0, -1.76, 0.9), (0, -1.72, top), (0, 0, top + 0.03), (0, 1.74, top), (0, 1.76, 0.2)]
    rope(loop, 0.085, twine, 3, 3.2, 5, 60)
    rope([(-2.38, 0, 0.05), (-2.4, 0, 0.9), (-2.36, 0, top), (0, 0, top + 0.1), (2.36, 0, top), (2.38, 0, 0.2)], 0.085, twine, 3, 3.2, 5, 60)
    for s in (-1, 1):
        rope([(0, 0, top + 0.14), (s * 0.5, -0.3, top + 0.55), (s * 1.15, -0.55, top + 0.7), (s * 1.45, -0.5, top + 0.4), (s * 1.0, -0.3, top + 0.14), (0, -0.02, top + 0.2)], 0.085, twine, 3, 3.2, 5, 30)
        rope([(0, 0, top + 0.16), (s * 0.35, -0.6, top + 0.2), (s * 0.7, -1.2, top + 0.12), (s * 0.8, -1.66, top + 0.05), (s * 0.85, -1.85, top - 0.35)], 0.085, twine, 3, 3.2, 5, 30)
    rope([(-0.16, -0.16, top + 0.12), (-0.1, 0.0, top + 0.34), (0.1, 0.02, top + 0.34), (0.16, -0.16, top + 0.12)], 0.09, twine, 3, 3.2, 5, 30)
    tag = [plate([[(-0.9, -0.5), (0.6, -0.5), (0.9, -0.2), (0.9, 0.2), (0.6, 0.5), (-0.9, 0.5)], disc(0.09, (0.66, 0))], 0.03, (0, 0, 0), cream, 0.01), letters("Mum", 0.5, (-0.25, -0.02, 0.02), plain("#4a1730"), depth=0.001)]
    group(tag, (1.35, -0.75, top + 0.03), (0, 0, -14))
