"""Travel: sand and sea-green, the sun of half past four."""

from math import cos, pi, sin

from studio import *

LOOK = Look(wall="#e9d1a4", floor="#dcbd8a", azimuth=-60, elevation=28, sun="#ffdca6", power=7, ambient=0.55, exposure=0.15)
SEA, CORAL, LEATHER, STRAW, WHITE, BRASS = "#2f8f8a", "#e06a4a", "#9a5a30", "#e3c07e", "#f6efe2", "#d6a546"


def _plane(at):
    """A desk model, climbing, on a brass rod and a wooden foot."""
    white, red = clay(WHITE, 0.5), clay(CORAL, 0.5)
    hull = [(0, -0.72), (0.05, -0.7), (0.09, -0.5), (0.15, -0.15), (0.16, 0.25), (0.13, 0.48), (0.06, 0.6), (0, 0.62)]
    wing = [(-0.16, 0), (0.14, 0), (0.02, 0.72), (-0.1, 0.72)]
    small = [(-0.08, 0), (0.08, 0), (0.0, 0.3), (-0.08, 0.3)]
    body = [lathe(hull, material=white, rot=(0, 90, 0))]
    for side in (1, -1):
        for shape, x, z, size in ((wing, 0.08, -0.04, 0.05), (small, -0.58, 0.03, 0.035)):
            body.append(plate([[(u, side * v) for u, v in shape][::side]], size, (x, 0, z), red, 0.015))
        body.append(cylinder(0.065, 0.26, (-0.02, side * 0.34, -0.13), white, 0.02, (0, 90, 0)))
    body.append(plate([[(-0.1, 0), (0.14, 0), (-0.04, 0.34), (-0.14, 0.34)]], 0.04, (-0.58, 0, 0.05), red, 0.012, (90, 0, 0)))
    body += [ball(0.022, (-0.25 + 0.11 * i, -0.155, 0.03), plain("#35506b")) for i in range(6)]
    return group(
        [
            lathe([(0, 0), (0.27, 0), (0.27, 0.05), (0.2, 0.09), (0, 0.1)], material=wood("#8a5733"), steps=2),
            cylinder(0.025, 0.62, (0, 0, 0.08), metal(BRASS), 0.005),
            group(body, (0, 0, 0.78), (30, -14, 22), 1.05),
        ],
        at,
    )


def trav_suitcase():
    room(LOOK, "#7fb3ad", "#dcbd8a")
    camera((0.1, -9, 1.7), (0, 0, 1.5), 49)
    palm(LOOK, (-1.5, 2.6, 2.9), 13, 2.3, 0.17, 165, 5, 20)
    case, strap = clay(LEATHER, 0.5), clay("#5d331b", 0.5)
    big = [box((2.3, 0.8, 1.6), (0, 0, 0.06), case, 0.12), box((2.32, 0.82, 0.03), (0, 0, 0.86), strap, 0.01)]
    for x in (-0.65, 0.65):
        big += [box((0.16, 0.83, 1.62), (x, 0, 0.05), strap, 0.03), box((0.22, 0.06, 0.16), (x, -0.41, 1.05), metal(BRASS), 0.02)]
    big.append(tube([(-0.32, 0, 1.64), (-0.28, 0, 1.82), (0, 0, 1.88), (0.28, 0, 1.82), (0.32, 0, 1.64)], 0.05, strap))
    for x in (-1.0, 1.0):
        big += [ball(0.12, (x, y, 0), strap, (1, 1, 0.5)) for y in (-0.25, 0.25)]
    group(big, (1.25, 0.5, 0), (0, 0, -10))
    hat = [
        lathe([(0, 0.46), (0.3, 0.48), (0.42, 0.4), (0.46, 0.08), (0.8, 0.02), (0.82, 0.0), (0.78, -0.01), (0.44, 0.02), (0.36, 0.34), (0, 0.4)], material=fabric(STRAW)),
        lathe([(0.44, 0.1), (0.475, 0.1), (0.465, 0.22), (0.43, 0.22)], material=fabric(CORAL), steps=1),
    ]
    group(hat, (0.75, 0.5, 1.68), (6, -12, 0))
    box((1.0, 0.6, 0.75), (-0.75, 0.05, 0), clay(CORAL, 0.5), 0.1, (0, 0, 14))
    tube([(-1.0, 0.0, 0.74), (-0.95, 0.02, 0.95), (-0.55, 0.12, 0.95), (-0.5, 0.1, 0.74)], 0.035, strap)
    _plane((-2.05, -0.1, 0))
    sheet((0.95, 0.6), lambda x, y: 0.02 + 0.02 * abs(sin(6.6 * x)), (0.35, -0.95, 0), plain(WHITE), (0, 0, -12), 0.01)


