"""Smells of citrus fruit, herbs and leaves."""

import math
import random

from kit import matter, props, smell, studio

# Citrus fruit: the cut face lies in the plane z = 0 of its own space, with a radius of 1.


def zest(deep, bright, pores=17, name="zest"):
    """The skin of a fruit, pitted with its oil glands."""
    n = matter.Nodes(name)
    where = n.node("TexCoord").outputs["Object"]
    pit = n.node("TexVoronoi", Vector=where, Scale=float(pores)).outputs["Distance"]
    pit = n.node("MapRange", Value=pit, _1=0.0, _2=0.42).outputs[0]
    tint = n.ramp(n.noise(2.2, 6, 0.6), (0.32, deep), (0.7, bright))
    dots = n.node("MixRGB", blend_type="MULTIPLY", _0=1.0, _1=tint, _2=(0.86, 0.84, 0.7, 1)).outputs[0]
    colour = n.node("MixRGB", _0=pit, _1=dots, _2=tint).outputs[0]
    height = smell.maths(n, "ADD", pit, smell.maths(n, "MULTIPLY", n.noise(4, 3, 0.5), 1.5))
    skin = dict(Base_Color=colour, Roughness=0.4, Specular=0.4, Normal=n.bump(height, 0.5, 0.03))
    return n.done(n.node("BsdfPrincipled", **skin, Subsurface=0.06, Subsurface_Radius=(0.1, 0.06, 0.02), Subsurface_Color=(*bright, 1)))


def pith(colour=(0.86, 0.80, 0.62)):
    return matter.solid(colour, 0.75, bump=(22, 0.5), name="pith")


def pulp(deep, bright, white=(0.90, 0.84, 0.66), skin=(0.85, 0.6, 0.05), segments=10, rind=0.85):
    """The cut face: segments within their walls, each of long cells that point outwards."""
    n = matter.Nodes("pulp")
    m = lambda operation, *values: smell.maths(n, operation, *values)
    smooth = lambda value, low, high: n.node("MapRange", Value=value, _1=low, _2=high, interpolation_type="SMOOTHSTEP").outputs[0]
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    angle = m("ARCTAN2", xyz.outputs[1], xyz.outputs[0])
    radius = m("SQRT", m("ADD", m("MULTIPLY", xyz.outputs[0], xyz.outputs[0]), m("MULTIPLY", xyz.outputs[1], xyz.outputs[1])))
    bent = m("ADD", angle, m("MULTIPLY", m("SUBTRACT", n.noise(1.6, 2, 0.5), 0.5), 0.5))
    part = m("FRACT", m("MULTIPLY_ADD", bent, segments / (2 * math.pi), 20.0))
    apart = m("SUBTRACT", 0.5, m("ABSOLUTE", m("SUBTRACT", part, 0.5)))
    wall = m("MULTIPLY", m("MULTIPLY", apart, radius), 2 * math.pi / segments)
    corner = m("POWER", m("SUBTRACT", 1.0, m("MULTIPLY", apart, 2.0)), 6.0)
    edge = m("SUBTRACT", m("SUBTRACT", rind, m("MULTIPLY", corner, 0.07)), radius)
    inside = m("MULTIPLY", m("MULTIPLY", smooth(wall, 0.008, 0.028), smooth(edge, -0.005, 0.02)), smooth(radius, 0.08, 0.15))
    shift = m("MULTIPLY", m("SUBTRACT", n.noise(3, 2, 0.5), 0.5), 0.6)
    polar = n.node("CombineXYZ", X=m("MULTIPLY", bent, 7.5), Y=m("MULTIPLY_ADD", radius, 4.2, shift), Z=0.0)
    cell = n.node("TexVoronoi", Vector=polar.outputs[0], Scale=1.0, feature="DISTANCE_TO_EDGE", voronoi_dimensions="2D").outputs["Distance"]
    own = n.node("TexVoronoi", Vector=polar.outputs[0], Scale=1.0, voronoi_dimensions="2D").outputs["Color"]
    full = smooth(cell, 0.0, 0.2)
    flesh = n.node("MixRGB", _0=m("MULTIPLY_ADD", n.node("SeparateXYZ", Vector=own).outputs[0], 0.5, 0.25), _1=(*deep, 1), _2=(*bright, 1)).outputs[0]
    pale = tuple(0.72 * b + 0.28 * w for b, w in zip(bright, white))
    flesh = n.node("MixRGB", _0=full, _1=(*pale, 1), _2=flesh).outputs[0]
    face = n.node("MixRGB", _0=inside, _1=(*white, 1), _2=flesh).outputs[0]
    colour = n.node("MixRGB", _0=smooth(radius, 0.945, 0.965), _1=face, _2=(*skin, 1)).outputs[0]
    relief = m("MULTIPLY_ADD", m("MULTIPLY", full, inside), 0.6, m("MULTIPLY", inside, -0.3))
    wet = n.node("MapRange", Value=inside, _3=0.75, _4=0.2).outputs[0]
    inputs = dict(Base_Color=colour, Roughness=wet, Specular=0.4, Normal=n.bump(relief, 0.6, 0.05))
    return n.done(n.node("BsdfPrincipled", **inputs, Subsurface=0.18, Subsurface_Radius=(0.16, 0.1, 0.04), Subsurface_Color=(*bright, 1)))


