"""Business and law: bottle green, walnut and brass, the last hour of the working day."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#2f4f43", floor="#6f4529", azimuth=-64, elevation=24, sun="#ffc98a", power=11, ambient=0.5, exposure=0.6)
BRASS, WALNUT, PAPER, OXBLOOD, INK = "#d9a441", "#6b4226", "#efe6d4", "#7a2a24", "#1e2a2c"


def busi_scales():
    room(LOOK)
    camera((0.3, -9.2, 1.9), (0, 0, 1.55), 50)
    window(LOOK, (-0.6, 2.6, 2.4), 3.8, 3.6, 2, 2, 0.12, 9)
    brass = metal(BRASS, 0.25)
    parts = [
        lathe([(0, 0), (0.75, 0), (0.75, 0.08), (0.4, 0.16), (0.12, 0.3), (0.07, 0.6), (0.1, 0.95), (0.06, 1.2), (0.06, 2.5), (0.14, 2.6), (0.05, 2.75), (0, 2.85)], material=brass),
        tube([(-1.5, 0, 2.42), (-0.7, 0, 2.62), (0, 0, 2.55), (0.7, 0, 2.62), (1.5, 0, 2.5)], 0.045, brass),
    ]
    for x, drop in ((-1.5, 2.42), (1.5, 2.5)):
        low = drop - 1.35
        for k in range(3):
            a = 2 * pi * k / 3 + 0.5
            parts.append(tube([(x, 0, drop), (x + 0.55 * cos(a), 0.55 * sin(a), low + 0.16)], 0.01, brass, steps=1))
        parts.append(vessel([(0.05, 0), (0.3, 0.03), (0.5, 0.1), (0.58, 0.18)], (x, 0, low), brass, 0.03))
    group(parts, (0.95, 0.1, 0))
    leather, green = clay(OXBLOOD, 0.5), clay("#23473a", 0.5)
    book((1.9, 1.4, 0.34), (-1.95, 0.3, 0), leather, (0, 0, 8))
    book((1.75, 1.3, 0.3), (-1.9, 0.3, 0.34), green, (0, 0, -5))
    book((1.6, 1.2, 0.26), (-2.0, 0.35, 0.64), clay("#b8863b", 0.5), (0, 0, 12))
    ball(0.2, (-0.95, -0.75, 0), glaze("#0f1a17"))


def busi_gavel():
    room(LOOK, "#8a5a3a", "#8a5a3a")
    camera((1.0, -6.4, 3.2), (0.05, 0, 0.6), 56)
    window(LOOK, (0.0, 0.1, 0.5), 3.2, 3.4, 2, 2, 0.1, 9)
    dark, brass = wood(WALNUT, "x"), metal(BRASS, 0.25)
    lathe([(0, 0), (1.0, 0), (1.02, 0.1), (0.9, 0.16), (0.88, 0.26), (0, 0.28)], (-0.5, 0.1, 0), dark)
    head = lathe([(0, 0), (0.36, 0), (0.4, 0.1), (0.4, 0.3), (0.32, 0.36), (0.32, 0.84), (0.4, 0.9), (0.4, 1.1), (0.36, 1.2), (0, 1.2)], (-0.6, 0, 0), dark, (0, 90, 0))
    band = ring(0.325, 0.05, (0, 0, 0), brass, (0, 90, 0))
    handle = lathe([(0, 0), (0.1, 0.02), (0.12, 0.3), (0.07, 0.9), (0.09, 1.5), (0.14, 2.0), (0.1, 2.2), (0, 2.22)], (0, -0.3, 0), dark, (88, 0, 0))
    group([head, band, handle], (-0.35, 0.3, 0.69), (0, 0, 38))
    sheet((1.6, 2.1), lambda x, y: 0.012 + 0.03 * max(0, x - 0.5) ** 2, (1.75, 0.6, 0), plain(PAPER, 0.95), (0, 0, -16), 0.01)


def busi_pen():
    room(LOOK, "#3b5a4c", "#3b5a4c")
    camera((-0.4, -5.4, 4.2), (0.0, 0.1, 0.2), 58)
    slats(LOOK, (0.3, 0.4, 0), 9, 0.42, 0.5, 30, 7, 12)
    box((2.7, 3.4, 0.07), (-0.35, 0.2, 0), clay(OXBLOOD, 0.55), 0.02, (0, 0, 9))
    for i in range(4):
        box((2.35, 3.0, 0.012), (-0.3 + 0.02 * i, 0.2, 0.07 + 0.012 * i), plain(PAPER, 0.95), 0.003, (0, 0, 9 - i))
    for i in range(6):
        box((1.5 if i < 5 else 0.8, 0.035, 0.004), (-0.3 - (0 if i < 5 else 0.35), 1.1 - 0.24 * i, 0.119), plain("#8d8676"), 0, (0, 0, 6))
    cylinder(0.28, 0.06, (0.45, -0.75, 0.12), glaze("#a52a22"), 0.03)
    plate([star(0.16, 0.08, 8)], 0.02, (0.45, -0.75, 0.185), glaze("#8d1f1a"), 0.006)
    black, gold = glaze(INK), metal(BRASS, 0.2)
    pen = [
        lathe([(0, 0), (0.13, 0.02), (0.15, 0.3), (0.15, 1.2)], material=black),
        cylinder(0.155, 0.05, (0, 0, 1.2), gold, 0.01),
        lathe([(0.15, 1.25), (0.14, 1.9), (0.11, 2.2), (0.085, 2.28)], material=black),
        lathe([(0.085, 2.28), (0.1, 2.38), (0.05, 2.65), (0.0, 2.78)], material=gold),
    ]
    group(pen, (1.35, -1.15, 0.155), (-90, 0, 22))
