"""Nature in cut paper: one wood, from moss to morning."""

from math import cos, pi, radians, sin
from random import Random

from blender import *
from blender.paper import *
from blender.shapes.shapes import smoothed

LOOK = DAY
DEEP, WOOD, MOSS, FERN, PALE, CREAM, SUN, BARK = "#1f3b33", "#2f5847", "#56784a", "#86a35f", "#c3cfa2", "#f3ead2", "#f0a02e", "#5b3d2c"


def _trunk(x, width, depth, colour, seed, low=-4.5, high=4.5, branches=3):
    """A trunk with roots and boughs in one outline."""
    chance = Random(seed)
    n, left, right = 14, [], []
    for i in range(n + 1):
        t = i / n
        w = width * (1 + 1.3 * (1 - t) ** 6) / 2
        lean = 0.22 * width * sin(3.1 * t + seed)
        left.append((x + lean - w * chance.uniform(0.92, 1.06), low + (high - low) * t))
        right.append((x + lean + w * chance.uniform(0.92, 1.06), low + (high - low) * t))
    cut([[*right, *reversed(left)]], colour, depth)
    for k in range(branches):
        t = chance.uniform(0.42, 0.9)
        z = low + (high - low) * t
        side = -1 if (k + seed) % 2 else 1
        reach = chance.uniform(1.1, 2.2)
        bough = [(x, z - width * 0.3), (x + side * reach * 0.5, z + reach * 0.28), (x + side * reach, z + reach * 0.62), (x + side * reach * 0.96, z + reach * 0.68), (x + side * reach * 0.45, z + reach * 0.42), (x, z + width * 0.35)]
        cut([bough], colour, depth + 0.004)


def _canopy(seed, base, depth, colour, size=0.75, count=34, span=6.5):
    """Leaves that hang into the picture from above, overlapping."""
    chance = Random(seed)
    surface = paper(colour)
    for i in range(count):
        x = -span + 2 * span * i / (count - 1) + chance.uniform(-0.15, 0.15)
        droop = base + 0.55 * abs(x) / span * -1.5 + chance.uniform(-0.25, 0.35)
        blade(size * chance.uniform(0.8, 1.25), size * 0.46, surface, (x, droop + size), 180 + chance.uniform(-38, 38), depth + chance.uniform(0, 0.12), chance.uniform(5, 34), chance.uniform(0.1, 0.4), parts=12)


def natu_paper_wood():
    board("#f6e3b4", 9.6, 6.4, blur=0.24, focus=1.0, azimuth=-50, elevation=44)
    cut([disc(1.25)], SUN, 0.05, (0.75, 0.55))
    cut([ground_line(3, -0.35, 0.3)], "#dfe3b4", 0.22)
    for x, h in ((-2.6, 1.5), (-1.9, 2.0), (2.3, 1.7), (3.0, 2.2)):
        cut([[(x - 0.28, -0.9), (x + 0.28, -0.9), (x + 0.02, -0.9 + h), (x - 0.02, -0.9 + h)]], "#c6d3a0", 0.3)
    for x, w, s in ((-3.3, 0.34, 2), (-1.35, 0.26, 5), (2.6, 0.3, 7), (3.9, 0.36, 9)):
        _trunk(x, w, 0.46, "#a9bf86", s, branches=2)
    cut([ground_line(8, -0.95, 0.35)], "#b3c68a", 0.6)
    # The deer stands on the light ground, in front of the sun.
    deer = drawn("M10 100 L18 100 L22 72 Q30 66 44 67 L60 68 L64 100 L72 100 L73 66 Q80 58 80 46 L84 30 Q92 30 99 25 Q101 21 96 20 L88 15 Q92 6 102 2 Q92 3 87 9 Q89 0 84 -8 Q84 3 82 11 Q78 13 76 18 L68 38 Q60 46 44 45 Q24 43 17 50 Q9 48 7 55 Q12 58 12 66 Z", 0.0125, (50, 100))
    cut([deer], "#7c4a2a", 0.72, (0.62, -1.12))
    for x, w, s in ((-4.3, 0.62, 3), (-2.35, 0.46, 11), (3.35, 0.55, 6), (4.7, 0.6, 13)):
        _trunk(x, w, 0.86, "#7d9a63", s)
    cut([ground_line(12, -1.55, 0.4)], "#86a35f", 1.0)
    for x, w, s in ((-3.55, 0.8, 4), (4.15, 0.85, 21)):
        _trunk(x, w, 1.26, "#4d7150", s)
    cut([ground_line(5, -2.15, 0.35)], MOSS, 1.4)
    for k, (x, lean) in enumerate(((-3.9, 20), (-3.2, -12), (-2.5, -30), (2.4, 26), (3.1, 4), (3.8, -20))):
        sprig_of((x, -2.7), lean, 1.7, ("#a9c46c", "#8fb058", "#c2d488")[k % 3], 1.5 + 0.03 * k, 8, 0.55, -lean * 0.8, k)
    _trunk(-4.75, 1.25, 1.75, WOOD, 8, branches=2)
    _trunk(5.0, 1.1, 1.8, WOOD, 15, branches=2)
    _canopy(2, 2.1, 1.55, "#6d8f4f", 0.85, 30)
    _canopy(6, 2.55, 1.85, WOOD, 0.95, 30)
    cut([ground_line(31, -2.75, 0.3)], DEEP, 2.0)
    for k, x in enumerate((-4.2, -3.4, -2.9, 3.3, 4.0, 4.6)):
        sprig_of((x, -3.4), (-1) ** k * 16, 1.5, WOOD, 2.08, 7, 0.6, (-1) ** k * -22, 20 + k)


