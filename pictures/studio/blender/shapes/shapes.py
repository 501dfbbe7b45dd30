"""Solids. Each stands on its own base at `at`, turned by `rot` (degrees), with softened edges."""

from math import cos, pi, radians, sin

import bmesh
import bpy


def _place(thing, at, rot, material):
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [radians(angle) for angle in rot]
    if material is not None:
        thing.data.materials.append(material)
    return thing


def _solid(mesh, at, rot, material, bevel=0.0, smooth=True):
    data = bpy.data.meshes.new("solid")
    mesh.normal_update()
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = smooth
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(38)
    thing = _place(bpy.data.objects.new("solid", data), at, rot, material)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", radians(40)
    return thing


def box(size, at=(0, 0, 0), material=None, bevel=0.025, rot=(0, 0, 0)):
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for vertex in mesh.verts:
        vertex.co = (vertex.co.x * size[0], vertex.co.y * size[1], (vertex.co.z + 0.5) * size[2])
    return _solid(mesh, at, rot, material, min(bevel, 0.45 * min(size)))


def cone(low, high, height, at=(0, 0, 0), material=None, bevel=0.02, rot=(0, 0, 0), sides=64):
    mesh = bmesh.new()
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=low, radius2=high, depth=height)
    bmesh.ops.translate(mesh, verts=mesh.verts, vec=(0, 0, height / 2))
    return _solid(mesh, at, rot, material, bevel)


def cylinder(radius, height, at=(0, 0, 0), material=None, bevel=0.02, rot=(0, 0, 0), sides=72):
    return cone(radius, radius, height, at, material, min(bevel, 0.45 * height), rot, sides)


def ball(radius, at=(0, 0, 0), material=None, squash=(1, 1, 1), rot=(0, 0, 0)):
    """`at` is where it touches the ground."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=28, radius=radius)
    for vertex in mesh.verts:
        x, y, z = vertex.co
        vertex.co = (x * squash[0], y * squash[1], z * squash[2])
    centre = (at[0], at[1], at[2] + radius * squash[2])
    return _solid(mesh, centre, rot, material)


def ring(radius, thickness, at=(0, 0, 0), material=None, rot=(0, 0, 0), flat=1.0):
    """A torus around its centre; `flat` below 1 presses its section into a band."""
    mesh = bmesh.new()
    rounds, section = 72, 20
    grid = []
    for i in range(rounds):
        a = 2 * pi * i / rounds
        row = []
        for j in range(section):
            b = 2 * pi * j / section
            r = radius + thickness * cos(b) * flat
            row.append(mesh.verts.new((r * cos(a), r * sin(a), thickness * sin(b))))
        grid.append(row)
    for i in range(rounds):
        for j in range(section):
            k, l = (i + 1) % rounds, (j + 1) % section
            mesh.faces.new((grid[i][j], grid[k][j], grid[k][l], grid[i][l]))
    return _solid(mesh, at, rot, material)


def smoothed(points, steps):
    """Catmull-Rom through the given points, so that a profile is a handful of numbers."""
    if steps < 2:
        return points
    line = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(i - 1, 0)], points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        for s in range(steps):
            t = s / steps
            line.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return [*line, points[-1]]


def lathe(profile, at=(0, 0, 0), material=None, rot=(0, 0, 0), steps=6, sides=80):
    """Turns a profile of (radius, height) points around the upright axis."""
    mesh = bmesh.new()
    rows = []
    for radius, height in smoothed(profile, steps):
        if radius < 1e-4:
            rows.append([mesh.verts.new((0, 0, height))] * sides)
        else:
            angles = [2 * pi * i / sides for i in range(sides)]
            rows.append([mesh.verts.new((radius * cos(a), radius * sin(a), height)) for a in angles])
    for low, high in zip(rows, rows[1:]):
        for i in range(sides):
            k = (i + 1) % sides
            corners = list(dict.fromkeys((low[i], low[k], high[k], high[i])))
            if len(corners) > 2:
                mesh.faces.new(corners)
    return _solid(mesh, at, rot, material)


def plate(outlines, thickness, at=(0, 0, 0), material=None, bevel=0.02, rot=(0, 0, 0)):
    """A flat piece cut from the first outline, the further outlines being holes. Lies in x/y."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    bevel = min(bevel, thickness * 0.45)
    data.extrude, data.bevel_depth, data.bevel_resolution = thickness / 2 - bevel, bevel, 2
    data.offset = -bevel
    for outline in outlines:
        spline = data.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    return _place(bpy.data.objects.new("plate", data), at, rot, material)


def tube(points, radius, material=None, at=(0, 0, 0), rot=(0, 0, 0), closed=False, steps=8):
    """A round cord through the points."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 5
    data.use_fill_caps = True
    line = smoothed([*points, points[0]] if closed else points, steps)
    spline = data.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, co in zip(spline.points, line):
        point.co = (*co, 1)
    return _place(bpy.data.objects.new("tube", data), at, rot, material)


def sheet(size, height, at=(0, 0, 0), material=None, rot=(0, 0, 0), thickness=0.02, cells=60):
    """Cloth or paper: a grid lifted by height(x, y)."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=cells, y_segments=cells, size=0.5)
    for vertex in mesh.verts:
        x, y = vertex.co.x * size[0], vertex.co.y * size[1]
        vertex.co = (x, y, height(x, y))
    thing = _solid(mesh, at, rot, material)
    solid = thing.modifiers.new("body", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    return thing


_families = iter(range(10**9))


def blob(lumps, at=(0, 0, 0), material=None, rot=(0, 0, 0), resolution=0.06):
    """Soft bodies that flow together: (x, y, z, radius) each, optionally stretched (sx, sy, sz)."""
    # Metaballs merge by base name, so every body needs a name of its own.
    name = f"blob{next(_families)}x"
    data = bpy.data.metaballs.new(name)
    data.resolution = data.render_resolution = resolution
    data.threshold = 0.4
    for x, y, z, radius, *stretch in lumps:
        lump = data.elements.new()
        lump.co, lump.radius, lump.stiffness = (x, y, z), radius * 1.45, 2
        if stretch:
            lump.type = "ELLIPSOID"
            lump.size_x, lump.size_y, lump.size_z = stretch[0]
    return _place(bpy.data.objects.new(name, data), at, rot, material)


def group(parts, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves several things as one."""
    root = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.scale = at, (scale, scale, scale)
    root.rotation_euler = [radians(angle) for angle in rot]
    for part in parts:
        part.parent = root
    return root
