"""Technology: blue hour, one amber signal."""

from math import cos, pi, sin
from random import Random

from studio import *

LOOK = Look(wall="#7f93ad", floor="#5f7189", azimuth=-60, elevation=25, sun="#ffc694", power=7.5, ambient=0.6, exposure=0.2)
AMBER, INK, SILVER, WHITE, DEEP = "#f2a024", "#1f2733", "#cfd5da", "#eef0ee", "#2f4a73"


def _tile(x, y, w, h, colour, lift=0.03):
    return plate([rectangle(w, h, (x, y), min(w, h) * 0.16)], 0.03, (0, 0, lift), plain(colour), 0.006)


def tech_desk():
    room(LOOK)
    camera((0.2, -8.8, 2.1), (0, 0, 1.3), 50)
    window(LOOK, (-0.1, 0.5, 1.3), 6.6, 4.6, 3, 2, 0.13, 9)
    shell = metal(SILVER, 0.35)
    base = [plate([rectangle(2.6, 1.75, (0, 0), 0.12)], 0.09, (0, 0, 0.05), shell, 0.03)]
    for r in range(4):
        for c in range(11):
            base.append(box((0.17, 0.15, 0.03), (-1.0 + 0.2 * c, 0.55 - 0.19 * r, 0.09), plain(INK), 0.01))
    base.append(plate([rectangle(0.8, 0.42, (0, -0.55), 0.05)], 0.012, (0, 0, 0.1), metal("#b9bfc4", 0.4), 0.003))
    screen = [
        plate([rectangle(2.6, 1.75, (0, 0.88), 0.12)], 0.07, (0, 0, 0), shell, 0.02),
        plate([rectangle(2.44, 1.58, (0, 0.88), 0.06)], 0.02, (0, 0, 0.035), plain(INK, 0.4), 0.004),
        _tile(-0.62, 1.0, 0.95, 1.05, AMBER, 0.05), _tile(0.6, 1.32, 1.0, 0.38, WHITE, 0.05),
        _tile(0.35, 0.78, 0.5, 0.42, "#8fb3d9", 0.05), _tile(0.9, 0.78, 0.4, 0.42, DEEP, 0.05), _tile(0.6, 0.32, 1.0, 0.2, WHITE, 0.05),
    ]
    lid = group(screen, (0, 0.86, 0.09), (76, 0, 0))
    group([*base, lid], (1.05, -0.1, 0), (0, 0, -14))
    phone = [plate([rectangle(0.75, 1.5, (0, 0), 0.14)], 0.09, (0, 0, 0), plain(INK, 0.4), 0.03), _tile(0, 0.25, 0.58, 0.7, AMBER, 0.05), _tile(0, -0.35, 0.58, 0.3, WHITE, 0.05)]
    group(phone, (-1.3, 0.2, 0.78), (72, 0, -16))
    box((0.7, 0.5, 0.2), (-1.3, 0.35, 0), clay(DEEP), 0.04, (0, 0, -16))
    tube([(-1.1, 0.5, 0.06), (-0.8, 0.9, 0.03), (-0.3, 1.0, 0.03), (-0.4, 0.5, 0.03), (0.0, 0.3, 0.03)], 0.03, clay(WHITE))
    vessel([(0.25, 0), (0.28, 0.03), (0.28, 0.5)], (-2.3, -0.2, 0), glaze(AMBER))
    tube([(-2.57, -0.2, 0.4), (-2.78, -0.22, 0.36), (-2.78, -0.22, 0.14), (-2.57, -0.2, 0.1)], 0.035, glaze(AMBER))


def tech_chip():
    room(LOOK, "#6f8aa8", "#6f8aa8")
    camera((-1.7, -5.2, 5.0), (0.05, 0.0, 0.15), 55)
    bars(LOOK, (0.2, 0.9, 0.2), 4.0, 4.0, 2, 2, 0.13, 8, 10)
    board, gold = clay("#1f6a5a", 0.5), metal("#e0b050", 0.25)
    box((4.4, 4.0, 0.12), (0, 0, 0), board, 0.03)
    box((1.5, 1.5, 0.26), (0, 0, 0.18), clay(INK, 0.5), 0.03)
    box((1.0, 1.0, 0.05), (0, 0, 0.43), metal(SILVER, 0.3), 0.02)
    cylinder(0.07, 0.02, (-0.6, -0.6, 0.44), plain(WHITE), 0.004)
    for i in range(8):
        p = -0.61 + 0.175 * i
        for x, y, turn in ((p, -0.85, 0), (p, 0.85, 180), (-0.85, p, -90), (0.85, p, 90)):
            group([box((0.09, 0.24, 0.04), (0, 0, 0.16), gold, 0.01), box((0.09, 0.05, 0.14), (0, 0.1, 0.16), gold, 0.01)], (x, y, 0), (0, 0, turn))
        tube([(p, -1.0, 0.125), (p, -1.25 - 0.05 * i, 0.125), (p * 1.7, -1.5 - 0.04 * i, 0.125), (p * 1.7, -1.92, 0.125)], 0.02, gold, steps=1)
        tube([(-1.0, p, 0.125), (-1.2, p, 0.125), (-1.35, p * 1.25, 0.125), (-1.6, p * 1.25, 0.125)], 0.02, gold, steps=1)
        tube([(1.0, p, 0.125), (1.25, p, 0.125), (1.5, p * 1.5, 0.125), (2.1, p * 1.5, 0.125)], 0.02, gold, steps=1)
    for x, y, c in ((-1.7, 1.4, AMBER), (-1.35, 1.4, SILVER), (-1.0, 1.5, SILVER)):
        cylinder(0.14, 0.36, (x, y, 0.12), plain(c, 0.4), 0.03)
    box((0.5, 0.26, 0.16), (1.5, 1.5, 0.12), clay(INK, 0.5), 0.02)
    box((0.34, 1.7, 0.16), (-1.72, 0, 0.12), clay(INK, 0.5), 0.02)
    ball(0.1, (-1.72, -1.3, 0.12), glow(AMBER, 2.5))


def tech_keycaps():
    room(LOOK, "#8a97a8", "#8a97a8")
    camera((-1.8, -4.6, 3.6), (0.0, 0.15, 0.35), 52)
    slats(LOOK, (0, 0, 0.4), 8, 0.7, 0.34, 30, 8, 16)
    box((6.8, 3.2, 0.24), (0, 0, 0), clay(WHITE, 0.5), 0.08)
    chance = Random(2)
    for r in range(4):
        x = -3.0 + 0.16 * r
        for c in range(8):
            w = 1.35 if (r, c) in ((3, 3),) else 0.68
            colour = AMBER if (r, c) == (1, 4) else DEEP if c == 0 or (r, c) == (3, 3) else INK if chance.random() < 0.16 else "#dfe3e2"
            drop = 0.06 if (r, c) == (1, 4) else 0
            cap = cone(0.46, 0.36, 0.34, (0, 0, 0), clay(colour, 0.55), 0.05, (0, 0, 45), 4)
            stretch = group([cap], (x + w / 2, 1.05 - 0.7 * r, 0.24 - drop))
            stretch.scale = (w / 0.68, 1, 1)
            x += w + 0.07
    tube([(2.2, 1.6, 0.12), (2.3, 2.0, 0.06), (2.9, 2.2, 0.05), (3.6, 2.0, 0.05)], 0.06, clay(AMBER))