def natu_paper_houseleeks():
    board("#4a3b30", 6.4, 6.4, blur=0.12, focus=0.5)
    chance = Random(4)
    places = [(-1.5, 1.2, 1.75, "#7f9f6b", "#9d4b4c"), (1.55, 1.45, 1.35, "#a6bf8a", "#7d3f52"), (1.25, -1.3, 1.9, "#6f9488", "#b3564a"), (-1.55, -1.7, 1.45, "#b3c48b", "#a85742"), (3.3, 0.1, 0.9, "#8aa86f", "#8a4450"), (-3.3, -0.1, 0.95, "#86a795", "#a34f4c"), (-0.1, 3.1, 0.95, "#7f9f6b", "#9d4b4c"), (0.0, -3.3, 0.8, "#a6bf8a", "#7d3f52"), (-3.2, 3.0, 1.1, "#93ad78", "#8a4450"), (3.2, 3.2, 0.9, "#6f9488", "#a34f4c"), (3.3, -3.1, 0.9, "#86a35f", "#a85742"), (-3.4, -3.1, 0.9, "#7f9f6b", "#8a4450")]
    for x, z in [(chance.uniform(-3.4, 3.4), chance.uniform(-3.4, 3.4)) for _ in range(46)]:
        cut([soft_hole(int(x * 100), 0.42, 0.36)], ("#8c7a66", "#a5937d", "#6d5d4d")[int(abs(x * 10)) % 3], 0.02, (x, z), tilt=(chance.uniform(-4, 4), chance.uniform(-4, 4)))
    for n, (x, z, size, green, red) in enumerate(places):
        for k, (count, reach, curl, colour) in enumerate(((15, 1.0, 34, green), (13, 0.82, 44, shade(green, 1.06)), (11, 0.62, 56, shade(green, 1.12)), (8, 0.43, 70, red), (5, 0.26, 84, shade(red, 0.86)))):
            surface = paper(colour)
            for i in range(count):
                blade(size * reach * 0.98, size * reach * 0.4, surface, (x, z), 360 * i / count + 13 * k + 40 * n, 0.06 + 0.11 * size * k, curl, 0.34, 0.55, 1.25, rise=4 + 7 * k, parts=12)


def natu_paper_stars():
    board("#16233f", 9.6, 6.4, sun="#dfe6ff", power=3.4, azimuth=-50, elevation=40, exposure=0.5)
    # The Milky Way: torn bands, each a little lighter.
    for k, (tone, width) in enumerate((("#1d2e54", 3.4), ("#263c6b", 2.3), ("#34508a", 1.3), ("#5474b0", 0.5))):
        chance = Random(k + 3)
        upper = [(-7 + 0.5 * i, -1.6 + 0.42 * i * 0.62 + width / 2 + chance.uniform(-0.22, 0.22)) for i in range(29)]
        lower = [(x, z - width + chance.uniform(-0.2, 0.2)) for x, z in upper]
        cut([curved([*upper, *reversed(lower)], 4)], tone, 0.05 + 0.12 * k, (0, 0.3))
    chance = Random(12)
    for _ in range(60):
        x, z = chance.uniform(-4.7, 4.7), chance.uniform(-0.9, 3.1)
        size = chance.choice((0.05, 0.05, 0.07, 0.07, 0.13))
        cut([star(size, size * 0.4, 4 if size < 0.1 else 8)], "#fff3cf", 0.5 + chance.uniform(0, 0.1), (x, z), chance.uniform(0, 90), thickness=0.012)
    cut([ground_line(14, -1.1, 0.4)], "#22395a", 0.6)
    cut([ground_line(6, -1.55, 0.45)], "#1a3049", 0.8)
    wall, roof, lit = "#38495e", "#27354a", glow("#ffcf7a", 2.2)
    cut([[(-1.1, -1), (1.1, -1), (1.1, 0.15), (0, 0.95), (-1.1, 0.15)]], wall, 0.95, (1.9, -1.35))
    cut([[(-1.35, 0.05), (0, 1.08), (1.35, 0.05), (1.2, -0.08), (0, 0.84), (-1.2, -0.08)]], roof, 1.05, (1.9, -1.35))
    cut([rectangle(0.22, 0.6)], roof, 0.93, (2.55, -0.55))
    for x in (-0.5, 0.5):
        cut([rectangle(0.42, 0.46)], lit, 0.99, (1.9 + x, -1.62), thickness=0.01)
        cut([rectangle(0.5, 0.54), rectangle(0.17, 0.19, (-0.11, 0.12)), rectangle(0.17, 0.19, (0.11, 0.12)), rectangle(0.17, 0.19, (-0.11, -0.12)), rectangle(0.17, 0.19, (0.11, -0.12))], CREAM, 1.01, (1.9 + x, -1.62), thickness=0.02)
    strip([(2.55, 0.97, -0.2), (2.7, 1.0, 0.1), (2.5, 1.05, 0.45), (2.75, 1.08, 0.85)], 0.12, "#8fa3c4", 0, taper=2.2)
    for x, h, d in ((-4.2, 2.6, 1.1), (-3.4, 2.0, 1.15), (-2.7, 1.5, 1.1), (3.9, 2.2, 1.12), (4.6, 2.8, 1.2)):
        for k in range(5):
            w = 0.75 * (1 - 0.17 * k) * h / 2.2
            z = -2.3 + h * (0.12 + 0.17 * k)
            cut([[(x - w, z), (x + w, z), (x, z + h * 0.34)]], ("#152840", "#1b3350")[k % 2], d + 0.03 * k, tilt=(4, 0))
    cut([ground_line(27, -2.25, 0.25)], "#0f2033", 1.3)
    for k in range(16):
        blade(0.8 + 0.3 * sin(k * 2.1), 0.12, "#23405a", (-4.8 + 0.64 * k, -3.3), 20 * sin(k * 1.3), 1.45, 26, 0.3)