def turned(profile, seed, rough=0.03):
    """A turned body, a little uneven as grown things are."""
    from mathutils import Vector, noise

    data = studio.lathe(profile, 72)
    for v in data.vertices:
        v.co *= 1 + rough * noise.noise(v.co * 1.6 + Vector((seed * 3.7, seed, 0)))
    return data


def round_profile(steps=40, waist=0.0, nipple=0.0, stretch=1.0, dimple=0.0):
    """From pole to pole of a fruit of radius 1; `nipple` draws out the upper pole, `waist` narrows above the middle."""
    out = []
    for i in range(steps + 1):
        a = math.pi * i / steps
        r, z = math.sin(a), -math.cos(a) * stretch
        up = max(0.0, z / stretch)
        r *= 1 - waist * up**2
        z += nipple * max(0.0, (up - 0.86) / 0.14) ** 1.5 - dimple * (1 - min(1.0, r / 0.3)) * (1 if z > 0 else -1)
        out.append((r, z))
    return out


def half(skin, face, at, turn, size, depth=1.0, squash=(1, 1, 1)):
    """The lower part of a fruit, cut at its middle; the face looks up before it is turned."""

    def build():
        bowl = [(math.sin(math.pi / 2 * i / 24), -depth * math.cos(math.pi / 2 * i / 24)) for i in range(25)]
        studio.add("skin", turned(bowl, 2, 0.015), skin)
        studio.add("face", studio.lathe([(1.0, 0.0), (0.97, 0.012), (0.9, 0.016), (0.4, 0.012), (0.001, 0.0)], 96), face)

    root = props.put(build, at, turn, size)
    root.scale = [size * s for s in squash]
    return root


def strip(skin, inside, path, thick=0.03):
    """A band of peel: skin outside, pith inside and at its edges; `path(t)` gives its two edges."""
    import bpy

    def shape(u, v):
        a, b = path(v)
        return tuple(q + (p - q) * (u + 1) / 2 for p, q in zip(a, b))

    thing = studio.add("peel", smell.sheet(shape, 9, 160, "peel"), skin)
    thing.data.materials.append(inside)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset, body.material_offset, body.material_offset_rim = thick, -1, 1, 1
    return thing


def lemon():
    yellow = zest((0.72, 0.46, 0.012), (0.90, 0.66, 0.03))
    body = [(r, z) for r, z in round_profile(waist=0.12, nipple=0.2, stretch=1.18)]
    studio.add("lemon", turned(body, 1), yellow, (-0.30, 0.12, 0.47), (8, 78, 35), 0.47)

    def path(t):
        a = 1.2 + t * 2 * math.pi * 2.1
        r = 0.30 - 0.06 * t
        z = 0.02 + 0.56 * t
        wide = 0.19 * math.sin(math.pi * min(1, 0.08 + t * 0.9)) ** 0.4
        x, y = 0.46 + r * math.cos(a), -0.40 + r * math.sin(a) * 0.8
        out = 0.05
        return (x + out * math.cos(a), y + out * math.sin(a), z), (x, y, z + wide)

    strip(yellow, pith(), path)


