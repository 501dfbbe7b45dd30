"""Architecture: a limestone model in late-morning sun, one terracotta thing."""

from math import cos, sin

from blender import *

LOOK = Look(wall="#dcc4a2", floor="#d2b68f", azimuth=-56, elevation=30, sun="#ffe0b4", power=7.5)
STONE, TERRACOTTA, SLATE = "#f0e6d6", "#bf5a33", "#3f4a4d"


def arch_arcade():
    room(LOOK)
    camera((-0.6, -9.4, 1.5), (0.1, 0, 1.45), 47)
    window(LOOK, (0.9, 1.2, 1.9), 6.4, 4.6, 3, 2, 0.12, 10)
    stone = plaster(STONE)
    arches = [archway(1.0, 2.15, (x, 0.12)) for x in (-1.6, -0.2, 1.2, 2.6)]
    plate([[(-2.5, 0), (4.2, 0), (4.2, 3.1), (-2.5, 3.1)], *arches], 0.7, (0.5, 1.1, 0), stone, 0.03, (90, 0, 0))
    box((6.9, 0.95, 0.16), (1.35, 1.1, 3.1), stone)
    for i in range(4):
        box((8, 0.42, 0.12 * (4 - i)), (2.0, -0.45 + 0.0 - 0.42 * (i - 1), 0), stone, 0.015)
    ball(0.36, (-1.1, -0.25, 0.36), clay(TERRACOTTA))
    peg(0.72, (1.75, 0.1, 0.48), clay(SLATE))
    cylinder(0.33, 1.2, (-2.75, 0.35, 0), stone)
    cone(0.33, 0.02, 0.5, (-2.75, 0.35, 1.2), clay(TERRACOTTA))


def arch_stairs():
    room(LOOK)
    camera((-1.3, -7.4, 2.5), (0.2, 0, 1.75), 52)
    shade_edge(LOOK, (1.9, 1.4, 2.4), 6, -18)
    stone = plaster(STONE)
    for i in range(9):
        box((0.42, 1.9, 0.3 * (i + 1)), (-1.7 + 0.42 * i, 0.4, 0), stone, 0.015)
    box((0.16, 1.9, 2.0), (2.0, 0.4, 2.7), stone)
    box((5.2, 0.2, 0.5), (0.2, 1.48, 0), stone)
    ball(0.26, (-0.44, -0.1, 1.2), clay(TERRACOTTA))
    peg(0.8, (0.82, 0.6, 2.1), clay(SLATE))
    plate([rectangle(1.5, 2.6, (0, 1.3)), archway(0.9, 1.9, (0, 0.1))], 0.3, (-1.75, 2.2, 0), plaster("#c98f63"), 0.02, (90, 0, 0))


def arch_model():
    room(LOOK, "#c9a678", "#c9a678")
    camera((3.6, -8.2, 5.4), (0.15, 0.1, 0.75), 55)
    window(LOOK, (0, 0, 0.5), 6.5, 6, 2, 2, 0.12, 12, 14)
    card, cork = clay(STONE), plaster("#a97b4f")
    box((5.2, 4.4, 0.18), (0, 0, 0), cork)
    blocks = [(-1.7, 1.0, 1.0, 0.8, 1.9), (-0.5, 1.1, 0.8, 0.8, 1.2), (0.75, 1.0, 1.1, 0.9, 2.5), (2.0, 1.1, 0.7, 1.1, 0.9),
              (-1.9, -0.5, 0.7, 1.0, 0.6), (1.9, -0.7, 0.9, 1.2, 1.3), (-1.8, -1.65, 0.9, 0.6, 0.9), (0.9, -1.6, 0.8, 0.6, 0.5)]
    for x, y, w, d, h in blocks:
        box((w, d, h), (x, y, 0.18), card, 0.015)
        box((w * 0.55, d * 0.5, 0.12), (x + 0.08, y, 0.18 + h), card, 0.01)
    lathe([(0, 0), (0.5, 0), (0.5, 0.45), (0.46, 0.56), (0.3, 0.8), (0, 0.92)], (-0.1, -0.4, 0.18), clay(TERRACOTTA), steps=3)
    for x, y, s in ((0.95, -0.3, 0.6), (1.15, 0.1, 0.5), (-0.95, -1.2, 0.55), (-0.6, -1.6, 0.7), (0.2, -1.75, 0.5), (-1.1, 0.2, 0.5)):
        tree(s, (x, y, 0.18), clay("#6d7d55"), clay("#5a4632"))


