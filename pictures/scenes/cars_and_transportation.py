"""Cars: a clay saloon in crisp morning sun against pale blue."""

from studio import *

LOOK = Look(wall="#b9cdd6", floor="#8f979b", azimuth=-52, elevation=32, sun="#fff0d2", power=6.5, ambient=0.5, exposure=0.1)
RED, RUBBER, CHROME, CREAM, YELLOW = "#c8372d", "#303237", "#d5d7d8", "#f2e8d8", "#eeb52b"


def _wheel(at, radius=0.42, width=0.3):
    x, y, z = at
    tyre = ring(radius * 0.72, radius * 0.28, (0, 0, 0), clay(RUBBER), (90, 0, 0))
    hub = cylinder(radius * 0.6, width * 0.6, (0, width * 0.3, 0), metal(CHROME, 0.25), 0.03, (90, 0, 0))
    cap = cylinder(radius * 0.2, width * 0.75, (0, width * 0.375, 0), clay(RED), 0.02, (90, 0, 0))
    return group([tyre, hub, cap], (x, y, z + radius))


def _car(at, turn, colour, scale=1.0):
    paint, dark, cream = glaze(colour), glaze("#1d2c35"), clay(CREAM)
    side = curved([(-2.0, 0.38), (-2.05, 0.75), (-1.85, 0.98), (-1.0, 1.05), (0.4, 1.05), (1.5, 0.98), (2.02, 0.82), (2.08, 0.45), (1.9, 0.3), (0, 0.26), (-1.8, 0.28)])
    cabin = curved([(-1.35, 0.95), (-1.05, 1.55), (-0.75, 1.68), (0.25, 1.68), (0.5, 1.56), (0.98, 0.98), (0.9, 0.9), (-1.25, 0.9)])
    glassy = curved([(-1.12, 1.05), (-0.92, 1.46), (-0.72, 1.55), (0.2, 1.55), (0.38, 1.46), (0.74, 1.05)])
    parts = [
        plate([side], 1.7, (0, 0, 0), paint, 0.2, (90, 0, 0)),
        plate([cabin], 1.42, (0, 0, 0), paint, 0.16, (90, 0, 0)),
        plate([glassy], 1.46, (0, 0, 0), dark, 0.03, (90, 0, 0)),
        box((0.09, 1.5, 0.7), (-0.3, 0, 0.98), paint, 0.02),
        box((0.16, 1.62, 0.16), (2.02, 0, 0.34), metal(CHROME), 0.06),
        box((0.16, 1.62, 0.16), (-2.04, 0, 0.34), metal(CHROME), 0.06),
        box((0.28, 0.04, 0.05), (-0.62, -0.87, 0.9), metal(CHROME), 0.02),
    ]
    for y in (-0.55, 0.55):
        parts.append(cylinder(0.16, 0.1, (1.98, y, 0.72), cream, 0.04, (0, 84, 0)))
    for x in (-1.2, 1.25):
        for y in (-0.72, 0.72):
            parts.append(_wheel((x, y, 0)))
    return group(parts, at, (0, 0, turn), scale)


def cars_saloon():
    room(LOOK)
    camera((0, -10, 1.7), (0, 0, 1.45), 48)
    bars(LOOK, (-1.6, 2.6, 2.6), 3.4, 4.6, 2, 3, 0.12, 9)
    _car((0.75, 0.2, 0), -14, RED, 1.05)
    for i in range(5):
        box((0.9, 0.16, 0.012), (-4 + 2.1 * i, -1.7, 0), clay(CREAM), 0.004)
    stripe, pole = clay(YELLOW), clay("#4b5558")
    cone(0.3, 0.06, 0.62, (-2.35, 0.1, 0.06), clay("#e8622c"))
    cone(0.225, 0.165, 0.16, (-2.35, 0.1, 0.27), clay(CREAM))
    box((0.75, 0.75, 0.06), (-2.35, 0.1, 0), clay("#e8622c"))
    cylinder(0.05, 2.7, (-2.95, 1.6, 0), pole)
    plate([disc(0.42)], 0.06, (-2.95, 1.5, 2.6), stripe, 0.015, (90, 0, 0))


def cars_tyres():
    room(LOOK, "#d9a441", "#d9a441")
    camera((0.3, -7.2, 2.0), (0.25, 0, 1.0), 58)
    shade_edge(LOOK, (1.7, 2.6, 1.6), 6, -24)
    rubber = clay(RUBBER)

    def tyre(at, rot):
        parts = [lathe([(0.5, -0.24), (0.62, -0.27), (0.86, -0.25), (0.97, -0.16), (0.98, 0), (0.97, 0.16), (0.86, 0.25), (0.62, 0.27), (0.5, 0.24), (0.48, 0), (0.5, -0.24)], material=rubber, steps=5)]
        for i in range(36):
            tread = box((0.05, 0.07, 0.34), (0.965, 0, -0.17), rubber, 0.008, (28, 0, 0))
            parts.append(group([tread], rot=(0, 0, i * 10)))
        return group(parts, at, rot)

    tyre((-0.55, 0.2, 0.26), (0, 0, 0))
    tyre((-0.48, 0.16, 0.79), (0, 0, 25))
    tyre((-0.56, 0.22, 1.32), (0, 0, 50))
    wheel = [lathe([(0.5, -0.1), (0.46, 0.1), (0.2, 0.02), (0, 0.02)], material=metal(CHROME), steps=4)]
    for i in range(5):
        wheel.append(group([box((0.14, 0.44, 0.1), (0, 0.26, -0.02), metal(CHROME), 0.04)], rot=(0, 0, 72 * i)))
    group([tyre((0, 0, 0), (0, 0, 0)), *wheel], (1.35, -0.3, 0.98), (76, 0, 18))


def cars_key():
    room(LOOK, "#9fb7bf", "#9fb7bf")
    camera((-0.6, -5.0, 4.9), (-0.05, 0.05, 0.1), 50)
    window(LOOK, (0.2, 0.2, 0), 2.6, 3.2, 1, 2, 0.12, 8, 10)
    steel, black = metal("#d9d9d6", 0.22), clay(RUBBER, 0.5)
    fob = [plate([rectangle(0.95, 1.5, (0, 0), 0.42), disc(0.12, (0, 0.5))], 0.26, (0, 0, 0.13), black, 0.08)]
    for y, colour in ((0.12, "#c8372d"), (-0.3, "#d9d9d6")):
        fob.append(cylinder(0.17, 0.05, (0, y, 0.25), clay(colour), 0.02))
    blade = [(-0.13, -0.7), (0.13, -0.7), (0.13, -1.1), (0.2, -1.2), (0.1, -1.32), (0.2, -1.5), (0.1, -1.62), (0.18, -1.82), (0.05, -2.1), (-0.13, -2.1)]
    fob.append(plate([blade], 0.08, (0, 0, 0.13), steel, 0.015))
    group(fob, (0.4, 0.35, 0), (0, 0, 32))
    ring(0.42, 0.035, (-0.2, 1.15, 0.12), steel, (12, 0, 0))
    tag = [plate([rectangle(0.7, 1.15, (0, 0), 0.2), disc(0.08, (0, 0.42))], 0.08, (0, 0, 0.05), clay("#a5602f", 0.5), 0.02), ball(0.12, (0, -0.1, 0.08), clay(CREAM), (1, 1, 0.3))]
    group(tag, (-1.15, 0.75, 0), (0, 0, -48))
    _car((1.55, 1.25, 0), 28, YELLOW, 0.36)
