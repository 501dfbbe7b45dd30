"""Cars in metres, drawn from the side: nose to +x, wheels on z = 0."""

from .hulls import arc, hull
from ..shapes.materials import clay, glaze, metal, plain
from ..shapes.shapes import ball, box, group, smoothed, tube
from .wheels import wheel

# kind → top line of the body, cabin (belt to belt over the roof), axles, wheel radius, half width
SHAPES = {
    "saloon": (
        [(-2.2, 0.42), (-2.27, 0.7), (-2.18, 0.94), (-1.5, 1.0), (0.7, 0.98), (1.5, 0.9), (2.1, 0.76), (2.27, 0.55), (2.22, 0.36)],
        [(-1.62, 0.93), (-1.0, 1.4), (-0.7, 1.47), (0.1, 1.47), (0.4, 1.4), (1.15, 0.93)],
        (-1.38, 1.4), 0.34, 0.87,
    ),
    "estate": (
        [(-2.3, 0.42), (-2.36, 0.75), (-2.3, 0.98), (-1.5, 1.02), (0.8, 0.99), (1.55, 0.91), (2.15, 0.77), (2.33, 0.56), (2.28, 0.36)],
        [(-2.28, 0.95), (-2.02, 1.42), (-1.8, 1.5), (0.15, 1.5), (0.45, 1.42), (1.22, 0.95)],
        (-1.42, 1.44), 0.35, 0.88,
    ),
    "hatchback": (
        [(-1.9, 0.42), (-1.98, 0.75), (-1.9, 0.98), (-1.2, 1.03), (0.75, 1.0), (1.4, 0.92), (1.9, 0.78), (2.06, 0.56), (2.0, 0.36)],
        [(-1.86, 0.96), (-1.45, 1.45), (-1.2, 1.53), (0.1, 1.52), (0.42, 1.44), (1.2, 0.96)],
        (-1.25, 1.3), 0.34, 0.88,
    ),
    "small": (
        [(-1.55, 0.42), (-1.64, 0.75), (-1.58, 0.98), (-1.0, 1.02), (0.75, 1.0), (1.25, 0.93), (1.58, 0.8), (1.7, 0.58), (1.64, 0.36)],
        [(-1.55, 0.96), (-1.28, 1.45), (-1.05, 1.54), (0.05, 1.54), (0.4, 1.46), (1.05, 0.96)],
        (-1.05, 1.08), 0.3, 0.8,
    ),
}


def body(top, axles, arch, half, paint, sill=0.24, bevel=0.07, taper=0.03):
    """The lower body: a soft top line, a straight sill, an arch over each wheel."""
    rear, front = axles
    under = [(top[-1][0] - 0.06, sill), *arc((front, arch - 0.06), arch, -10, 190), *arc((rear, arch - 0.06), arch, -10, 190), (top[0][0] + 0.06, sill)]
    return hull([*smoothed(top, 4), *under], half, paint, bevel, taper=taper)


def _pillars(cabin, half, lean, paint, belt):
    """Painted posts over the glass, and a roof."""
    low, high = cabin[0][1], max(z for _, z in cabin)
    parts = []
    flat = [p for p in cabin if p[1] > high - 0.12]
    roof = [*flat, (flat[-1][0] - 0.06, high - 0.1), (flat[0][0] + 0.06, high - 0.1)]
    parts.append(hull(roof, half - lean * (high - low) + 0.05, paint, 0.04, (0, 0, 0.015), taper=0.2))
    posts = [(cabin[0], cabin[2]), (cabin[-1], cabin[-3])]
    middle = (cabin[0][0] + cabin[-1][0]) / 2 + 0.05
    posts.append(((middle, low), (middle - 0.06, high)))
    for side in (-1, 1):
        for (x0, z0), (x1, z1) in posts:
            parts.append(tube([(x0, side * (half - 0.035), z0), (x1, side * (half - 0.02 - lean * (z1 - low)), z1 - 0.04)], 0.042, paint, steps=1))
    return parts


def car(kind, at, turn, colour, rim="#dcdad3", scale=1.0, trim="#34373c", plate_="#f2efe6"):
    top, cabin, axles, radius, half = SHAPES[kind]
    paint, dark, glassy = glaze(colour), plain(trim, 0.6), glaze("#22323c")
    rear, nose = top[1][0], top[-2][0]
    upper, lean = half - 0.09, 0.3
    parts = [
        body(top, axles, radius + 0.07, half, paint),
        box((nose - rear - 0.5, 2 * half - 0.5, 0.5), ((nose + rear) / 2, 0, 0.26), plain("#17191c"), 0),
        hull(cabin, upper, glassy, 0.05, taper=lean),
        *_pillars(cabin, upper, lean, paint, cabin[0][1]),
        box((0.1, 2 * half - 0.2, 0.17), (nose - 0.035, 0, 0.33), dark, 0.05),
        box((0.1, 2 * half - 0.2, 0.17), (rear + 0.035, 0, 0.33), dark, 0.05),
        box((0.02, 0.5, 0.11), (nose + 0.02, 0, 0.42), plain(plate_, 0.6), 0.006),
        box((0.02, 0.5, 0.11), (rear - 0.02, 0, 0.5), plain("#f0cf57", 0.6), 0.006),
        box((0.03, 0.6, 0.09), (nose - 0.03, 0, 0.62), dark, 0.03),
    ]
    for side in (-1, 1):
        y = side * half
        parts.append(ball(0.13, (nose - 0.12, side * (half - 0.24), 0.58), plain("#f6f0df", 0.2), (0.75, 1.25, 0.72)))
        parts.append(box((0.06, 0.24, 0.16), (rear + 0.035, side * (half - 0.22), 0.66), plain("#b3271f", 0.3), 0.025))
        for x in (cabin[0][0] * 0.55 if kind != "small" else -9, (cabin[0][0] + cabin[-1][0]) / 2 + 0.05, cabin[-1][0] - 0.14):
            if x > -5:
                parts.append(box((0.012, 0.012, 0.56), (x, y - side * 0.015, 0.36), dark, 0))
        for x in ((cabin[0][0] + cabin[-1][0]) / 2 + 0.2, cabin[0][0] * 0.55 + 0.14)[: 1 if kind == "small" else 2]:
            parts.append(box((0.17, 0.03, 0.035), (x, y + side * 0.006, 0.82), metal("#c9c9c4", 0.35), 0.012))
        parts.append(ball(0.09, (cabin[-1][0] - 0.3, side * (half + 0.07), 0.98), paint, (0.7, 1.1, 0.8)))
        for x in axles:
            parts.append(wheel((x, side * (half - 0.12), 0), radius, 0.22, rim, 5, side))
    return group(parts, at, (0, 0, turn), scale)
