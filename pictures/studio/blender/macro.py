"""What close-ups are made of many times over: heaps that have fallen, ropes, cloth with real threads, drops."""

from math import cos, pi, radians, sin
from random import Random

import bmesh
import bpy
from mathutils import Matrix, Vector

from .shapes.materials import _mottle, _principled, glass, rgb
from .shapes.melt import _pieces, baked
from .shapes.shapes import _place, _solid, smoothed


def one(parts, material=None):
    """Several solids as one mesh, which keeps the material of each; the origin is where they were made."""
    pieces = [piece for part in parts for piece in _pieces(part)]
    mesh, materials = bmesh.new(), []
    for data in baked(pieces):
        start, offset = len(mesh.faces), len(materials)
        materials += list(data.materials)
        mesh.from_mesh(data)
        mesh.faces.ensure_lookup_table()
        for face in mesh.faces[start:]:
            face.material_index += offset
        bpy.data.meshes.remove(data)
    bpy.data.batch_remove(pieces)
    body = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    for each in [] if material else materials:
        body.data.materials.append(each)
    return body


def again(thing, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """The same mesh at another place, which costs next to nothing."""
    copy = thing.copy()
    bpy.context.scene.collection.objects.link(copy)
    copy.location, copy.scale = at, (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    copy.rotation_euler = [radians(angle) for angle in rot]
    return copy


def away(*things):
    """Models that have been copied are not in the picture themselves."""
    for thing in things:
        bpy.data.objects.remove(thing)


def heap(models, count, area, height, around=(), seed=0, frames=110, spin=180, shape="CONVEX_HULL"):
    """Drops copies of the models over a centred area of (width, depth); `around` are the things they fall on or against."""
    scene, chance = bpy.context.scene, Random(seed)
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.point_cache.frame_end = frames

    def body(thing, kind, form):
        bpy.context.view_layer.objects.active = thing
        bpy.ops.rigidbody.object_add()
        thing.rigid_body.type, thing.rigid_body.collision_shape = kind, form
        thing.rigid_body.friction, thing.rigid_body.restitution = 0.7, 0.05
        thing.rigid_body.collision_margin = 0.005

    for thing in around:
        body(thing, "PASSIVE", "MESH")
    fallen = []
    for i in range(count):
        at = (chance.uniform(-0.5, 0.5) * area[0], chance.uniform(-0.5, 0.5) * area[1], height * (0.3 + 0.7 * i / count) + 0.2)
        thing = again(models[i % len(models)], at, [chance.uniform(-spin, spin) for _ in range(3)])
        body(thing, "ACTIVE", shape)
        fallen.append(thing)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    lying = [thing.matrix_world.copy() for thing in fallen]
    bpy.ops.rigidbody.world_remove()
    for thing, matrix in zip(fallen, lying):
        thing.matrix_world = matrix
    scene.frame_set(1)
    away(*models)
    return fallen


def cords(lines, radius, material, thick=3):
    """Many round threads as one curve."""
    data = bpy.data.curves.new("cords", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, thick
    data.use_fill_caps = True
    for line in lines:
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, co in zip(spline.points, line):
            point.co = (*co, 1)
    return _place(bpy.data.objects.new("cords", data), (0, 0, 0), (0, 0, 0), material)


def rope(points, radius, material, strands=3, lay=4.0, fibres=0, steps=24):
    """Strands twisted about a line; each of them, with `fibres`, twisted from threads itself."""
    line = [Vector(p) for p in smoothed([tuple(p) for p in points], steps)]
    length, lines, normal = 0.0, [[] for _ in range(strands * max(1, fibres))], None
    for i, here in enumerate(line):
        way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        normal = way.orthogonal().normalized() if normal is None else (normal - way * normal.dot(way)).normalized()
        other = way.cross(normal)
        length += (here - line[i - 1]).length if i else 0
        for s in range(strands):
            a = 2 * pi * s / strands + length * 2 * pi / (lay * radius)
            out = normal * cos(a) + other * sin(a)
            centre = here + out * radius * 0.53
            if not fibres:
                lines[s].append(tuple(centre))
            for f in range(fibres):
                b = 2 * pi * f / fibres - length * 2 * pi / (lay * radius * 0.8)
                ring = out * cos(b) + way.cross(out) * sin(b)
                lines[s * fibres + f].append(tuple(centre + ring * radius * 0.36))
    return cords(lines, radius * (0.2 if fibres else 0.5), material)


def woven(size, height, threads, warp, weft, twill=2, lift=0.5, gap=0.98):
    """Cloth of real threads over height(x, y): each passes over and under `twill` others; 1 is plain weave."""
    (w, d), (across, along) = size, threads
    pitch, chance = w / across, Random(4)
    radius = pitch * gap / 2

    def over(i, j):
        block = (i // 12) % 2
        return 1 if ((i + j) if block else (i - j)) % (2 * twill) < twill else -1

    def thread(fixed, count, upright):
        line, wild = [], [chance.uniform(-0.08, 0.08) for _ in range(4)]
        for k in range(count * 3 + 1):
            j = k / 3
            low, high, t = int(j), min(int(j) + 1, count - 1), j - int(j)
            where = [over(fixed, m) if upright else -over(m, fixed) for m in (min(low, count - 1), high)]
            z = where[0] + (where[1] - where[0]) * (0.5 - 0.5 * cos(pi * t))
            u = (j + 0.5) / count - 0.5
            stray = pitch * (wild[0] * sin(9 * u) + wild[1] * sin(31 * u))
            x, y = ((fixed + 0.5) * pitch - w / 2 + stray, u * d) if upright else (u * w, (fixed + 0.5) * d / along - d / 2 + stray)
            line.append((x, y, height(x, y) + z * radius * lift))
        return line

    cords([thread(i, along, True) for i in range(across)], radius, warp, 2)
    cords([thread(j, across, False) for j in range(along)], radius, weft, 2)


def drops(count, area, at, material, sizes=(0.02, 0.14), seed=1, height=None, flat=0.55):
    """Water that stands in beads, large ones apart from each other."""
    chance, placed = Random(seed), []
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=28, v_segments=18, radius=1)
    bead = _solid(mesh, (0, 0, 0), (0, 0, 0), material)
    for _ in range(count):
        r = sizes[0] + (sizes[1] - sizes[0]) * chance.random() ** 3.2
        x, y = chance.uniform(-0.5, 0.5) * area[0], chance.uniform(-0.5, 0.5) * area[1]
        if any((x - u) ** 2 + (y - v) ** 2 < (r + q) ** 2 * 1.1 for u, v, q in placed):
            continue
        placed.append((x, y, r))
        z = height(at[0] + x, at[1] + y) if height else at[2]
        again(bead, (at[0] + x, at[1] + y, z), (0, 0, chance.uniform(0, 360)), (r * chance.uniform(0.85, 1.2), r, r * flat))
    away(bead)


def wet(colour="#f2f6f8"):
    """Clear water: light goes straight through, as few bounces allow, and the edge mirrors."""
    return glass(colour, 0.45)


def letters(text, size, at=(0, 0, 0), material=None, rot=(0, 0, 0), depth=0.01, align="CENTER"):
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.align_y = text, size, depth, align, "CENTER"
    return _place(bpy.data.objects.new("letters", data), at, rot, material)


def fade(colours, axis="X", low=-1.0, high=1.0, roughness=0.5, **inputs):
    """Colours that follow each other along one axis of the thing itself."""
    material = _principled(colours[0], roughness, **inputs)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split, span, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = low, high
    while len(ramp.color_ramp.elements) < len(colours):
        ramp.color_ramp.elements.new(0.5)
    for i, (element, colour) in enumerate(zip(ramp.color_ramp.elements, colours)):
        element.position, element.color = i / (len(colours) - 1), (*rgb(colour), 1)
    links.new(place.outputs["Object"], split.inputs[0])
    links.new(split.outputs[axis], span.inputs["Value"])
    links.new(span.outputs["Result"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], material.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def grain(dark, light, along="x", roughness=0.5, rings=5.0, coat=0.0):
    """Timber from close by: rings, fibres and pores at two scales."""
    stretch = {"x": (0.12, 1.6, 1.6), "y": (1.6, 0.12, 1.6), "z": (1.6, 1.6, 0.12)}[along]
    material = _mottle(_principled(light, roughness, Clearcoat=coat, Clearcoat_Roughness=0.15), dark, light, rings, stretch)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = next(node for node in nodes if node.type == "TEX_NOISE")
    noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 8, 0.7
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.02
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def spread(thing, places):
    """Copies at (at, rot, scale) each; the thing itself goes away."""
    for at, rot, scale in places:
        again(thing, at, rot, scale)
    away(thing)


def leaf_of(length, width, thick, material, tip=0.35):
    """A fleshy leaf along x from its foot at the origin, pointed at its end."""
    mesh, rows, n = bmesh.new(), [], 22
    for i in range(n + 1):
        t = i / n
        w = width * 0.5 * max(0.02, (sin(pi * min(1, t ** 0.8 * 0.94 + 0.06))) ** (0.6 if t < 0.7 else 0.8)) * (1 - 0.25 * (1 - t))
        h = thick * max(0.03, (1 - t ** 3)) * 0.5
        bend = 0.18 * length * t * t
        rows.append([mesh.verts.new((length * t, w * cos(2 * pi * k / 16), bend + h * sin(2 * pi * k / 16) * (0.5 if sin(2 * pi * k / 16) > 0 else 1.2))) for k in range(16)])
    for low, high in zip(rows, rows[1:]):
        for k in range(16):
            mesh.faces.new((low[k], low[(k + 1) % 16], high[(k + 1) % 16], high[k]))
    mesh.faces.new(rows[-1])
    mesh.faces.new(list(reversed(rows[0])))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return _solid(mesh, (0, 0, 0), (0, 0, 0), material)


__all__ = ["Matrix", "again", "away", "cords", "drops", "fade", "grain", "heap", "leaf_of", "letters", "one", "rope", "spread", "wet", "woven"]
