"""What is added to a house."""

from math import pi, sin
from random import Random

from scenes.architecture_and_building import LOOK
from blender import *
from blender.close import _relief, brushed, close, rough
from blender.macro import *
from blender.shapes.materials import _mottle, _principled


def arch_close_extension():
    """A brick terrace from the garden, with a new room of larch and glass."""
    evening(LOOK, azimuth=-62, elevation=20)
    ground("#8f9a62")
    camera((-6.4, -10.6, 1.9), (0.6, 2.2, 2.1), 46)
    brick = "#b0634a"
    for x, c in ((-6.2, "#a85c45"), (0, brick), (6.2, "#b87a58")):
        house((x, 6.6, 0), (6.2, 5.5, 6.0), c, windows=((-0.28, 0.28), (-0.28, 0.28)), entry=None)
    larch, glassy, frame = wood("#c98d55", "z"), glaze("#2f4650"), plain("#2b2f31")
    box((5.4, 3.4, 0.16), (0, 2.2, 0), plaster("#d9cfbf"), 0.02)
    box((5.2, 3.2, 2.55), (0, 2.3, 0.16), glassy, 0.02)
    for i in range(9):
        box((0.16, 0.14, 2.6), (-2.6 + 0.24 * i, 0.62, 0.16), larch, 0.01)
    for x in (-0.55, 0.75, 2.05, 2.6):
        box((0.1, 0.12, 2.6), (x, 0.66, 0.16), frame, 0.01)
    box((0.1, 3.2, 2.6), (2.62, 2.3, 0.16), frame, 0.01)
    box((5.9, 3.9, 0.22), (0.1, 2.1, 2.72), plaster("#efe7d8"), 0.03)
    box((2.2, 1.4, 0.25), (0.9, 2.4, 2.94), glassy, 0.03)
    lamp((1.2, 1.8, 2.3), 60, "#ffc27a")
    for i in range(7):
        box((1.5, 0.34, 0.06), (1.4, -0.35 - 0.4 * i, 0.02), wood("#b9834f"), 0.01)
    table((1.6, -0.9, 0.08), 20, (1.3, 0.8, 0.72))
    for x, y, t in ((0.9, -0.6, 110), (2.3, -1.2, 290)):
        chair((x, y, 0.08), t)
    for x, y, s in ((-4.4, 0.2, 0.9), (-3.7, -1.4, 0.6), (4.6, 0.4, 0.8)):
        tree(s * 2.2, (x, y, 0), clay("#6f8a45"), clay("#6b4a35"))


def arch_close_joint():
    """A pegged joint of oak, shavings round it."""
    close(LOOK, (2.4, -8.4, 3.4), (0.2, 0, 0.95), 62, (0.8, -0.6, 0.8), 0.3, azimuth=-64, elevation=26, power=7)
    box((16, 10, 0.3), (0, 2, -0.3), wood("#8a6a48"), 0.03)
    box((60, 0.4, 20), (0, 7, -2), plaster("#cdbfa6"), 0)
    oak, end = wood("#c08a52"), wood("#d9a768", "z")
    box((5.6, 1.0, 1.0), (-1.9, 0.2, 0), oak, 0.03, (0, 0, 8))
    post = [box((1.0, 1.0, 4.2), (0, 0, 0), wood("#b57d46", "z"), 0.03), box((0.5, 1.1, 0.9), (0, 0, 0.05), end, 0.02)]
    group(post, (1.1, 0.62, 0), (0, 0, 8))
    for z in (0.32, 0.7):
        cylinder(0.11, 0.34, (1.0, -0.02, z), wood("#7a4f2c", "y"), 0.03, (90, 0, 8))
    for k in range(9):
        spiral = [(0.22 * (1 - t / 12) * __import__("math").cos(t), 0.05 * t, 0.22 * (1 - t / 12) * __import__("math").sin(t) + 0.2) for t in [0.7 * i for i in range(12)]]
        tube(spiral, 0.035, wood("#e3bd85"), (-2.6 + 0.62 * k, -1.6 - 0.25 * (k % 3), 0), (0, 0, 40 * k), steps=4)
    chisel = [box((0.36, 0.07, 1.7), (0, 0, 0), brushed(), 0.015), cylinder(0.17, 1.1, (0, 0, 1.7), wood("#a5683a", "z"), 0.06), ring(0.17, 0.03, (0, 0, 2.75), metal("#c9a24b", 0.3))]
    group(chisel, (2.7, -1.5, 0.1), (88, 0, -58))


