"""Art and design: a north-lit studio in pale pink, cobalt against ochre."""

from math import cos, pi, sin

from blender import *

LOOK = Look(wall="#e6c3b5", floor="#c9bfae", azimuth=-50, elevation=36, sun="#fff0d6", power=6.2, ambient=0.5, exposure=0.1)
COBALT, OCHRE, VERMILION, CHALK, INK = "#1f3fa0", "#e0a020", "#d2432a", "#f3ece0", "#23242a"


def _brush(at, rot, tip, handle="#a9672f", length=2.0):
    parts = [
        cone(0.035, 0.055, length * 0.7, (0, 0, 0), wood(handle, "z"), 0.01),
        cylinder(0.06, length * 0.13, (0, 0, length * 0.7), metal("#cfc6b4", 0.3)),
        lathe([(0.055, 0), (0.09, 0.1), (0.075, 0.24), (0.0, 0.4)], (0, 0, length * 0.83), clay(tip)),
    ]
    return group(parts, at, rot)


def artd_canvas():
    room(LOOK)
    camera((0.4, -9.4, 1.75), (0, 0, 1.6), 48)
    bars(LOOK, (-1.2, 2.6, 2.8), 4.2, 5, 2, 3, 0.12, 9)
    canvas = [
        box((2.7, 0.12, 3.1), (0, 0, 0), fabric(CHALK), 0.02),
        plate([disc(0.78)], 0.03, (-0.3, -0.08, 1.85), clay(VERMILION), 0.008, (90, 0, 0)),
        plate([[(-1.2, 0.12), (1.2, 0.12), (1.2, 1.0), (-1.2, 1.35)]], 0.03, (0, -0.075, 0), clay(COBALT), 0.008, (90, 0, 0)),
        plate([rectangle(0.5, 1.9, (0.78, 1.7))], 0.03, (0, -0.09, 0.15), clay(OCHRE), 0.008, (90, 0, 0)),
    ]
    group(canvas, (1.15, 1.35, 0), (-12, 0, 0))
    box((1.5, 0.08, 1.9), (-0.75, 2.1, 0), fabric("#b8c2c9"), 0.02, (-10, 0, 4))
    stool = wood("#c08a52")
    cylinder(0.62, 0.12, (-1.75, 0.2, 0.95), stool)
    for a in range(3):
        x, y = cos(a * 2.1 + 0.4), sin(a * 2.1 + 0.4)
        tube([(-1.75 + 0.55 * x, 0.2 + 0.55 * y, 0), (-1.75 + 0.38 * x, 0.2 + 0.38 * y, 0.97)], 0.05, stool)
    vessel([(0.2, 0), (0.22, 0.03), (0.22, 0.5)], (-1.9, 0.2, 1.07), glaze(COBALT))
    for i, (tip, rx, ry) in enumerate(((VERMILION, 8, -10), (OCHRE, -6, 9), (INK, 2, 16))):
        _brush((-1.9 + 0.06 * (i - 1), 0.2, 1.12), (rx, ry, 30 * i), tip, length=1.15)
    cylinder(0.13, 0.26, (-1.42, 0.05, 1.07), glaze(VERMILION))
    cylinder(0.26, 0.4, (-0.5, -0.7, 0), glaze(OCHRE))
    cylinder(0.22, 0.01, (-0.5, -0.7, 0.4), clay("#f0bf4a"), 0.002)


def artd_palette():
    room(LOOK, "#b9c4cf", "#b9c4cf")
    camera((0.6, -5.2, 6.2), (0.0, 0.05, 0.1), 52)
    bars(LOOK, (0.5, 0.5, 0), 3, 4, 2, 2, 0.1, 8, 20)
    outline = curved([(-2.0, -0.2), (-1.2, 1.2), (0.4, 1.45), (1.8, 0.9), (2.05, -0.2), (1.3, -0.9), (0.55, -0.6), (0.0, -1.15), (-1.2, -1.25)])
    plate([outline, curved([(1.0, -0.1), (1.25, 0.12), (1.45, -0.08), (1.2, -0.32)])], 0.12, (0, 0, 0.06), wood("#c08a52"), 0.03)
    dabs = ((-1.5, 0.0, VERMILION), (-1.15, 0.75, OCHRE), (-0.35, 1.05, CHALK), (0.5, 1.05, COBALT), (1.3, 0.65, "#2f7d5b"), (-1.1, -0.8, INK))
    for x, y, colour in dabs:
        blob([(0, 0, 0.02, 0.26, (1, 1, 0.45)), (0.1, 0.06, 0.12, 0.15), (0.02, 0.02, 0.2, 0.08)], (x, y, 0.12), glaze(colour), (0, 0, x * 70), 0.04)
    sheet((1.1, 0.5), lambda x, y: 0.02 + 0.015 * sin(9 * x + 5 * y), (-0.2, -0.15, 0.12), glaze("#7f94c9"), (0, 0, 25), 0.02)
    _brush((2.35, -1.9, 0.14), (-88, 0, 20), COBALT, length=3.0)
    _brush((-2.9, -1.4, 0.1), (-88, 0, -38), VERMILION, length=2.6)