def arch_weir_house():
    evening(LOOK, azimuth=-60, elevation=16)
    hull([(-24, -6), (26, -6), (26, 11.2), (-24, -4.1)], 12, plaster("#8f9a63"), 0.4, (0, 10, -1.3))
    timber, pale = wood("#a5733f", "z"), plaster(STONE)
    for i in range(5):
        x, z = -6.4 + 3.2 * i, -0.4 + 1.05 * i
        box((3.4, 5, 3.0), (x, 3.2, z), (timber, pale)[i % 2], 0.03)
        box((3.7, 5.4, 0.2), (x, 3.1, z + 3.0), clay(SLATE), 0.03, (0, -5, 0))
        box((2.2, 0.1, 1.6), (x, 0.68, z + 0.9), glaze("#41566a") if i != 2 else glow("#ffcf85", 1.6), 0.01)
        for k in (-0.4, 0.4):
            box((0.06, 0.14, 1.6), (x + k, 0.66, z + 0.9), clay(STONE), 0)
    for i in range(5):
        broadleaf(3.4, (-10 + 5.2 * i, 8.5, 1.0 + 1.6 * i), "#7d8f4c", i + 3)
    water((0, -12, -1.4), (80, 18), "#4f7f84")
    camera((-2.5, -18, 2.6), (0.4, 3, 2.3), 34)


def arch_hall():
    evening(LOOK, azimuth=-52, elevation=20)
    ground("#93a05c")
    house((0, 6, 0), (13, 7, 3.2), STONE, SLATE, TERRACOTTA, ((-0.42, -0.3, -0.18, 0.18, 0.3, 0.42),), 0.0, trim="#a5733f", rise=3.6, base="#8d867c", pane=(0.9, 1.7))
    box((3.0, 1.6, 0.16), (0, 5.2, 2.7), wood("#a5733f"), 0.02)
    for x in (-1.3, 1.3):
        box((0.16, 0.16, 2.7), (x, 4.5, 0), wood("#a5733f", "z"), 0.01)
    box((1.6, 14, 0.03), (0, -1, 0), plaster("#c9b594"), 0)
    box((0.7, 0.7, 1.5), (-3.6, 9.5, 6.3), wood("#a5733f", "z"), 0.02)
    cone(0.62, 0.02, 0.9, (-3.6, 9.5, 7.8), clay(SLATE))
    bench((3.4, 5.2, 0))
    bicycle((-3.4, 5.5, 0), 0, TERRACOTTA)
    broadleaf(4.2, (-8.6, 4.2, 0), "#7d8f4c", 2)
    broadleaf(3.4, (9.0, 5.0, 0), "#8a9a52", 5)
    camera((-4.6, -10.5, 1.8), (0.2, 5, 2.7), 36)


def _lock_cottage(front, sill, roofing, grass):
    """The pair: the same cottage from the same bank, two winters apart."""
    overcast(LOOK)
    ground(grass)
    water((0, -4.5, 0.04), (60, 5), "#55777a")
    box((60, 0.8, 0.3), (0, -1.7, 0), plaster("#b7ab98"), 0.03)
    house((0, 3, 0), (7.4, 5.5, 3.4), front, roofing, "#2f5b5a" if sill else "#6a5f55", ((-0.34, 0.34),), 0.0, trim=sill or "#9a948a", rise=2.4, base="#8d867c", pane=(1.1, 1.3))
    camera((-4.2, -10.5, 1.9), (0.2, 2, 2.0), 40)


def arch_cottage_before():
    _lock_cottage("#9c968c", None, "#6a6660", "#8f8f6a")
    stain = clay("#7f796f")
    for x, w, h in ((-2.6, 1.6, 0.9), (1.6, 2.2, 0.7), (3.2, 0.8, 1.2)):
        hull([(-w / 2, 0), (w / 2, 0), (w * 0.3, h), (-w * 0.2, h * 0.8)], 0.012, stain, 0.004, (x, 2.93, 0.3))
    box((1.3, 0.06, 1.5), (-2.5, 2.9, 0.85), wood("#8a7a66", "z"), 0.01)
    bare(3.2, (5.4, 3.4, 0))


