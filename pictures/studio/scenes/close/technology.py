"""Boards and lamps from close by."""

from math import cos, pi, sin
from random import Random

from scenes.technology import LOOK
from blender import *
from blender.close import *
from blender.macro import *

# Five columns, seven rows.
DIGITS = {
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    ":": "00000 00100 00100 00000 00100 00100 00000",
}


def tech_close_dots():
    """A departure board that has gone past midnight."""
    close(LOOK, (-2.4, -8.4, 0.7), (-0.1, 0, 0.05), 46, (-0.9, -0.2, 0.1), 0.16, power=0.5, ambient=0.3, sky="#2b3a78", exposure=0.3)
    box((16, 0.4, 9), (0, 0.3, -4.5), plain("#0c0d12", 0.5), 0)
    on, off = glow("#ff8a12", 1.9), plain("#4a3c28", 0.25)
    lit = set()
    for k, sign in enumerate("27:40"):
        for row, line in enumerate(DIGITS[sign].split()):
            lit |= {(6 * k + col, row) for col, dot in enumerate(line) if dot == "1"}
    shine, dull = one([ball(0.082, (0, 0, -0.082), on), ring(0.1, 0.016, (0, 0.05, 0), plain("#08080a"), (90, 0, 0))]), one([ball(0.082, (0, 0, -0.082), off), ring(0.1, 0.016, (0, 0.05, 0), plain("#08080a"), (90, 0, 0))])
    for col in range(-10, 44):
        for row in range(-8, 16):
            again(shine if (col, row) in lit else dull, ((col - 14.5) * 0.235, 0.05, (3 - row) * 0.235))
    away(shine, dull)
    drops(240, (9, 4), (0, 0, 0), wet(), (0.01, 0.05), 8)


def tech_close_board():
    close(LOOK, (-1.9, -7.6, 4.6), (0.2, 0.2, 0.1), 84, (-0.5, -0.9, 0.2), 0.24, azimuth=-70, elevation=26, power=7.5)
    green, trace, gold = plain("#17543d", 0.32), plain("#237050", 0.3), metal("#e2b45a", 0.25)
    black, tin, white = clay("#1b1c1f", 0.45), metal("#cfd2d4", 0.3), plain("#eef0ea", 0.8)
    box((14, 12, 0.2), (0, 1.5, -0.2), green, 0.02)
    chance = Random(12)
    lines = []
    for k in range(46):
        x, y = chance.uniform(-5, 5), chance.uniform(-3, 4.5)
        dx, dy = chance.choice(((1, 0), (0, 1), (-1, 0), (0, -1)))
        a, b = chance.uniform(0.4, 1.4), chance.uniform(0.2, 0.7)
        s = chance.choice((-1, 1))
        mid = (x + dx * a, y + dy * a)
        bend = (mid[0] + b * (dx + (s if dx == 0 else 0)), mid[1] + b * (dy + (s if dy == 0 else 0)))
        end = (bend[0] + dx * a, bend[1] + dy * a)
        for n in range(chance.choice((1, 3, 5))):
            o = 0.11 * n
            lines.append([(px + (o if dx == 0 else 0), py + (o if dy == 0 else 0), 0.0) for px, py in ((x, y), mid, bend, end)])
    cords(lines, 0.028, trace, 2)
    via = one([cylinder(0.075, 0.012, (0, 0, 0), gold, 0.004, sides=20), cylinder(0.035, 0.016, (0, 0, 0), plain("#0d0d0d"), 0, sides=16)])
    spread(via, [((line[k][0], line[k][1], 0), (0, 0, 0), 1) for line in lines for k in (0, -1)])

    def chip(x, y, w, d, h=0.22, pins=12, turn=0, label=""):
        parts = [box((w, d, h), (0, 0, 0.08), black, 0.03), cylinder(0.06, 0.01, (-w / 2 + 0.16, -d / 2 + 0.16, h + 0.075), plain("#3a3b40"), 0, sides=20)]
        pitch = (w - 0.2) / pins
        for i in range(pins):
            for s in (-1, 1):
                px = -w / 2 + 0.1 + pitch * (i + 0.5)
                parts.append(tube([(px, s * d / 2, 0.18), (px, s * (d / 2 + 0.08), 0.17), (px, s * (d / 2 + 0.13), 0.03), (px, s * (d / 2 + 0.26), 0.02)], pitch * 0.22, tin, steps=2))
                parts.append(box((pitch * 0.7, 0.24, 0.008), (px, s * (d / 2 + 0.22), 0), gold, 0))
        if label:
            parts.append(letters(label, 0.22, (0, 0, h + 0.082), plain("#a8aaa6"), depth=0.001))
        group(parts, (x, y, 0), (0, 0, turn))

    chip(-0.4, -0.35, 2.3, 1.5, 0.26, 16, 0, "PLAINBUS\nG 31")
    chip(2.5, 0.9, 1.2, 0.8, 0.2, 8, 90)
    chip(-3.3, 1.0, 1.4, 0.9, 0.2, 8, 0)
    chip(1.9, -1.75, 0.8, 0.5, 0.18, 5, 0)
    chip(0.2, 2.6, 1.6, 1.0, 0.2, 10, 0)
    small = one([box((0.16, 0.2, 0.14), (-0.15, 0, 0), tin, 0.02), box((0.16, 0.2, 0.14), (0.15, 0, 0), tin, 0.02), box((0.24, 0.19, 0.15), (0, 0, 0), clay("#8a6a48", 0.5), 0.015)])
    other = one([box((0.16, 0.2, 0.1), (-0.15, 0, 0), tin, 0.02), box((0.16, 0.2, 0.1), (0.15, 0, 0), tin, 0.02), box((0.26, 0.2, 0.1), (0, 0, 0), black, 0.01)])
    for k in range(6):
        again(small, (-1.75, -1.5 + 0.34 * k, 0), (0, 0, 0))
        again(other, (1.25 + 0.02 * k, -0.95 + 0.32 * k, 0), (0, 0, 0))
        again(other, (-1.2 + 0.4 * k, 1.15, 0), (0, 0, 90))
        again(small, (-3.0 + 0.36 * k, -1.9, 0), (0, 0, 90))
    away(small, other)
    can = [cylinder(0.42, 0.8, (0, 0, 0.06), metal("#c9ccce", 0.28), 0.06), cylinder(0.46, 0.1, (0, 0, 0), black, 0.02), box((0.5, 0.16, 0.01), (0.0, 0.26, 0.86), black, 0)]
    group(can, (3.4, -0.75, 0))
    group([cylinder(0.3, 0.6, (0, 0, 0.06), metal("#c9ccce", 0.28), 0.05), cylinder(0.33, 0.1, (0, 0, 0), black, 0.02)], (-2.7, -0.55, 0))
    for k, colour in enumerate(("#35d07a", "#35d07a", "#f2a024")):
        box((0.2, 0.3, 0.12), (0.3 + 0.42 * k, -2.05, 0), glow(colour, 1.6), 0.03)
        box((0.26, 0.46, 0.05), (0.3 + 0.42 * k, -2.05, 0), white, 0.01)
        lamp((0.3 + 0.42 * k, -2.05, 0.35), 1.4, colour, 0.05)
    letters("REV C", 0.2, (-0.9, -1.65, 0.004), white, depth=0.001)


