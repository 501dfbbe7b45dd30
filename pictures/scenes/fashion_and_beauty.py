"""Fashion and beauty: blush walls at golden hour, one deep berry."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#e9b9a6", floor="#e3ad98", azimuth=-60, elevation=26, sun="#ffd0a0", power=7, ambient=0.5, exposure=0.2)
BERRY, ROSE, CREAM, GOLD, NUDE = "#8c1f3f", "#d97f7a", "#f6eadf", "#d8a85a", "#d8a184"


def fash_vanity():
    room(LOOK)
    camera((0.2, -9, 1.7), (0, 0, 1.45), 50)
    palm(LOOK, (-1.9, 2.6, 2.6), 13, 2.2, 0.16, 160, 5, 30)
    gold, blush = metal(GOLD, 0.22), clay(CREAM)
    lathe([(0, 0), (1.5, 0), (1.5, 0.32), (1.44, 0.36), (0, 0.36)], (1.5, 0.5, 0), blush, steps=3)
    ring(0.95, 0.07, (1.75, 0.9, 1.62), gold, (84, 0, -12))
    plate([disc(0.93)], 0.03, (1.75, 0.9, 1.62), metal("#e8ece9", 0.04), 0.004, (84, 0, -12))
    lathe([(0, 0), (0.42, 0), (0.4, 0.06), (0.1, 0.12), (0.06, 0.3), (0, 0.3)], (1.75, 0.9, 0.36), gold)
    bottle = [
        box((0.75, 0.42, 0.85), (0, 0, 0), glaze(ROSE), 0.1),
        cylinder(0.13, 0.12, (0, 0, 0.85), gold),
        ball(0.23, (0, 0, 0.95), glaze(BERRY)),
    ]
    group(bottle, (0.75, 0.1, 0.36), (0, 0, 14))
    lathe([(0, 0), (0.2, 0), (0.2, 0.3), (0.06, 0.42), (0.06, 0.55), (0, 0.55)], (1.35, -0.35, 0.36), glaze(BERRY), steps=3)
    cylinder(0.09, 0.3, (1.35, -0.35, 0.86), gold)
    vessel([(0.4, 0), (0.45, 0.05), (0.45, 0.28)], (2.35, -0.25, 0.36), glaze(CREAM))
    ball(0.36, (2.35, -0.25, 0.38), fabric("#f0c9bd"), (1, 1, 0.75))
    sheet((1.9, 1.3), lambda x, y: 0.05 + 0.05 * sin(5 * x + 2 * y) * cos(3 * y), (-0.9, -0.5, 0), fabric(BERRY), (0, 0, 20), 0.03)
    ball(0.13, (-1.75, -0.35, 0), glaze(CREAM))
    ball(0.1, (-2.0, -0.55, 0), glaze(CREAM))


def fash_lipstick():
    room(LOOK, "#c9697a", "#c9697a")
    camera((-0.5, -7, 1.5), (0.05, 0, 1.2), 56)
    window(LOOK, (0.6, 2.6, 1.5), 2.4, 3.8, 1, 2, 0.12, 8)
    gold, black = metal(GOLD, 0.2), glaze("#1f1518")

    def stick(at, colour, reach, scale=1.0):
        bullet = lathe([(0, 0), (0.2, 0), (0.2, reach), (0.17, reach + 0.16), (0.08, reach + 0.28), (0, reach + 0.3)], (0, 0, 0.95), clay(colour, 0.35))
        return group([cylinder(0.3, 0.62, (0, 0, 0), black, 0.03), cylinder(0.245, 0.34, (0, 0, 0.62), gold, 0.02), bullet], at, scale=scale)

    stick((-0.75, 0.1, 0), "#a3142f", 0.72)
    stick((0.15, 0.45, 0), "#e0806e", 0.5)
    stick((0.95, 0.15, 0), "#7d1838", 0.85, 1.05)
    cylinder(0.31, 0.95, (0.2, -0.95, 0.31), black, 0.03, (0, 90, -24))
    plate([disc(0.6)], 0.1, (-1.0, -1.1, 0.05), gold, 0.03)
    plate([disc(0.5)], 0.03, (-1.0, -1.1, 0.11), clay("#e9a89a"), 0.01)


def fash_hat():
    room(LOOK, "#e6d2bd", "#c79f7c")
    camera((0.6, -8.2, 1.8), (0.1, 0, 1.45), 56)
    bars(LOOK, (-0.4, 2.6, 2.4), 2.8, 4.4, 2, 3, 0.12, 8)
    straw, band = fabric("#e2bf83"), fabric(BERRY)
    for i, (r, h, colour) in enumerate(((1.15, 0.75, ROSE), (0.92, 0.6, CREAM))):
        cylinder(r, h, (0.15, 0.4, 0.75 * i), clay(colour), 0.03)
        cylinder(r + 0.05, 0.16, (0.15, 0.4, 0.75 * i + h - 0.01), clay(colour), 0.03)
    hat = [
        lathe([(0, 0.62), (0.3, 0.64), (0.5, 0.56), (0.56, 0.3), (0.6, 0.05), (0.9, 0.0), (1.3, 0.06), (1.32, 0.03), (0.9, -0.04), (0.55, 0.0), (0.5, 0.3), (0, 0.55)], material=straw),
        lathe([(0.585, 0.05), (0.6, 0.06), (0.585, 0.24), (0.57, 0.24)], material=band, steps=2),
    ]
    group(hat, (0.15, 0.35, 1.56), (4, -7, 0))
    shoe = curved([(-0.95, 0.04), (-0.9, 0.2), (-0.35, 0.42), (0.35, 0.75), (0.62, 1.0), (0.72, 0.95), (0.66, 0.62), (0.3, 0.32), (-0.2, 0.08)])
    parts = [plate([shoe], 0.42, (0, 0, 0), glaze(BERRY), 0.14, (90, 0, 0)), cone(0.05, 0.13, 0.72, (0.6, 0, 0), glaze(BERRY), 0.01)]
    group(parts, (0.75, -1.15, 0), (0, 0, 165), 0.7)