def arch_cottage_after():
    _lock_cottage("#f1e6d0", "#a5733f", "#5a6068", "#95a05a")
    for x in (-1.2, 1.2):
        vessel([(0.2, 0), (0.28, 0.1), (0.3, 0.4)], (x, 2.3, 0), clay(TERRACOTTA), 0.04)
        ball(0.32, (x, 2.3, 0.36), clay("#6f8250"))
    bench((2.4, 2.2, 0))
    broadleaf(3.2, (5.4, 3.4, 0), "#7d8f4c", 2)
    rowing_boat((-2.2, -3.6, -0.2), 8, TERRACOTTA)


def arch_workshop():
    look = indoors(LOOK, -76, 32, 9, 0.75)
    chamber((8.0, 6.4, 3.8), "#dcc4a2", "#a5825a", [opening_in("left", -1.1, 1.1, 2.0, 2.0), opening_in("left", 1.5, 1.1, 2.0, 2.0)])
    ceiling((8.0, 6.4, 3.8))
    camera((3.0, -8.4, 1.8), (-0.4, -2.2, 1.1), 32)
    pale = wood("#e0bd86")
    table((-0.6, -2.2, 0), 0, (3.4, 1.2, 0.86), "#8a6540")
    for i in range(4):
        box((0.5, 0.5, 0.3 + 0.15 * i), (-1.6 + 0.55 * i, -2.2, 0.86), clay(STONE), 0.01)
    box((2.8, 0.7, 0.03), (-0.5, -2.2, 0.87), plain("#f5efe2"), 0)
    for i in range(8):
        box((4.2, 0.16, 0.1), (1.4, -0.3 - 0.02 * i, 0.3 + 0.13 * i), pale, 0.01, (0, 0, 2 * (i % 3 - 1)))
    for x in (1.6, 3.2):
        for s in (-1, 1):
            box((0.14, 0.14, 3.0), (x + s * 0.35, -2.6 + s * 0.08, 0), pale, 0.01, (0, s * 10, 0))
        box((1.3, 0.14, 0.16), (x, -2.6, 2.5), pale, 0.01)
    box((1.9, 0.16, 0.18), (2.4, -2.6, 2.75), pale, 0.01)
    shelves((-3.2, -0.2, 0), 0, (1.2, 0.36, 2.0), 4, "#8a6540", filled=False)
    for i in range(8):
        box((0.02, 0.03, 0.4 + 0.1 * (i % 3)), (-1.6 + 0.2 * i, -0.06, 1.8), metal("#9fa3a3"), 0.005)
    box((2.0, 0.03, 0.9), (-0.9, -0.02, 1.6), wood("#b98550"), 0.01)


def arch_tidal_hut():
    backlit(LOOK, "#ffdcae", "#a9c0cc", 152, 18)
    water((0, 40, -0.4), (300, 90), "#5f8f96")
    ground("#cdb48a")
    timber = wood("#8a6a4a", "z")
    for x in (-1.6, 1.6):
        for y in (2.4, 5.0):
            cylinder(0.12, 1.4, (x, y, -0.2), timber, 0.01, sides=16)
    box((4.2, 3.6, 0.16), (0, 3.7, 1.2), wood("#a5825a"), 0.02)
    box((3.6, 3.0, 2.2), (0, 3.9, 1.36), timber, 0.02)
    group([box((4.2, 3.8, 0.14), (0, 0, 0), clay(SLATE), 0.02)], (0, 3.8, 3.75), (0, -10, 0))
    box((1.6, 0.1, 1.3), (-0.7, 2.38, 1.8), glow("#ffdca0", 1.2), 0.01)
    door((1.0, 2.36, 1.36), (0.8, 1.9), TERRACOTTA, "#c9a87c", light=False, step=False)
    for i in range(6):
        box((1.0, 0.3, 0.08), (1.0, 1.7 - 0.26 * i, 1.15 - 0.2 * i), wood("#a5825a"), 0.01)
    camera((-2.6, -6.6, 1.5), (0.1, 3, 1.9), 40)


