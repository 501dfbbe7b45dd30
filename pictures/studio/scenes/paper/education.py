"""Education in cut paper: primary colours on school paper."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *

LOOK = DAY
RED, BLUE, YELLOW, GREEN, CREAM, NAVY, SKY, ORANGE = "#d64a34", "#2f62a8", "#f2b632", "#3f8a63", "#f6eedd", "#1f3558", "#a9cbe0", "#e8793a"


def _contour(seed, reach, at=(0, 0), points=22, wobble=0.34):
    """One height of a hill: the same random shape, drawn in."""
    chance = Random(seed)
    waves = [(k, chance.uniform(0, 6.3), chance.uniform(0.3, 1) / k) for k in (1, 2, 3, 5)]
    ring = []
    for i in range(points * 6):
        a = 2 * pi * i / (points * 6)
        r = reach * (1 + wobble * sum(h * sin(k * a + p) for k, p, h in waves) / 1.6)
        ring.append((at[0] + 1.25 * r * cos(a), at[1] + r * sin(a)))
    return ring


def educ_paper_contours():
    board("#8fc0cf", 9.6, 6.4, azimuth=-52, elevation=36, blur=0.1, focus=1.0)
    tones = ["#f3e6c2", "#cfd69a", "#a7c07a", "#7ea763", "#5c8d56", "#8f9a6a", "#b3986c", "#cbb595", "#e8dfce", "#ffffff"]
    for ring_, tone in ((3.6, "#a3cfd8"), (3.15, "#b9dde0")):
        cut([_contour(5, ring_, (-0.3, -0.2), wobble=0.3)], tone, 0.05 + (3.6 - ring_) * 0.3)
    for i, tone in enumerate(tones):
        reach = 2.72 * (1 - i / 10.6) ** 0.92
        cut([_contour(5, reach, (-0.3 - 0.07 * i, -0.2 + 0.06 * i), wobble=0.34 - 0.012 * i)], tone, 0.28 + 0.17 * i, tilt=(0, 0), thickness=0.15, bevel=0.012)
    for i, tone in enumerate(["#f3e6c2", "#cfd69a", "#a7c07a", "#7ea763"]):
        cut([_contour(11, 0.98 * (1 - i / 5), (3.7, -1.9), wobble=0.3)], tone, 0.28 + 0.17 * i, thickness=0.15, bevel=0.012)
    # The path up, on small flags, and a red flag on the top.
    for i, (x, z, d) in enumerate(((2.0, -1.75, 0.62), (1.35, -1.05, 0.98), (0.45, -0.62, 1.32), (-0.2, 0.0, 1.68))):
        cut([disc(0.1)], RED, d, (x, z))
    strip([(-0.95, 2.0, 0.42), (-0.95, 2.0, 1.5)], 0.05, NAVY, 0)
    cut([[(0, 0), (0.85, -0.22), (0, -0.46)]], RED, 2.02, (-0.94, 1.48), tilt=(16, 0))
    cut([drawn("M0 20 L80 20 Q70 38 56 38 L22 38 Q8 38 0 20 Z", 0.011, (40, 38))], CREAM, 0.14, (-3.9, 2.0), -8)
    cut([[(0, 0), (0, 0.72), (-0.46, 0.08)]], RED, 0.18, (-3.86, 2.26), -8, (8, 0))
    cut([[(0.07, 0), (0.07, 0.6), (0.42, 0.05)]], YELLOW, 0.16, (-3.86, 2.28), -8, (-8, 0))


def _kite(at, turn, size, colours, depth, seed, tail=7):
    chance = Random(seed)
    a, b, c, d = colours
    tips = [(0, 1.0), (0.62, 0.25), (0, -1.05), (-0.62, 0.25)]
    quads = ((tips[0], tips[1]), (tips[1], tips[2]), (tips[2], tips[3]), (tips[3], tips[0]))
    for n, ((p, q), colour) in enumerate(zip(quads, (a, b, c, d))):
        cut([[(0, 0.25), p, q]], colour, depth, at, turn, (9 if n in (0, 1) else -9, 0), scale=size, thickness=0.02)
    t = radians(turn)
    foot = (at[0] + 1.05 * size * sin(t), at[1] - 1.05 * size * cos(t))
    line, x, z = [], *foot
    for i in range(tail + 1):
        line.append((x, depth + 0.05 + 0.1 * sin(i * 1.9), z))
        x, z = x + size * (0.22 * sin(0.8 * i + seed) + 0.1), z - size * 0.3
    strip(line, 0.035, NAVY, 0)
    for i in range(1, tail):
        px, pd, pz = line[i]
        for side in (-1, 1):
            cut([[(0, 0), (side * 0.24, 0.13), (side * 0.24, -0.13)]], (a, b, c)[i % 3], pd + 0.02, (px, pz), chance.uniform(-30, 30), (side * 20, 0), scale=size * 0.9, thickness=0.015)


def educ_paper_kites():
    board("#cfe3ea", 9.6, 6.4, azimuth=-54, elevation=42, side=0.3)
    for x, z, s, d in ((-3.2, 2.2, 1.3, 0.1), (3.6, 0.9, 1.0, 0.16), (0.8, 2.75, 0.8, 0.06)):
        cloud_ = curved([(-1.2, -0.25), (-1.3, 0.1), (-0.85, 0.3), (-0.55, 0.62), (0, 0.55), (0.3, 0.78), (0.8, 0.55), (0.95, 0.2), (1.3, 0.1), (1.2, -0.25)], 8)
        cut([cloud_], "#ffffff", d, (x, z), 0, (4, 0), scale=s)
    cut([ground_line(4, -1.5, 0.35)], "#bcd08f", 0.3)
    cut([ground_line(9, -1.95, 0.35)], "#8db56e", 0.55)
    # The school: two gables, tall windows.
    wall, roof = "#e9d8b6", "#c2553b"
    cut([[(-1.5, -2.0), (1.5, -2.0), (1.5, 0), (0.75, 0.85), (0, 0), (-0.75, 0.85), (-1.5, 0)]], wall, 0.72, (2.25, -0.75), scale=0.85)
    for x in (-0.75, 0.75):
        cut([[(-0.95, -0.2), (0, 0.95), (0.95, -0.2), (0.8, -0.28), (0, 0.68), (-0.8, -0.28)]], roof, 0.82, (2.25 + 0.85 * x, -0.75), scale=0.85)
        for dx in (-0.36, 0.0, 0.36):
            cut([archway(0.24, 0.62)], NAVY if dx else YELLOW, 0.765, (2.25 + 0.85 * (x + dx), -1.35), scale=0.85)
    cut([archway(0.42, 0.7)], RED, 0.78, (2.25, -2.4), scale=0.85)
    cut([ground_line(17, -2.25, 0.3)], GREEN, 0.95)
    for x in (-4.2, -3.5, 4.3):
        cut([[(-0.06, -1.2), (0.06, -1.2), (0.04, 0), (-0.04, 0)]], "#7a4f34", 0.9, (x, -1.4))
        cut([soft_hole(int(x * 7), 1.15, 1.35, wobble=0.1)], "#5f9a58", 0.98, (x, -0.95), tilt=(5, 0))
    _kite((-1.6, 0.9), 24, 1.5, (RED, YELLOW, ORANGE, CREAM), 1.25, 2, 8)
    _kite((1.15, 1.75), -18, 0.85, (BLUE, CREAM, SKY, NAVY), 0.9, 5)
    _kite((-3.7, 0.15), 38, 0.7, (YELLOW, GREEN, CREAM, ORANGE), 0.7, 8, 6)
    cut([ground_line(23, -2.8, 0.25)], "#2f6b4d", 1.3)
    # Two children hold on.
    for x, coat, s in ((-1.0, RED, 1), (-0.2, BLUE, 0.86)):
        cut([curved([(-0.16, 0), (0.16, 0), (0.2, -0.45), (0.26, -0.8), (-0.26, -0.8), (-0.2, -0.45)], 6)], coat, 1.42, (x, -1.95), scale=s)
        cut([[(0.08, -0.05), (0.16, -0.16), (0.46, 0.3), (0.38, 0.36)]], shade(coat, 0.85), 1.46, (x, -1.95), scale=s)
        cut([disc(0.17)], "#d9a273" if x < -0.5 else "#8a5a3c", 1.44, (x, -1.78), scale=s)
        cut([arc_band(0.0, 0.19, 0, 180)], NAVY if x < -0.5 else "#3a2418", 1.47, (x, -1.77), -6, scale=s)
        for dx in (-0.1, 0.1):
            cut([rectangle(0.1, 0.42)], NAVY, 1.4, (x + dx * s, -2.88 + (0.02 if s < 1 else 0)), scale=s)
    strip([(-0.6, 1.5, -1.65), (-1.0, 1.45, -0.9), (-1.28, 1.3, 0.2)], 0.014, CREAM, 0)
    strip([(0.14, 1.5, -1.7), (0.6, 1.3, -0.4), (0.98, 0.98, 0.95)], 0.014, CREAM, 0)


def educ_paper_river():
    board("#d9e3b8", 9.6, 6.4, azimuth=-52, elevation=38)
    def bank(grow):
        left, right = [], []
        for i in range(40):
            z = 4.2 - 8.4 * i / 39
            x = 1.9 * sin(0.85 * z + 0.6) + 0.35 * sin(2.1 * z)
            w = 0.75 + 0.3 * i / 39 + grow
            left.append((x - w, z))
            right.append((x + w, z))
        return [*left, *reversed(right)]
    whole = [(-40, -40), (40, -40), (40, 40), (-40, 40)]
    cut([whole], "#4f93ad", 0.02)
    for k, (grow, tone, d) in enumerate(((-0.32, "#5fa3ba", 0.08), (-0.12, "#86bfcb", 0.2))):
        cut([whole, bank(grow)], tone, d)
    for k, (grow, tone) in enumerate(((0.12, "#f0e2b8"), (0.32, "#b9cd84"), (0.75, "#8fb566"), (1.35, "#6a9a58"), (2.1, "#4a7f52"))):
        cut([whole, bank(grow)], tone, 0.36 + 0.17 * k, thickness=0.06, bevel=0.012)
    for x, z in ((1.75, 1.5), (1.05, 0.55), (-0.35, -0.35), (-1.9, -1.3), (-1.35, -2.45)):
        cut([disc(0.24)], ORANGE, 0.3, (x * 0.98, z), thickness=0.16, bevel=0.06)
        cut([disc(0.045)], "#7a4a1c", 0.47, (x * 0.98 + 0.05, z + 0.06), thickness=0.01)
    # The bridge.
    for z in (-0.06, 0.3):
        cut([curved([(-2.0, -0.25), (0, 0.35), (2.0, -0.25), (2.0, -0.4), (0, 0.18), (-2.0, -0.4)], 10)], "#a5653a", 1.02 + z, (0.55, 0.62 - z * 1.2), -8, thickness=0.06)
    for i in range(17):
        x = -1.85 + 0.23 * i
        cut([rectangle(0.17, 0.62)], ("#c98a4b", "#b8783c")[i % 2], 1.12, (0.55 + x, 0.42 + 0.3 * (1 - (x / 2) ** 2) - 0.14 * x), -8 - x * 6, (2, 0), thickness=0.05)
    chance = Random(8)
    for x, z in ((-4.1, 2.3), (-3.4, 1.4), (-4.3, 0.5), (3.6, 2.4), (4.3, 1.3), (-3.9, -2.4), (4.0, -1.0), (3.4, -2.2), (4.4, -2.7), (-4.4, -1.1)):
        for k in range(3):
            cut([soft_hole(int(x * 31 + k), 0.9 - 0.26 * k, 0.86 - 0.26 * k, wobble=0.14)], ("#2f6b4d", "#3f8a5a", "#5fa566")[k], 1.22 + 0.16 * k, (x, z), tilt=(chance.uniform(-6, 6), 0))


def educ_paper_weather():
    board("#7fb3cf", 6.4, 6.4, azimuth=-50, elevation=42)
    for i in range(20):
        cut([[(-0.11, 0.95), (0.11, 0.95), (0, 1.75 if i % 2 else 1.5)]], YELLOW, 0.16, (1.05, 1.15), 18 * i, (6, 0))
    cut([disc(0.95)], "#f7c53c", 0.3, (1.05, 1.15), thickness=0.06)
    cut([disc(0.68)], ORANGE, 0.38, (1.05, 1.15), thickness=0.04)
    def cloud_(at, s, tone, d):
        cut([curved([(-1.5, -0.35), (-1.75, 0.1), (-1.2, 0.5), (-0.75, 0.95), (0, 0.85), (0.5, 1.1), (1.1, 0.75), (1.3, 0.3), (1.75, 0.15), (1.5, -0.35)], 10)], tone, d, at, 0, (5, 3), 0.05, 0.012, s)
    cloud_((0.6, 0.2), 0.95, "#cfdfe8", 0.55)
    cloud_((-0.55, 0.35), 1.2, "#ffffff", 0.85)
    chance = Random(4)
    for i, x in enumerate((-2.0, -1.4, -0.8, -0.2, 0.4, 1.0)):
        length = 1.1 + 0.5 * (i % 3)
        strip([(x, 0.7, 0), (x, 0.72, -length)], 0.014, CREAM, 0)
        cut([drawn("M20 0 Q40 34 40 46 Q40 66 20 66 Q0 66 0 46 Q0 34 20 0 Z", 0.0105, (20, 0))], (BLUE, "#5fa0d0", "#dcecf5")[i % 3], 0.74, (x, -length), 0, (chance.uniform(-14, 14), 0), thickness=0.06, bevel=0.02)
    for seed, base, tone, d in ((3, -1.9, "#7fae6a", 0.9), (8, -2.35, GREEN, 1.1)):
        cut([ground_line(seed, base, 0.2)], tone, d)
    # The vane on its post.
    strip([(2.2, 1.2, -3.2), (2.2, 1.2, -0.9)], 0.09, NAVY, 0)
    cut([[(-0.85, 0.05), (0.5, 0.05), (0.5, 0.22), (0.95, 0), (0.5, -0.22), (0.5, -0.05), (-0.6, -0.05), (-0.85, -0.28), (-1.0, -0.28), (-0.9, 0), (-1.0, 0.28), (-0.85, 0.28)]], RED, 1.3, (2.2, -0.75), 8, (10, 0), 0.05)
    cut([disc(0.13)], YELLOW, 1.38, (2.2, -0.75), thickness=0.06)
    cut([rectangle(1.0, 0.06)], NAVY, 1.24, (2.2, -1.25), 10)
    cut([[(-2.9, -3.3), (-1.75, -3.3), (-1.75, -2.25), (-2.33, -1.85), (-2.9, -2.25)]], CREAM, 1.25)
    for k in range(5):
        cut([rectangle(0.95, 0.11)], "#ffffff", 1.34, (-2.33, -2.4 - 0.19 * k), 0, (0, 18), 0.03)


def educ_paper_world():
    board("#f2b632", 6.4, 8.0, azimuth=-50, elevation=40)
    cut([disc(2.4, sides=120)], "#2f78a8", 0.2, (0, 0.5), thickness=0.06)
    cut([disc(2.25, sides=120)], "#4a97c0", 0.32, (0, 0.5), thickness=0.05)
    lands = (
        [(-1.5, 1.5), (-0.9, 1.75), (-0.5, 1.3), (-0.75, 0.9), (-1.0, 0.55), (-0.85, 0.25), (-1.15, 0.15), (-1.5, 0.6), (-1.9, 0.9)],
        [(-0.85, 0.1), (-0.35, 0.0), (-0.2, -0.45), (-0.5, -0.95), (-0.65, -1.5), (-0.85, -1.3), (-0.95, -0.6), (-1.1, -0.2)],
        [(0.3, 1.6), (0.9, 1.75), (1.5, 1.35), (1.95, 0.7), (1.6, 0.4), (1.3, 0.5), (1.0, 0.3), (0.75, 0.6), (0.45, 0.7), (0.2, 1.1)],
        [(0.3, 0.5), (0.75, 0.45), (1.0, 0.1), (1.2, -0.05), (0.9, -0.5), (0.75, -1.0), (0.5, -1.15), (0.4, -0.6), (0.15, -0.1), (0.05, 0.25)],
        [(1.45, -0.7), (1.8, -0.55), (1.75, -0.95), (1.45, -1.0)],
    )
    for k, land in enumerate(lands):
        cut([curved(land, 8)], GREEN, 0.44, (0, 0.5), thickness=0.08, bevel=0.015)
        cut([curved([(x * 0.9 + 0.1 * sum(p[0] for p in land) / len(land), z * 0.9 + 0.1 * sum(p[1] for p in land) / len(land)) for x, z in land], 8)], "#8fb85a", 0.56, (0, 0.5), thickness=0.04)
    for x, z, s, turn in ((-0.3, 0.55, 0.42, 8), (0.15, -1.3, 0.36, -10)):
        cut([drawn("M0 20 L80 20 Q70 38 56 38 L22 38 Q8 38 0 20 Z", 0.0125, (40, 38))], RED, 0.6, (x, z + 0.5), turn, scale=s * 2)
        cut([[(0, 0.2), (0, 0.85), (0.5, 0.25)]], CREAM, 0.64, (x, z + 0.5), turn, (10, 0), scale=s * 1.6)
    # A paper plane goes round, its way in dashes.
    for i in range(17):
        a = radians(200 - 9.5 * i)
        cut([rectangle(0.22, 0.05)], CREAM, 0.75 + 0.02 * i, (2.75 * cos(a), 0.5 + 2.75 * sin(a)), 200 - 9.5 * i + 90)
    at = (2.55, 1.75)
    cut([[(-0.75, 0.35), (0.85, 0.0), (-0.3, -0.02)]], "#ffffff", 1.35, at, -52, (0, 18), 0.02)
    cut([[(-0.3, -0.02), (0.85, 0.0), (-0.55, -0.5)]], "#e3e6ea", 1.35, at, -52, (0, -24), 0.02)
    # Letters from the class in Lisbon.
    for x, z, turn, tone, d in ((-1.5, -2.75, 10, CREAM, 0.5), (0.2, -2.95, -6, "#ffffff", 0.75), (1.8, -2.7, 12, "#f7dcc8", 0.6)):
        cut([rectangle(1.75, 1.15, (0, 0), 0.04)], tone, d, (x, z), turn, (4, 0), 0.05)
        cut([[(-0.87, 0.55), (0.87, 0.55), (0, -0.12)]], shade(tone, 0.94), d + 0.09, (x, z), turn, (0, -7), 0.02)
        cut([disc(0.14)], RED, d + 0.14, (x, z), turn, thickness=0.04)


def educ_paper_book():
    board("#c8503a", 9.6, 6.4, azimuth=-54, elevation=40, lift=0.6)
    cut([rectangle(8.2, 3.3, (0, 0), 0.12)], "#8f2f24", 0.1, (0, -1.35), thickness=0.08)
    for k in range(5):
        for side in (-1, 1):
            w = 3.9 - 0.07 * k
            page = [(0, -1.5 + 0.02 * k), (side * w * 0.5, -1.32 + 0.01 * k), (side * w, -1.5 + 0.02 * k), (side * w, 1.5 - 0.02 * k), (side * w * 0.5, 1.72 - 0.02 * k), (0, 1.45 - 0.02 * k)]
            cut([page], ("#f2e9d6", "#fffaf0")[k % 2], 0.22 + 0.06 * k, (0, -1.35), tilt=(side * 2.2, 0), thickness=0.02)
    for side in (-1, 1):
        for r in range(7):
            if r == 0:
                continue
            cut([rectangle(2.6 - 0.5 * (r % 3), 0.07)], "#b9ad98", 0.56, (side * 2.1 - 0.25 * (r % 3), -0.45 - 0.28 * r), tilt=(side * 2.2, 0), thickness=0.01)
    # The wood that stands up from the pages.
    cut([disc(1.0)], YELLOW, 0.5, (0.9, 1.85))
    cut([curved([(-3.2, -0.1), (-2.2, 0.9), (-1.2, 0.6), (0, 1.25), (1.4, 0.75), (2.6, 1.0), (3.3, -0.1)], 10)], "#8fb585", 0.7)
    cut([curved([(-3.0, -0.4), (-1.8, 0.35), (-0.4, 0.15), (1.2, 0.5), (3.0, -0.4)], 10)], "#5f9a68", 0.9)
    firs(((-2.4, 1.9), (-1.7, 1.4), (2.2, 1.7), (1.6, 1.2)), ("#2f6b4d", "#3f8058"), 1.0, -0.4)
    cut([[(-0.55, -0.5), (0.55, -0.5), (0.55, 0.55), (-0.55, 0.55)]], CREAM, 1.05, (-0.35, 0.05))
    for x in (-0.85, 0.15):
        cut([[(-0.22, -0.6), (0.22, -0.6), (0.22, 1.05), (-0.22, 1.05)]], "#efe0c4", 1.15, (x, 0.1))
        cut([[(-0.32, 0), (0.32, 0), (0, 0.85)]], BLUE, 1.25, (x, 1.12), tilt=(8, 0))
        strip([(x, 1.3, 1.9), (x, 1.3, 2.3)], 0.025, NAVY, 0)
        cut([[(0, 0), (0.4, -0.1), (0, -0.22)]], RED, 1.32, (x, 2.3), tilt=(12, 0))
        cut([archway(0.14, 0.32)], NAVY, 1.2, (x, 0.55))
    cut([archway(0.42, 0.62)], "#6b3f24", 1.12, (-0.35, -0.5))
    cut([curved([(-2.8, -0.75), (-1.2, -0.3), (0.4, -0.45), (2.8, -0.75)], 10)], "#3f8a5a", 1.35)
    for k, (x, c) in enumerate(((-2.3, RED), (-1.5, YELLOW), (1.1, ORANGE), (1.8, CREAM), (2.4, RED))):
        strip([(x, 1.45, -0.9), (x, 1.47, -0.35)], 0.03, GREEN, 0)
        for i in range(5):
            blade(0.24, 0.2, c, (x, -0.3), 72 * i, 1.5, 20, 0.1, 0.5, 1.6, parts=8)


def educ_paper_oak():
    board("#f0d9a8", 6.4, 6.4, azimuth=-50, elevation=40, blur=0.1, focus=0.7)
    oak = [(0.05, -1.6), (0.16, -1.2), (0.5, -1.15), (0.52, -0.88), (0.28, -0.74), (0.36, -0.6), (0.72, -0.5), (0.74, -0.2), (0.38, -0.08), (0.44, 0.06), (0.82, 0.2), (0.8, 0.5), (0.42, 0.58), (0.44, 0.7), (0.66, 0.86), (0.58, 1.1), (0.3, 1.12), (0.22, 1.38)]
    line = curved([*oak, (0, 1.48), *((-x, z) for x, z in reversed(oak))], 6)
    for x, z, turn, s, tone, d in ((-1.6, 1.2, 38, 1.15, "#7d8f3a", 0.2), (1.5, 1.4, -40, 1.2, "#c9862f", 0.35), (-1.7, -1.4, 120, 1.05, "#a85a2a", 0.3), (1.8, -1.2, -118, 1.1, "#5f7a35", 0.25), (0.1, 2.0, 4, 1.1, "#e0a83a", 0.5), (0.2, -2.2, 176, 0.95, "#8f9a45", 0.42)):
        cut([line], tone, d, (x, z), turn, (7, 4), 0.03, 0.008, s)
        t = radians(turn)
        strip([(x + 1.5 * s * sin(t), d + 0.06, z - 1.5 * s * cos(t)), (x - 1.3 * s * sin(t), d + 0.07, z + 1.3 * s * cos(t))], 0.04, shade(tone, 0.75), 0)
    for x, z, turn, s in ((-0.55, -0.1, 14, 1.0), (0.75, -0.35, -18, 0.86)):
        cut([drawn("M10 40 Q8 100 50 126 Q92 100 90 40 Z", 0.0165, (50, 60))], "#b97f36", 0.85, (x, z), turn, (6, 0), 0.2, 0.08, s)
        cut([drawn("M0 46 Q0 6 50 4 Q100 6 100 46 Q50 58 0 46 Z", 0.0165, (50, 60))], "#6f4a26", 1.1, (x, z), turn, (6, 0), 0.12, 0.04, s)
        for r in range(3):
            for c in range(6):
                px, pz = -0.62 + 0.25 * c + 0.12 * (r % 2), 0.34 + 0.2 * r
                a = radians(turn)
                cut([disc(0.1)], "#83592f", 1.24, (x + s * (px * cos(a) - pz * sin(a)), z + s * (px * sin(a) + pz * cos(a))), tilt=(10, 10), thickness=0.03)
        a = radians(turn)
        strip([(x - s * 0.9 * sin(a), 1.1, z + s * 0.9 * cos(a)), (x - s * 1.5 * sin(a) + 0.15, 1.1, z + s * 1.5 * cos(a))], 0.11, "#6f4a26", 0)


def educ_paper_letters():
    board("#2f62a8", 11.2, 6.3, azimuth=-56, elevation=36, side=0.6)
    places = (("ŵ", -3.9, -0.1, 4.6, RED, 0.3, 8), ("ñ", -1.35, -2.75, 4.4, YELLOW, 0.5, -6), ("a", 0.45, -0.3, 5.6, CREAM, 0.75, 5), ("ß", 3.0, -2.5, 4.8, ORANGE, 0.4, -8), ("é", 4.9, 0.2, 4.2, "#8fc1d6", 0.25, 9), ("å", -4.2, -3.4, 3.6, GREEN, 0.6, -9), ("ç", 0.9, -3.1, 3.2, "#f2a7a0", 0.3, 10), ("ø", -1.6, 1.3, 3.4, "#7fae6a", 0.2, -10), ("ž", 2.75, 1.4, 3.0, RED, 0.35, 12), ("í", 5.0, -3.0, 3.2, YELLOW, 0.2, -6))
    for text, x, z, size, tone, d, turn in places:
        letters(text, (x, z), size, shade(tone, 0.82), d, 0.1, turn=turn)
        letters(text, (x, z), size, tone, d + 0.22, 0.08, turn=turn)


def educ_paper_beads():
    board("#e9d3a6", 6.4, 6.4, azimuth=-52, elevation=38)
    cut([rectangle(5.6, 5.6, (0, 0), 0.25), rectangle(4.8, 4.8, (0, 0), 0.1)], "#b5763c", 0.35, thickness=0.4, bevel=0.05)
    cut([rectangle(5.0, 5.0)], "#fbf3e0", 0.08)
    rows = (RED, ORANGE, YELLOW, GREEN, BLUE, NAVY)
    counts = (7, 4, 9, 2, 5, 6)
    for r, (tone, n) in enumerate(zip(rows, counts)):
        z = 1.95 - 0.78 * r
        strip([(-2.5, 0.55, z), (2.5, 0.55, z)], 0.045, "#8a8178", 0)
        for i in range(10):
            x = -2.2 + 0.36 * i if i < n else 2.2 - 0.36 * (9 - i)
            for k in range(3):
                cut([disc(0.3 - 0.06 * k)], shade(tone, 0.9 + 0.09 * k), 0.5 + 0.07 * k, (x, z), tilt=(4, 0), thickness=0.06, bevel=0.02)


def educ_paper_evening():
    board("#22355c", 9.6, 6.4, sun="#dfe6ff", power=3.6, azimuth=-52, elevation=42, exposure=0.45)
    cut([disc(0.7)], "#f7e7b2", 0.06, (3.3, 2.1))
    cut([disc(0.62)], "#22355c", 0.1, (3.02, 2.25))
    chance = Random(7)
    for _ in range(24):
        cut([star(0.07, 0.03, 4)], "#f7e7b2", 0.08, (chance.uniform(-4.7, 4.7), chance.uniform(0.8, 3.1)), chance.uniform(0, 90), thickness=0.012)
    cut([ground_line(4, -0.9, 0.4)], "#2d4a70", 0.2)
    wall, roof, lit = "#b5634a", "#3a2f4a", glow("#ffcd74", 2.4)
    cut([[(-3.2, -2.2), (3.2, -2.2), (3.2, 0.2), (-3.2, 0.2)]], wall, 0.4, (-0.4, 0))
    cut([[(-3.5, 0.1), (3.5, 0.1), (2.8, 1.1), (-2.8, 1.1)]], roof, 0.52, (-0.4, 0))
    cut([[(-1.15, -2.2), (1.15, -2.2), (1.15, 0.7), (0, 1.9), (-1.15, 0.7)]], "#c8765a", 0.66, (-0.4, 0))
    cut([[(-1.4, 0.6), (0, 2.1), (1.4, 0.6), (1.2, 0.48), (0, 1.76), (-1.2, 0.48)]], roof, 0.8, (-0.4, 0))
    cut([rectangle(0.5, 0.7)], "#c8765a", 0.5, (-0.4, 2.15))
    cut([[(-0.4, 0), (0.4, 0), (0, 0.5)]], roof, 0.62, (-0.4, 2.45))
    cut([disc(0.28)], CREAM, 0.72, (-0.4, 0.95))
    for a in (0, 90):
        strip([(-0.4, 0.78, 0.95), (-0.4 + 0.16 * cos(radians(a)), 0.78, 0.95 + 0.2 * sin(radians(a)))], 0.03, NAVY, 0)
    for x, w in ((-3.0, 0.44), (-2.25, 0.44), (1.45, 0.44), (2.2, 0.44), (-0.85, 0.4), (0.05, 0.4)):
        d = 0.46 if abs(x + 0.4) > 1.1 else 0.72
        cut([archway(w, 1.0)], lit, d, (x, -1.15), thickness=0.01)
        cut([archway(w + 0.12, 1.08), archway(w - 0.06, 0.92, (0, 0.06))], CREAM, d + 0.03, (x, -1.2), thickness=0.03)
        cut([rectangle(0.03, 0.95)], CREAM, d + 0.05, (x, -0.68), thickness=0.02)
        cut([rectangle(w, 0.03)], CREAM, d + 0.05, (x, -0.72), thickness=0.02)
    cut([archway(0.72, 1.0)], RED, 0.74, (-0.4, -2.25))
    cut([ground_line(9, -2.15, 0.15)], "#1d3a3f", 0.95)
    cut([curved([(-0.75, -2.0), (-0.05, -2.0), (0.9, -2.7), (1.6, -3.6), (-2.2, -3.6), (-1.5, -2.7)], 8)], "#cdb07f", 1.0)
    # Three who come after six, from behind.
    for x, z, coat, hair, s in ((-1.1, -2.35, "#3f8a63", "#2a1c16", 1.0), (0.45, -2.5, "#e8793a", "#c9c2b8", 1.1), (1.15, -2.45, "#7d5aa0", "#5b3420", 1.05)):
        cut([curved([(-0.17, 0.02), (0.17, 0.02), (0.24, -0.4), (0.26, -0.85), (-0.26, -0.85), (-0.24, -0.4)], 6)], coat, 1.15, (x, z + 0.3), scale=s)
        cut([disc(0.16)], hair, 1.2, (x, z + 0.47), scale=s)
    for x in (-4.3, 4.2):
        strip([(x, 1.1, -3.2), (x, 1.1, 0.2)], 0.09, "#16202f", 0)
        cut([[(-0.2, 0), (0.2, 0), (0.13, 0.42), (-0.13, 0.42)]], lit, 1.15, (x, 0.2), thickness=0.05)
        cut([[(-0.28, 0), (0.28, 0), (0, 0.22)]], "#16202f", 1.18, (x, 0.6))
    for k, x in enumerate((-4.6, -3.9, -3.2, 3.1, 3.8, 4.6)):
        sprig_of((x, -3.5), (-1) ** k * 14, 1.2, "#2f6b5d", 1.3, 6, 0.45, (-1) ** k * -20, k)