def artd_mobile():
    room(LOOK)
    camera((0, -9, 1.9), (0, 0, 1.95), 52)
    window(LOOK, (0.5, 2.6, 2.2), 3.6, 4.2, 1, 1, 0.0, 9)
    wire = metal("#2a2a2c", 0.5)

    def arm(left, right, height, bow=0.12):
        tube([left, ((left[0] + right[0]) / 2, left[1], height + bow), right], 0.016, wire)

    def piece(outline, at, colour, turn):
        plate([outline], 0.05, at, clay(colour), 0.012, (90, 0, turn))

    def string(x, low, high):
        tube([(x, 0.6, low), (x, 0.6, high)], 0.008, wire, steps=1)

    string(0.1, 3.35, 6)
    arm((-1.3, 0.6, 3.1), (1.35, 0.6, 3.2), 3.28)
    string(-1.3, 2.45, 3.1)
    piece(disc(0.5), (-1.3, 0.6, 1.98), VERMILION, 14)
    string(1.35, 2.6, 3.2)
    arm((0.55, 0.6, 2.4), (2.0, 0.6, 2.3), 2.5, 0.1)
    string(0.55, 1.75, 2.4)
    piece(curved([(-0.5, -0.3), (0.1, -0.45), (0.55, 0.1), (0.05, 0.5), (-0.35, 0.25)]), (0.55, 0.6, 1.3), COBALT, -18)
    string(2.0, 1.75, 2.3)
    piece(leaf(0.95, 0.45), (2.0, 0.6, 0.8), OCHRE, 24)
    box((1.1, 0.9, 0.5), (-1.5, 0.5, 0), clay(CHALK))
    cone(0.35, 0.02, 0.75, (-1.6, 0.4, 0.5), clay("#8fa3b0"))


def artd_gallery():
    look = indoors(LOOK, -76, 36, 8, 0.65)
    chamber((9, 7, 4.2), "#f0e6da", "#c9bfae", [opening_in("left", 0, 1.6, 4.2, 1.9)])
    camera((3.0, -9.0, 1.7), (-0.4, -2.4, 1.4), 32)
    for x, w, h, back, shape, c in ((-2.2, 2.2, 1.8, COBALT, disc(0.6), VERMILION), (0.6, 1.6, 2.0, CHALK, rectangle(0.4, 1.6), OCHRE), (2.9, 1.5, 1.5, VERMILION, disc(0.45), CHALK)):
        group([box((w, 0.07, h), (0, 0, 0), clay(back), 0.01), plate([shape], 0.02, (0, -0.05, h / 2), clay(c), 0.003, (90, 0, 0))], (x, -0.42, 0.02), (-7, 0, 0))
    bench((0.4, -3.4, 0), 0, 1.8)
    parts = [tube([(-0.8, 0, 0), (0, 0, 0.06), (0.8, 0, 0)], 0.012, plain(INK))]
    for x, c, r in ((-0.8, VERMILION, 0.26), (0.8, COBALT, 0.2), (0.1, OCHRE, 0.16)):
        parts += [tube([(x, 0, 0.02), (x, 0, -0.6)], 0.006, plain(INK), steps=1), plate([disc(r)], 0.02, (x, 0, -0.6 - r), clay(c), 0.004, (90, 0, 20))]
    group(parts, (1.2, -2.6, 3.4), (0, 0, 24))


def artd_print_table():
    look = indoors(LOOK, -70, 34, 9, 0.65)
    chamber((5.4, 4.6, 3.0), "#e6c3b5", "#b5a48c", [opening_in("left", 0.2, 1.0, 2.0, 1.5)])
    ceiling((5.4, 4.6, 3.0))
    camera((1.5, -5.8, 1.9), (-0.1, -1.5, 0.9), 35)
    table((0.2, -1.6, 0), 0, (2.4, 1.3, 0.84), "#8a6540")
    group([plate([rectangle(1.5, 1.05), rectangle(1.3, 0.85)], 0.06, (0, 0, 0), wood("#d2a468"), 0.01), plate([rectangle(1.3, 0.85)], 0.01, (0, 0, -0.01), fabric("#e9e2cf"), 0), plate([disc(0.28, (0.1, 0.05))], 0.012, (0, 0, 0.0), clay(VERMILION), 0)], (-0.1, -1.6, 1.0), (-14, 0, 6))
    box((0.95, 0.05, 0.12), (-0.2, -1.9, 1.06), wood("#8a5733"), 0.01, (0, 0, 6))
    for i in range(5):
        box((0.62, 0.46, 0.008), (1.0 + 0.02 * i, -1.5 + 0.03 * i, 0.845 + 0.01 * i), plain(CHALK), 0, (0, 0, 6 * i - 12))
    plate([disc(0.13)], 0.004, (1.1, -1.4, 0.905), clay(VERMILION), 0)
    for i in range(6):
        tube([(-2.2 + 0.0 * i, -0.3, 2.3), (2.4, -0.3, 2.3)], 0.008, plain(INK), steps=1) if i == 0 else None
        box((0.5, 0.008, 0.66), (-1.7 + 0.7 * i, -0.3, 1.62), plain(CHALK), 0)
        plate([disc(0.15) if i % 2 else rectangle(0.24, 0.34)], 0.006, (-1.7 + 0.7 * i, -0.31, 1.95), clay((VERMILION, COBALT, OCHRE)[i % 3]), 0, (90, 0, 0))
    for i, c in enumerate((VERMILION, COBALT, OCHRE)):
        cylinder(0.1, 0.18, (-0.75 + 0.25 * i, -1.15, 0.84), clay(c, 0.4), 0.01, sides=28)


