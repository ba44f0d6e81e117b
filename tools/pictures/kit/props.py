"""Raw materials and small things of the house, each grown from a seed."""

import math
import random

from kit import matter, studio


def put(build, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Run a builder and hang all that it made on one handle, so it can be placed as a whole."""
    import bpy

    before = set(bpy.data.objects)
    build()
    root = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(root)
    for thing in set(bpy.data.objects) - before - {root}:
        if thing.parent is None:
            thing.parent = root
    root.location, root.scale = at, (scale,) * 3
    root.rotation_euler = [math.radians(a) for a in turn]
    return root


def lump(seed, rough=0.35, detail=4, facets=False, squash=(1, 1, 1)):
    """A stone or tear of resin: a sphere pushed about by noise."""
    import bmesh
    import bpy
    from mathutils import Vector, noise

    data, shape = bpy.data.meshes.new("lump"), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    shift = Vector((seed * 7.31, seed * 3.17, seed * 1.73))
    for v in shape.verts:
        p = v.co.copy()
        push = noise.noise(p * 0.9 + shift) * rough + noise.noise(p * 2.3 + shift) * rough * 0.4
        if facets:
            push = round(push * 7) / 7 + noise.noise(p * 5 + shift) * rough * 0.08
        v.co = Vector((p.x * squash[0], p.y * squash[1], p.z * squash[2])) * (1 + push)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [not facets or detail > 3] * len(data.polygons))
    return data


def chip(seed, material, at, size=0.3, turn=(0, 0, 0)):
    """A splinter of wood: long, split along the fibre."""
    import bpy

    pick = random.Random(seed)
    rings, steps, sides = [], 14, 18
    edge = [pick.uniform(0.65, 1.15) for _ in range(sides)]
    for k in range(steps):
        t = k / (steps - 1)
        girth = (0.25 + 0.75 * math.sin(math.pi * (0.12 + 0.76 * t)) ** 0.5) * (1 if 0 < k < steps - 1 else 0.55)
        rings.append(
            [
                (
                    (t - 0.5) * 2.6 + pick.uniform(-0.05, 0.05) + (0.12 * edge[i] if k in (0, steps - 1) else 0),
                    girth * edge[i] * 0.52 * math.cos(2 * math.pi * i / sides) + pick.uniform(-0.02, 0.02),
                    girth * edge[(i * 5) % sides] * 0.30 * math.sin(2 * math.pi * i / sides) + pick.uniform(-0.02, 0.02),
                )
                for i in range(sides)
            ]
        )
    data = studio.loft(rings)
    thing = studio.add("chip", data, material, at, turn, size)
    return thing


def petal(width, height, cup, curl, nx=14, ny=14):
    """A rose petal: a rounded sheet that cups inwards and rolls out at its lip."""
    points, faces = [], []
    for j in range(ny):
        v = j / (ny - 1)
        wide = width * math.sin(math.pi * (0.10 + 0.62 * v) ** 0.85) ** 0.7
        for i in range(nx):
            u = 2 * i / (nx - 1) - 1
            x = wide * u
            lip = v**3 * (1 - 0.12 * u * u)
            y = -cup * math.sin(v * 2.0) + cup * 1.0 * (u * u) * v + curl * -(v**5) * 0.8
            z = height * (v - 0.22 * lip * u * u - 0.10 * v**5 * curl * 3)
            y += 0.015 * math.sin(u * 5 + v * 7)
            points.append((x, y, z))
    for j in range(ny - 1):
        for i in range(nx - 1):
            a = j * nx + i
            faces.append((a, a + 1, a + nx + 1, a + nx))
    return studio.mesh(points, faces, "petal", 180)


def rose(material, seed=1, rings=7):
    """A damask rose: whorls of petals, tight at the heart, open at the rim."""
    import bpy

    pick = random.Random(seed)

    def build():
        angle = 0.0
        for ring in range(rings):
            t = ring / (rings - 1)
            for _ in range(3 + ring // 2 + (ring > 3)):
                angle += 137.5 + pick.uniform(-14, 14)
                size = 0.34 + 0.56 * t
                lean = -6 + 62 * t**1.25 + pick.uniform(-5, 5)
                data = petal(0.42 * size + 0.10, size * (1.12 - 0.1 * t), 0.20 + 0.06 * t, 0.10 + 0.34 * t)
                thing = studio.add("petal", data, material)
                away, around = 0.03 + 0.13 * t, math.radians(angle)
                thing.location = (away * math.sin(around), -away * math.cos(around), 0.30 * (1 - t) ** 1.2 - 0.02)
                thing.rotation_euler = (math.radians(lean), 0, around)
                thick = thing.modifiers.new("thick", "SOLIDIFY")
                thick.thickness = 0.012
                soft = thing.modifiers.new("soft", "SUBSURF")
                soft.levels = soft.render_levels = 1

    return build


def leaf(material, length=0.5, width=0.16, at=(0, 0, 0), turn=(0, 0, 0), bend=0.2):
    points, faces, n = [], [], 12
    for k in range(n):
        t = k / (n - 1)
        half = width * math.sin(math.pi * t**0.8) * (1 - 0.15 * t)
        for u in (-1, -0.5, 0, 0.5, 1):
            points.append((half * u, length * t, abs(u) * half * 0.45 - bend * t * t * length))
    for k in range(n - 1):
        for i in range(4):
            a = k * 5 + i
            faces.append((a, a + 1, a + 6, a + 5))
    return studio.add("leaf", studio.mesh(points, faces, "leaf", 180), material, at, turn)


def citrus_material(outer, inner, pith=(0.9, 0.72, 0.40)):
    """The cut face of a citrus fruit: segments in rays from the middle; local z is the axis."""
    n = matter.Nodes("citrus")
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    angle = n.node("Math", operation="ARCTAN2", _0=xyz.outputs[1], _1=xyz.outputs[0]).outputs[0]
    rays = n.node("Math", operation="ABSOLUTE", _0=n.node("Math", operation="SINE", _0=n.node("Math", operation="MULTIPLY", _0=angle, _1=5.0).outputs[0]).outputs[0])
    flat = n.node("CombineXYZ", X=xyz.outputs[0], Y=xyz.outputs[1])
    radius = n.node("VectorMath", operation="LENGTH", _0=flat.outputs[0]).outputs["Value"]
    pulp = n.noise(9, 4, 0.6, (1, 1, 0.2))
    flesh = n.ramp(pulp, (0.3, tuple(c * 0.55 for c in inner)), (0.7, inner))
    wall = n.node("MapRange", Value=rays.outputs[0], _1=0.06, _2=0.26, interpolation_type="SMOOTHSTEP").outputs[0]
    core = n.node("MapRange", Value=radius, _1=0.05, _2=0.15).outputs[0]
    rim = n.node("MapRange", Value=radius, _1=0.90, _2=0.84).outputs[0]
    inside = n.node("Math", operation="MULTIPLY", _0=wall, _1=n.node("Math", operation="MULTIPLY", _0=core, _1=rim).outputs[0]).outputs[0]
    face = n.node("MixRGB", _0=inside, _1=(*pith, 1), _2=flesh).outputs[0]
    skin = n.node("MapRange", Value=radius, _1=0.955, _2=0.985).outputs[0]
    colour = n.node("MixRGB", _0=skin, _1=face, _2=(*outer, 1)).outputs[0]
    bump = n.bump(n.node("Math", operation="ADD", _0=pulp, _1=inside).outputs[0], 0.25, 0.05)
    return n.done(
        n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.22, Normal=bump, Subsurface=0.12, Subsurface_Radius=(0.2, 0.1, 0.03), Subsurface_Color=(*inner, 1))
    )


def half_fruit(outer, inner, at, turn, size=0.5):
    """Half an orange or lemon with its cut face up (before turning)."""
    profile = [(math.sin(a), -math.cos(a)) for a in [math.pi / 2 * i / 20 for i in range(21)]]
    data = studio.lathe([*profile, (0.97, 0.015), (0.5, 0.02), (0.02, 0.02)])
    return studio.add("half", data, citrus_material(outer, inner), at, turn, size)


def whole_fruit(outer, at, size=0.5, stretch=1.0):
    peel = matter.solid(outer, 0.36, bump=(38, 0.35), name="peel")
    return studio.add("fruit", lump(3, 0.04, 5), peel, at, (20, 30, 0), (size, size, size * stretch))


def bowl(material, at, radius=0.5, height=0.28, thick=0.03):
    outer = [(0.30, 0), (0.34, 0.02), (0.32, 0.06), (0.62, 0.22), (0.86, 0.55), (1.0, 1.0)]
    inner = [(1.0 - thick * 2, 1.0), (0.83, 0.58), (0.58, 0.28), (0.02, 0.16)]
    profile = [(r * radius, z * height) for r, z in outer + inner]
    return studio.add("bowl", studio.lathe(profile), material, at)


def drape(size_x, size_y, seed, folds=5, depth=0.18, n=200):
    """A cloth in soft folds, as a height field."""
    import numpy as np

    pick = np.random.default_rng(seed)
    waves = [(pick.uniform(0.4, 1.0) * folds * 1.2**k, pick.uniform(-0.9, 0.9), pick.uniform(0, 6.28), 0.72**k) for k in range(7)]

    def height(x, y):
        z = 0
        for many, slant, shift, size in waves:
            t = x * math.cos(slant) + y * math.sin(slant) + 0.25 * np.sin(y * 1.3 + shift) + 0.12 * np.sin(x * 2.1 + shift)
            z = z + size * (0.5 + 0.5 * np.sin(t * many + shift)) ** 1.5
        return z * depth

    return studio.grid(size_x, size_y, n, n, height)


def candle(at, height=0.5, radius=0.12, flame=30):
    wax = matter.solid((0.55, 0.36, 0.20), 0.5, name="wax")
    studio.add("candle", studio.lathe([(0.01, 0), (radius, 0), (radius, height), (radius * 0.9, height + 0.01), (radius * 0.5, height - 0.03), (0.01, height - 0.035)]), wax, at)
    fire = studio.lathe([(0.002, 0), (0.028, 0.03), (0.034, 0.07), (0.022, 0.13), (0.008, 0.19), (0.001, 0.23)], 24)
    top = (at[0], at[1], at[2] + height)
    studio.add("flame", fire, matter.glow((1.0, 0.52, 0.16), flame), top).visible_shadow = False
    studio.lamp((top[0], top[1], top[2] + 0.12), (0, 0, 0), (0.06,), 14, (1.0, 0.55, 0.22), "POINT")


def book(at, size, turn, colour, pick):
    """A bound book standing on its tail; size is (thickness, depth, height)."""
    w, d, h = size
    cover = matter.solid(colour, 0.45, bump=(60, 0.25), name="leather")
    leafing = matter.solid((0.42, 0.33, 0.20), 0.8, name="paper")
    trim = matter.gold(0.28)

    def build():
        studio.bevel(studio.add("spine", studio.box(w, 0.03, h), cover, (0, -d / 2, h / 2)), 0.012)
        for side in (-1, 1):
            studio.add("board", studio.box(0.014, d, h), cover, (side * (w / 2 - 0.007), 0, h / 2))
        studio.add("block", studio.box(w - 0.03, d * 0.94, h * 0.95), leafing, (0, 0, h / 2))
        for z in pick:
            studio.add("band", studio.box(w * 1.02, 0.034, 0.012), trim, (0, -d / 2, h * z))

    return put(build, at, turn)


def lattice(material, columns, rows, cell=0.5, bar=0.022, depth=0.05):
    """A screen of khatim stars: each cell an eight-fold star joined to its neighbours by crosses."""
    for i in range(columns):
        for j in range(rows):
            x, z = (i - (columns - 1) / 2) * cell, (j - (rows - 1) / 2) * cell
            for turn in (0, 45):
                side = cell * 0.70
                for k in range(4):
                    a = math.radians(turn + 90 * k)
                    at = (x + side / 2 * math.cos(a), 0, z + side / 2 * math.sin(a))
                    studio.add("bar", studio.box(bar, depth, side + bar), material, at, (0, -math.degrees(a), 0))
