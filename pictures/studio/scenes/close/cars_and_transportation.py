"""The line's buses."""

from math import cos, pi, sin
from random import Random

from scenes.cars_and_transportation import LOOK
from blender import *
from blender.close import *
from blender.close import _relief
from blender.macro import *
from blender.shapes.materials import _mottle, _principled


def cars_close_minibuses():
    """Three of the nine before a school, eight in the morning."""
    morning(LOOK, azimuth=-56, elevation=24)
    ground("#8d8a86")
    camera((-11.5, -9.5, 2.2), (-0.6, 2.2, 1.5), 40)
    pavement(3.4, 5.4)
    house((-3.4, 9.4, 0), (8.6, 6, 5.2), "#b8644a", windows=((-0.36, -0.12, 0.12, 0.36), (-0.36, -0.12, 0.12, 0.36)), entry=0.0)
    house((6.2, 9.4, 0), (8.6, 6, 4.6), "#d9b98a", windows=((-0.36, -0.12, 0.12, 0.36), (-0.36, -0.12, 0.12, 0.36)), entry=0.3)
    for x, colour, stripe in ((-2.6, "#e9b23a", "#2f4a6b"), (3.6, "#f2ede2", "#c8512f"), (9.6, "#e9b23a", "#2f4a6b")):
        van("minibus", (x, 1.9, 0), 180, colour, stripe)
    for x in (-8, -4, 0, 4, 8):
        box((2.2, 0.12, 0.01), (x, -1.6, 0), plain("#f3ead8"), 0)
    broadleaf_at = ((-8.6, 5.0), (11.5, 5.2))
    for x, y in broadleaf_at:
        broadleaf(4.2, (x, y, 0))
    lamp_post((0.6, 4.0, 0))