def _weir_room(lit=0.0):
    """The room of Weir House that faces south, for the hours of a day: only the light differs."""
    size = (7.6, 6.0, 3.3)
    chamber(size, "#f0e7d6", "#cbab82", [opening_in("far", -0.55, 0.35, 4.4, 2.35)], trim="#a5733f", along="y")
    ceiling(size, "#efe6d4")
    fir = wood("#c08a4e")
    for y in (-0.4, -2.2, -4.0, -5.8):
        box((7.6, 0.2, 0.26), (0, y, 3.0), fir, 0.015)
    for x in (-3.66, 3.66):
        for y in (-0.4, -2.2, -4.0):
            box((0.2, 0.22, 3.0), (x, y, 0), wood("#c08a4e", "z"), 0.015)
    for x in (-1.65, 0.55):
        box((0.1, 0.14, 2.35), (x, 0.02, 0.35), wood("#a5733f", "z"), 0.01)
    # The gorge outside: the far side, trees, the river's light.
    hull([(-60, -30), (60, -30), (60, 2.2), (24, 3.2), (4, 0.6), (-14, 3.6), (-60, 5.4)], 4, plaster("#7f9160"), 0.4, (0, 46, -1))
    hull([(-60, -30), (60, -30), (60, -0.4), (10, -2.4), (-60, 0.6)], 4, plaster("#95a266"), 0.4, (0, 26, -1))
    for i, (x, y, h) in enumerate(((-7.5, 15, 4.6), (-3.6, 19, 4.0), (4.8, 17, 4.4), (8.6, 22, 4.2))):
        broadleaf(h, (x, y, -2.6), ("#7d8f4c", "#8a9a52")[i % 2], i + 3)
    # Half a storey up, nine steps at most.
    for i in range(5):
        box((1.5, 0.32, 0.18 * (i + 1)), (2.9, -2.6 + 0.32 * i, 0), plaster(STONE), 0.012)
    box((1.5, 1.1, 0.9), (2.9, -0.55, 0), plaster(STONE), 0.012)
    table((-0.5, -2.3, 0), 0, (2.6, 0.95, 0.74), "#9a6a3e")
    for x in (-1.3, -0.5, 0.3):
        chair((x, -3.1, 0), 180 + 6 * x, "#8a6540")
        chair((x, -1.5, 0), 4 * x, "#8a6540")
    vessel([(0.1, 0), (0.16, 0.12), (0.1, 0.3), (0.12, 0.36)], (-0.2, -2.2, 0.74), clay(TERRACOTTA), 0.015)
    for i in range(4):
        sprig(0.55, (-0.2, -2.2, 1.05), clay("#6f7d4e"), clay("#5d4a33"), (0.25 * (i - 1.5), 0.1 * i - 0.2), 7, 0.14)
    armchair((-2.7, -1.5, 0), 48, TERRACOTTA)
    vessel([(0.2, 0), (0.3, 0.1), (0.34, 0.5), (0.26, 0.62)], (3.1, -0.5, 0.9), clay(SLATE), 0.03)
    for i in range(6):
        sprig(1.1, (3.1, -0.5, 1.4), clay("#6f7d4e"), clay("#5d4a33"), (0.35 * cos(1.05 * i), 0.35 * sin(1.05 * i)), 9, 0.24)
    pendant((-0.5, -2.3, 3.0), 1.25, SLATE)
    if lit:
        ball(0.08, (-0.5, -2.3, 1.64), glow("#ffd9a0", 7))
        lamp((-0.5, -2.3, 1.56), 46 * lit, radius=0.14)
        lamp((-3.0, -0.8, 1.5), 24 * lit, radius=0.12)
        lamp((3.0, -4.6, 2.4), 20 * lit, radius=0.3)
    camera((0.9, -8.3, 1.62), (-0.25, -1.6, 1.22), 27)


def arch_weir_morning():
    indoors(LOOK, -141, 17, 15, 1.05, sun="#ffd9a8", horizon="#f6e8d4", zenith="#a9c6dc")
    _weir_room()


def arch_weir_noon():
    indoors(LOOK, -178, 31, 14, 1.05, sun="#fff3dc", horizon="#dcebf0", zenith="#7fb0d8")
    _weir_room()


def arch_weir_afternoon():
    indoors(LOOK, 146, 16, 15, 1.05, sun="#ffbd76", horizon="#f8dcb0", zenith="#9fb7cc")
    _weir_room()


def arch_weir_evening():
    dusk(LOOK, "#f0a070", "#3a4f78", 0.5, 0.9)
    _weir_room(1.0)