def natu_paper_lake():
    board("#f3dfbd", 9.6, 6.4, azimuth=-54, elevation=40, blur=0.16, focus=0.9)
    cut([disc(0.62)], SUN, 0.05, (-1.9, 1.75))
    for seed, base, tone, d in ((21, 1.05, "#cdd3c6", 0.12), (3, 0.7, "#a9bcb2", 0.26), (9, 0.35, "#86a394", 0.42)):
        cut([ground_line(seed, base, 0.5)], tone, d)
    for i in range(15):
        x = -4.7 + 0.66 * i + 0.15 * sin(i * 5)
        h = 0.55 + 0.35 * abs(sin(i * 2.7))
        cut([[(x - h * 0.28, 0.05), (x + h * 0.28, 0.05), (x, 0.05 + h)]], ("#5f8467", "#6f9472")[i % 2], 0.5 + 0.02 * (i % 3))
    # Water in sheets, the nearest darkest; the sun lies on it in slips.
    for k, (z, tone) in enumerate(((0.1, "#b9d6d3"), (-0.25, "#9cc6c9"), (-0.7, "#7db3bd"), (-1.2, "#5f9fae"))):
        cut([ground_line(40 + k, z, 0.1, pace=2.2)], tone, 0.58 + 0.12 * k)
        for j in range(3):
            w = 0.75 - 0.16 * j
            cut([curved([(-w, 0), (0, 0.045), (w, 0), (0, -0.045)], 8)], "#fbe3a6", 0.6 + 0.12 * k, (-1.9 + 0.14 * (-1) ** (j + k), z - 0.12 - 0.12 * j), thickness=0.012)
    for x, z, s, d in ((0.9, -0.72, 0.62, 0.95), (1.75, -0.55, 0.42, 0.86)):
        cut([drawn("M0 40 Q10 30 34 32 Q48 30 56 20 Q46 4 54 -10 Q60 -18 68 -12 L78 -8 L68 -4 Q62 2 68 14 Q72 34 52 46 Q20 54 0 40 Z", 0.0125, (40, 46))], "#ffffff", d, (x, z), scale=s, thickness=0.04)
        cut([[(0, 0), (0.14, 0.03), (0, 0.07)]], "#e8793a", d + 0.05, (x + 0.35 * s, z + 0.66 * s), scale=s)
    cut([ground_line(33, -1.75, 0.2)], "#c9c58c", 1.05)
    path = [(5.2, -1.75), (3.2, -1.92), (1.6, -2.1), (0.7, -2.45), (-0.2, -2.95), (-1.2, -3.5), (1.6, -3.5), (2.2, -2.85), (3.0, -2.5), (5.2, -2.2)]
    cut([curved(path, 8)], "#f2e2bd", 1.09)
    for x in (-3.5, -2.4):
        cut([rectangle(0.09, 0.5)], BARK, 1.25, (x, -2.0))
    for z in (-1.78, -1.58, -1.38):
        cut([rectangle(1.6, 0.13)], "#9a6a40", 1.3, (-2.95, z), tilt=(0, 6))
    cut([[(-6, -2.1), (-4, -2.25), (-2.6, -2.6), (-1.6, -3.4), (-6, -3.6)]], "#9fae63", 1.4)
    for k in range(22):
        x = 3.0 + 0.1 * k
        blade(1.5 + 0.6 * sin(k * 2.9), 0.11, ("#7d9a4f", "#5f7f45", "#a3b866")[k % 3], (x, -3.3), -10 + 14 * sin(k * 1.7), 1.35 + 0.03 * (k % 5), 30, 0.3)
        if k % 5 == 1:
            cut([rectangle(0.13, 0.5, (0, 0), 0.06)], "#6b4429", 1.62, (x - 0.1, -1.7 + 0.25 * sin(k)), 4, thickness=0.06, bevel=0.025)
    for k in range(12):
        blade(0.9 + 0.3 * sin(k), 0.1, ("#7d9a4f", "#a3b866")[k % 2], (-4.8 + 0.14 * k, -3.3), 14 * sin(k * 2.1), 1.5, 30, 0.3)


