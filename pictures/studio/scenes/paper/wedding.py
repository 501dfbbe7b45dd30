"""Weddings in cut paper: blush, wine red and ivory."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *

LOOK = DAY
BLUSH, WINE, IVORY, SAGE, OLIVE, GOLD, ROSE, NIGHT = "#eab6a8", "#8c2f3d", "#f7efe1", "#a3b091", "#6f7f56", "#d9a441", "#d77a7c", "#27304a"


def wedd_paper_wreath():
    board(IVORY, 6.4, 6.4, azimuth=-48, elevation=40)
    cut(sheet_with(disc(2.75), 20), "#fbf5ea", 0.18)
    chance = Random(3)
    for i in range(26):
        a = 360 * i / 26
        t = radians(a)
        at = (2.25 * cos(t), 2.25 * sin(t))
        sprig_of(at, a - 90 + chance.uniform(40, 64), chance.uniform(0.9, 1.3), (SAGE, OLIVE, "#bcc7a4")[i % 3], 0.3 + 0.03 * (i % 4), 5, 0.46, -34, i)
        if i % 2:
            sprig_of(at, a - 90 - chance.uniform(120, 150), 0.85, ("#8b9a72", "#c9d1b3")[i // 2 % 2], 0.26, 4, 0.4, 30, i + 60)
    for a, size, colour in ((128, 1.25, BLUSH), (100, 0.85, IVORY), (156, 0.95, ROSE), (182, 0.7, WINE), (74, 0.62, ROSE), (308, 1.05, ROSE), (334, 0.8, IVORY), (282, 0.75, WINE), (356, 0.55, BLUSH)):
        t = radians(a)
        rose((2.3 * cos(t), 2.3 * sin(t)), size, colour, 0.46, a)
    for _ in range(26):
        t = radians(chance.choice((140, 110, 320, 295, 200, 60)) + chance.uniform(-24, 24))
        r = 2.3 + chance.uniform(-0.45, 0.5)
        cut([disc(0.065)], GOLD, 0.85, (r * cos(t), r * sin(t)))


def wedd_paper_dahlias():
    board("#4a2230", 6.4, 8.0, azimuth=-50, elevation=42, blur=0.14, focus=0.9)
    def dahlia(at, size, colour, depth, heart):
        for k in range(7):
            count, reach = 18 - 2 * k, 1 - 0.13 * k
            surface = paper(shade(colour, 0.86 + 0.045 * k))
            for i in range(count):
                blade(size * reach, size * 0.34 * (1 - 0.06 * k), surface, at, 360 * i / count + 11 * k, depth + 0.1 * size * k, 22 + 9 * k, 0.5, 0.62, 1.2, rise=3 + 7 * k, parts=10)
        cut([disc(0.12 * size)], heart, depth + 0.95 * size, at)
    for k, (x, z, a) in enumerate(((-2.6, -2.2, 30), (2.7, -1.2, -35), (-2.4, 2.7, 55), (2.2, 3.0, -50), (0.2, -3.6, 0), (-3.0, 0.3, 80), (3.0, 1.0, -80))):
        for b in (-24, 0, 24):
            blade(1.8, 0.72, ("#4f6b48", "#6b8558", "#3d5a44")[(k + b) % 3], (x * 0.5, z * 0.5), a + b + (180 if z < -3 else 0), 0.1 + 0.04 * k, 24, 0.35)
    dahlia((-0.95, 0.95), 1.75, "#c8503f", 0.35, GOLD)
    dahlia((1.35, -1.1), 1.45, "#e9b9a0", 0.45, GOLD)
    dahlia((1.6, 2.35), 1.0, "#8c2f3d", 0.3, GOLD)
    dahlia((-1.5, -2.3), 1.1, "#e8924a", 0.4, WINE)
    dahlia((-2.6, 3.2), 0.75, "#e9b9a0", 0.3, GOLD)
    dahlia((0.6, -3.4), 0.7, "#8c2f3d", 0.35, GOLD)


def wedd_paper_rings():
    board("#a3b091", 6.4, 6.4, azimuth=-52, elevation=38)
    for k, (a, c) in enumerate(((-60, SAGE), (-20, "#c3cdb0"), (20, SAGE), (60, "#8b9a72"), (120, SAGE), (160, "#c3cdb0"), (200, "#8b9a72"), (240, SAGE))):
        sprig_of((0, -0.1), a, 2.6, c, 0.12 + 0.02 * k, 8, 0.6, 10 * (-1) ** k, k)
    gold = "#dba53f"
    ring_ = lambda r, w: [disc(r, sides=96), disc(r - w, sides=96)]
    cut(ring_(1.25, 0.3), shade(gold, 0.85), 0.55, (-0.62, 0.15), thickness=0.1, bevel=0.03)
    cut(ring_(1.2, 0.2), gold, 0.68, (-0.62, 0.15), thickness=0.1, bevel=0.03)
    cut(ring_(1.25, 0.3), shade("#e9c46a", 0.85), 0.85, (0.68, -0.15), thickness=0.1, bevel=0.03)
    cut(ring_(1.2, 0.2), "#e9c46a", 0.98, (0.68, -0.15), thickness=0.1, bevel=0.03)
    cut([arc_band(0.95, 1.25, 8, 62)], gold, 1.12, (-0.62, 0.15), thickness=0.1, bevel=0.03)
    rose((-1.55, -1.45), 0.85, BLUSH, 0.5, 4)
    rose((-0.75, -1.85), 0.6, IVORY, 0.55, 6)
    rose((1.7, 1.5), 0.75, WINE, 0.5, 8)
    rose((1.05, 1.9), 0.5, ROSE, 0.55, 9)


def wedd_paper_barn():
    board("#f4c9a0", 9.6, 6.4, azimuth=-56, elevation=32, sun="#ffdcae")
    cut([disc(0.9)], "#f3a04a", 0.05, (-2.7, 1.25))
    for seed, base, tone, d in ((8, 0.7, "#d9a38a", 0.15), (4, 0.25, "#b98f86", 0.28), (13, -0.25, "#8f8a72", 0.42)):
        cut([ground_line(seed, base, 0.4)], tone, d)
    cut([[(-2.2, -1.6), (2.2, -1.6), (2.2, 0.2), (0, 1.7), (-2.2, 0.2)]], "#7a3b2c", 0.6, (1.6, -0.3))
    for k in range(11):
        cut([rectangle(0.36, 3.4)], shade("#8c4735", 0.93 + 0.06 * (k % 2)), 0.66, (1.6 - 2.0 + 0.4 * k, -1.2), thickness=0.03) if abs(-2.0 + 0.4 * k) < 2.1 else None
    cut([[(-2.2, 0.2), (0, 1.7), (2.2, 0.2)]], "#8c4735", 0.72, (1.6, -0.3))
    for side in (-1, 1):
        cut([[(0, 2.0), (side * 2.6, 0.1), (side * 2.45, -0.1), (0, 1.62)]], "#4a342c", 0.85, (1.6, -0.3), tilt=(side * 5, 0), thickness=0.08)
    cut([archway(1.7, 1.75)], glow("#ffcf86", 1.6), 0.78, (1.6, -1.95), thickness=0.01)
    for side in (-1, 1):
        cut([rectangle(0.85, 1.7)], "#a5573f", 0.86, (1.6 + side * 1.3, -1.1), tilt=(side * 18, 0), thickness=0.05)
        strip([(1.6 + side * 0.95, 0.95, -1.9), (1.6 + side * 1.65, 0.95, -0.3)], 0.09, CREAM_, 0)
    cut([disc(0.28)], IVORY, 0.82, (1.6, 0.65), thickness=0.03)
    for k, x in enumerate((-4.2, -2.9, -1.6, 4.4)):
        cut([[(-0.09, -1.6), (0.09, -1.6), (0.06, 0), (-0.06, 0)]], "#6b4a35", 0.9, (x, -0.9))
        for j in range(3):
            cut([soft_hole(k * 5 + j, 1.5 - 0.42 * j, 1.35 - 0.4 * j, wobble=0.12)], ("#6f7f46", "#8a9a55", "#a8b46c")[j], 0.98 + 0.1 * j, (x, -0.45), tilt=(4, 0))
        for j in range(5):
            cut([disc(0.07)], "#c8402f", 1.34, (x + 0.5 * cos(j * 1.4 + k), -0.45 + 0.42 * sin(j * 1.4 + k)), thickness=0.04)
    cut([ground_line(21, -1.95, 0.15)], "#8a9a55", 1.15)
    # Bunting from tree to barn, and the long table.
    line = [(-4.2 + 0.58 * i, 1.5, 0.15 - 0.5 * sin(pi * (i % 5) / 5)) for i in range(16)]
    strip(line, 0.025, "#5b3d2c", 0)
    for i, (x, d, z) in enumerate(line[1:-1]):
        cut([[(-0.16, 0), (0.16, 0), (0, -0.34)]], (WINE, IVORY, BLUSH)[i % 3], 1.52, (x, z), tilt=(8 * (-1) ** i, 0), thickness=0.012)
    cut([rectangle(4.6, 0.2, (0, 0), 0.04)], IVORY, 1.3, (-1.5, -2.2), thickness=0.7, bevel=0.02)
    cut([[(-2.3, 0), (2.3, 0), (2.25, -0.55), (-2.25, -0.55)]], "#efe4d2", 1.98, (-1.5, -2.3), thickness=0.03)
    for x in (-3.2, -2.3, -1.5, -0.6, 0.3):
        rose((x, -2.02), 0.3, (BLUSH, WINE, ROSE)[int(abs(x * 3)) % 3], 1.75, int(x * 10))
    cut([ground_line(30, -2.85, 0.15)], "#5f7040", 2.1)
    for k in range(20):
        blade(0.6 + 0.25 * sin(k * 2.3), 0.1, ("#7f9150", "#a8b46c")[k % 2], (-4.8 + 0.5 * k, -3.35), 18 * sin(k * 1.7), 2.2, 30, 0.3)


CREAM_ = "#f3e6cf"


def wedd_paper_cake():
    board("#e3a79c", 6.4, 8.0, azimuth=-50, elevation=40)
    cut([disc(2.75, sides=96)], "#edc0b4", 0.1, (0, 0.3), thickness=0.05)
    for k, (w, h, z, tone) in enumerate(((3.5, 1.35, -2.5, "#fbf4e8"), (2.5, 1.25, -1.15, "#fff9ef"), (1.55, 1.15, 0.1, "#fbf4e8"))):
        d = 0.4 + 0.16 * k
        cut([rectangle(w, h, (0, h / 2), 0.12)], tone, d, (0, z), thickness=0.5, bevel=0.06)
        n = int(w / 0.36)
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            cut([arc_band(0.0, w / n / 2 * 0.98, 180, 360)], (BLUSH, "#f3d2c6")[i % 2], d + 0.54, (x, z + h), tilt=(0, 0), thickness=0.04)
        for i in range(n * 2):
            cut([disc(0.055)], IVORY, d + 0.55, (-w / 2 + w * (i + 0.5) / (n * 2), z + 0.08), thickness=0.06, bevel=0.02)
    cut([rectangle(4.3, 0.22, (0, 0), 0.08)], "#c98a4b", 0.3, (0, -2.6), thickness=0.9, bevel=0.04)
    cut([[(-0.4, 0), (0.4, 0), (0.75, -1.0), (-0.75, -1.0)]], "#b5763c", 0.5, (0, -2.7), thickness=0.3)
    for x, z, s, c, d in ((-0.95, -0.75, 0.62, WINE, 1.1), (-1.4, -1.15, 0.5, ROSE, 1.0), (-0.55, -1.2, 0.42, BLUSH, 1.15), (0.75, 0.35, 0.5, ROSE, 1.25), (0.35, 0.1, 0.38, WINE, 1.3), (1.15, -2.2, 0.55, BLUSH, 1.0), (1.6, -2.45, 0.45, WINE, 0.95), (0, 1.5, 0.62, BLUSH, 1.0), (0.42, 1.4, 0.4, WINE, 1.05), (-0.42, 1.4, 0.4, ROSE, 1.05)):
        for a in (60, 150, 250):
            blade(s * 0.9, s * 0.36, OLIVE, (x, z), a, d - 0.03, 24, 0.3, parts=12)
        rose((x, z), s, c, d, int(x * 50))
    for side in (-1, 1):
        sprig_of((side * 2.2, -3.6), side * -12, 2.6, SAGE, 0.3, 9, 0.55, side * 20, 5)


def wedd_paper_candles():
    board("#1f2742", 9.6, 6.4, sun="#cfd8ff", power=2.4, azimuth=-50, elevation=44, exposure=0.6)
    chance = Random(6)
    for _ in range(26):
        cut([star(0.08, 0.03, 4)], "#f7e7b2", 0.05, (chance.uniform(-4.7, 4.7), chance.uniform(1.0, 3.1)), chance.uniform(0, 90), thickness=0.012)
    for side in (-1, 1):
        cut([[(side * 5.2, 3.4), (0, 4.6), (0, 4.2), (side * 4.9, 2.9)]], "#3b2c2a", 0.5)
        cut([rectangle(0.4, 6.6)], "#3b2c2a", 0.55, (side * 4.4, -0.5), thickness=0.1)
    flame = glow("#ffc35a", 5)
    heart_ = glow("#fff0b8", 7)
    for k, (x, h, d, w) in enumerate(((-3.6, 1.5, 0.5, 0.26), (-2.9, 2.2, 0.6, 0.3), (-2.15, 1.2, 0.75, 0.28), (-1.45, 2.7, 0.6, 0.3), (-0.7, 1.7, 0.8, 0.28), (0.05, 2.35, 0.65, 0.3), (0.8, 1.35, 0.85, 0.28), (1.5, 2.55, 0.6, 0.3), (2.2, 1.6, 0.8, 0.28), (2.95, 2.1, 0.65, 0.3), (3.65, 1.3, 0.5, 0.26))):
        cut([rectangle(w, h, (0, h / 2), 0.05)], ("#f7ecd8", "#efdcc0", "#fff8ec")[k % 3], d, (x, -1.7), thickness=0.16, bevel=0.05)
        cut([drawn("M20 0 Q38 28 36 44 Q34 62 20 64 Q6 62 4 44 Q2 28 20 0 Z", 0.0085, (20, 64))], flame, d + 0.08, (x, -1.68 + h), thickness=0.03)
        cut([drawn("M20 20 Q30 38 28 48 Q27 58 20 60 Q13 58 12 48 Q10 38 20 20 Z", 0.0075, (20, 64))], heart_, d + 0.13, (x, -1.68 + h), thickness=0.02)
        lamp((x, -d - 0.5, -1.3 + h), 5, "#ffb45e", 0.1)
    cut([rectangle(11, 0.5, (0, 0), 0.04)], "#8a5a3c", 0.4, (0, -1.95), thickness=0.8, bevel=0.03)
    for i in range(15):
        a = -4.6 + 0.66 * i
        sprig_of((a, -1.75), 62 * (-1) ** i, 0.9, ("#4d6a4a", "#6f8a5a")[i % 2], 1.25, 6, 0.36, 20, i)
    for x, s, c in ((-4.0, 0.6, WINE), (-2.5, 0.5, IVORY), (-1.0, 0.65, BLUSH), (0.45, 0.5, WINE), (1.9, 0.6, IVORY), (3.3, 0.62, ROSE), (4.4, 0.5, WINE)):
        rose((x, -1.8), s, c, 1.35, int(x * 20))
    cut([ground_line(9, -2.6, 0.06)], IVORY, 1.5)


def wedd_paper_tulips():
    board("#f2c66b", 6.4, 8.0, azimuth=-50, elevation=42)
    def tulip(x, z, s, tone, d, lean):
        top = (x + lean, z)
        strip([(x - lean * 0.5, d - 0.05, -4.4), (x, d - 0.03, z - 2.0), top and (top[0], d, top[1])], 0.12, "#6f8f4a", 0)
        for a, c in ((-30, 0.84), (30, 0.84), (-13, 0.94), (13, 0.94), (0, 1.04)):
            blade(1.15 * s, 0.66 * s, shade(tone, c), top, a - lean * 8, d + 0.02 + 0.1 * (1 - abs(a) / 30), 20, 0.12, 0.72, 1.5, rise=10)
        for a, h in ((26, 1.9), (-28, 1.6)):
            blade(h, 0.5, ("#7fa056", "#5f8a4a")[a > 0], (x - lean * 0.4, z - 2.6), a, d + 0.02, 30, 0.35, 0.7, 1.1)
    for x, z, s, tone, d, lean in ((-2.2, 0.9, 0.95, "#e9b9a0", 0.2, -0.3), (2.1, 1.3, 1.0, "#d77a7c", 0.25, 0.3), (-0.7, 2.0, 1.05, "#c8402f", 0.35, -0.1), (0.8, 0.6, 1.15, "#fbf0dc", 0.6, 0.15), (-1.5, -0.6, 1.1, "#a83a55", 0.8, -0.15), (2.3, -1.1, 1.0, "#e8793a", 0.75, 0.3), (0.35, -1.7, 1.15, "#e58f9a", 1.05, 0.1), (-2.6, -2.0, 0.95, "#fbf0dc", 0.95, -0.3)):
        tulip(x, z, s, tone, d, lean)


def wedd_paper_winter():
    board("#dfe6e6", 6.4, 6.4, azimuth=-50, elevation=40)
    cut(sheet_with(soft_hole(2, 4.9, 4.9, wobble=0.03)), "#c9d6d6", 0.2)
    ivy = [(0, -0.5), (0.2, -0.42), (0.5, -0.5), (0.42, -0.12), (0.62, 0.1), (0.3, 0.2), (0, 0.62), (-0.3, 0.2), (-0.62, 0.1), (-0.42, -0.12), (-0.5, -0.5), (-0.2, -0.42)]
    chance = Random(9)
    for i in range(34):
        a = radians(360 * i / 34 + chance.uniform(-4, 4))
        r = 2.35 + chance.uniform(-0.3, 0.35)
        cut([ivy], ("#3f6a4d", "#2f5540", "#5f8560", "#48705a")[i % 4], 0.32 + 0.03 * (i % 5), (r * cos(a), r * sin(a)), 360 * i / 34 - 90 + chance.uniform(-40, 40), (chance.uniform(-14, 14), chance.uniform(-10, 10)), 0.02, 0.005, chance.uniform(0.75, 1.1))
    for a in (20, 95, 150, 215, 300):
        x, z = 2.3 * cos(radians(a)), 2.3 * sin(radians(a))
        for i in range(5):
            blade(0.62, 0.56, ("#fdfaf4", "#f2e9ee")[i % 2], (x, z), 72 * i + a, 0.6, 26, 0.1, 0.55, 1.7, rise=8)
        for i in range(9):
            cut([disc(0.05)], "#d9b64a", 0.86, (x + 0.13 * cos(i * 0.7), z + 0.13 * sin(i * 0.7)), thickness=0.05)
        cut([disc(0.09)], "#a9b86a", 0.88, (x, z), thickness=0.05)
    for i in range(22):
        a = radians(chance.uniform(0, 360))
        r = 2.35 + chance.uniform(-0.4, 0.4)
        cut([disc(0.075)], "#b8303a", 0.72, (r * cos(a), r * sin(a)), thickness=0.07, bevel=0.03)
    for x, z, s in ((-0.7, 0.5, 0.5), (0.6, -0.3, 0.62), (0.1, 0.95, 0.34), (-0.5, -0.8, 0.3)):
        for k in range(6):
            cut([[(-0.03, 0), (0.03, 0), (0.03, 1), (-0.03, 1)]], "#ffffff", 0.3, (x, z), 60 * k, thickness=0.02, scale=s)
            cut([[(0, 0.55), (0.22, 0.8), (0.26, 0.75), (0.05, 0.5)]], "#ffffff", 0.3, (x, z), 60 * k, thickness=0.02, scale=s)
            cut([[(0, 0.55), (-0.22, 0.8), (-0.26, 0.75), (-0.05, 0.5)]], "#ffffff", 0.3, (x, z), 60 * k, thickness=0.02, scale=s)


def wedd_paper_steps():
    board("#b9cfe0", 6.4, 8.0, azimuth=-52, elevation=38)
    stone = "#f0e6d2"
    cut([[(-2.6, -1.2), (2.6, -1.2), (2.6, 1.9), (-2.6, 1.9)]], stone, 0.2)
    cut([[(-2.9, 1.9), (2.9, 1.9), (0, 3.4)]], "#fbf4e6", 0.4)
    cut([[(-2.1, 2.1), (2.1, 2.1), (0, 3.05)]], "#dccfb6", 0.5)
    cut([disc(0.3)], GOLD, 0.58, (0, 2.42))
    cut([rectangle(5.6, 0.3)], "#fbf4e6", 0.55, (0, 1.85), thickness=0.1)
    cut([archway(1.3, 2.3)], WINE, 0.28, (0, -1.2))
    cut([rectangle(0.03, 2.2)], "#5f1f2b", 0.33, (0, -0.1))
    for x in (-2.2, -1.15, 1.15, 2.2):
        cut([rectangle(0.42, 2.9)], "#fffaf0", 0.6, (x, 0.3), thickness=0.2, bevel=0.08)
        cut([rectangle(0.6, 0.16)], "#fffaf0", 0.66, (x, 1.68), thickness=0.2)
        cut([rectangle(0.6, 0.16)], "#fffaf0", 0.66, (x, -1.12), thickness=0.2)
    for k in range(6):
        cut([rectangle(5.4 + 0.34 * k, 0.42)], shade("#f3ead8", 1 - 0.02 * (k % 2)), 0.75 + 0.16 * k, (0, -1.4 - 0.34 * k), thickness=0.2, bevel=0.02)
    # Two from behind, hand in hand.
    skin, navy, shoe = "#d9a273", "#2f3b5c", "#2a1d18"
    for x in (0.29, 0.55):
        cut([[(-0.12, 0.0), (0.12, 0.0), (0.09, -1.06), (-0.09, -1.06)]], shade(navy, 0.86), 1.72, (x, -1.76), thickness=0.05)
        cut([curved([(-0.1, 0.0), (0.1, 0.0), (0.12, -0.12), (-0.12, -0.12)], 4)], shoe, 1.76, (x, -2.78), thickness=0.05)
    cut([curved([(-0.1, 0.06), (0.1, 0.06), (0.33, -0.06), (0.27, -0.5), (0.29, -0.92), (-0.29, -0.92), (-0.27, -0.5), (-0.33, -0.06)], 6)], navy, 1.82, (0.42, -1.0), thickness=0.05)
    cut([rectangle(0.014, 0.3)], shade(navy, 0.7), 1.87, (0.42, -1.76), thickness=0.01)
    strip([(0.68, 1.86, -1.1), (0.8, 1.9, -1.5), (0.76, 1.92, -1.92)], 0.17, shade(navy, 1.1), 0)
    strip([(0.16, 1.88, -1.1), (0.07, 1.92, -1.45), (0.03, 1.94, -1.72)], 0.17, shade(navy, 1.1), 0)
    cut([disc(0.08)], skin, 1.93, (0.76, -1.98), thickness=0.03)
    cut([curved([(-0.14, -0.42), (0.14, -0.42), (0.24, -0.9), (0.62, -2.0), (0.3, -2.08), (0, -2.02), (-0.3, -2.08), (-0.62, -2.0), (-0.24, -0.9)], 6)], IVORY, 1.8, (-0.46, -0.84), thickness=0.05)
    cut([curved([(-0.2, 0.0), (0.2, 0.0), (0.23, -0.2), (0.14, -0.56), (-0.14, -0.56), (-0.23, -0.2)], 6)], "#fffaf0", 1.88, (-0.46, -0.98), thickness=0.04)
    strip([(-0.25, 1.9, -1.04), (-0.12, 1.93, -1.42), (-0.02, 1.95, -1.74)], 0.1, skin, 0)
    strip([(-0.67, 1.9, -1.04), (-0.84, 1.93, -1.36), (-0.8, 1.95, -1.66)], 0.1, skin, 0)
    cut([disc(0.085)], skin, 1.98, (0.01, -1.77), thickness=0.03)
    for k, (x, z) in enumerate(((-0.84, -1.7), (-0.7, -1.78), (-0.95, -1.82))):
        rose((x, z), 0.2, (WINE, BLUSH, ROSE)[k], 1.98 + 0.03 * k, k)
    for x, hair, ears in ((-0.46, "#4a2c1c", False), (0.42, "#1f1713", True)):
        cut([rectangle(0.14, 0.2)], skin, 1.86, (x, -0.92), thickness=0.04)
        for side in (-0.2, 0.2) if ears else ():
            cut([disc(0.05)], skin, 1.9, (x + side, -0.72), thickness=0.03)
        cut([curved([(-0.19, 0.0), (0, 0.21), (0.19, 0.0), (0.13, -0.2), (-0.13, -0.2)], 6)], hair, 1.93, (x, -0.7), thickness=0.06)
    blade(1.25, 0.62, "#ffffff", (-0.46, -0.6), 180, 2.0, 14, 0.1, 0.6, 1.4)
    cut([disc(0.12)], shade("#4a2c1c", 1.15), 2.06, (-0.46, -0.55), thickness=0.06)
    chance = Random(8)
    for _ in range(90):
        x, z = chance.gauss(0, 1.5), chance.uniform(-2.6, 1.6)
        cut([soft_hole(_, 0.11, 0.08)], chance.choice((BLUSH, ROSE, IVORY, GOLD, WINE)), chance.uniform(2.0, 2.5), (x, z), chance.uniform(0, 360), (chance.uniform(-40, 40), chance.uniform(-40, 40)), 0.01, 0.002)
