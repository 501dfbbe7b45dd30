"""The line's buses."""

from scenes.cars_and_transportation import LOOK
from blender import *


def cars_close_minibuses():
    """Three of the nine before a school, eight in the morning."""
    morning(LOOK, azimuth=-56, elevation=24)
    ground("#8d8a86")
    camera((-11.5, -9.5, 2.2), (-0.6, 2.2, 1.5), 40)
    pavement(3.4, 5.4)
    house((-3.4, 9.4, 0), (8.6, 6, 5.2), "#b8644a", windows=((-0.36, -0.12, 0.12, 0.36), (-0.36, -0.12, 0.12, 0.36)), entry=0.0)
    house((6.2, 9.4, 0), (8.6, 6, 4.6), "#d9b98a", windows=((-0.36, -0.12, 0.12, 0.36), (-0.36, -0.12, 0.12, 0.36)), entry=0.3)
    for x, colour, stripe in ((-2.6, "#e9b23a", "#2f4a6b"), (3.6, "#f2ede2", "#c8512f"), (9.6, "#e9b23a", "#2f4a6b")):
        van("minibus", (x, 1.9, 0), 180, colour, stripe)
    for x in (-8, -4, 0, 4, 8):
        box((2.2, 0.12, 0.01), (x, -1.6, 0), plain("#f3ead8"), 0)
    broadleaf_at = ((-8.6, 5.0), (11.5, 5.2))
    for x, y in broadleaf_at:
        broadleaf(4.2, (x, y, 0))
    lamp_post((0.6, 4.0, 0))
