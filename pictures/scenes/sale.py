"""Sale: a shop window in high sun, tomato against butter yellow."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#e9532f", floor="#e9532f", azimuth=-48, elevation=36, sun="#fff0d0", power=5.6, ambient=0.5, exposure=0.1, softness=0.8)
BUTTER, WHITE, PINK, COBALT, RED = "#f6cf55", "#f8f1e4", "#f2a7b0", "#2b51b8", "#d93a22"


def _bag(at, size, colour, turn):
    w, d, h = size
    body, cord = plain(colour, 0.6), clay(WHITE)
    parts = [
        box((w, 0.03, h), (0, -d / 2, 0), body, 0.006), box((w, 0.03, h), (0, d / 2, 0), body, 0.006),
        box((0.03, d, h), (-w / 2, 0, 0), body, 0.006), box((0.03, d, h), (w / 2, 0, 0), body, 0.006),
        box((w, d, 0.03), (0, 0, 0), body, 0.006),
    ]
    for y in (-d / 2 - 0.02, d / 2):
        parts.append(tube([(-w * 0.22, y, h - 0.1), (-w * 0.2, y, h + 0.22), (0, y, h + 0.4), (w * 0.2, y, h + 0.22), (w * 0.22, y, h - 0.1)], 0.028, cord))
    return group(parts, at, (0, 0, turn))


def _tag(colour):
    """A price tag lying on its back; the red one carries a percent sign."""
    shape = [(-0.45, -0.75), (0.45, -0.75), (0.45, 0.42), (0.22, 0.75), (-0.22, 0.75), (-0.45, 0.42)]
    parts = [plate([shape, disc(0.09, (0, 0.5))], 0.07, (0, 0, 0), plain(colour, 0.7), 0.015), ring(0.11, 0.025, (0, 0.5, 0.04), metal("#d9a441", 0.3))]
    if colour == RED:
        ink = plain(WHITE)
        for x, y in ((-0.17, 0.12), (0.17, -0.38)):
            parts.append(plate([disc(0.12, (x, y)), disc(0.06, (x, y))], 0.02, (0, 0, 0.04), ink, 0.004))
        parts.append(box((0.06, 0.75, 0.02), (0, -0.13, 0.03), ink, 0.004, (0, 0, -32)))
    return parts


def _bow(at, ribbon):
    """Two loops, two swallow tails and a knot."""
    loop = [(0.02, 0.0), (0.16, 0.2), (0.4, 0.3), (0.54, 0.16), (0.42, 0.02), (0.18, -0.01)]
    middle = (0.3, 0.12)
    hollow = [(middle[0] + 0.82 * (x - middle[0]), middle[1] + 0.78 * (y - middle[1])) for x, y in loop]
    tail = [(0, -0.08), (0.5, -0.1), (0.42, 0), (0.5, 0.1), (0, 0.08)]
    parts = [ball(0.09, (0, 0, 0), ribbon, (1.1, 1.2, 0.9))]
    for turn in (0, 180):
        parts.append(plate([curved(loop), curved(hollow)], 0.2, (0, 0, 0.07), ribbon, 0.01, (90, 0, turn)))
        parts.append(plate([tail], 0.02, (0, 0, 0.012), ribbon, 0.004, (0, 0, turn - 58)))
    return group(parts, at, (0, 0, -12))


def sale_bags():
    room(LOOK)
    camera((0.1, -9.2, 1.7), (0, 0, 1.5), 49)
    window(LOOK, (0.2, 1.2, 1.8), 6.0, 4.4, 2, 1, 0.16, 9)
    _bag((1.0, 0.6, 0), (1.5, 0.7, 2.0), BUTTER, 12)
    _bag((2.35, 0.1, 0), (1.1, 0.55, 1.4), WHITE, -16)
    _bag((-0.2, -0.35, 0), (0.95, 0.5, 1.15), COBALT, -8)
    sheet((1.0, 0.5), lambda x, y: 0.22 * abs(sin(7 * x + 2 * y)) + 0.1 * sin(9 * y), (1.0, 0.6, 1.85), plain(PINK, 0.9), (0, 0, 12), 0.02)
    box((0.9, 0.9, 0.55), (-1.75, 0.4, 0), plain(PINK, 0.6), 0.02, (0, 0, 18))
    box((0.96, 0.96, 0.16), (-1.75, 0.4, 0.52), plain(PINK, 0.6), 0.02, (0, 0, 18))
    _bow((-1.75, 0.4, 0.68), plain(WHITE, 0.6))
    group(_tag(WHITE), (1.32, 0.12, 1.3), (86, -8, 12), 0.42)
    tube([(1.3, 0.13, 1.52), (1.32, 0.12, 1.75), (1.3, 0.17, 1.95)], 0.012, clay("#3a2a20"))
    group(_tag(BUTTER), (1.35, -0.85, 0.03), (0, 0, 58), 0.55)


def sale_tags():
    room(LOOK, "#f2c84b", "#f2c84b", 0.8)
    camera((0.3, -7.2, 1.9), (0.05, 0, 1.75), 54)
    bars(LOOK, (0.2, 0.8, 1.8), 3.0, 4.4, 2, 2, 0.14, 7)
    cord = clay("#3a2a20")

    def tag(x, y, z, turn, colour, scale=1.0):
        group(_tag(colour), (x, y, z), (90, turn, 0), scale)
        top = z + 0.5 * scale * cos(turn * pi / 180)
        shift = x + 0.5 * scale * sin(turn * pi / 180)
        tube([(shift, y - 0.04, top), (shift * 0.6, y - 0.02, top + 0.8), (shift * 0.3, y, 3.9), (0, y, 5)], 0.016, cord)

    tag(-0.62, 0.45, 1.85, -9, WHITE)
    tag(0.75, 0.35, 1.55, 11, COBALT, 0.9)
    tag(0.1, 0.0, 1.3, 3, RED, 1.25)


def sale_gift():
    room(LOOK, "#f6bdb4", "#f6bdb4")
    camera((-0.6, -7, 2.5), (0.05, 0, 0.9), 56)
    bars(LOOK, (0.6, 2.2, 2.0), 3.2, 3.6, 2, 2, 0.13, 8)

    def gift(at, size, paper, ribbon, turn, bow=True):
        w, d, h = size
        band = plain(ribbon, 0.4)
        parts = [box((w, d, h), (0, 0, 0), plain(paper, 0.6), 0.03), box((w * 0.16, d + 0.03, h + 0.015), (0, 0, 0), band, 0.005), box((w + 0.03, d * 0.16, h + 0.015), (0, 0, 0), band, 0.005)]
        if bow:
            parts.append(_bow((0, 0, h + 0.015), band))
        return group(parts, at, (0, 0, turn))

    gift((-0.35, 0.3, 0), (1.6, 1.4, 1.15), RED, BUTTER, 24, bow=False)
    gift((-0.3, 0.3, 1.17), (0.95, 0.9, 0.6), WHITE, RED, 40)
    gift((1.25, -0.5, 0), (0.9, 0.9, 0.75), COBALT, WHITE, -12)
    group(_tag(RED), (-0.35, -1.35, 0.04), (0, 0, 64), 0.6)
