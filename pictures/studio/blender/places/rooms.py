"""Whole rooms in metres. The floor is z = 0, the far wall stands at y = 0, the camera at y < 0."""

from dataclasses import replace

from .hours import heaven, relight, screen
from ..shapes.materials import clay, plaster, wood
from ..shapes.outlines import rectangle
from ..shapes.shapes import box, group, plate

PAST = 2.6  # so far the side walls go on past the camera, whose near ends would be seen otherwise


def opening_in(side, along, sill, width, height):
    """Where a window or door is: on the `left`, `right` or `far` wall, `along` from its middle."""
    return {"side": side, "along": along, "sill": sill, "width": width, "height": height}


def chamber(size, wall, floor, openings=(), trim="#f1e9da", skirting=True, along="x", sides=("left", "right")):
    """A room with real holes where the windows are; the wall behind the camera is not there."""
    w, d, h = size
    paint, white = plaster(wall), clay(trim)
    holes = {"left": [], "right": [], "far": []}
    for o in openings:
        holes[o["side"]].append(o if o["side"] == "far" else {**o, "along": o["along"] + PAST / 2})
    box((w + 0.6, d + 4, 0.3), (0, -d / 2 - 1.4, -0.3), wood(floor, along) if isinstance(floor, str) else floor, 0)
    middle = -d / 2 - PAST / 2
    places = {"far": (w, (0, 0.1, h / 2), (90, 0, 0)), "left": (d + 0.4 + PAST, (-w / 2 - 0.1, middle, h / 2), (90, 0, 90)), "right": (d + 0.4 + PAST, (w / 2 + 0.1, middle, h / 2), (90, 0, 90))}
    for side in ("far", *sides):
        length, at, rot = places[side]
        cuts = [rectangle(o["width"], o["height"], (o["along"], o["sill"] + o["height"] / 2 - h / 2)) for o in holes[side]]
        plate([rectangle(length, h), *cuts], 0.2, at, paint, 0, rot)
        for o in holes[side]:
            if o["sill"] > 0.1:
                _frame(o, at, rot, white, h)
    if skirting:
        box((w, 0.04, 0.14), (0, -0.02, 0), white, 0.01)
        for side in sides:
            x = -w / 2 + 0.02 if side == "left" else w / 2 - 0.02
            box((0.04, d + PAST, 0.14), (x, middle, 0), white, 0.01)
    screen((w + 0.5, d + 6, 0.1), (0, -d / 2 - 1, h + 0.02))  # no eaves: they would keep the sun out of the windows
    for x in (-1, 1):
        if ("left", "right")[x > 0] not in sides:
            screen((0.1, d + 6, h), (x * (w / 2 + 0.6), -d / 2 - 1, 0))
    screen((w + 8, 0.1, h), (0, -d - 3, 0))


def ceiling(size, colour="#f4efe4"):
    """What the camera sees above the walls; the chamber's own screen there is invisible."""
    w, d, h = size
    box((w + 0.4, d + 6, 0.06), (0, -d / 2 - 1, h - 0.04), plaster(colour), 0)


def _frame(o, at, rot, white, h, bar=0.05):
    """Casing, one transom, one mullion and a sill."""
    w, t, z = o["width"], o["height"], o["sill"] + o["height"] / 2 - h / 2
    x = o["along"]
    parts = [
        plate([rectangle(w + 0.16, t + 0.16, (x, z)), rectangle(w - 0.06, t - 0.06, (x, z))], 0.24, (0, 0, 0), white, 0.01),
        plate([rectangle(bar, t, (x, z))], 0.08, (0, 0, 0), white, 0.005),
        plate([rectangle(w, bar, (x, z + t * 0.12))], 0.08, (0, 0, 0), white, 0.005),
        plate([rectangle(w + 0.3, 0.06, (x, z - t / 2 - 0.06))], 0.42, (0, 0, 0), white, 0.01),
    ]
    return group(parts, at, rot)


def indoors(look, azimuth=-88, elevation=26, power=9, exposure=0.75, ambient=0.9, sun=None, horizon="#eaf0f2", zenith="#b7d0e6"):
    """Sun through the side window, the sky's light in the whole room."""
    look = relight(replace(look, azimuth=azimuth, elevation=elevation, power=power, exposure=exposure + 0.2, sun=sun or look.sun, softness=1.2))
    heaven(horizon, zenith, ambient)
    return look
