"""Wedding: ivory and eucalyptus, soft sun in the afternoon."""

from math import cos, pi, sin
from random import Random

from blender import *

LOOK = Look(wall="#e9ddcb", floor="#dccbb3", azimuth=-56, elevation=30, sun="#ffe6c2", power=5.8, ambient=0.45, exposure=0.1)
IVORY, BLUSH, SAGE, GOLD, ROSE, WINE = "#fbf3e4", "#e8b4a4", "#8fa084", "#dcb062", "#d08a86", "#8c3a45"


def _rose(radius, at, colour):
    petal = clay(colour)
    parts = [ball(radius * 0.5, (0, 0, 0), petal)]
    for ring_, (count, reach, size, lift) in enumerate(((3, 0.24, 0.52, 0.26), (5, 0.44, 0.6, 0.14), (7, 0.66, 0.62, 0.0))):
        for i in range(count):
            a = 2 * pi * (i + 0.4 * ring_) / count
            parts.append(ball(radius * size, (radius * reach * cos(a), radius * reach * sin(a), radius * lift), petal, (0.28, 0.8, 0.85), (0, 8 + 14 * ring_, a * 57.3)))
    return group(parts, at)


def _coupe(at, scale=1.0):
    rim = lathe([(0, 0.0), (0.3, 0.0), (0.29, 0.03), (0.04, 0.06), (0.03, 0.6), (0.1, 0.68), (0.36, 0.82), (0.4, 0.98)], material=glass("#fdfaf2", 0.2))
    wine = lathe([(0, 0.7), (0.1, 0.71), (0.34, 0.84), (0.36, 0.9), (0, 0.9)], material=glaze("#ecca84"), steps=3)
    return group([rim, wine], at, scale=scale)


def _tablecloth(radius, height, at, material):
    """A round table laid to the floor; the folds deepen towards the hem."""
    import bmesh

    from blender.shapes.shapes import _solid

    mesh, sides, rows = bmesh.new(), 240, []
    for r, z, depth in ((0.98, 1, 0), (0.995, 0.99, 0), (1.0, 0.97, 0), (1.005, 0.8, 0.3), (1.02, 0.5, 0.7), (1.05, 0.2, 1), (1.06, 0, 1)):
        row = []
        for i in range(sides):
            a = 2 * pi * i / sides
            fold = 0.055 * depth * (sin(17 * a) + 0.4 * sin(9 * a + 1))
            row.append(mesh.verts.new(((radius * r + fold) * cos(a), (radius * r + fold) * sin(a), height * z)))
        rows.append(row)
    mesh.faces.new(rows[0])
    for high, low in zip(rows, rows[1:]):
        for i in range(sides):
            k = (i + 1) % sides
            mesh.faces.new((high[i], low[i], low[k], high[k]))
    return _solid(mesh, at, (0, 0, 0), material)


def wedd_table():
    room(LOOK)
    camera((0, -9.4, 2.3), (0, 0, 1.65), 48)
    window(LOOK, (0.4, 0.9, 1.7), 6.4, 4.8, 2, 2, 0.12, 9)
    twig(LOOK, (-2.6, 2.6, 2.2), 2.6, 14, 0.5, 5, -40, 6)
    cloth = fabric(IVORY)
    top = 1.05
    _tablecloth(1.95, top, (1.15, 0.4, 0), cloth)
    icing = clay(IVORY, 0.5)
    z = top + 0.01
    lathe([(0, 0), (0.35, 0), (0.12, 0.1), (0.12, 0.25), (0.95, 0.3), (0.95, 0.35), (0, 0.35)], (1.25, 0.5, z), metal(GOLD, 0.25), steps=1)
    z += 0.35
    for radius, height in ((0.82, 0.55), (0.6, 0.5), (0.38, 0.45)):
        cylinder(radius, height, (1.25, 0.5, z), icing, 0.05)
        for i in range(round(radius * 34)):
            a = 2 * pi * i / round(radius * 34)
            ball(0.035, (1.25 + radius * cos(a), 0.5 + radius * sin(a), z), icing)
        z += height
    _rose(0.2, (1.2, 0.42, z - 0.02), ROSE)
    _rose(0.15, (1.44, 0.38, z - 0.02), BLUSH)
    _rose(0.17, (0.8, -0.05, top + 0.92), BLUSH)
    _rose(0.14, (1.02, -0.16, top + 0.9), ROSE)
    _coupe((-0.1, -0.1, top), 0.9)
    _coupe((-0.42, 0.35, top), 0.9)
    vessel([(0.14, 0), (0.2, 0.2), (0.12, 0.45), (0.14, 0.5)], (2.45, 0.0, top), glaze(SAGE))
    for i, (x, y, h) in enumerate(((0, 0, 0.42), (-0.2, 0.05, 0.3), (0.2, 0, 0.32))):
        _rose(0.18, (2.45 + x, y, top + 0.25 + h), (ROSE, IVORY, BLUSH)[i])
    for i, lean in enumerate(((-0.4, 0), (0.45, 0))):
        sprig(0.7, (2.45, 0.0, top + 0.43), clay(SAGE), clay("#6a7a5f"), lean, 8, 0.26)