def artd_shed():
    dusk(LOOK, "#e8a06a", "#3a4a78")
    ground("#7f7a72")
    water((0, -8, 0.03), (80, 7), "#3f5a6a")
    box((16, 8, 5), (0, 9, 0), wood("#7a4a3c", "z"), 0.02)
    roof(16, 8, 3.0, (0, 9, 5), clay("#4a4f52"), 0.4, gable=wood("#7a4a3c", "z"))
    box((3.6, 0.2, 3.6), (-1.0, 4.95, 0), glow("#ffd08a", 1.4), 0)
    box((1.9, 0.14, 3.6), (1.9, 4.8, 0), clay(VERMILION, 0.5), 0.02)
    for x in (-6, -4, 4.6, 6.4):
        sash((x, 4.97, 1.6), (1.3, 1.3), lit="#ffcf85" if x in (-6, 4.6) else None, bars=(3, 3))
    for i in range(7):
        ball(0.14, (-6 + 2 * i, 2.6, 0.02), glow("#ff8a3a", 4), (1, 1, 0.4))
    lamp((-1.0, 4.0, 2.4), 120)
    camera((-3.8, -12.5, 2.2), (0.2, 5, 3.0), 36)


def artd_kiln():
    room(LOOK, "#d9a58c", "#c9bfae")
    camera((0.4, -7.4, 2.2), (0.1, 0, 1.05), 54)
    window(LOOK, (0.2, 0.5, 1.2), 4.2, 4.2, 2, 2, 0.12, 8)
    lathe([(0, 0), (0.95, 0), (0.98, 0.06), (0.98, 1.5), (0.92, 1.56), (0.76, 1.56), (0.74, 1.5), (0.74, 0.3), (0, 0.28)], (-0.8, 0.5, 0.12), clay("#b9b2a6"), steps=1)
    for z in (0.35, 0.85, 1.35):
        ring(0.99, 0.03, (-0.8, 0.5, 0.12 + z), metal("#9fa3a3"))
    group([cylinder(0.98, 0.2, (0, 0, 0), clay("#c9c2b4"), 0.04)], (-0.8, 1.4, 1.75), (62, 0, 0))
    for x, y, z, c, s in ((-0.8, 0.3, 1.3, COBALT, 0.5), (0.7, 0.1, 0, COBALT, 0.9), (1.4, -0.35, 0, OCHRE, 0.7), (0.95, -0.9, 0, VERMILION, 0.5), (1.5, 0.6, 0, CHALK, 0.9)):
        vessel([(0.28, 0), (0.42, 0.12), (0.5, 0.5), (0.3, 0.85), (0.32, 0.95)], (x, y, z), glaze(c), 0.05).scale = (s, s, s)


def artd_letter():
    room(LOOK, "#d2d8e6", "#c9bfae")
    camera((0.6, -7.6, 1.9), (0.1, 0, 1.25), 52)
    bars(LOOK, (0.2, 2.2, 2.0), 3.6, 4.2, 2, 2, 0.13, 8)
    outer = [(-1.2, 0), (-0.75, 0), (-0.5, 0.7), (0.5, 0.7), (0.75, 0), (1.2, 0), (0.28, 2.6), (-0.28, 2.6)]
    hull(outer, 0.16, clay(VERMILION, 0.5), 0.03, (-0.3, 0.4, 0), (-6, 0, 8))
    plate([[(-0.36, 0), (0.36, 0), (0, 1.05)]], 0.2, (1.6, -0.3, 0.1), clay(VERMILION, 0.5), 0.03, (0, 0, 20))
    for x, z in ((-1.9, 0.0),):
        for s in (-0.3, 0.3):
            tube([(x + s, 0.9, 0), (x + s * 0.7, 1.6, 2.9)], 0.05, wood("#b98550", "z"), steps=1)
        for k in range(6):
            box((0.56 - 0.03 * k, 0.06, 0.06), (x, 0.98 + 0.11 * k, 0.4 + 0.45 * k), wood("#b98550"), 0.01)
