"""Sale in cut paper: loud colour, honest shadows."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *

LOOK = DAY
RED, YELLOW, BLUE, CREAM, PINK, INK, ORANGE, GREEN = "#d63a2a", "#f5bf2f", "#2a54a0", "#f8efdc", "#f2a7a0", "#2b2522", "#ee7b2c", "#3c8b6a"


def sale_paper_percent():
    board(YELLOW, 9.6, 6.4, azimuth=-52, elevation=38, side=0.5, lift=0.4)
    for k, (tone, grow) in enumerate(((ORANGE, 0.34), (RED, 0.17), (CREAM, 0.0))):
        d = 0.14 + 0.32 * k
        for x, z in ((-1.75, 1.3), (1.75, -1.3)):
            cut([disc(1.15 + grow, sides=96), disc(0.52 - grow * 0.7, sides=96)], tone, d, (x, z), thickness=0.07, bevel=0.015)
        w = 0.42 + grow
        cut([[(-2.35 - w * 0.75, -2.45 - grow), (-2.35 + w * 0.95, -2.45 - grow), (2.35 + w * 0.75, 2.45 + grow), (2.35 - w * 0.95, 2.45 + grow)]], tone, d, thickness=0.07, bevel=0.015)
    chance = Random(9)
    for _ in range(34):
        x, z = chance.uniform(-5, 5), chance.uniform(-3.4, 3.4)
        if abs(x) < 3.2 and abs(z) < 2.6:
            continue
        colour = chance.choice((RED, BLUE, CREAM, PINK, GREEN, ORANGE))
        if chance.random() < 0.5:
            cut([disc(chance.uniform(0.08, 0.17))], colour, chance.uniform(0.05, 0.4), (x, z), tilt=(chance.uniform(-25, 25), 0), thickness=0.015)
        else:
            blade(chance.uniform(0.5, 0.95), 0.12, colour, (x, z), chance.uniform(0, 360), chance.uniform(0.05, 0.4), 190, 0.0, 0.5, 3)


def sale_paper_tags():
    board("#b8321f", 6.4, 8.0, azimuth=-50, elevation=40)
    def tag(at, turn, size, colour, depth, hole=CREAM, tilt=(5, 0), eyelet=True):
        body = [(-0.62, -1.35), (0.62, -1.35), (0.62, 0.75), (0.28, 1.2), (-0.28, 1.2), (-0.62, 0.75)]
        cut([body, disc(0.12, (0, 0.82))], colour, depth, at, turn, tilt, 0.05, 0.012, size)
        if eyelet:
            cut([disc(0.22, (0, 0.82)), disc(0.12, (0, 0.82))], hole, depth + 0.07, at, turn, tilt, 0.025, 0.006, size)
    rows = ((-1.55, 1.1, 9, 1.3, YELLOW, 0.3), (1.35, 1.6, -7, 1.2, CREAM, 0.5), (-0.15, -0.7, 3, 1.65, "#fff8ea", 0.85), (1.95, -1.6, -14, 1.0, PINK, 0.55), (-2.05, -2.0, 13, 1.05, ORANGE, 0.6))
    for x, z, turn, size, colour, d in rows:
        tag((x, z), turn, size, colour, d, RED if colour != ORANGE else CREAM, (6 if x < 0 else -6, 2))
        t = radians(turn)
        top = (x - 0.82 * size * sin(t), z + 0.82 * size * cos(t))
        strip([(top[0], d + 0.1, top[1]), (top[0] + 0.25, d + 0.2, top[1] + 1.0), (top[0] - 0.1, d + 0.05, 3.0), (top[0] + 0.2, d, 5.2)], 0.05, "#f3dfb8", 0)
    cut([disc(0.3, (-0.34, 0.32)), disc(0.13, (-0.34, 0.32))], RED, 0.94, (-0.15, -1.15), 3, thickness=0.03, scale=1.4)
    cut([disc(0.3, (0.34, -0.32)), disc(0.13, (0.34, -0.32))], RED, 0.94, (-0.15, -1.15), 3, thickness=0.03, scale=1.4)
    cut([[(-0.5, -0.6), (-0.34, -0.6), (0.5, 0.6), (0.34, 0.6)]], RED, 0.94, (-0.15, -1.15), 3, thickness=0.03, scale=1.4)


def sale_paper_bags():
    board("#7fc0c4", 9.6, 6.4, azimuth=-52, elevation=38)
    cut([[(-6, -4), (6, -4), (6, -1.9), (-6, -1.9)]], "#f3ddb0", 0.1)
    for x, w, h, tone, d in ((-3.5, 1.5, 2.0, BLUE, 0.3), (3.4, 1.7, 2.4, GREEN, 0.35), (-1.9, 1.9, 2.9, RED, 0.6), (1.75, 2.0, 2.7, YELLOW, 0.65), (-0.1, 2.2, 3.4, CREAM, 1.0)):
        z = -2.55
        cut([rectangle(w, h, (0, h / 2))], tone, d, (x, z), thickness=0.5, bevel=0.02)
        cut([[(-w / 2, 0), (-w / 2 + 0.28, 0.3), (-w / 2 + 0.28, h), (-w / 2, h)]], shade(tone, 0.88), d + 0.52, (x, z), tilt=(-7, 0), thickness=0.02)
        for dd, s in ((d + 0.02, 0.85), (d + 0.52, 1)):
            strip([(x - w * 0.22, dd, z + h - 0.05), (x - w * 0.2, dd + 0.05, z + h + 0.55), (x, dd + 0.07, z + h + 0.72), (x + w * 0.2, dd + 0.05, z + h + 0.55), (x + w * 0.22, dd, z + h - 0.05)], 0.08, shade(tone, 0.72), 0)
        for i in range(int(w / 0.3)):
            cut([[(0, 0), (0.3, 0), (0.15, 0.13)]], tone, d + 0.3, (x - w / 2 + 0.3 * i, z + h - 0.01), thickness=0.4)
    cut([disc(0.52), disc(0.2)], RED, 1.56, (-0.42, -0.55), thickness=0.04)
    cut([disc(0.52), disc(0.2)], RED, 1.56, (0.42, -1.55), thickness=0.04, scale=0.9)
    cut([[(-0.75, -1.2), (-0.5, -1.2), (0.75, 1.0), (0.5, 1.0)]], RED, 1.56, (-0.1, -1.0), thickness=0.04)
    blade(0.9, 0.3, PINK, (1.6, 0.3), 20, 1.2, 60, 0.1)
    blade(0.8, 0.3, PINK, (1.9, 0.3), -24, 1.2, 60, 0.1)


def sale_paper_card():
    board("#d63a2a", 9.6, 6.4, azimuth=-54, elevation=38)
    cut([rectangle(8.0, 4.4, (0, 0), 0.25)], shade(RED, 0.7), 0.12, (0.12, -0.12), -4)
    cut([rectangle(8.0, 4.4, (0, 0), 0.25)], "#fff6e3", 0.3, (0, 0), -4, (0, 0), 0.06)
    a = radians(-4)
    anchor = drawn("M46 8 Q46 0 54 0 Q62 0 62 8 Q62 14 58 16 L58 26 L70 26 L70 34 L58 34 L58 78 Q76 74 80 58 L72 62 L82 44 L94 60 L87 58 Q84 86 54 92 Q24 86 21 58 L14 60 L26 44 L36 62 L28 58 Q32 74 50 78 L50 34 L38 34 L38 26 L50 26 L50 16 Q46 14 46 8 Z", 0.0105, (54, 46))
    for r in range(2):
        for c in range(5):
            n = r * 5 + c
            x, z = -2.9 + 1.45 * c, 0.62 - 1.6 * r
            at = (x * cos(a) - z * sin(a), x * sin(a) + z * cos(a))
            cut([disc(0.6), disc(0.52)], BLUE, 0.4, at, thickness=0.02)
            if n < 9:
                cut([anchor], BLUE, 0.42 if n % 2 else 0.44, at, -4 + (-1) ** n * (4 + n), (6, 4), 0.03)
            else:
                for k, (tone, s) in enumerate(((ORANGE, 0.95), (YELLOW, 0.75), (CREAM, 0.4))):
                    cut([star(s, s * 0.62, 12)], tone, 0.5 + 0.16 * k, at, 8 * k, (4, 0), 0.05)
    cut([rectangle(4.2, 0.22, (0, 0), 0.1)], INK, 0.4, (-1.0, 1.72), -4, thickness=0.02)
    cut([rectangle(1.2, 0.22, (0, 0), 0.1)], RED, 0.4, (2.1, 1.5), -4, thickness=0.02)
    # The stamp.
    cut([rectangle(1.4, 0.5, (0, 0), 0.08)], "#8a5a36", 0.9, (3.6, -2.0), -28, thickness=0.6, bevel=0.06)
    cut([rectangle(0.6, 1.3, (0, 0), 0.28)], "#b5763c", 1.0, (3.9, -1.35), -28, thickness=0.5, bevel=0.12)


def sale_paper_parcel():
    board("#3c8b6a", 6.4, 6.4, azimuth=-52, elevation=38)
    kraft = "#c9985c"
    cut([rectangle(4.4, 3.9, (0, 0), 0.06)], kraft, 0.1, (0, -0.15), -6, thickness=0.9, bevel=0.05)
    cut([[(-2.2, 1.95), (0.2, 1.95), (-2.2, -0.6)]], shade(kraft, 0.93), 1.02, (0, -0.15), -6, (0, 3), 0.02)
    cut([rectangle(0.2, 3.95)], RED, 1.06, (-0.5, -0.12), -6, thickness=0.03)
    cut([rectangle(4.45, 0.2)], RED, 1.08, (0, 0.35), -6, thickness=0.03)
    for a, length in ((62, 1.5), (-48, 1.45), (118, 1.2), (-110, 1.25)):
        if abs(a) < 90:
            strip([(-0.48, 1.12, 0.4), (-0.48 - length * sin(radians(a)) * 0.7, 1.6, 0.4 + length * 0.72), (-0.48 - length * sin(radians(a)) * 1.1, 1.4, 0.4 + length * 0.2), (-0.48, 1.15, 0.4)], 0.24, RED, 0)
        else:
            strip([(-0.48, 1.12, 0.4), (-0.48 - length * sin(radians(a)) * 0.6, 1.2, 0.0), (-0.48 - length * sin(radians(a)), 1.15, -0.7)], 0.2, shade(RED, 0.9), 0)
    cut([disc(0.2)], shade(RED, 0.85), 1.3, (-0.48, 0.42), thickness=0.1, bevel=0.04)
    body = [(-0.5, -0.95), (0.5, -0.95), (0.5, 0.5), (0.2, 0.85), (-0.2, 0.85), (-0.5, 0.5)]
    cut([body, disc(0.09, (0, 0.55))], CREAM, 1.2, (1.35, -0.85), 24, (8, 0), 0.03)
    for k, w in enumerate((0.6, 0.45, 0.55)):
        cut([rectangle(w, 0.06, (0, 0), 0.03)], INK, 1.28, (1.42 - 0.1 * k + 0.03, -0.85 - 0.2 * k + 0.12), 24, thickness=0.01)
    strip([(1.12, 1.25, -0.35), (0.5, 1.3, 0.1), (-0.4, 1.2, 0.38)], 0.03, "#f3e6c8", 0)
    for x, z, a in ((-2.4, 2.4, 40), (-2.0, 2.6, 0), (2.3, 2.3, -50), (2.5, -2.5, -120), (-2.5, -2.6, 130)):
        sprig_of((x, z), a, 1.3, ("#8fc09a", "#5fa37d")[a > 0], 0.2, 6, 0.45, 20, abs(a))


def sale_paper_arches():
    board("#f0a24a", 11.2, 6.3, azimuth=-54, elevation=34, sun="#ffdcb0")
    cut([disc(1.1)], "#f7d26a", 0.05, (3.6, 1.9))
    brick = "#a8452f"
    holes = [archway(2.1, 3.1, (-4.05 + 2.7 * k, -2.5)) for k in range(4)]
    cut([[(-7, -2.6), (7, -2.6), (7, 1.35), (-7, 1.35)], *holes], brick, 0.6, thickness=0.3, bevel=0.03)
    cut([rectangle(14, 0.3)], "#7a2f22", 0.85, (0, 1.4), thickness=0.2)
    chance = Random(5)
    for _ in range(90):
        x, z = chance.uniform(-5.6, 5.6), chance.uniform(-2.4, 1.2)
        if any(abs(x + 4.05 - 2.7 * k) < 1.15 and z < 0.75 for k in range(4)):
            continue
        cut([rectangle(0.34, 0.13)], shade(brick, chance.uniform(0.86, 1.12)), 0.92, (x, z), thickness=0.02)
    for k in range(4):
        x = -4.05 + 2.7 * k
        cut([[(p[0], p[1]) for p in archway(2.5, 3.3, (x, -2.5))], archway(2.1, 3.1, (x, -2.5))], "#d8b48a", 0.93, thickness=0.05)
        inside = (YELLOW, CREAM, "#f7d26a", "#e9b08a")[k]
        cut([archway(2.2, 3.2, (x, -2.5))], glow(inside, 0.8) if k == 3 else paper(shade(inside, 0.9)), 0.25)
        if k < 3:
            cut([rectangle(1.8, 0.12)], "#6b3f24", 0.4, (x, -1.1), thickness=0.3)
            cut([rectangle(1.8, 0.12)], "#6b3f24", 0.4, (x, -0.3), thickness=0.3)
            for j in range(5):
                cut([rectangle(0.22, 0.3 + 0.1 * (j % 3), (0, 0.2), 0.04)], (RED, BLUE, GREEN, CREAM, ORANGE)[(j + k) % 5], 0.55, (x - 0.7 + 0.35 * j, -1.04), thickness=0.12)
                cut([disc(0.14)], (BLUE, CREAM, ORANGE, RED, GREEN)[(j + k) % 5], 0.55, (x - 0.7 + 0.35 * j, -0.1), thickness=0.1)
        else:
            cut([archway(1.0, 1.9)], RED, 0.4, (x, -2.5), thickness=0.06)
    for k in range(6):
        cut([[(-0.62, 0), (0.62, 0), (0.62, -0.5), (0, -0.72), (-0.62, -0.5)]], (RED, CREAM)[k % 2], 1.1, (-4.9 + 0.62 * k, 0.35), thickness=0.02, scale=0.5)
    cut([rectangle(14, 0.9)], "#8a7a68", 1.0, (0, -2.9), thickness=0.3)
    for x, w in ((-3.4, 2.3), (-0.9, 2.3), (1.6, 2.3)):
        cut([rectangle(w, 0.95, (0, 0.5), 0.1)], BLUE, 0.8, (x, 1.62), thickness=0.2, bevel=0.03)
        for j in range(4):
            cut([rectangle(0.36, 0.4)], "#fbe7b0", 1.02, (x - 0.78 + 0.52 * j, 2.22), thickness=0.02)
    for x in (-4.3, 4.4):
        cut([rectangle(0.5, 0.75, (0, 0.38), 0.04)], CREAM, 1.4, (x, -2.75), thickness=0.3)


def sale_paper_kettle():
    board("#2a54a0", 6.4, 8.0, azimuth=-52, elevation=38)
    for k in range(18):
        cut([[(-0.22, 0), (0.22, 0), (0.55, 5.5), (-0.55, 5.5)]], ("#31609f", "#3a6cb4")[k % 2], 0.06 + 0.012 * k, (0, 0), 20 * k, thickness=0.02)
    body = "M20 120 Q4 60 50 24 L130 24 Q176 60 160 120 Q158 140 140 142 L40 142 Q22 140 20 120 Z"
    for k, (tone, s) in enumerate((("#c98f14", 1.08), ("#e3a91f", 1.0), (YELLOW, 0.9))):
        cut([drawn(body, 0.024, (90, 86))], tone, 0.4 + 0.22 * k, (-0.15, -0.75), 0, (4, 0), 0.1, 0.03, s)
    cut([drawn("M0 60 Q20 40 20 0 L46 0 Q44 60 10 92 Z", 0.024, (10, 70))], "#e3a91f", 0.5, (1.75, -0.6), -8, (6, 0), 0.1, 0.03)
    cut([rectangle(2.0, 0.26, (0, 0), 0.1)], INK, 1.0, (-0.15, 0.85), thickness=0.12, bevel=0.03)
    cut([disc(0.26)], INK, 1.05, (-0.15, 1.15), thickness=0.14, bevel=0.05)
    cut([arc_band(1.05, 1.38, -4, 184)], INK, 0.32, (-0.15, 0.62), thickness=0.16, bevel=0.05)
    cut([arc_band(1.0, 1.43, 55, 125)], "#8a5a36", 0.5, (-0.15, 0.62), thickness=0.1, bevel=0.03)
    cut([curved([(-0.9, 0.75), (-0.65, 0.85), (-0.75, 0.2), (-0.95, -0.3), (-1.1, 0.2)], 8)], "#fff0b8", 1.0, (-0.35, -0.6), thickness=0.02)
    for k, (x, z, s) in enumerate(((2.55, 1.5, 0.5), (2.75, 2.15, 0.72), (2.4, 2.9, 0.95))):
        cut([soft_hole(k + 5, s, s * 0.8, wobble=0.1)], CREAM, 0.5 + 0.12 * k, (x, z), tilt=(6, 0))
    cut([[(-4, -0.0), (4, 0.0), (4, -3), (-4, -3)]], "#d63a2a", 0.3, (0, -2.3), thickness=0.1)
    cut([star(0.95, 0.74, 16)], RED, 1.2, (-2.1, 2.7), 6, (6, 0), 0.05)
    cut([star(0.72, 0.58, 16)], CREAM, 1.32, (-2.1, 2.7), 14, (6, 0), 0.04)
    letters("1", (-2.1, 2.42), 0.8, RED, 1.42, 0.05, turn=6)


def sale_paper_clock():
    board("#ee7b2c", 6.4, 6.4, azimuth=-52, elevation=38)
    for k, (r, tone) in enumerate(((2.7, "#c85a17"), (2.5, INK), (2.25, CREAM))):
        cut([disc(r, sides=96)], tone, 0.1 + 0.18 * k, thickness=0.1, bevel=0.02)
    cut([[(0, 0), *arc_band(0, 2.1, 90, 210)[:61]]], YELLOW, 0.62, thickness=0.03)
    for i in range(12):
        a = radians(30 * i)
        cut([rectangle(0.12 if i % 3 else 0.2, 0.34 if i % 3 else 0.5)], INK, 0.68, (1.86 * sin(a), 1.86 * cos(a)), -30 * i, thickness=0.04)
    cut([[(-0.13, -0.35), (0.13, -0.35), (0.06, 1.75), (0, 1.85), (-0.06, 1.75)]], RED, 0.85, (0, 0), 0, (8, 0), 0.05)
    cut([[(-0.15, -0.3), (0.15, -0.3), (0.08, 1.15), (0, 1.25), (-0.08, 1.15)]], INK, 0.78, (0, 0), 120, (6, 0), 0.05)
    cut([disc(0.2)], RED, 0.98, thickness=0.08, bevel=0.03)
    for k, (x, z, tone) in enumerate(((-2.6, 2.5, CREAM), (2.6, 2.4, YELLOW), (-2.6, -2.5, PINK), (2.5, -2.6, CREAM))):
        blade(1.2, 0.16, tone, (x, z), 40 + 80 * k, 0.3, 220, 0.0, 0.5, 3)


def sale_paper_envelope():
    board("#f2a7a0", 6.4, 6.4, azimuth=-52, elevation=38)
    cut([[(-2.5, -1.6), (2.5, -1.6), (2.5, 1.5), (-2.5, 1.5)]], "#e3d2b0", 0.2, (0, -0.7), 3, thickness=0.06)
    cut([[(-2.5, 1.5), (2.5, 1.5), (0, 3.4)]], "#efe0c2", 0.28, (0, -0.7), 3, (0, -7), 0.03)
    cut([rectangle(4.4, 3.6, (0, 0), 0.04)], "#fffaf0", 0.42, (0.05, 0.35), -2, (3, 0), 0.04)
    for k, w in enumerate((2.8, 3.4, 2.2)):
        cut([rectangle(w, 0.1, (0, 0), 0.05)], "#b9ad98", 0.5, (-0.3 + 0.1 * k, 1.6 - 0.32 * k), -2, thickness=0.01)
    letters("£", (0.05, -0.35), 1.5, RED, 0.5, 0.06, turn=-2)
    cut([[(-2.5, -1.6), (2.5, -1.6), (2.5, 1.5), (0, -0.35), (-2.5, 1.5)]], "#f3e6c8", 0.62, (0, -0.7), 3, thickness=0.05)
    cut([[(-2.5, -1.6), (2.5, -1.6), (0, 0.35)]], "#f9efd6", 0.78, (0, -0.72), 3, (0, 3), 0.04)
    cut([disc(0.42)], "#a82a1f", 0.95, (0.05, -0.75), thickness=0.14, bevel=0.06)
    cut([star(0.26, 0.11, 5)], "#c8402f", 1.1, (0.05, -0.75), thickness=0.04)
    cut([rectangle(3.4, 0.42, (0, 0), 0.16)], "#8a5a36", 0.9, (-0.4, -2.75), 8, (4, 0), 0.12, 0.04)
    cut([[(0, -0.2), (2.2, 0.05), (0, 0.2)]], "#d9d6cf", 0.92, (1.25, -2.55), 8, (6, 0), 0.05)