def wedd_rings():
    room(LOOK, "#d9c8b4", "#d9c8b4")
    camera((0.3, -5.6, 2.2), (0.05, 0, 0.75), 58)
    bars(LOOK, (0.5, 2.0, 1.9), 3.0, 3.2, 2, 2, 0.12, 8)
    ball(1.3, (0, 0.2, -0.35), speckle("#efe6d8", "#d3c6b2"), (1, 0.8, 0.36))
    gold, rose = metal("#e6b65a", 0.12), metal("#e0a088", 0.14)
    ring(0.48, 0.065, (-0.28, 0.1, 1.08), gold, (84, 8, 24), 0.55)
    ring(0.42, 0.06, (0.38, -0.05, 0.63), rose, (6, 4, 0), 0.6)
    lathe([(0, 0), (0.05, 0.02), (0.14, 0.16), (0.1, 0.22), (0, 0.22)], (-0.25, 0.09, 1.55), glaze("#eef6fa"), steps=1, sides=8)
    lying = sprig(1.5, (-1.55, -0.75, 0.14), clay(SAGE), clay("#6a7a5f"), (0.15, 0.1), 12, 0.34)
    lying.rotation_euler = (0.3, 1.5, 0.15)
    _rose(0.3, (1.25, -0.35, 0.18), BLUSH)
    sheet((1.5, 0.32), lambda x, y: 0.03 + 0.05 * sin(3.5 * x) ** 2, (-0.2, -1.15, 0), glaze(ROSE), (0, 0, 8), 0.012)


def wedd_flowers():
    room(LOOK, "#b9c0ab", "#e6d9c4")
    camera((0.1, -8.4, 1.9), (0.1, 0, 1.45), 66)
    bars(LOOK, (0.4, 2.6, 2.3), 2.8, 4.2, 2, 3, 0.12, 8)
    vessel([(0.34, 0), (0.44, 0.08), (0.5, 0.6), (0.34, 1.1), (0.38, 1.25)], (0, 0.3, 0), glaze(IVORY), 0.05)
    chance = Random(11)
    blooms = [(0, 0.0, 2.0, 0.36), (-0.45, -0.1, 1.75, 0.34), (0.45, -0.12, 1.72, 0.34), (-0.2, -0.4, 1.5, 0.3), (0.25, -0.42, 1.45, 0.3), (-0.75, 0.1, 1.45, 0.28), (0.78, 0.1, 1.42, 0.28), (0.3, 0.2, 2.15, 0.26), (-0.35, 0.2, 2.2, 0.26)]
    for i, (x, y, z, r) in enumerate(blooms):
        tube([(x * 0.2, 0.3 + y * 0.2, 1.0), (x * 0.5, 0.3 + y * 0.5, 1.0 + (z - 1.0) * 0.6), (x, 0.3 + y, z)], 0.02, clay("#6a7a5f"))
        bloom = _rose(r, (x, 0.3 + y, z), (IVORY, BLUSH, ROSE, IVORY, WINE, BLUSH, IVORY, ROSE, BLUSH)[i])
        bloom.rotation_euler = (0.5 if y < 0 else 0.15, x * 0.7, chance.uniform(0, 3))
    for i in range(9):
        a = 2 * pi * i / 9
        sprig(1.25, (0.1 * cos(a), 0.3 + 0.1 * sin(a), 1.0), clay(SAGE if i % 2 else "#6f835f"), clay("#6a7a5f"), (0.95 * cos(a), 0.5 * sin(a)), 9, 0.3)
    tube([(-0.4, -0.08, 0.62), (-0.1, -0.22, 0.62), (0.25, -0.18, 0.62), (0.48, 0.1, 0.62)], 0.03, glaze(ROSE))
    ring(0.16, 0.025, (0.95, -0.75, 0.025), metal(GOLD, 0.15), (0, 0, 0), 0.7)
    ring(0.14, 0.025, (1.2, -0.6, 0.06), metal(GOLD, 0.15), (20, 0, 0), 0.7)