def natu_paper_pike():
    board("#f3d9b0", 6.4, 8.0, azimuth=-50, elevation=40)
    cut([disc(0.75)], SUN, 0.04, (-1.5, 1.65))
    cloud_ = curved([(-1.2, -0.2), (-1.25, 0.1), (-0.7, 0.3), (-0.2, 0.55), (0.5, 0.45), (0.9, 0.2), (1.3, 0.05), (1.2, -0.2)], 8)
    cut([cloud_], "#ffffff", 0.1, (-1.7, 2.7), tilt=(5, 0))
    cut([cloud_], "#ffffff", 0.14, (2.2, 1.7), tilt=(5, 0), scale=0.7)
    peaks = (
        ([(-4, 0.2), (-2.2, 1.2), (-1.2, 0.9), (0.6, 2.5), (1.4, 2.1), (2.4, 1.2), (4, 0.6)], "#8e86ae", 0.25),
        ([(-4, 0.9), (-2.6, 0.5), (-1.2, 1.1), (0, 0.7), (1.6, 1.3), (3, 0.5), (4, 0.8)], "#6f7fa3", 0.45),
        ([(-4, -0.4), (-2.4, 0.35), (-1, -0.1), (0.4, 0.35), (2.2, -0.2), (4, 0.3)], "#5f8f86", 0.65),
        ([(-4, -0.9), (-2, -0.6), (-0.4, -0.95), (1.4, -0.4), (4, -0.9)], "#5f9460", 0.85),
        ([(-4, -1.6), (-1.8, -1.3), (0, -1.75), (2, -1.2), (4, -1.5)], "#8fae4a", 1.05),
        ([(-4, -2.5), (-2, -2.2), (0.4, -2.6), (2.4, -2.2), (4, -2.5)], "#5f8a3c", 1.3),
    )
    for n, (line, tone, d) in enumerate(peaks):
        top = smoothed(line, 10)
        cut([[*top, (5, -5), (-5, -5)]], tone, d, tilt=(0, 0))
    cut([curved([(0.42, 0.32), (0.2, -0.1), (0.5, -0.6), (0.1, -1.1), (0.5, -1.75), (-0.2, -2.4), (0.3, -3.2), (0.0, -4.2), (1.0, -4.2), (1.0, -3.2), (0.4, -2.4), (0.85, -1.8), (0.4, -1.15), (0.72, -0.6), (0.4, -0.1), (0.52, 0.32)], 6)], "#dff0f2", 1.36, tilt=(0, 0))
    cut([curved([(0.3, -1.3), (0.1, -1.75), (0.25, -2.4), (0.5, -3.2), (0.3, -4.2), (0.6, -4.2), (0.72, -3.2), (0.4, -2.4), (0.3, -1.75), (0.4, -1.3)], 6)], "#8fc0cc", 1.4)
    for x, z, s in ((-2.2, -1.72, 1.0), (-1.5, -2.02, 0.8), (2.2, -1.7, 0.9), (1.6, -0.85, 0.55), (-1.9, -0.85, 0.5)):
        cut([soft_hole(int(z * 50), 0.46, 0.32, wobble=0.14)], "#fbf6ea", 1.42, (x, z), scale=s, thickness=0.05)
        cut([curved([(0, 0), (0.13, 0.03), (0.14, -0.1), (0.04, -0.14)], 6)], "#2f2c2a", 1.46, (x + 0.2 * s, z + 0.04), scale=s)
    for k, (x, w) in enumerate(((-0.02, 0.3), (0.0, 0.24), (0.02, 0.18))):
        cut([soft_hole(k, w, 0.11)], ("#6d6a72", "#84818a")[k % 2], 0.34 + 0.02 * k, (0.62 + x, 2.5 + 0.085 * k), thickness=0.05)
    for k, x in enumerate((-3.0, -2.5, -1.9, 1.8, 2.4, 3.0)):
        sprig_of((x, -4.2), (-1) ** k * 14, 1.7, ("#b3743a", "#c98a4b", "#8f5a30")[k % 3], 1.6, 8, 0.5, (-1) ** k * -20, k)


