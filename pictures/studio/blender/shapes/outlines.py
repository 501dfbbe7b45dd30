"""Flat outlines for `plate`: lists of (x, y)."""

from math import cos, pi, sin


def disc(radius, at=(0, 0), sides=64):
    return [(at[0] + radius * cos(2 * pi * i / sides), at[1] + radius * sin(2 * pi * i / sides)) for i in range(sides)]


def rectangle(width, height, at=(0, 0), corner=0.0):
    """Centred on `at`, with rounded corners if asked."""
    x, y = width / 2 - corner, height / 2 - corner
    if not corner:
        return [(at[0] + u * x, at[1] + v * y) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    points = []
    for turn, (u, v) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(9):
            a = pi / 2 * (turn + step / 8)
            points.append((at[0] + u * x + corner * cos(a), at[1] + v * y + corner * sin(a)))
    return points


def archway(width, height, at=(0, 0)):
    """A door with a round head; `at` is the middle of its threshold."""
    r = width / 2
    head = [(at[0] + r * cos(pi * i / 32), at[1] + height - r + r * sin(pi * i / 32)) for i in range(33)]
    return [(at[0] - r, at[1]), (at[0] + r, at[1]), *head]


def star(outer, inner, points, at=(0, 0)):
    ring = []
    for i in range(points * 2):
        r = inner if i % 2 else outer
        a = pi * i / points + pi / 2
        ring.append((at[0] + r * cos(a), at[1] + r * sin(a)))
    return ring


def cog(outer, root, teeth):
    line = []
    for i in range(teeth):
        for share, r in ((0.0, root), (0.22, root), (0.32, outer), (0.62, outer), (0.72, root)):
            a = 2 * pi * (i + share) / teeth
            line.append((r * cos(a), r * sin(a)))
    return line


def leaf(length, width, at=(0, 0)):
    right = [(width / 2 * sin(pi * (i / 24) ** 0.8), length * i / 24) for i in range(25)]
    left = [(-x, y) for x, y in reversed(right[1:-1])]
    return [(at[0] + x, at[1] + y) for x, y in [*right, *left]]


def heart(size):
    curve = []
    for i in range(60):
        t = 2 * pi * i / 60
        x = 16 * sin(t) ** 3
        y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
        curve.append((x * size / 34, y * size / 34))
    return curve


def curved(points, steps=8):
    """A closed soft line through a handful of points."""
    n = len(points)
    line = []
    for i in range(n):
        p0, p1, p2, p3 = (points[(i + k - 1) % n] for k in range(4))
        for s in range(steps):
            t = s / steps
            line.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return line