def wedd_barn():
    evening(LOOK, azimuth=-64, elevation=12)
    ground("#a3a86a")
    hill(40, 8, (20, 70, -0.5), clay("#939c62"))
    hill(34, 6, (-26, 66, -0.5), clay("#a9ad72"))
    box((15, 8, 4.6), (2, 11, 0), wood("#7a5a40", "z"), 0.02)
    roof(15, 8, 3.6, (2, 11, 4.6), clay("#8a4f3c"), 0.4, gable=wood("#7a5a40", "z"))
    box((3.4, 0.1, 3.8), (1.0, 6.97, 0), glow("#ffcf8a", 1.2), 0)
    for x in (-1.6, 3.6):
        box((1.7, 0.12, 3.8), (x, 6.7, 0), wood("#5f4530", "z"), 0.02, (0, 0, 25 if x < 0 else -25))
    for i in range(3):
        broadleaf(3.4, (-7.2 + 0.6 * i, 3.5 + 3.6 * i, 0), "#8a9a52", i + 2)
        broadleaf(3.2, (8.6 + 0.8 * i, 2.6 + 2.8 * i, 0), "#95a05a", i + 7)
    for i in range(9):
        ball(0.1, (-6.4 + 1.55 * i, 3.8, 2.9 + 0.35 * ((i - 4) / 4) ** 2), glow("#ffdf9a", 6))
    for x in (-2.2, 3.6):
        table((x, 2.0, 0), 0, (2.6, 0.9, 0.75), cloth=IVORY)
    camera((-4.2, -10.5, 2.0), (1.0, 6, 2.5), 34)


def wedd_long_barn():
    look = indoors(LOOK, -78, 22, 10, 0.75)
    chamber((7.6, 9.0, 4.2), "#e6d8c0", "#a5825a", [opening_in("left", 1.5, 0.1, 2.0, 2.8), opening_in("left", -1.8, 0.1, 2.0, 2.8)])
    ceiling((7.6, 9.0, 4.2))
    camera((2.4, -10.4, 1.9), (-0.3, -3.6, 1.2), 33)
    oak = wood("#7a5a3c", "z")
    for y in (-1.2, -4.2, -7.2):
        for x in (-3.2, 3.2):
            box((0.26, 0.26, 4.2), (x, y, 0), oak, 0.02)
        box((7.0, 0.24, 0.26), (0, y, 3.4), wood("#7a5a3c"), 0.02)
    for x in (-1.3, 1.3):
        table((x, -4.0, 0), 90, (5.6, 0.95, 0.76), cloth=IVORY)
        for i in range(6):
            y = -1.7 - 0.9 * i
            chair((x - 0.8, y, 0), 90, "#c9a87c")
            chair((x + 0.8, y, 0), -90, "#c9a87c")
            if i % 2 == 0:
                vessel([(0.06, 0), (0.1, 0.08), (0.06, 0.18)], (x, y - 0.2, 0.77), glaze(IVORY), 0.012)
                [_rose(0.07, (x + 0.08 * cos(2.1 * k), y - 0.2 + 0.08 * sin(2.1 * k), 0.98), (BLUSH, IVORY, ROSE)[k]) for k in range(3)]