def natu_paper_wall():
    board("#e9e6cf", 9.6, 6.4, azimuth=-56, elevation=38)
    cut([ground_line(3, 1.5, 0.4)], "#c9d3b3", 0.1)
    cut([ground_line(8, 1.0, 0.4)], "#a9bd8a", 0.25)
    for x, s in ((-3.4, 1.0), (-2.5, 0.8), (3.6, 1.15)):
        cut([rectangle(0.12, 1.2)], BARK, 0.3, (x, 1.2))
        cut([soft_hole(int(x * 9), 1.3 * s, 1.5 * s, wobble=0.12)], "#7f9f5d", 0.36, (x, 2.05), tilt=(6, 0))
    cut([ground_line(5, 0.45, 0.2)], "#8daa62", 0.45)
    chance = Random(17)
    cut([[(-6, 0.62), (6, 0.5), (6, -2.6), (-6, -2.6)]], "#55524c", 0.55)
    tones = ("#9a958a", "#b3ada0", "#858178", "#a6a390", "#77746e", "#c2bba8")
    z, row = -2.15, 0
    while z < 0.55:
        h = chance.uniform(0.3, 0.44) * (1 - 0.05 * row)
        x = -5.3 + chance.uniform(0, 0.4)
        while x < 5.2:
            w = chance.uniform(0.45, 1.05)
            stone = curved([(-w * 0.48, -h * 0.4), (-w * 0.5, h * 0.3), (-w * 0.3, h * 0.47), (w * 0.32, h * 0.46), (w * 0.5, h * 0.25), (w * 0.47, -h * 0.4), (0, -h * 0.47)], 5)
            cut([stone], chance.choice(tones), 0.66 + chance.uniform(0, 0.12), (x + w / 2, z + h / 2), chance.uniform(-4, 4), (chance.uniform(-7, 7), chance.uniform(-7, 7)), 0.09, 0.025)
            x += w + 0.03
        z += h + 0.02
        row += 1
    x = -5.2
    while x < 5.2:
        w = chance.uniform(0.2, 0.34)
        cut([curved([(-w / 2, 0), (-w / 2, 0.5), (0, 0.62), (w / 2, 0.5), (w / 2, 0)], 5)], chance.choice(tones), 0.74, (x, 0.5), chance.uniform(-14, 14), (chance.uniform(-8, 8), 0), 0.08, 0.02)
        x += w + 0.03
    # A stile: two posts, two steps.
    oak = "#a5763f"
    for x in (1.2, 2.5):
        cut([rectangle(0.2, 4.2, (0, 0), 0.04)], oak, 1.05, (x, -0.3), thickness=0.14, bevel=0.02)
    for z, w in ((-1.3, 2.1), (-0.25, 1.9)):
        cut([rectangle(w, 0.2, (0, 0), 0.03)], shade(oak, 1.15), 1.25, (1.85, z), thickness=0.4, bevel=0.02)
    cut([rectangle(1.7, 0.16, (0, 0), 0.03)], oak, 1.12, (1.85, 1.2), thickness=0.12)
    cut([[(-0.42, 0.16), (0.2, 0.16), (0.2, 0.28), (0.5, 0), (0.2, -0.28), (0.2, -0.16), (-0.42, -0.16)]], SUN, 1.26, (1.2, 0.55), 0, (6, 0), thickness=0.04)
    cut([ground_line(11, -2.2, 0.15)], MOSS, 1.15)
    for k, (x, h) in enumerate(((-3.9, 2.5), (-3.4, 1.9))):
        strip([(x, 1.3, -2.6), (x + 0.05, 1.34, -2.6 + h)], 0.05, MOSS, 0)
        for i in range(9):
            t = i / 9
            cut([drawn("M0 0 Q12 -6 24 0 L20 26 Q26 34 28 38 L-4 38 Q-2 34 4 26 Z", 0.0125, (12, 0))], ("#b06aa0", "#c98ab8")[i % 2], 1.36 + 0.02 * i, (x + (-1) ** i * 0.13, -1.6 + (h - 1.0) * t), (-1) ** i * 34, (10, 0), scale=1.05 - 0.5 * t)
    for k in range(20):
        blade(0.75 + 0.3 * sin(k * 2.3), 0.11, ("#7d9a4f", "#a3b866", "#5f7f45")[k % 3], (-4.8 + 0.5 * k, -3.3), 20 * sin(k * 1.7), 1.4, 30, 0.3)


def natu_paper_flycatcher():
    board("#c9d8a6", 6.4, 6.4, azimuth=-52, elevation=42, blur=0.1, focus=0.6)
    chance = Random(6)
    for _ in range(18):
        a = chance.uniform(0, 360)
        blade(chance.uniform(1.0, 1.7), 0.7, ("#9fb96f", "#86a858", "#b3c98a")[_ % 3], (chance.uniform(-3.2, 3.2), chance.uniform(-3.2, 3.2)), a, 0.05 + 0.01 * _, 20, 0.25)
    cut([curved([(-3.6, -1.75), (-1.5, -1.35), (0.6, -1.2), (2.2, -0.85), (3.6, -0.2), (3.6, 0.05), (2.2, -0.6), (0.6, -0.92), (-1.5, -1.05), (-3.6, -1.35)], 6)], "#f4efe4", 0.55, thickness=0.12, bevel=0.04)
    for x, z, w in ((-2.6, -1.42, 0.3), (-1.4, -1.2, 0.22), (-0.1, -1.06, 0.34), (1.5, -0.85, 0.26), (2.7, -0.45, 0.2)):
        cut([curved([(-w, 0), (0, 0.05), (w, 0), (0, -0.05)], 6)], "#4a443e", 0.7, (x, z), 12, thickness=0.015)
    # The bird: black above, white below, a patch on the wing.
    body = drawn("M30 108 Q14 84 30 58 Q40 40 60 34 Q66 16 86 16 Q104 18 108 34 L122 40 L108 44 Q108 72 92 92 Q74 112 48 112 L10 146 L2 138 Z", 0.021, (62, 100))
    cut([body], "#fbf7ee", 0.85, (0.1, -0.55), tilt=(5, 0), thickness=0.07, bevel=0.02)
    cut([drawn("M30 108 Q14 84 30 58 Q40 40 60 34 Q66 16 86 16 Q104 18 107 32 Q96 46 82 48 Q72 70 58 84 Q46 100 46 112 L10 146 L2 138 Z", 0.021, (62, 100))], "#26272b", 0.95, (0.1, -0.55), tilt=(5, 0), thickness=0.04, bevel=0.012)
    for k in range(7):
        blade(1.5 - 0.1 * k, 0.3, "#1b1c20" if k % 2 else "#34363c", (0.05 + 0.03 * k, 0.32 - 0.05 * k), 138 + 5 * k, 1.02 + 0.03 * k, 12, 0.15, 0.7, 1.2)
    cut([curved([(-0.35, 0.12), (0.25, 0.3), (0.4, 0.1), (0, -0.22)], 8)], "#fbf7ee", 1.26, (0.02, 0.12), -38, thickness=0.015)
    cut([disc(0.09)], "#0d0d0f", 1.06, (0.78, 0.87))
    cut([disc(0.028)], "#ffffff", 1.1, (0.81, 0.9))
    cut([disc(0.09)], "#fbf7ee", 1.03, (0.98, 1.0))
    for x in (0.05, 0.4):
        strip([(x, 0.8, -0.75), (x + 0.05, 0.78, -1.1)], 0.06, "#3a3531", 0)
    for a, x, z in ((30, -2.2, -1.2), (-20, -1.7, -1.15), (150, -2.0, -1.5), (20, 2.0, -0.7), (-35, 2.5, -0.5), (165, 2.2, -0.9), (60, -3.0, -1.4)):
        blade(1.0, 0.6, ("#7f9f5d", "#98b46e")[int(abs(a)) % 2], (x, z), a, 0.8, 30, 0.3, 0.7)