def citrus_leaf(at, turn, length=0.62, width=0.17, bend=0.25):
    return smell.leaf(smell.foliage((0.022, 0.085, 0.012), (0.075, 0.20, 0.025), 9), length, width, at, turn, bend)


def bergamot():
    green = zest((0.38, 0.40, 0.018), (0.66, 0.62, 0.04), 15)
    body = round_profile(waist=0.2, nipple=0.16, stretch=1.06)
    studio.add("bergamot", turned(body, 4, 0.07), green, (-0.40, 0.22, 0.47), (14, -16, 20), 0.47)
    face = pulp((0.62, 0.60, 0.10), (0.80, 0.78, 0.26), (0.92, 0.89, 0.72), (0.50, 0.50, 0.02), 11, 0.83)
    half(green, face, (0.40, -0.30, 0.43), (60, 0, 14), 0.43)
    citrus_leaf((-0.30, 0.02, 0.94), (-4, 10, -62), 0.66, 0.19)
    smell.stem([(-0.46, 0.24, 0.9), (-0.44, 0.2, 1.0), (-0.36, 0.14, 1.04)], 0.022, matter.solid((0.10, 0.13, 0.03), 0.6))


def segment(flesh, size=0.5, wide=0.34):
    """One part of a fruit, its back outwards along +x."""
    rings, steps, sides = [], 26, 28
    for j in range(steps):
        lat = math.pi * (j / (steps - 1) - 0.5) * 0.985
        rho = max(0.02, math.cos(lat) ** 0.85)
        ring = []
        for i in range(sides):
            a = 2 * math.pi * i / sides
            out = 0.5 + 0.5 * math.cos(a)
            across = wide * math.sin(a) * (0.3 + 0.7 * out**0.8)
            ring.append((size * rho * (0.06 + 0.94 * out), size * rho * across, size * 1.02 * math.sin(lat)))
        rings.append(ring)
    data = studio.loft(rings)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return studio.add("segment", data, flesh)


def segment_skin(deep, bright):
    n = matter.Nodes("segment")
    cells = n.node("TexVoronoi", Vector=n.node("Mapping", Vector=n.node("TexCoord").outputs["Object"], Scale=(9, 9, 22)).outputs[0], Scale=1.3).outputs["Distance"]
    thread = n.noise(7, 6, 0.7, (1, 1, 0.35))
    tint = n.ramp(cells, (0.1, bright), (0.7, deep))
    white = n.node("MapRange", Value=thread, _1=0.56, _2=0.68).outputs[0]
    colour = n.node("MixRGB", _0=smell.maths(n, "MULTIPLY", white, 0.6), _1=tint, _2=(0.95, 0.80, 0.55, 1)).outputs[0]
    inputs = dict(Base_Color=colour, Roughness=0.32, Specular=0.4, Normal=n.bump(smell.maths(n, "ADD", cells, thread), 0.3, 0.02))
    return n.done(n.node("BsdfPrincipled", **inputs, Subsurface=0.3, Subsurface_Radius=(0.2, 0.09, 0.03), Subsurface_Color=(*bright, 1)))


def mandarin():
    flesh = segment_skin((0.82, 0.22, 0.008), (0.95, 0.36, 0.02))
    outside, inside = zest((0.78, 0.20, 0.006), (0.92, 0.33, 0.012), 20), pith((0.92, 0.74, 0.48))
    import bpy

    def shell():
        for k in range(5):
            def shape(u, v):
                arc = 2.05 * v
                r, z = 0.56 * math.sin(arc) + 0.42 * v**3, 0.5 - 0.5 * math.cos(arc) - 0.5 * v**3
                half = 0.66 * math.sin(math.pi * (0.06 + 0.90 * v) ** 0.9) ** 0.85
                a = u * half + 0.08 * v
                return (r * math.cos(a), r * math.sin(a), z + 0.03 * u * u * v)

            lobe = studio.add("peel", smell.sheet(shape, 19, 30, "peel"), outside, turn=(0, 0, 72 * k + 20))
            lobe.data.materials.append(inside)
            body = lobe.modifiers.new("body", "SOLIDIFY")
            body.thickness, body.offset, body.material_offset, body.material_offset_rim = 0.05, 1, 1, 1

    props.put(shell, (-0.22, 0.28, 0.03), (0, 0, 0), 1.0)
    for turn in (60, 100, 140, 185, 225):
        props.put(lambda: segment(flesh, 0.46), (-0.22, 0.28, 0.52), (0, 0, turn))
    props.put(lambda: segment(flesh, 0.46), (0.42, -0.55, 0.14), (90, 4, -78))
    props.put(lambda: segment(flesh, 0.46), (0.78, -0.02, 0.14), (90, -6, -40))