def cars_close_paint():
    """Rain on red paint, one scratch with a ruler beside it."""
    close(LOOK, (-1.6, -6.6, 5.6), (0.1, -0.15, 0.3), 66, (-0.1, -0.7, 0.3), 0.2, azimuth=-98, elevation=24, power=6, ambient=0.6, softness=2)
    paint = _principled("#a8141f", 0.22, Metallic=0.25, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    crown = lambda x, y: 0.35 - 0.035 * x * x - 0.05 * (y - 0.4) ** 2 - (0.16 if 1.62 < y < 1.7 else 0) + (0.12 * max(0, 1 - abs(y - 2.4) / 0.5) if y > 1.7 else 0)
    sheet((15, 10), crown, (0, 1.2, 0), paint, cells=220)
    at = lambda x, y: crown(x, y - 1.2)
    chance = Random(5)
    white = plain("#e9d6cf", 0.5)
    scratch = [(-1.5 + 0.13 * k, -0.75 + 0.05 * k + chance.uniform(-0.006, 0.006)) for k in range(22)]
    cords([[(x, y, at(x, y) + 0.008) for x, y in scratch]], 0.018, white)
    cords([[(x + 0.1, y - 0.06, at(x, y) + 0.006) for x, y in scratch[6:16]]], 0.007, white)
    rule = [box((3.3, 0.62, 0.05), (0, 0, 0), brushed("#d6d8d8", 0.28), 0.015)]
    for k in range(31):
        rule.append(box((0.016, 0.34 if k % 10 == 0 else 0.24 if k % 5 == 0 else 0.16, 0.003), (-1.5 + 0.1 * k, 0.31 - (0.17 if k % 10 == 0 else 0.12 if k % 5 == 0 else 0.08), 0.05), plain("#191b1d"), 0))
        if k % 10 == 0:
            rule.append(letters(str(k // 10), 0.24, (-1.5 + 0.1 * k + (0.12 if k < 30 else -0.12), -0.12, 0.052), plain("#191b1d"), depth=0.001))
    group(rule, (-0.05, -1.35, at(0, -1.35) + 0.07), (0, 0, 20))
    drops(520, (11, 7.5), (0, 1.0, 0), wet(), (0.025, 0.2), 9, lambda x, y: at(x, y) - 0.004, 0.5)


def cars_close_luton():
    """The big van at the kerb in the evening, its back open and lit, a flat half in it."""
    dusk(LOOK, "#f0a070", "#3b5488", 0.8, 0.6)
    ground("#6f7076")
    pavement(2.0, 5.0)
    house((-5.6, 5.0, 0.12), (6.0, 6, 5.6), "#b5663f", door_="#2f5b4a", lit=((1, -0.25),))
    house((0.5, 5.0, 0.12), (6.0, 6, 5.6), "#c9a27c", door_="#8a3d2a", entry=-0.25, lit=((0, 0.25), (1, 0.25), (1, -0.25)))
    house((6.7, 5.0, 0.12), (6.0, 6, 5.6), "#8fa39a", door_="#2f4a6b")
    lamp((-1.0, 4.3, 2.3), 60, "#ffb765", 0.15)
    van("luton", (1.9, 0.1, 0), 0, "#00a890", "#00a890")
    # The load, seen from behind the open end.
    lamp((-2.6, -0.3, 2.6), 60, "#ffcf8a", 0.5)
    lamp_post((-6.6, 2.6, 0.12), 4.2, 14)
    lamp((-6.6, 2.2, 4.1), 240, "#ffbf73", 0.2)
    box((2.4, 1.5, 0.06), (-2.75, 0.1, 0.3), metal("#9ea2a5", 0.5), 0.01, (0, -16, 0))
    card = clay("#c49a66", 0.85)
    for x, y, s, t in ((-4.5, -0.7, 0.62, 12), (-4.9, 0.3, 0.52, -18), (-4.45, -0.65, 0.46, 34), (-5.5, -0.9, 0.5, 5)):
        z = 0.62 if s == 0.46 else 0
        box((s, s * 0.85, s), (x, y, z), card, 0.012, (0, 0, t))
        box((s + 0.004, 0.08, 0.006), (x, y, z + s), plain("#e3cfa3"), 0, (0, 0, t))
    armchair((-6.3, -1.2, 0), -38, "#c8512f")
    rug_ = cylinder(0.16, 2.0, (-3.9, -1.6, 0.17), fabric("#3f5f7a"), 0.03, (0, 90, 24))
    plant_pot = vessel([(0.14, 0), (0.2, 0.3), (0.21, 0.34)], (-5.2, -2.1, 0), clay("#c06a44"), 0.03)
    for k in range(7):
        sprig(0.75, (-5.2, -2.1, 0.3), clay("#5f8a4c"), lean=(0.3 * cos(k * 0.9), 0.3 * sin(k * 0.9)), leaves=9, size=0.24)
    camera((-8.8, -9.6, 1.75), (-0.9, 0.9, 1.55), 38)
    return rug_, plant_pot


def cars_close_belt():
    """A child's belt, done up."""
    close(LOOK, (-1.8, -7.4, 4.4), (0.2, 0.15, 0.45), 66, (-0.1, -0.6, 0.5), 0.2, azimuth=-70, elevation=28, power=6.5)
    seat = lambda x, y: 0.1 * sin(1.1 * x) * sin(0.5 * y + 0.6) - 0.02 * y * y - (0.14 if abs(((x + 4.6) % 2.3) - 1.15) > 1.11 else 0)
    woven((12, 9), seat, (180, 136), felt("#2a4a7d"), felt("#3f6aa5"), 2, 0.55, 0.98)
    orange = plain("#e8641c", 0.6)

    def strap(length, at, turn, tilt=0):
        """Webbing: fine ribs along, a border of two cords."""
        lines, n = [], 22
        for i in range(n):
            y = -0.52 + 1.04 * i / (n - 1)
            lines.append([(length * t / 40, y, 0.02 * sin(90 * t / 40 * length + (i % 2) * pi)) for t in range(41)])
        group([cords(lines, 0.034, orange, 2), cords([[(0, s * 0.54, 0), (length, s * 0.54, 0)] for s in (-1, 1)], 0.05, orange), box((length, 1.04, 0.03), (length / 2, 0, -0.03), orange, 0)], at, (0, tilt, turn))

    strap(6, (0.9, 0.25, 0.62), 12, 3)
    strap(6, (-0.9, -0.15, 0.5), 186, 4)
    strap(7, (1.15, 0.5, 0.86), 62, 7)
    black, steel = plain("#1d1e21", 0.45), brushed("#d3d5d6", 0.22)
    shell = [box((2.1, 1.3, 0.5), (0, 0, 0), black, 0.14), box((0.62, 0.98, 0.12), (-0.62, 0, 0.44), plain("#d2261f", 0.35), 0.08), letters("PRESS", 0.24, (-0.62, 0, 0.562), plain("#f6ece2"), (0, 0, 90), 0.002), box((0.9, 1.02, 0.1), (1.1, 0, 0.18), steel, 0.03), plate([rectangle(0.95, 1.3, (0, 0), 0.16), rectangle(0.24, 0.98, (0.16, 0), 0.08)], 0.08, (1.75, 0, 0.24), steel, 0.03)]
    group(shell, (-0.75, -0.05, 0.42), (0, 0, 10))
