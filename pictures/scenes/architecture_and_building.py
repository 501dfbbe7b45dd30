"""Architecture: a limestone model in late-morning sun, one terracotta thing."""

from studio import *

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