def orange():
    skin = zest((0.80, 0.26, 0.008), (0.92, 0.38, 0.015), 19)
    face = pulp((0.88, 0.28, 0.012), (0.98, 0.46, 0.05), (0.95, 0.80, 0.52), (0.88, 0.33, 0.01), 10, 0.88)
    studio.add("orange", turned(round_profile(dimple=0.05), 3), skin, (-0.36, 0.42, 0.52), (30, 20, 0), 0.53)
    half(skin, face, (0.24, -0.24, 0.53), (64, 0, 8), 0.53)
    juice = smell.film((1.0, 0.86, 0.50), 0.05, "juice")
    pick = random.Random(3)
    for x, y, s in ((-0.45, -0.52, 0.085), (-0.26, -0.72, 0.05), (-0.62, -0.36, 0.045), (-0.12, -0.86, 0.07), (0.30, -0.95, 0.04)):
        smell.drop(juice, (x, y, 0.0), s * pick.uniform(0.9, 1.15))


def grapefruit():
    skin = zest((0.86, 0.44, 0.07), (0.93, 0.58, 0.12), 24)
    face = pulp((0.78, 0.07, 0.055), (0.93, 0.20, 0.13), (0.96, 0.83, 0.66), (0.92, 0.56, 0.14), 12, 0.87)
    half(skin, face, (0.0, 0.0, 0.62), (52, 0, 6), 0.62, 0.9)


def white_blossom(at, turn, size=1.0, count=5, open_by=14):
    """The flower of a citrus tree: thick white petals rolled outwards round a brush of stamens."""
    skin = smell.petal((0.86, 0.86, 0.70), (0.93, 0.92, 0.88), 7, 0.05, 0.3, rough=0.38)
    gold, white = matter.solid((0.85, 0.50, 0.03), 0.7, bump=(60, 0.6)), matter.solid((0.88, 0.88, 0.74), 0.5)
    pick = random.Random(11)

    def build():
        smell.whorl(lambda k: (smell.petal_sheet(0.46, 0.235, 0.28, 0.34, point=0.25, widest=0.55, seed=k), skin), count, 0.03, open_by, pick=pick, jitter=5)
        for k in range(16):
            a = 2 * math.pi * k / 16 + pick.uniform(-0.1, 0.1)
            reach, rise = 0.055 + pick.uniform(0, 0.04), 0.17 + pick.uniform(0, 0.05)
            tip = (reach * math.cos(a), reach * math.sin(a), rise)
            studio.thread([(0.03 * math.cos(a), 0.03 * math.sin(a), 0.0), tip], 0.007, white)
            studio.add("anther", props.lump(k, 0.1, 2, squash=(0.6, 0.6, 1.2)), gold, tip, (0, 0, 0), 0.020)
        studio.thread([(0, 0, 0), (0, 0, 0.2)], 0.016, white)
        studio.add("stigma", props.lump(2, 0.1, 2), matter.solid((0.62, 0.62, 0.16), 0.4), (0, 0, 0.21), size=0.034)

    return props.put(build, at, turn, size)


def bud(skin, at, turn, size=0.1):
    shape = [(0.0, -1.3), (0.55, -1.05), (0.86, -0.4), (1.0, 0.25), (0.82, 0.9), (0.35, 1.3), (0.0, 1.4)]
    return studio.add("bud", turned([(max(0.001, p[0] * 0.62), p[1]) for p in smell.spline([(r, z, 0) for r, z in shape], 4)], 3, 0.04), skin, at, turn, size)