def natu_paper_species():
    board("#8a6f4f", 9.6, 6.4, azimuth=-50, elevation=40)
    spots = list(cards(5, 3, 9.2, 6.0, ["#f6eedb", "#f3e6c8", "#e9efdc"], 0.08, 0.2, 2.4, 4))
    (a, d), *_ = spots
    at = lambda n: spots[n][0]
    # Leaf, moth, fly agaric, feather, acorn; fern, beetle, snail, hips, egg; oak, bluebell, key, cone, dragonfly.
    blade(1.45, 0.85, "#6f9350", (at(0)[0], at(0)[1] - 0.72), 8, d, 22, 0.35, 0.62)
    x, z = at(1)
    for side in (-1, 1):
        blade(0.85, 0.62, "#c98a4b", (x, z), side * 62, d, 30, 0.1, 0.45, 1.6)
        blade(0.62, 0.46, "#a5622f", (x, z - 0.05), side * 118, d, 26, 0.1, 0.5, 1.6)
        cut([disc(0.1)], "#fbe9c0", d + 0.24, (x + side * 0.48, z + 0.3))
        strip([(x, d + 0.1, z + 0.3), (x + side * 0.16, d + 0.14, z + 0.58)], 0.02, BARK, 0)
    cut([rectangle(0.13, 0.75, (0, 0), 0.06)], "#6b4429", d + 0.12, (x, z), thickness=0.1, bevel=0.04)
    x, z = at(2)
    cut([drawn("M38 100 Q34 60 40 44 L62 44 Q66 60 62 100 Z", 0.0125, (50, 60))], CREAM, d, (x, z - 0.2), thickness=0.06)
    cut([drawn("M4 50 Q10 4 50 4 Q90 4 96 50 Q50 62 4 50 Z", 0.0125, (50, 50))], "#c83a28", d + 0.1, (x, z), thickness=0.1, bevel=0.03)
    for dx, dz, r in ((-0.3, 0.18, 0.07), (0.02, 0.32, 0.09), (0.32, 0.2, 0.07), (0.12, 0.05, 0.06), (-0.14, 0.02, 0.05)):
        cut([disc(r)], "#fffaf0", d + 0.22, (x + dx, z + dz), thickness=0.02)
    x, z = at(3)
    for i in range(15):
        for side in (-1, 1):
            blade(0.62 - 0.022 * i, 0.1, "#4d6f9a" if i % 5 else "#1f2f4a", (x + 0.03 * i - 0.2, z - 0.6 + 0.085 * i), side * 42 - 18, d, 16, 0.2, parts=8)
    strip([(x - 0.28, d + 0.03, z - 0.85), (x + 0.22, d + 0.05, z + 0.68)], 0.03, CREAM, 0)
    x, z = at(4)
    cut([drawn("M10 30 Q10 84 40 98 Q70 84 70 30 Z", 0.0125, (40, 40))], "#b8833f", d, (x, z - 0.05), thickness=0.1, bevel=0.04)
    cut([drawn("M4 34 Q4 8 40 6 Q76 8 76 34 Q40 42 4 34 Z", 0.0125, (40, 40))], "#6f4d2a", d + 0.12, (x, z), thickness=0.06, bevel=0.02)
    strip([(x, d + 0.1, z + 0.4), (x + 0.1, d + 0.14, z + 0.66)], 0.06, "#6f4d2a", 0)
    sprig_of((at(5)[0] - 0.1, at(5)[1] - 0.75), 4, 1.4, "#5f8a4a", d, 9, 0.42, -12, 3)
    x, z = at(6)
    for side in (-1, 1):
        blade(0.85, 0.52, "#2f7a63", (x + side * 0.02, z + 0.28), 180 + side * 9, d + 0.05, 30, -0.25, 0.6, 1.6)
        for k in range(3):
            strip([(x + side * 0.15, d, z + 0.15 - 0.22 * k), (x + side * 0.48, d + 0.03, z + 0.28 - 0.28 * k), (x + side * 0.6, d, z + 0.14 - 0.3 * k)], 0.035, "#1b2a26", 0)
    cut([curved([(-0.24, 0), (-0.2, 0.22), (0, 0.3), (0.2, 0.22), (0.24, 0)], 8)], "#1b3a33", d + 0.06, (x, z + 0.26), thickness=0.08, bevel=0.03)
    x, z = at(7)
    cut([curved([(-0.75, -0.4), (-0.5, -0.25), (0.4, -0.3), (0.62, 0), (0.8, -0.05), (0.7, -0.4)], 8)], "#d9b98a", d, (x, z), thickness=0.06)
    for k in range(6):
        cut([disc(0.52 - 0.082 * k)], ("#c98a4b", "#f0d9a8")[k % 2], d + 0.08 + 0.06 * k, (x - 0.06 + 0.03 * k, z + 0.08 + 0.005 * k), thickness=0.03)
    x, z = at(8)
    for k, (dx, dz) in enumerate(((-0.35, 0.1), (0.05, 0.35), (0.32, -0.05), (-0.08, -0.3))):
        strip([(x, d, z - 0.7), (x + dx * 0.7, d + 0.04, z + dz * 0.4), (x + dx, d + 0.05, z + dz)], 0.03, BARK, 0)
        cut([curved([(-0.13, 0), (0, 0.24), (0.13, 0), (0, -0.2)], 8)], "#c8402f", d + 0.1, (x + dx, z + dz), 10 * k, thickness=0.1, bevel=0.04)
    x, z = at(9)
    cut([curved([(-0.42, -0.1), (-0.3, 0.38), (0, 0.62), (0.3, 0.38), (0.42, -0.1), (0, -0.55)], 10)], "#8fc0bd", d, (x, z), 10, thickness=0.12, bevel=0.05)
    chance = Random(3)
    for _ in range(22):
        cut([soft_hole(_, 0.09, 0.07)], "#5f4a35", d + 0.13, (x + chance.uniform(-0.28, 0.28), z + chance.uniform(-0.35, 0.4)), thickness=0.01)
    x, z = at(10)
    oak = [(0, -0.75), (0.1, -0.5), (0.38, -0.5), (0.3, -0.25), (0.55, -0.12), (0.36, 0.08), (0.55, 0.3), (0.28, 0.38), (0.26, 0.6), (0, 0.72)]
    cut([curved([*oak, *((-px, pz) for px, pz in reversed(oak[1:-1]))], 5)], "#a3b04a", d, (x, z), -8, (6, 0))
    x, z = at(11)
    strip([(x - 0.2, d, z - 0.75), (x - 0.1, d + 0.04, z + 0.2), (x + 0.3, d + 0.06, z + 0.55)], 0.05, MOSS, 0)
    for dx, dz in ((0.32, 0.42), (0.08, 0.3), (-0.12, 0.1), (0.2, 0.08), (0.0, -0.15)):
        cut([drawn("M0 0 Q10 -6 20 0 L20 20 Q26 24 24 28 L18 26 L10 30 L2 26 L-4 28 Q-6 24 0 20 Z", 0.0115, (10, 0))], "#5566c0", d + 0.1, (x + dx, z + dz), tilt=(8, 0), thickness=0.04)
    x, z = at(12)
    for side in (-1, 1):
        blade(0.85, 0.36, "#c9a24b", (x, z - 0.1), side * 52, d, 24, 0.15, 0.5, 1.4)
        cut([disc(0.12)], "#8f6a2a", d + 0.06, (x + side * 0.1, z - 0.18), thickness=0.06, bevel=0.02)
    strip([(x, d + 0.02, z - 0.2), (x, d + 0.05, z - 0.75)], 0.04, BARK, 0)
    x, z = at(13)
    for r in range(6):
        n = (1, 3, 4, 4, 3, 2)[r]
        for c in range(n):
            blade(0.3, 0.3, ("#7a5233", "#946840")[(r + c) % 2], (x + (c - (n - 1) / 2) * 0.18, z + 0.5 - 0.2 * r), 180 + (c - (n - 1) / 2) * 14, d + 0.05 * r, 30, 0.1, 0.5, 1.6, parts=8)
    x, z = at(14)
    for side in (-1, 1):
        for dz, t in ((0.2, 78), (0.02, 104)):
            blade(0.82, 0.24, "#a9cdd6", (x, z + dz), side * t, d + 0.05, 10, 0.1, 0.55, 1.5)
    cut([rectangle(0.09, 1.15, (0, 0), 0.04)], "#2f7a8a", d + 0.1, (x, z - 0.15), thickness=0.08, bevel=0.03)
    cut([disc(0.11)], "#1f4f5c", d + 0.12, (x, z + 0.45), thickness=0.1, bevel=0.04)