def wedd_arch_of_branches():
    backlit(LOOK, azimuth=150, elevation=26)
    ground("#a9ad72")
    for side in (-1, 1):
        tube([(side * 1.2, 3, 0), (side * 1.25, 3, 1.6), (side * 0.95, 3, 2.5), (0, 3, 2.95)], 0.05, wood("#7a5a3c", "z"))
    for i in range(46):
        a = pi * i / 45
        x, z = 1.22 * cos(a), 1.2 + 1.75 * sin(a) if 0.15 < a < 3.0 else 0.5 + 0.9 * abs(cos(5 * i))
        ball(0.17 + 0.05 * sin(3 * i), (x + 0.08 * sin(7 * i), 2.95 + 0.08 * cos(5 * i), z), clay((SAGE, "#7f9468", "#9fb08c")[i % 3]), (1, 0.8, 0.8))
        if i % 4 == 0:
            _rose(0.14, (x, 2.8, z + 0.1), (BLUSH, IVORY, ROSE)[i % 3])
    for r in range(3):
        for x in (-2.0, -1.3, 1.3, 2.0):
            chair((x, -0.6 + 1.0 * r - 0.4, 0), 180, "#e3d3b8")
    box((1.5, 9, 0.02), (0, 0, 0), fabric(IVORY), 0.005)
    for x in (-7, 7.5):
        broadleaf(4.4, (x, 9, 0), "#8f9c5c", int(x + 9))
    camera((0.5, -6.6, 1.6), (0, 2, 1.4), 42)


def wedd_town_hall():
    noon(LOOK, azimuth=-50, elevation=36)
    ground("#cbb99c")
    stone = plaster("#e3d3b6")
    box((11, 6, 7), (0, 9, 0), stone, 0.02)
    hull([(-4, 0), (4, 0), (0, 1.8)], 0.6, stone, 0.05, (0, 6, 6.2))
    box((8.4, 1.6, 0.5), (0, 6, 5.7), stone, 0.03)
    for x in (-3.3, -1.1, 1.1, 3.3):
        lathe([(0.42, 0), (0.42, 0.2), (0.32, 0.3), (0.28, 4.5), (0.4, 4.65), (0.4, 4.8)], (x, 5.6, 0.9), stone, steps=2, sides=40)
    for i in range(5):
        box((9.6 - 0.5 * i, 1.0, 0.18), (0, 3.6 + 0.45 * i, 0.18 * i), plaster("#d9c8aa"), 0.02)
        box((9.6 - 0.5 * i, 4, 0.18), (0, 6.0, 0.18 * i), plaster("#d9c8aa"), 0)
    door((0, 5.95, 0.9), (1.6, 3.0), "#2f4a5a", "#f0e4cc", step=False)
    for x in (-3.4, 3.4):
        sash((x, 5.97, 2.0), (1.0, 1.9), "#f0e4cc")
    for i in range(26):
        ball(0.045, (2.4 * sin(5.1 * i), 2.6 + 1.1 * cos(3.7 * i), 0.0), clay((BLUSH, IVORY, WINE, GOLD)[i % 4]), (1, 1, 0.3))
    camera((-3.0, -8.5, 1.8), (0.2, 5, 3.0), 36)


def wedd_bouquet():
    seamless(LOOK, "#dccbb3", 2.4)
    camera((0.3, -7.2, 2.4), (0, 0, 0.9), 62)
    for i in range(12):
        a = 2.4 * i
        r = 0.2 + 0.055 * i
        _rose(0.3 - 0.008 * i, (r * cos(a), -0.2 + 0.5 * r * sin(a), 1.25 + 0.34 * cos(r * 1.6)), (BLUSH, IVORY, WINE, ROSE)[i % 4])
    for i in range(10):
        a = 0.63 * i
        sprig(0.9, (0.3 * cos(a), -0.1 + 0.2 * sin(a), 0.9), clay(SAGE), None, (0.75 * cos(a), 0.4 * sin(a)), 7, 0.26)
    for i in range(7):
        tube([(0.05 * (i - 3), 0, 1.1), (0.02 * (i - 3), 0, 0.55), (0.09 * (i - 3), 0, 0.02)], 0.035, clay("#7f9468"))
    lathe([(0.2, 0.5), (0.22, 0.5), (0.22, 0.78), (0.2, 0.78)], (0, 0, 0), fabric(IVORY), steps=1)
