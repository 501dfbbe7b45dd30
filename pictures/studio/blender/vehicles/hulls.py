"""Soft prisms for bodies that are drawn from the side: cars, boats, pans."""

from math import cos, hypot, pi, sin

import bmesh
from mathutils.geometry import tessellate_polygon

from ..shapes.shapes import _solid


def _inset(outline, distance):
    """Every corner moved inwards; the outline runs anticlockwise."""
    n, moved = len(outline), []
    for i in range(n):
        (ax, ay), (bx, by), (cx, cy) = outline[i - 1], outline[i], outline[(i + 1) % n]
        ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
        lu, lv = hypot(ux, uy) or 1, hypot(vx, vy) or 1
        nx, ny = -uy / lu - vy / lv, ux / lu + vx / lv
        length = hypot(nx, ny) or 1
        reach = distance / max(length / 2, 0.4)
        moved.append((bx + nx / length * reach, by + ny / length * reach))
    return moved


def _anticlockwise(outline):
    return outline if _area(outline) > 0 else outline[::-1]


def _area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def _cuts(outline, bevel):
    """Triangles for a side. Inset, tight corners may cross: then those of the whole outline are the better ones."""
    inner = _inset(outline, bevel)
    for line in (inner, outline):
        cuts = tessellate_polygon([[(x, z, 0) for x, z in line]])
        covered = sum(abs(_area([inner[i] for i in cut])) for cut in cuts)
        if covered < abs(_area(inner)) * 1.0005:
            break
    return cuts


def hull(outline, half, material, bevel=0.08, at=(0, 0, 0), rot=(0, 0, 0), taper=0.0, steps=4):
    """An (x, z) outline, `half` wide to each side of y = 0, with round edges.

    `taper` takes that much off the half width for each unit of height.
    """
    outline = _anticlockwise(list(outline))
    low = min(z for _, z in outline)
    mesh = bmesh.new()
    rings = []
    for side in (-1, 1):
        profile = [(bevel * (1 - sin(pi / 2 * k / steps)), half - bevel * (1 - cos(pi / 2 * k / steps))) for k in range(steps + 1)]
        for inset, y in profile if side < 0 else profile[::-1]:
            line = _inset(outline, inset) if inset > 1e-6 else outline
            rings.append([mesh.verts.new((x, side * (y - taper * (z - low)), z)) for x, z in line])
    # From the near face outwards to the widest ring, across, and in again on the far side.
    n = len(outline)
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            k = (i + 1) % n
            mesh.faces.new((a[i], a[k], b[k], b[i]))
    cuts = _cuts(outline, bevel)
    for line in (rings[0], rings[-1]):
        for a, b, c in cuts:
            mesh.faces.new((line[a], line[b], line[c]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    thing = _solid(mesh, at, rot, material)
    for face in list(thing.data.polygons)[-2 * len(cuts) :]:
        face.use_smooth = False  # a large flat side shaded smoothly shows every corner of its edge
    return thing


def arc(centre, radius, start, end, steps=14):
    """Points on a circle, in degrees; for wheel arches."""
    x, z = centre
    angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
    return [(x + radius * cos(a), z + radius * sin(a)) for a in angles]