def natu_paper_lodge():
    board("#c9b6cf", 6.4, 8.0, azimuth=-50, elevation=36, sun="#ffd9b0")
    cut([disc(1.1)], "#f6b25a", 0.05, (-0.9, 1.6))
    for seed, base, tone, d in ((4, 0.9, "#a896bd", 0.15), (12, 0.45, "#8781ac", 0.3), (7, -0.05, "#66709c", 0.45)):
        cut([ground_line(seed, base, 0.5)], tone, d)
    firs(((-2.9, 2.6), (-2.2, 2.0), (2.6, 2.8), (1.9, 1.9), (3.2, 2.2)), ("#3f6a72", "#35595f"), 0.55, -1.0)
    cut([ground_line(9, -1.05, 0.2)], "#e9e4ec", 0.75)
    cut([[(-1.25, -1.2), (1.25, -1.2), (1.25, 0.2), (0, 1.25), (-1.25, 0.2)]], "#9a6038", 0.9, (0.25, -0.9))
    for k in range(7):
        cut([rectangle(2.5, 0.15)], shade("#9a6038", 0.92 + 0.05 * (k % 2)), 0.96, (0.25, -2.0 + 0.2 * k), thickness=0.05, bevel=0.015)
    for side in (-1, 1):
        cut([[(0, 1.42), (side * 1.62, 0.02), (side * 1.5, -0.14), (0, 1.16)]], "#f3eef2", 1.1, (0.25, -0.9), tilt=(side * 6, 0), thickness=0.1)
    cut([rectangle(0.34, 0.9)], "#7a6a72", 0.94, (0.95, 0.35), thickness=0.12)
    for k, (x, z, s) in enumerate(((1.0, 1.1, 0.42), (1.15, 1.6, 0.6), (0.95, 2.2, 0.8), (1.3, 2.9, 1.05))):
        cut([soft_hole(k + 2, s, s * 0.75, wobble=0.1)], "#f4eef4", 1.0 + 0.06 * k, (x, z), tilt=(5, 0))
    lit = glow("#ffcf7a", 2.0)
    for x in (-0.55, 0.55):
        cut([rectangle(0.5, 0.55)], lit, 1.06, (0.25 + x, -1.25), thickness=0.01)
        cut([rectangle(0.62, 0.67), rectangle(0.2, 0.22, (-0.13, 0.14)), rectangle(0.2, 0.22, (0.13, 0.14)), rectangle(0.2, 0.22, (-0.13, -0.14)), rectangle(0.2, 0.22, (0.13, -0.14))], CREAM, 1.09, (0.25 + x, -1.25), thickness=0.03)
    cut([rectangle(0.5, 0.95, (0, 0), 0.03)], "#c8503a", 1.08, (0.25, -1.65), thickness=0.04)
    cut([ground_line(15, -1.95, 0.18)], "#f6f2f5", 1.2)
    cut([curved([(0.1, -1.9), (0.5, -1.9), (0.9, -2.6), (0.6, -3.3), (1.4, -4.4), (-0.6, -4.4), (-0.4, -3.3), (0.2, -2.6)], 8)], "#d9d2de", 1.24)
    firs(((-2.6, 3.4), (2.9, 3.0)), ("#2f5a50", "#264a44"), 1.4, -3.2)
    cut([ground_line(22, -3.1, 0.2)], "#ffffff", 1.75)
    for k, x in enumerate((-2.9, -2.3, 2.3, 2.9)):
        sprig_of((x, -4.3), (-1) ** k * 15, 1.4, ("#3f7a55", "#b8402f")[k % 2], 1.85, 7, 0.45, (-1) ** k * -15, k)