def arch_close_scaffold():
    """Four old fronts, the second and third behind tubes and boards."""
    look = morning(LOOK, "#f3e6d4", "#a9c4d4", azimuth=-52, elevation=30)
    ground("#a59f95")
    pavement(-2.4, 0.0, kerb=0.14)
    fronts = (("#b99a74", "#7a3b2c", "#2f4f5a"), ("#c9b79a", "#3f4a4d", "#8a3d2a"), ("#a9604a", "#4c5256", "#35523f"), ("#d3c3a4", "#7a3b2c", "#3d4a6a"))
    for i, (front, tiles, paint) in enumerate(fronts):
        x = -7.8 + 5.2 * i
        house((x, 0, 0.14), (5.18, 7, 6.0), front, tiles, paint, ((-0.28, 0.28), (-0.28, 0.02, 0.28)), -0.02, rise=2.3)
        for z in (3.1, 6.0):
            box((5.1, 0.2, 0.16), (x, -0.06, z), plaster(shade(front, 1.12)), 0.02)
    steel, board, red = metal("#aeb3b5", 0.42), wood("#c9a063", "x"), plain("#c8512f", 0.6)
    posts = [-4.9 + 1.63 * k for k in range(7)]
    lines = []
    for y in (-0.55, -1.75):
        lines += [[(x, y, 0.1), (x, y, 8.3)] for x in posts]
        lines += [[(posts[0] - 0.35, y, z), (posts[-1] + 0.35, y, z)] for z in (2.0, 3.1, 4.0, 5.1, 6.0, 7.05)]
    lines += [[(x, -0.3, z - 0.06), (x, -2.05, z - 0.06)] for x in posts for z in (2.0, 4.0, 6.0)]
    lines += [[(posts[0], -1.8, 0.2), (posts[3], -1.8, 6.0)], [(posts[6], -1.8, 0.2), (posts[3], -1.8, 6.0)]]
    cords(lines, 0.035, steel)
    for x in posts:
        for y in (-0.55, -1.75):
            box((0.24, 0.24, 0.05), (x, y, 0.14), board, 0.01)
            for z in (2.0, 4.0, 6.0):
                cylinder(0.055, 0.12, (x, y, z - 0.06), metal("#7c8082", 0.5), 0.01, sides=12)
    chance = Random(6)
    for z in (2.06, 4.06, 6.06):
        for k in range(5):
            box((10.6 + chance.uniform(-0.3, 0.3), 0.225, 0.045), (chance.uniform(-0.12, 0.12), -0.68 - 0.24 * k, z), wood(shade("#c9a063", chance.uniform(0.85, 1.08)), "x"), 0.006)
        box((10.4, 0.04, 0.2), (0, -1.74, z), board, 0.006)
    # A pulley with its bucket, lime in tubs, a ladder, and one ridge that is being laid again.
    cords([[(posts[6] + 0.9, -1.75, 7.6), (posts[6] + 0.9, -1.75, 2.3)]], 0.014, plain("#d9c9a0"))
    cords([[(posts[6] - 0.2, -1.75, 7.6), (posts[6] + 1.1, -1.75, 7.6)]], 0.035, steel)
    ring(0.13, 0.03, (posts[6] + 0.9, -1.75, 7.45), red, (90, 0, 0))
    lathe([(0, 0), (0.13, 0), (0.17, 0.3), (0.16, 0.3), (0.12, 0.02)], (posts[6] + 0.9, -1.75, 1.95), clay("#2f3a3f"), steps=1)
    for x, z in ((-2.9, 2.1), (-2.4, 2.1), (1.6, 4.1), (2.2, 6.1)):
        lathe([(0, 0), (0.19, 0), (0.23, 0.34), (0.21, 0.34), (0.19, 0.24), (0, 0.25)], (x, -1.25, z), clay("#e9e3d3"), steps=1)
    cords([[(-0.7, -2.0, 0.14), (-0.35, -1.6, 3.1)], [(-0.3, -2.0, 0.14), (0.05, -1.6, 3.1)]] + [[(-0.7 + 0.35 * t, -2.0 + 0.4 * t, 0.14 + 2.96 * t), (-0.3 + 0.35 * t, -2.0 + 0.4 * t, 0.14 + 2.96 * t)] for t in [k / 10 for k in range(1, 10)]], 0.028, wood("#c9a063", "z"))
    box((1.6, 0.9, 0.8), (7.2, -1.2, 0.14), clay("#c8512f"), 0.05)
    for k in range(14):
        box((0.24, 0.5, 0.03), (4.9 + 0.05 * k, -0.9, 0.15), clay("#5d666a"), 0.005, (0, 78, 0))
    camera((-5.6, -14.2, 1.9), (0.3, 0, 3.7), 34)
    return look