def neroli():
    bark = matter.mottled((0.05, 0.07, 0.02), (0.13, 0.15, 0.045), 9, (0.5, 0.8), 0.4)
    smell.stem([(-0.95, -0.25, 0.05), (-0.45, -0.12, 0.10), (0.1, 0.02, 0.12), (0.62, 0.22, 0.16)], 0.03, bark, (1.2, 0.6))
    citrus_leaf((-0.55, -0.12, 0.09), (8, 4, 18), 0.85, 0.24, 0.16)
    citrus_leaf((-0.20, -0.08, 0.11), (10, -4, -152), 0.72, 0.20, 0.2)
    citrus_leaf((0.50, 0.17, 0.15), (14, 0, -58), 0.74, 0.20, 0.3)
    citrus_leaf((0.26, 0.10, 0.13), (14, 6, 12), 0.82, 0.22, 0.2)
    white_blossom((0.12, -0.10, 0.26), (24, 6, 10), 1.35)
    cream = matter.solid((0.88, 0.87, 0.76), 0.4, name="bud")
    for at, turn in (((0.50, -0.20, 0.2), (-10, 70, -20)), ((-0.26, 0.20, 0.22), (-40, -30, 0))):
        bud(cream, at, turn, 0.105)


def lime():
    skin = zest((0.08, 0.26, 0.012), (0.20, 0.40, 0.02), 19)
    colours = ((0.40, 0.58, 0.10), (0.62, 0.76, 0.26), (0.86, 0.90, 0.66), (0.14, 0.34, 0.015))
    face = pulp(*colours, 10, 0.9)

    def slice_():
        studio.add("rim", studio.lathe([(0.6, -0.15), (0.985, -0.14), (1.0, -0.07), (1.0, 0.0)], 96), skin)
        for z, turn in ((0.0, 0), (-0.15, 180)):
            studio.add("face", studio.lathe([(1.0, 0.0), (0.97, 0.01), (0.5, 0.012), (0.001, 0.0)], 96), face, (0, 0, z), (turn, 0, 0))

    n = matter.Nodes("ice")
    rough = n.bump(n.noise(3.5, 5, 0.6), 0.35, 0.05)
    glass = n.node("BsdfGlass", Color=(0.93, 0.98, 0.985, 1), IOR=1.31, Roughness=0.12, Normal=rough)
    frost = n.node("BsdfPrincipled", Base_Color=(0.9, 0.95, 0.96), Roughness=0.4, Transmission=0.0)
    mist = n.node("MapRange", Value=n.noise(2.6, 6, 0.65), _1=0.46, _2=0.68, _4=0.55).outputs[0]
    body = n.node("MixShader", _0=mist, _1=glass.outputs[0], _2=frost.outputs[0])
    through = n.node("BsdfTransparent", Color=(0.86, 0.92, 0.92, 1))
    ice = n.done(n.node("MixShader", _0=n.node("LightPath").outputs["Is Shadow Ray"], _1=body.outputs[0], _2=through.outputs[0]))
    for at, turn, size in (((-0.42, 0.30, 0.25), (4, 3, 24), 0.5), ((0.30, 0.42, 0.24), (0, 0, -14), 0.48), ((-0.64, -0.30, 0.17), (0, 0, 50), 0.34)):
        studio.bevel(studio.add("ice", studio.box(size, size, size), ice, at, turn), 0.05, 3)
    props.put(slice_, (0.12, -0.18, 0.47), (66, 0, 10), 0.48)
    smell.drop(smell.film((0.88, 0.92, 0.90)), (0.55, -0.55, 0), 0.05)
    smell.drop(smell.film((0.88, 0.92, 0.90)), (-0.25, -0.62, 0), 0.035)


def verbena():
    skin = smell.foliage((0.07, 0.22, 0.02), (0.22, 0.44, 0.06), 17, 0.34, 0.5, 0.8)
    smell.leaf(skin, 1.75, 0.23, (-0.62, -0.72, 0.06), (3, 0, -34), 0.03, 0.5, 40, 0.03, 0.68, 0.03)
    smell.leaf(skin, 1.65, 0.22, (0.62, -0.70, 0.12), (6, 5, 30), 0.06, 0.45, 38, 0.03, 0.68, 0.03)