def natu_paper_rhododendron():
    board("#2f4a3b", 6.4, 6.4, azimuth=-50, elevation=42, blur=0.12, focus=0.8)
    chance = Random(2)
    for x, z in ((-1.2, 0.9), (1.5, -1.1), (2.2, 2.1), (-2.0, -2.1)):
        for i in range(10):
            blade(1.7, 0.55, ("#3f7050", "#4f8558", "#2f5a44")[i % 3], (x, z), 36 * i + chance.uniform(-8, 8), 0.08 + 0.02 * (i % 4), 22, 0.3, 0.7)
    for x, z, size, colour in ((-1.2, 0.9, 1.25, "#b5549a"), (1.5, -1.1, 1.1, "#c873b0"), (2.2, 2.1, 0.75, "#a0458a"), (-2.0, -2.1, 0.8, "#c873b0")):
        for n in range(11):
            a, r = n * 137.5, size * 0.26 * n**0.5
            px, pz = x + r * cos(radians(a)), z + r * sin(radians(a))
            d = 0.75 + 0.35 * size * (1 - (n / 11) ** 1.2)
            for i in range(5):
                blade(size * 0.36, size * 0.32, shade(colour, chance.uniform(0.9, 1.12)), (px, pz), 72 * i + a, d, 30, 0.15, 0.5, 1.6, rise=18, parts=9)
            for i in range(3):
                strip([(px, d + 0.05, pz), (px + 0.1 * cos(a + i), d + 0.3, pz + 0.1 * sin(a + i))], 0.02, "#f3d9b0", 0)