def arch_close_lime():
    """Lime between old bricks, the trowel still in it."""
    close(LOOK, (-2.6, -7.4, 1.9), (0.2, 0, 1.05), 80, (-0.3, -0.3, 1.1), 0.2, azimuth=-78, elevation=36, power=7)
    chance = Random(17)
    lime = _relief(_mottle(_principled("#e7dcc4", 0.95, Specular=0.1), "#d3c5a6", "#f1e9d6", 5), (("Noise", 9, 1.0), ("Noise", 44, 0.7)), 0.9, 0.05)
    rough(sheet((14, 9), lambda x, y: 0, (0, 0.27, 1.0), lime, (90, 0, 0), 0.3, 200), 0.09, 0.22, 0)
    colours = ("#a9553b", "#b5654a", "#94482f", "#c07a58", "#8a4534", "#b06a50")
    for row in range(-5, 8):
        for k in range(-4, 5):
            colour = chance.choice(colours)
            material = _relief(_mottle(_principled(colour, 0.92, Specular=0.1), shade(colour, 0.78), shade(colour, 1.14), 4), (("Noise", 10, 1.0), ("Voronoi", 22, 0.4), ("Noise", 60, 0.4)), 0.9, 0.05)
            x, z = 2.06 * k + 1.03 * (row % 2), 0.72 * row
            rough(box((1.9 + chance.uniform(-0.05, 0.03), 0.5, 0.56 + chance.uniform(-0.03, 0.02)), (x, 0.12 + chance.uniform(-0.04, 0.04), z), material, 0.07, (chance.uniform(-1.5, 1.5), chance.uniform(-0.8, 0.8), chance.uniform(-1, 1))), 0.07, 0.3, 3)
    steel = brushed("#b9bdbf", 0.3)
    blade = plate([[(-0.1, 0.34), (-0.22, 0.2), (-0.24, -0.2), (-0.1, -0.34), (1.5, -0.05), (1.55, 0), (1.5, 0.05)]], 0.035, (0, 0, 0), steel, 0.012)
    trowel = [blade, tube([(-0.1, 0, 0.02), (-0.4, 0, 0.06), (-0.55, 0, 0.3), (-0.75, 0, 0.36)], 0.06, steel), lathe([(0.08, 0), (0.12, 0.1), (0.1, 0.5), (0.14, 0.9), (0.1, 1.1), (0, 1.14)], (-0.7, 0, 0.36), grain("#7a4a28", "#b9814a", "z", 0.4, 3), (0, -90, 0)), rough(ball(0.3, (0.5, 0, 0.0), lime, (1.8, 0.8, 0.5)), 0.14, 0.2, 2)]
    group(trowel, (0.2, -0.75, 1.12), (0, 12, 160))
