"""Pets in cut paper."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *

LOOK = DAY
TEAL, NAVY, CORAL, CREAM, MUSTARD, BROWN, GREY, NIGHT = "#3a7f83", "#23344f", "#e2704e", "#f7ecd8", "#e4ab3c", "#8a5636", "#8d939b", "#2a3d63"


def pets_paper_cat_window():
    board("#e7c9a8", 6.4, 8.0, azimuth=-50, elevation=38)
    # Night outside a round-headed window.
    cut([archway(3.9, 5.3)], "#16263f", 0.05, (0, -2.3))
    cut([disc(0.72)], "#f7e7b2", 0.09, (0.75, 1.75))
    chance = Random(5)
    for _ in range(16):
        cut([star(0.09, 0.035, 4)], "#f7e7b2", 0.08, (chance.uniform(-1.6, 1.6), chance.uniform(0.2, 2.6)), chance.uniform(0, 45))
    for seed, base, colour, d in ((3, -0.9, "#2d4a6b", 0.14), (8, -1.4, "#24425a", 0.22), (5, -1.85, "#1b3546", 0.3)):
        top = [(x, z) for x, z in ground_line(seed, base, 0.35, -1.95, 1.95, -2.3)]
        cut([top], colour, d)
    for x, h in ((-1.25, 1.25), (-0.75, 0.9), (1.35, 1.4)):
        cut([[(x - 0.26, -2.2), (x + 0.26, -2.2), (x, -2.2 + h)]], "#12293a", 0.36)
    frame = [archway(4.5, 5.75, (0, -0.3)), archway(3.8, 5.15, (0, 0))]
    cut(frame, CREAM, 0.42, (0, -2.3), thickness=0.14, bevel=0.02)
    cut([rectangle(0.14, 5.2, (0, 2.6))], CREAM, 0.44, (0, -2.3), thickness=0.09)
    cut([rectangle(3.9, 0.14, (0, 2.7))], CREAM, 0.44, (0, -2.3), thickness=0.09)
    cut([rectangle(5.3, 0.42, (0, 0), 0.05)], "#fff6e6", 0.5, (0, -2.6), thickness=0.5, bevel=0.03)
    for side in (-1, 1):
        for k in range(6):
            x = side * (3.25 - 0.19 * k)
            cut([curved([(x - 0.17, 4.6), (x + 0.17, 4.6), (x + 0.15, 0.6), (x + 0.2, -3.2), (x - 0.16, -3.2), (x - 0.14, 0.5)], 6)], shade(CORAL, 0.96 - 0.04 * (k % 2)), 0.62 + 0.07 * (k % 2), tilt=(side * 9 * (-1) ** k, 0))
    # The cat, from behind: body, head, ears, tail over the sill.
    cat = "#e08a3c"
    cut([drawn("M30 200 Q0 190 6 130 Q12 80 44 66 L86 66 Q118 80 124 130 Q130 190 100 200 Z", 0.0125, (65, 200))], cat, 1.0, (-0.45, -2.42), tilt=(4, 0), thickness=0.06, bevel=0.02)
    for k, (z, w) in enumerate(((0.55, 0.56), (0.9, 0.62), (1.22, 0.54))):
        for side in (-1, 1):
            cut([curved([(side * 0.1, 0.02), (side * w, 0.16), (side * w * 1.02, 0.04), (side * 0.3, -0.1)], 8)], "#c06f28", 1.07, (-0.45, -2.42 + z), thickness=0.015)
    cut([drawn("M6 60 Q0 30 10 4 L30 22 Q50 14 70 22 L90 4 Q100 30 94 60 Q80 86 50 86 Q20 86 6 60 Z", 0.0125, (50, 60))], cat, 1.14, (-0.45, -0.5), -4, (4, 3), thickness=0.05, bevel=0.02)
    for side in (-1, 1):
        cut([[(side * 0.22, 0.48), (side * 0.46, 0.68), (side * 0.5, 0.32)]], "#c06f28", 1.2, (-0.45, -0.5), -4, thickness=0.015)
    strip([(0.35, 1.1, -2.3), (0.85, 1.18, -2.5), (1.12, 1.22, -3.0), (1.0, 1.24, -3.5), (1.25, 1.26, -3.75)], 0.24, cat, 0, 0.05, taper=0.6)
    cut([vase := drawn("M10 0 L70 0 L62 70 Q40 78 18 70 Z", 0.0125, (40, 74))], TEAL, 0.95, (1.35, -2.4), thickness=0.05)
    for a in (-34, -16, 2, 20, 38):
        blade(1.15 - abs(a) * 0.006, 0.3, "#5f9a6b", (1.35, -1.6), a, 0.98, 40, 0.3)


def pets_paper_rabbit():
    board("#9fc4b3", 6.4, 6.4, azimuth=-52, elevation=40)
    cut([ground_line(4, -1.3, 0.2)], "#6fa06a", 0.15)
    fur, dark, inner = "#b08a6a", "#967355", "#e9b8a6"
    cut([drawn("M20 150 Q-6 120 12 78 Q30 40 74 36 Q96 34 104 20 Q112 2 134 4 Q158 6 162 30 Q166 50 150 62 Q160 96 150 150 Z", 0.021, (80, 150))], fur, 0.6, (0, -1.9), tilt=(4, 0), thickness=0.07, bevel=0.02)
    for k, (turn, d) in enumerate(((16, 0.4), (-6, 0.48))):
        blade(1.95, 0.62, fur if k else dark, (1.02, 1.05), turn, d, 26, 0.2, 0.75, 1.3)
        blade(1.6, 0.34, inner, (1.02, 1.12), turn, d + 0.04, 30, 0.2, 0.75, 1.3)
    cut([curved([(-0.75, 0), (-0.95, 0.6), (-0.3, 1.15), (0.5, 0.9), (0.75, 0.2), (0.5, -0.25)], 8)], dark, 0.72, (-0.65, -1.75), tilt=(6, 0), thickness=0.05, bevel=0.015)
    cut([soft_hole(3, 0.66, 0.6)], CREAM, 0.74, (-1.75, -1.2), tilt=(-8, 0), thickness=0.06)
    cut([disc(0.12)], "#2a1c16", 0.76, (1.2, 0.72))
    cut([disc(0.04)], "#ffffff", 0.8, (1.24, 0.77))
    cut([curved([(-0.07, 0.05), (0.07, 0.05), (0, -0.07)], 6)], CORAL, 0.78, (1.66, 0.5))
    for k, x in enumerate([-2.9 + 0.34 * i for i in range(18)]):
        blade(0.9 + 0.35 * sin(k * 2.3), 0.13, ("#e3c765", "#cfae4a", "#f0dc8c")[k % 3], (x, -2.9), 24 * sin(k * 1.7), 1.0 + 0.04 * (k % 4), 24, 0.3)
    for x, a in ((1.95, -30), (2.15, -5), (2.3, 20)):
        blade(1.0, 0.32, "#6ba05c", (x, -1.9), a, 0.85, 34, 0.3)
    cut([drawn("M0 0 Q14 -10 28 0 Q26 40 14 72 Q2 40 0 0 Z", 0.016, (14, 0))], "#e9803a", 0.95, (2.1, -1.75), 62, (6, 0), thickness=0.06)


def _dog(at, colour, depth, scale=1.0, flip=False, collar="#c8402f", run=False):
    """A dog from the side, standing or running, with a folded ear."""
    body = (
        "M20 60 Q10 40 22 30 Q40 22 70 28 Q100 22 120 26 Q128 8 148 6 Q166 6 172 20 L190 26 Q194 36 182 40 L164 44 Q156 60 146 66 L170 100 L160 106 L132 74 Q110 78 84 72 L52 104 L42 98 L60 68 Q40 70 30 64 L4 40 L10 34 Z"
        if run
        else "M22 110 L22 60 Q16 40 30 32 Q60 24 100 32 Q112 30 118 20 Q124 4 146 4 Q164 4 168 18 L186 26 Q190 36 178 40 L156 42 Q150 56 142 64 L142 110 L128 110 L126 76 Q90 84 42 76 L38 110 Z"
    )
    cut([drawn(body, 0.0125, (95, 110), flip)], colour, depth, at, 0, (4 if not flip else -4, 0), 0.05, 0.015, scale)
    s = -1 if flip else 1
    ear = drawn("M0 0 Q16 2 16 22 Q14 40 2 42 Q-8 26 0 0 Z", 0.0125, (0, 0), flip)
    cut([ear], shade(colour, 0.75), depth + 0.09, (at[0] + s * 0.56 * scale, at[1] + 1.28 * scale), 0, (8 * s, 0), 0.025, 0.006, scale)
    cut([disc(0.035)], "#221813", depth + 0.08, (at[0] + s * 0.86 * scale, at[1] + 1.2 * scale), scale=scale)
    cut([disc(0.055)], "#221813", depth + 0.08, (at[0] + s * 1.14 * scale, at[1] + 1.0 * scale), scale=scale)
    cut([[(-0.05, 0.16), (0.05, 0.2), (0.1, -0.18), (0, -0.2)]], collar, depth + 0.08, (at[0] + s * 0.45 * scale, at[1] + 0.85 * scale), -18 * s, scale=scale)
    tail = [(at[0] - s * 0.86 * scale, depth + 0.02, at[1] + 0.85 * scale), (at[0] - s * 1.1 * scale, depth + 0.05, at[1] + 1.15 * scale), (at[0] - s * 1.05 * scale, depth + 0.06, at[1] + 1.5 * scale)]
    strip(tail, 0.14 * scale, colour, 0, 0.04, taper=0.4)


def pets_paper_dog_walk():
    board("#bcdcdf", 9.6, 6.4, azimuth=-52, elevation=40)
    cut([disc(0.75)], "#f6c945", 0.05, (-3.2, 2.0))
    for seed, base, tone, d in ((5, 0.7, "#9fc7a0", 0.15), (11, 0.1, "#7fb27f", 0.35), (3, -0.6, "#5f9c66", 0.55)):
        cut([ground_line(seed, base, 0.45)], tone, d)
    for x, z, s in ((-4.2, 0.6, 0.8), (3.9, 0.9, 1.0), (2.9, 0.5, 0.7)):
        cut([rectangle(0.12, 0.9)], BROWN, 0.5, (x, z - 0.3))
        for k in range(3):
            cut([soft_hole(int(x * 13 + k), (1.3 - 0.35 * k) * s, (1.5 - 0.4 * k) * s, wobble=0.1)], ("#3f7a55", "#54946a", "#74b083")[k], 0.55 + 0.09 * k, (x, z + 0.6 * s), tilt=(4, 0))
    cut([ground_line(8, -1.5, 0.25)], "#8fbf5f", 0.8)
    _dog((-2.6, -1.75), "#8a5636", 1.0, 1.0, run=True)
    _dog((0.0, -1.55), "#f3ead8", 1.1, 0.85, run=True, collar=TEAL)
    _dog((2.5, -1.95), "#2f2f36", 1.2, 1.1, run=True, collar=MUSTARD)
    cut([disc(0.2)], CORAL, 1.3, (4.25, -0.5), thickness=0.1, bevel=0.04)
    cut([ground_line(17, -2.4, 0.2)], "#4d8a4f", 1.45)
    for k in range(24):
        blade(0.7 + 0.25 * sin(k * 2.3), 0.12, ("#5f9c56", "#86b868", "#3f7a48")[k % 3], (-4.8 + 0.42 * k, -3.3), 18 * sin(k * 1.7), 1.55, 30, 0.3)


def pets_paper_two_sides():
    board("#f0d9b5", 9.6, 6.4, azimuth=-54, elevation=40)
    cut([[(-6, -4), (0, -4), (0, 4), (-6, 4)]], "#8fb9c4", 0.05)
    cut([[(0, -4), (6, -4), (6, 4), (0, 4)]], "#e9b06f", 0.05)
    cut([[(-6, -4), (6, -4), (6, -1.9), (-6, -1.9)]], "#b98f63", 0.14)
    cut([rectangle(0.5, 5.6, (0, 0), 0.06)], CREAM, 0.4, (0, -0.3), thickness=0.7, bevel=0.04)
    cut([rectangle(0.7, 0.25, (0, 0), 0.05)], "#ffffff", 0.3, (0, 2.5), thickness=0.95, bevel=0.03)
    for x, tone in ((-3.0, TEAL), (3.0, "#c8603c")):
        cut([rectangle(2.7, 0.22, (0, 0), 0.04)], tone, 0.35, (x, -1.0), thickness=0.6, bevel=0.03)
        for dx in (-1.1, 1.1):
            cut([rectangle(0.16, 1.2)], shade(tone, 0.75), 0.5, (x + dx, -1.7), thickness=0.2)
        cut([rectangle(1.5, 1.15, (0, 0), 0.05)], CREAM, 0.2, (x, 1.6), thickness=0.06)
    cut([drawn("M0 60 Q20 10 60 30 Q90 -10 120 40 Q150 20 160 60 Z", 0.0075, (80, 40))], "#4d8a6f", 0.3, (-3.0, 1.5))
    cut([disc(0.28)], CORAL, 0.3, (3.0, 1.6))
    # A grey cat on the left, a brown dog on the right, back to back.
    grey = "#7a828c"
    cut([drawn("M30 200 Q0 190 6 130 Q12 80 44 66 L86 66 Q118 80 124 130 Q130 190 100 200 Z", 0.0085, (65, 200))], grey, 0.95, (-2.9, -0.9), tilt=(4, 0), thickness=0.06, bevel=0.02)
    cut([drawn("M6 60 Q0 30 10 4 L30 22 Q50 14 70 22 L90 4 Q100 30 94 60 Q80 86 50 86 Q20 86 6 60 Z", 0.009, (50, 60))], shade(grey, 1.08), 1.06, (-2.9, 0.5), 5, (4, 3), thickness=0.05, bevel=0.02)
    for side in (-1, 1):
        cut([curved([(-0.09, 0), (0, 0.06), (0.09, 0), (0, -0.06)], 6)], "#f0d24a", 1.14, (-2.9 + side * 0.17, 0.42), thickness=0.015)
        cut([rectangle(0.025, 0.09)], "#1b1b1e", 1.16, (-2.9 + side * 0.17, 0.42), thickness=0.01)
        for k in (-1, 0, 1):
            strip([(-2.9 + side * 0.12, 1.15, 0.24), (-2.9 + side * 0.52, 1.18, 0.24 + 0.07 * k)], 0.014, CREAM, 0)
    cut([[(-0.05, 0.03), (0.05, 0.03), (0, -0.05)]], "#e8a0a0", 1.15, (-2.9, 0.28))
    strip([(-2.35, 1.0, -0.8), (-1.9, 1.05, -1.2), (-1.75, 1.05, -1.7), (-1.95, 1.06, -2.0)], 0.17, grey, 0, 0.04, taper=0.6)
    _dog((2.75, -2.6), "#8f5a30", 1.15, 1.35, collar=TEAL)
    cut([disc(0.34)], "#4f93ad", 0.7, (-1.15, -2.45), thickness=0.2, bevel=0.05)
    cut([drawn("M0 10 Q6 0 14 8 L46 8 Q54 0 60 10 Q68 20 60 28 Q54 36 46 28 L14 28 Q6 36 0 28 Q-8 20 0 10 Z", 0.0125, (30, 18))], CREAM, 0.8, (1.2, -2.55), -10, (4, 0), 0.1, 0.03)


def pets_paper_parrot():
    board("#f4c95d", 6.4, 8.0, azimuth=-50, elevation=42, blur=0.1, focus=0.8)
    chance = Random(3)
    for k in range(16):
        side = -1 if k % 2 else 1
        blade(2.6, 0.95, ("#3f8a63", "#2f6b4d", "#6ba05c")[k % 3], (side * 3.3, -3.8 + 0.5 * k), side * (60 + chance.uniform(-22, 22)), 0.08 + 0.02 * k, 24, 0.3)
    cut([curved([(-3.6, -1.9), (0, -1.55), (3.6, -1.8), (3.6, -1.5), (0, -1.22), (-3.6, -1.55)], 8)], "#7a4f34", 0.6, thickness=0.16, bevel=0.06)
    for k in range(7):
        blade(2.6 - 0.16 * k, 0.42, ("#2f78a8", "#d64a34", "#f2b632")[k % 3], (0.35 - 0.05 * k, -0.9), 188 - 4 * k, 0.66 + 0.03 * k, 10, 0.15, 0.7, 1.3)
    cut([drawn("M60 180 Q30 150 34 100 Q38 40 78 20 Q110 6 132 28 Q150 46 142 74 Q140 120 118 152 Q96 186 60 180 Z", 0.019, (88, 110))], "#d64a34", 0.95, (0.05, 0.35), tilt=(5, 0), thickness=0.08, bevel=0.03)
    for r in range(5):
        for i in range(5 - r // 2):
            blade(0.95, 0.42, ("#d64a34", "#e8793a", "#f2b632", "#3f8a63", "#2f62a8")[r], (-0.55 + 0.2 * i - 0.06 * r, 0.95 - 0.32 * r), 164 + 7 * i, 1.08 + 0.05 * r + 0.01 * i, 16, 0.15, 0.7, 1.5, parts=12)
    cut([soft_hole(5, 0.8, 0.72, wobble=0.05)], "#f7ecd8", 1.08, (0.55, 1.55), thickness=0.03)
    cut([disc(0.13)], "#16181c", 1.14, (0.55, 1.62), thickness=0.04)
    cut([disc(0.04)], "#ffffff", 1.2, (0.59, 1.67))
    cut([drawn("M0 0 Q34 2 40 34 Q42 60 26 74 Q28 50 14 40 L0 40 Z", 0.0165, (0, 20))], "#2b2b30", 1.14, (0.92, 1.5), 0, (8, 0), 0.08, 0.03)
    for x in (-0.1, 0.3):
        for k in (-1, 0, 1):
            blade(0.32, 0.14, "#8d939b", (x + 0.08 * k, -1.12), 180 + 18 * k, 0.85, 80, 0.1, 0.6, 1.6, parts=8)


def pets_paper_kennel():
    board("#7fb3cf", 6.4, 6.4, azimuth=-50, elevation=40)
    cut([ground_line(6, -1.2, 0.15)], "#8fbf5f", 0.15)
    cut([[(-2.1, -2.0), (2.1, -2.0), (2.1, 0.4), (0, 2.1), (-2.1, 0.4)]], "#d9654a", 0.4, (0, -0.2), thickness=0.1)
    for k in range(6):
        cut([rectangle(4.2, 0.34)], shade("#d9654a", 0.94 + 0.05 * (k % 2)), 0.5, (0, -2.0 + 0.4 * k), thickness=0.05)
    cut([archway(1.9, 2.4)], "#3a2a24", 0.58, (0, -2.25))
    for side in (-1, 1):
        cut([[(0, 2.35), (side * 2.75, 0.15), (side * 2.5, -0.12), (0, 1.88)]], "#5b3d2c", 0.72, (0, -0.2), tilt=(side * 7, 0), thickness=0.12, bevel=0.02)
    cut([rectangle(1.3, 0.42, (0, 0), 0.05)], CREAM, 0.68, (0, 0.72), thickness=0.05)
    for k, w in enumerate((0.34, 0.22, 0.3)):
        cut([rectangle(w, 0.09, (0, 0), 0.04)], "#5b3d2c", 0.75, (-0.38 + 0.38 * k, 0.72), thickness=0.02)
    fur = "#c98a4b"
    cut([soft_hole(4, 2.2, 1.1, wobble=0.06)], fur, 0.8, (0, -2.0), thickness=0.06, bevel=0.02)
    cut([drawn("M10 50 Q8 10 50 8 Q92 10 90 50 Q88 88 50 92 Q12 88 10 50 Z", 0.014, (50, 50))], fur, 0.95, (-0.1, -1.35), 6, (4, 0), 0.06, 0.02)
    cut([soft_hole(9, 0.72, 0.52, wobble=0.04)], "#f3dcb8", 1.05, (-0.08, -1.62), thickness=0.05)
    for side, turn in ((-1, 24), (1, -24)):
        blade(0.95, 0.5, "#9a6232", (-0.1 + side * 0.5, -0.95), 180 + side * 26, 1.04, 24, 0.15, 0.6, 1.5)
        cut([disc(0.085)], "#221813", 1.06, (-0.1 + side * 0.26, -1.3), thickness=0.03)
        blade(0.6, 0.34, fur, (side * 0.5 - 0.05, -2.05), 180, 1.1, 60, 0.1, 0.5, 1.8)
    cut([curved([(-0.14, 0.06), (0.14, 0.06), (0, -0.1)], 6)], "#221813", 1.13, (-0.08, -1.52), thickness=0.04)
    cut([curved([(-0.75, -0.25), (-0.6, 0.2), (0.6, 0.2), (0.75, -0.25)], 6)], TEAL, 1.25, (2.0, -2.55), thickness=0.16, bevel=0.03)
    cut([curved([(-0.5, -0.05), (0, 0.3), (0.5, -0.05)], 8)], "#7a4f34", 1.22, (2.0, -2.3), thickness=0.06)
    for k in range(13):
        blade(0.6 + 0.2 * sin(k * 2), 0.12, ("#5f9c56", "#3f7a48")[k % 2], (-3.2 + 0.28 * k, -3.3), 16 * sin(k * 1.7), 1.3, 30, 0.3)


def pets_paper_night():
    board("#24365c", 9.6, 6.4, sun="#dfe6ff", power=3.6, azimuth=-50, elevation=42, exposure=0.45)
    cut([disc(0.8)], "#f7e7b2", 0.06, (-3.3, 1.9))
    chance = Random(4)
    for _ in range(22):
        cut([star(0.08, 0.03, 4)], "#f7e7b2", 0.08, (chance.uniform(-4.7, 4.7), chance.uniform(0.6, 3.1)), chance.uniform(0, 90), thickness=0.012)
    lit = glow("#ffcd74", 2.4)
    for x, w, h, tone, d in ((-3.4, 2.6, 2.8, "#33486f", 0.2), (3.6, 2.8, 3.2, "#2d4166", 0.2), (0.2, 3.6, 3.9, "#b5634a", 0.45)):
        cut([[(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + 0.9), (-w / 2, h)]], tone, d, (x, -2.6))
        cut([[(-w / 2 - 0.2, h - 0.1), (0, h + 1.08), (w / 2 + 0.2, h - 0.1), (w / 2 + 0.05, h - 0.26), (0, h + 0.78), (-w / 2 - 0.05, h - 0.26)]], shade(tone, 0.65), d + 0.1, (x, -2.6))
        for dx in (-0.75, 0.75):
            for z in (0.9, 2.3):
                on = w == 3.6 and not (dx < 0 and z > 1)
                cut([rectangle(0.62, 0.8)], lit if on else "#1b2b4a", d + 0.06, (x + dx, -2.6 + z + 0.35), thickness=0.01)
                cut([rectangle(0.76, 0.94), rectangle(0.26, 0.34, (-0.16, 0.2)), rectangle(0.26, 0.34, (0.16, 0.2)), rectangle(0.26, 0.34, (-0.16, -0.2)), rectangle(0.26, 0.34, (0.16, -0.2))], CREAM, d + 0.08, (x + dx, -2.6 + z + 0.35), thickness=0.03)
    cut([archway(0.7, 1.15)], TEAL, 0.53, (0.2, -2.6), thickness=0.05)
    cut([disc(0.42)], CREAM, 0.6, (0.2, 1.25), thickness=0.05)
    for dx, dz, r in ((0, -0.06, 0.14), (-0.2, 0.08, 0.075), (-0.07, 0.2, 0.075), (0.07, 0.2, 0.075), (0.2, 0.08, 0.075)):
        cut([disc(r)], TEAL, 0.67, (0.2 + dx, 1.23 + dz), thickness=0.03)
    cut([ground_line(9, -2.5, 0.1)], "#1a2b3f", 0.8)
    # A visitor brings a basket, a lamp lights the way.
    strip([(2.6, 0.95, -3.2), (2.6, 0.95, 0.4)], 0.09, "#131c2b", 0)
    cut([[(-0.22, 0), (0.22, 0), (0.14, 0.46), (-0.14, 0.46)]], lit, 1.0, (2.6, 0.4), thickness=0.05)
    cut([[(-0.3, 0), (0.3, 0), (0, 0.24)]], "#131c2b", 1.03, (2.6, 0.84))
    cut([curved([(-0.24, 0.02), (0.24, 0.02), (0.32, -0.6), (0.36, -1.2), (-0.36, -1.2), (-0.32, -0.6)], 6)], MUSTARD, 1.1, (1.5, -1.55))
    cut([disc(0.22)], "#5b3420", 1.16, (1.5, -1.35))
    cut([rectangle(0.6, 0.42, (0, 0), 0.06)], "#a5763f", 1.2, (2.0, -2.35), thickness=0.12)
    cut([drawn("M6 40 Q0 20 8 4 L20 14 Q30 10 40 14 L52 4 Q60 20 54 40 Z", 0.006, (30, 40))], "#e08a3c", 1.16, (2.0, -2.16))


def pets_paper_paw():
    board("#e2704e", 6.4, 6.4, azimuth=-52, elevation=38)
    pads = ((0, -0.75, 1.35, 1.15), (-1.45, 0.45, 0.55, 0.72), (-0.55, 1.35, 0.56, 0.76), (0.55, 1.35, 0.56, 0.76), (1.45, 0.45, 0.55, 0.72))
    for k, (tone, grow) in enumerate(((shade("#e2704e", 0.8), 0.42), (CREAM, 0.24), ("#f0b48c", 0.08), ("#7a3f2c", -0.06))):
        for n, (x, z, w, h) in enumerate(pads):
            if n:
                outline = [(x + (w + grow) * cos(2 * pi * i / 48), z + (h + grow) * sin(2 * pi * i / 48)) for i in range(48)]
            else:
                g = grow
                outline = curved([(-1.3 - g, -1.2), (-1.0 - g * 0.7, -0.4), (-0.45, 0.2 + g), (0.45, 0.2 + g), (1.0 + g * 0.7, -0.4), (1.3 + g, -1.2), (0.85, -1.85 - g), (0, -1.62 - g), (-0.85, -1.85 - g)], 10)
            cut([outline], tone, 0.1 + 0.2 * k + 0.012 * n, (0, 0), thickness=0.07, bevel=0.015)  # sheets in one plane would fight


def pets_paper_fish():
    board("#2f8a9a", 6.4, 6.4, azimuth=-52, elevation=42)
    for k, (tone, w) in enumerate((("#3f9dab", 6.2), ("#57b0ba", 5.2))):
        cut(sheet_with(soft_hole(k + 3, w, w * 0.95, wobble=0.05)), ("#25707f", "#2a7c8b")[k], 0.9 - 0.35 * k)
    for k, x in enumerate((-2.6, -2.1, -1.5, 1.7, 2.3, 2.8)):
        blade(2.6 + 0.5 * sin(k), 0.5, ("#4d9a63", "#2f7a5a", "#7fb86a")[k % 3], (x, -3.3), 14 * sin(k * 2.2), 0.3 + 0.05 * k, 26, 0.3, sway=22 * (-1) ** k)
    def fish(at, s, tone, fin, flip=False, d=0.5):
        f = -1 if flip else 1
        cut([drawn("M0 50 Q30 6 84 12 Q120 20 132 50 Q120 80 84 88 Q30 94 0 50 Z", 0.0125, (66, 50), flip)], tone, d, at, 0, (6 * f, 0), 0.06, 0.02, s)
        for a in (50, 130):
            blade(0.8 * s, 0.5 * s, fin, (at[0] - f * 0.72 * s, at[1]), f * a, d + 0.02, 20, 0.2, 0.5, 1.3)
        blade(0.7 * s, 0.45 * s, fin, (at[0] - f * 0.05 * s, at[1] + 0.42 * s), f * 40, d + 0.03, 20, 0.2, 0.5, 1.3)
        for r in range(3):
            for i in range(3):
                cut([arc_band(0.1, 0.17, 100, 260)], fin, d + 0.09, (at[0] - f * (0.1 - 0.26 * r + 0.0) * s - f * 0.25 * s, at[1] + (0.22 - 0.22 * i) * s), 0 if not flip else 180, thickness=0.012, scale=s)
        cut([disc(0.11)], "#ffffff", d + 0.09, (at[0] + f * 0.58 * s, at[1] + 0.1 * s), scale=s)
        cut([disc(0.055)], "#16181c", d + 0.12, (at[0] + f * 0.6 * s, at[1] + 0.1 * s), scale=s)
    fish((0.25, 0.55), 1.35, "#f08a3c", "#f7c45a")
    fish((-0.7, -1.2), 0.9, "#f3ead8", "#e2704e", True, 0.42)
    fish((1.35, -1.75), 0.62, "#e4ab3c", "#f7ecd8", False, 0.36)
    for x, z, r in ((1.9, 1.2, 0.16), (2.1, 1.7, 0.11), (1.8, 2.1, 0.08), (-1.8, -0.3, 0.1), (-1.9, 0.15, 0.07)):
        cut([disc(r), disc(r * 0.7)], "#e3f2f2", 0.7, (x, z), thickness=0.02)
