"""Round pieces a body is made of: beads at a centre, and limbs that taper through joints."""

import bmesh
from mathutils import Vector

from ..shapes.shapes import _solid, smoothed, tube


def bead(radius, centre, material=None, squash=(1, 1, 1), rot=(0, 0, 0)):
    """A ball by its centre, as fine as its size needs: heads of curls have hundreds."""
    mesh = bmesh.new()
    around = 16 if radius < 0.06 else 24 if radius < 0.2 else 36
    bmesh.ops.create_uvsphere(mesh, u_segments=around, v_segments=around * 5 // 8, radius=radius)
    for vertex in mesh.verts:
        vertex.co = [c * k for c, k in zip(vertex.co, squash)]
    thing = _solid(mesh, centre, rot, material)
    thing.data.use_auto_smooth = False
    return thing


def limb(points, radii, material=None, steps=6):
    """A tapering cord with round ends."""
    thing = tube(points, 1, material, steps=steps)
    thing.data.bevel_resolution = 2
    line = smoothed([(*p, r) for p, r in zip(points, radii)], steps)
    for knot, (*_, radius) in zip(thing.data.splines[0].points, line):
        knot.radius = radius
    return [thing, bead(radii[0], points[0], material), bead(radii[-1], points[-1], material)]


def joint(root, tip, upper, lower, bend):
    """Where the elbow or knee goes: on the side of `bend`; a reach too far is a straight limb."""
    root, tip = Vector(root), Vector(tip)
    way = tip - root
    reach = min(way.length, (upper + lower) * 0.999)
    along = (upper**2 - lower**2 + reach**2) / (2 * reach)
    aside = max(upper**2 - along**2, 0) ** 0.5
    way.normalize()
    side = Vector(bend) - way * Vector(bend).dot(way)
    return root + way * along + side.normalized() * aside