def tech_close_window():
    """The tram shed at night: one of its windows is lit."""
    night(LOOK, 0.6)
    ground("#2b3247")
    brick = plaster("#4b5580")
    box((60, 0.6, 8.6), (0, 0.3, 0), brick, 0.02)
    frame = clay("#2b3352", 0.6)
    dark = glaze("#141c38")
    for k in range(9):
        x = -12.8 + 3.2 * k
        lit = k == 5
        for z in (1.1, 4.9):
            w, h = 2.0, 2.6
            on = lit and z > 4
            pane = glow("#ffb04a", 2.6) if on else dark
            plate([archway(w + 0.36, h + 0.2, (0, 0))], 0.14, (x, -0.02, z - 0.1), clay("#5b668f"), 0.02, (90, 0, 0))
            plate([archway(w, h)], 0.18, (x, -0.03, z), pane, 0.0, (90, 0, 0))
            for i in range(1, 4):
                box((0.05, 0.24, h - (0.1 if i == 2 else 0.32)), (x - w / 2 + w * i / 4, -0.02, z), frame, 0)
            for i in range(1, 4):
                box((w, 0.24, 0.05), (x, -0.02, z + 0.62 * i), frame, 0)
            box((w + 0.5, 0.4, 0.14), (x, -0.14, z - 0.2), clay("#5b668f"), 0.02)
            if on:
                black = plain("#2a1608")
                # Somebody at a desk, seen against the lamp.
                group([ball(0.19, (0.16, -0.13, 0.9), black, (1, 0.15, 1.15)), plate([curved([(-0.26, -0.1), (-0.2, 0.5), (0.02, 0.8), (0.32, 0.8), (0.5, 0.52), (0.54, -0.1)], 6)], 0.02, (0, -0.13, 0), black, 0, (90, 0, 0)), box((0.7, 0.02, 0.46), (-0.62, -0.13, 0.18), plain("#3a2210"), 0.01), tube([(-0.95, -0.13, 0), (-0.95, -0.13, 1.1), (-0.7, -0.13, 1.25)], 0.025, black), plate([[(-0.9, 1.12), (-0.45, 1.12), (-0.56, 1.36), (-0.8, 1.36)]], 0.02, (0, -0.13, 0), black, 0, (90, 0, 0))], (x, 0, z))
                lamp((x, -1.3, z + 1.3), 220, "#ffb04a", 0.6)
                lamp((x, -2.6, 0.5), 60, "#ffb04a", 0.9)
        for z in (0.4, 4.3, 8.2):
            box((60, 0.16, 0.16), (0, -0.05, z), clay("#3d4670"), 0.02) if k == 0 else None
        box((0.5, 0.3, 8.6), (x + 1.6, -0.1, 0), plaster("#454f79"), 0.02)
    box((60, 0.8, 0.3), (0, 0.1, 8.6), clay("#39426a"), 0.03)
    steel = metal("#8d97c0", 0.25)
    for y in (-3.4, -4.9):
        box((60, 0.09, 0.05), (0, y, 0.0), steel, 0.01)
    camera((-6.4, -13.5, 2.0), (1.6, 0, 3.85), 33)