def lavender():
    pick = random.Random(7)
    stalk = matter.solid((0.20, 0.30, 0.12), 0.6, name="stalk")
    shades = [matter.solid(c, 0.55, sheen=0.6, bump=(30, 0.5), name="lavender") for c in ((0.17, 0.10, 0.38), (0.27, 0.17, 0.54), (0.40, 0.29, 0.66))]
    floret = [props.lump(k, 0.3, 3, squash=(0.75, 0.75, 1.3)) for k in range(3)]
    for k, shade in enumerate(shades):
        floret[k].materials.append(shade)

    def spike(at, towards):
        """Whorls of buds about the end of a stalk."""
        from mathutils import Vector

        axis = Vector(towards).normalized()
        side = axis.cross(Vector((0.3, 0.2, 1))).normalized()
        other = axis.cross(side)
        rows = 11
        for j in range(rows):
            t = j / (rows - 1)
            girth = 0.062 * (0.55 + 0.9 * math.sin(math.pi * (0.12 + 0.8 * t)))
            along = 0.05 * j + (0.07 if j > 1 else 0)
            for i in range(6):
                a = 2 * math.pi * (i + 0.5 * (j % 2)) / 6 + pick.uniform(-0.2, 0.2)
                out = side * math.cos(a) + other * math.sin(a)
                place = Vector(at) + axis * along + out * girth
                thing = studio.add("floret", floret[pick.randrange(3)], None, place, size=pick.uniform(0.028, 0.040))
                thing.rotation_euler = (axis * 0.9 + out).to_track_quat("Z", "Y").to_euler()

    tie = (0.28, -0.42, 0.14)
    for k in range(11):
        spread = (k - 5) / 5
        lift = 0.06 + 0.16 * (k % 3)
        heading = math.radians(124 + 19 * spread + pick.uniform(-2, 2))
        length = pick.uniform(0.62, 0.82)
        top = (tie[0] + length * math.cos(heading), tie[1] + length * math.sin(heading), lift + 0.05)
        tail = math.radians(124 - 13 * spread)
        foot = (tie[0] - 0.55 * math.cos(tail), tie[1] - 0.55 * math.sin(tail), 0.03 + 0.05 * (k % 3))
        knot = (tie[0] + 0.035 * spread, tie[1] + 0.045 * spread, 0.08 + 0.05 * (k % 3))
        smell.stem([foot, knot, top], 0.013, stalk, (1, 0.8))
        spike(top, (math.cos(heading), math.sin(heading), 0.06))
    cord = matter.solid((0.62, 0.50, 0.34), 0.8, bump=(50, 0.6))
    for k in range(4):
        turns = [2 * math.pi * i / 24 for i in range(25)]
        d = (0.03 * (k - 1.5) * math.cos(math.radians(124)), 0.03 * (k - 1.5) * math.sin(math.radians(124)))
        nx, ny = math.cos(math.radians(34)), math.sin(math.radians(34))
        studio.thread([(tie[0] + d[0] + 0.085 * math.cos(a) * nx, tie[1] + d[1] + 0.085 * math.cos(a) * ny, 0.125 + 0.095 * math.sin(a)) for a in turns], 0.017, cord)
    smell.stem([(tie[0], tie[1] - 0.05, 0.2), (tie[0] - 0.12, tie[1] - 0.2, 0.12), (tie[0] - 0.2, tie[1] - 0.26, 0.02)], 0.014, cord, (1, 1))
    smell.stem([(tie[0] + 0.02, tie[1] - 0.04, 0.2), (tie[0] + 0.04, tie[1] - 0.2, 0.14), (tie[0] - 0.02, tie[1] - 0.32, 0.02)], 0.014, cord, (1, 1))