def trav_bell():
    room(LOOK, "#4f8a8c", "#b07a4c")
    camera((-0.4, -7, 2.1), (0.05, 0, 1.0), 55)
    window(LOOK, (0.1, 0.4, 0.9), 4.2, 4.2, 2, 2, 0.12, 8)
    brass = metal(BRASS, 0.18)
    lathe([(0, 0), (0.95, 0), (0.95, 0.12), (0.88, 0.16), (0, 0.16)], (-0.3, 0.2, 0), clay("#22201d", 0.4), steps=3)
    lathe([(0.8, 0.24), (0.84, 0.26), (0.78, 0.5), (0.55, 0.82), (0.2, 0.98), (0, 1.0)], (-0.3, 0.2, 0), brass)
    cylinder(0.06, 0.2, (-0.3, 0.2, 0.98), brass)
    ball(0.12, (-0.3, 0.2, 1.12), brass, (1, 1, 0.6))
    key = [plate([disc(0.3), disc(0.19)], 0.08, (0, 0, 0), brass, 0.02), cylinder(0.055, 0.9, (0.28, 0, 0), brass, 0.01, (0, 90, 0)), box((0.1, 0.24, 0.07), (1.05, -0.12, -0.035), brass, 0.01), box((0.08, 0.18, 0.07), (0.88, -0.1, -0.035), brass, 0.01)]
    group(key, (0.55, -0.95, 0.05), (0, 0, 18))
    plate([rectangle(1.0, 0.5, (0, 0), 0.24), disc(0.06, (0.36, 0))], 0.08, (-0.35, -1.15, 0.05), clay(CORAL, 0.5), 0.02, (0, 0, 14))
    tube([(0.0, -1.05, 0.1), (0.15, -1.0, 0.12), (0.32, -1.0, 0.08)], 0.02, brass)
    vessel([(0.22, 0), (0.3, 0.2), (0.22, 0.6), (0.12, 0.8), (0.14, 0.9)], (1.3, 0.7, 0), glaze(WHITE))
    for i, lean in enumerate(((0.45, 0), (-0.3, 0.1), (0.1, 0.05))):
        sprig(1.1 - 0.1 * i, (1.3, 0.7, 0.8), clay("#6f8f5a"), clay("#5d4a33"), lean, 8, 0.32)


def trav_parasol():
    room(LOOK, "#8fc4c0", "#ecd3a0")
    camera((0.3, -8.6, 2.3), (0.05, 0, 1.3), 60)
    box((30, 2.0, 0.04), (0, 1.7, 0), glaze(SEA), 0.0)
    box((30, 0.12, 0.05), (0, 0.7, 0), clay(WHITE), 0.02)
    pole = [cylinder(0.04, 2.7, (0, 0, 0), clay(WHITE))]
    wedges = 12
    for i in range(wedges):
        a, b = 2 * pi * i / wedges, 2 * pi * (i + 1) / wedges
        colour = clay(CORAL if i % 2 else WHITE, 0.7)
        strip = [[(0, 0, 2.72), (1.45 * cos(t), 1.45 * sin(t), 2.2)] for t in (a, (a + b) / 2, b)]
        pole.append(_wedge(strip, colour))
    pole.append(ball(0.06, (0, 0, 2.7), clay(WHITE)))
    group(pole, (0.55, 0.2, 0), (6, -12, 0))
    rail, cloth = wood("#c08a52", "z"), fabric(SEA)
    chair = []
    for x in (-0.42, 0.42):
        chair += [tube([(x, -0.7, 0.02), (x, 0.75, 1.25)], 0.04, rail, steps=1), tube([(x, 0.5, 0.02), (x, -0.55, 0.55)], 0.04, rail, steps=1)]
    chair.append(sheet((0.8, 1.75), lambda x, y: 0.62 + 0.68 * y - 0.26 * (1 - (y / 0.87) ** 2), (0, 0.05, 0), cloth, (0, 0, 0), 0.03))
    group(chair, (-0.65, -0.35, 0), (0, 0, 40), 1.05)
    ball(0.32, (1.45, -0.8, 0), clay("#f0c63f"))
    ring(0.315, 0.03, (1.45, -0.8, 0.32), clay(WHITE), (24, 32, 0))
    sand = clay("#e2c48e")
    cone(0.34, 0.27, 0.34, (-1.45, -1.0, 0), sand, 0.03)
    for i in range(6):
        box((0.11, 0.11, 0.12), (-1.45 + 0.2 * cos(pi * i / 3), -1.0 + 0.2 * sin(pi * i / 3), 0.33), sand, 0.02, (0, 0, 60 * i))
    cylinder(0.012, 0.4, (-1.45, -1.0, 0.34), clay(WHITE), 0.002)
    plate([[(0, 0), (0.24, 0.08), (0, 0.17)]], 0.015, (-1.44, -1.0, 0.56), clay(CORAL), 0.004, (90, 0, 0))


def _wedge(rows, material):
    """One cloth segment of a parasol between two ribs, slightly sagging in the middle."""
    import bmesh

    from studio.shapes import _solid

    mesh = bmesh.new()
    top = mesh.verts.new(rows[0][0])
    rim = [mesh.verts.new((x, y, z - (0.06 if i == 1 else 0))) for i, (_, (x, y, z)) in enumerate(rows)]
    mesh.faces.new((top, rim[0], rim[1]))
    mesh.faces.new((top, rim[1], rim[2]))
    piece = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    body = piece.modifiers.new("body", "SOLIDIFY")
    body.thickness = 0.03
    return piece