def mint():
    skin = smell.foliage((0.05, 0.21, 0.045), (0.17, 0.42, 0.11), 7, 0.3, 0.5, 0.9)
    stalk = matter.solid((0.16, 0.26, 0.08), 0.5)
    smell.stem([(0.55, -0.55, 0.06), (0.25, -0.2, 0.14), (-0.02, 0.06, 0.30)], 0.028, stalk)
    pick = random.Random(3)
    for whorl, (size, rise, lean, count) in enumerate(((0.72, 0.14, -2, 4), (0.52, 0.22, 12, 4), (0.32, 0.29, 30, 4), (0.17, 0.33, 52, 4))):
        for k in range(count):
            smell.leaf(skin, size * pick.uniform(0.92, 1.08), size * 0.34, (-0.02, 0.06, rise), (lean + pick.uniform(-5, 5), 0, 90 * k + 45 * whorl + pick.uniform(-9, 9)), 0.14, 0.25, 13, 0.05, 0.8, 0.015)
    smell.leaf(skin, 0.5, 0.18, (0.30, -0.62, 0.04), (3, 6, -105), 0.1, 0.3, 11, 0.06, 0.8, 0.01)


def sage():
    pick = random.Random(2)
    stalk = matter.solid((0.30, 0.26, 0.20), 0.7, sheen=0.5)
    leaf = smell.foliage((0.10, 0.19, 0.07), (0.28, 0.37, 0.20), 9, 0.25, 0.7, 0.8)
    bract = smell.petal((0.75, 0.62, 0.70), (0.62, 0.36, 0.66), 7, 0.16, 0.45)
    lip = smell.petal((0.90, 0.86, 0.92), (0.56, 0.46, 0.86), 5, 0.1, 0.4)

    def spike():
        smell.stem([(0, 0, 0), (0.01, 0, 0.7), (0, 0.0, 1.55)], 0.026, stalk, (1.2, 0.5))
        for j in range(9):
            t = j / 8
            size, height = 0.24 * (1 - 0.6 * t), 0.42 + 0.15 * j * (1 - 0.16 * t)
            for k in range(6):
                around = 60 * k + 34 * j + pick.uniform(-14, 14)
                make = lambda _: (smell.petal_sheet(size, size * 1.05, 0.3, 0.12, point=0.12, widest=0.52, seed=j + k), bract)
                smell.whorl(make, 1, 0.02, 12 + 34 * t + pick.uniform(-16, 16), around, at=(0, 0, height))
                if j < 8:
                    make = lambda _: (smell.petal_sheet(size * 1.25, size * 0.5, 0.5, 0.5, widest=0.6, seed=k), lip)
                    smell.whorl(make, 1, 0.04, 42 + pick.uniform(-14, 14), around + 30, at=(0, 0, height + 0.04))

    props.put(spike, (0.42, -0.5, 0.16), (-62, 0, 30), 1.0)
    smell.leaf(leaf, 0.92, 0.30, (0.34, -0.46, 0.06), (3, 0, 92), 0.12, 0.25, 15, 0.07, 0.8, 0.05)
    smell.leaf(leaf, 0.72, 0.24, (0.44, -0.42, 0.06), (8, 0, -22), 0.2, 0.25, 13, 0.07, 0.8, 0.05)


def blossom():
    skin = smell.petal((0.88, 0.58, 0.60), (0.95, 0.82, 0.82), 9, 0.07, 0.42, 0.35)
    spots = ((-0.40, 0.16, 100, 0.74), (0.10, 0.62, -35, 0.70), (-0.02, -0.30, 20, 0.78), (0.62, 0.06, -105, 0.72), (0.52, -0.78, 60, 0.68))
    for k, (x, y, turn, size) in enumerate(spots):
        data = smell.petal_sheet(size, size * 0.92, 0.16, 0.03, 0.16, widest=0.6, foot=0.25, wave=0.05, seed=k)
        studio.add("petal", data, skin, (x, y, 0.03), (5 * (k % 3), 8 - 6 * (k % 3), turn))


pictures = smell.series(
    [bergamot, lemon, mandarin, orange, grapefruit, neroli, lime, verbena, lavender, mint, sage, blossom],
    mandarin={"fill": 0.84},
    grapefruit={"fill": 0.70},
    neroli={"above": 4.0, "fill": 0.82},
    verbena={"above": 4.4, "fill": 0.82},
    lavender={"above": 3.2, "fill": 0.8},
    mint={"above": 4.2, "fill": 0.8},
    sage={"fill": 0.82},
    blossom={"above": 4.4, "fill": 0.8},
)
