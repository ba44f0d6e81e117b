"""The stage of the smells: a small square still life on pale stone by day, on dark slate by night, from one scene."""

import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

from kit import finish, matter, studio

SIDE = 256
"""They are shown at 48, and stored at 96 and 320."""

GROUND = 1
"""The index by which the ground is told from what lies on it."""


def stage(light, night=1.0):
    """Ground and lights. `night` is a factor of the lamp, for what is darker than others."""
    ground = limestone() if light == "day" else slate()
    floor = studio.add("ground", studio.mesh([(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)]), ground)
    floor.pass_index = GROUND
    if light == "day":
        studio.night((0.36, 0.35, 0.34))
        studio.lamp((-2.7, -1.0, 2.02), (0, 0, 0), (0.9,), 3.7, (1.0, 0.93, 0.83), "SUN")
    else:
        studio.night((0.034, 0.029, 0.025))
        studio.lamp((-3.6, -0.9, 2.9), (0, 0.3, 0.2), (1.9, 1.9), 440 * night, (1.0, 0.70, 0.43))
        studio.lamp((2.3, 3.0, 2.2), (0, 0, 0.2), (0.35,), 150 * night, (1.0, 0.76, 0.54), "POINT")
        studio.lamp((0.8, -3.6, 4.2), (0, 0.8, 0), (3.0, 3.0), 110 * night, (1.0, 0.80, 0.62))
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.06, 6
    cycles.max_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 7, 2, 14
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes else ():
            if node.type == "BSDF_PRINCIPLED":
                node.subsurface_method = "BURLEY"


def limestone():
    n = matter.Nodes("limestone")
    cloud = n.noise(1.1, 3, 0.6, (1, 2.2, 1))
    pore = n.noise(5, 1, 0.5, (0.8, 2.6, 1))
    tint = n.ramp(cloud, (0.3, (0.74, 0.69, 0.645)), (0.7, (0.82, 0.775, 0.735)))
    pitted = n.node("MapRange", Value=pore, _1=0.24, _2=0.33).outputs[0]
    colour = n.node("MixRGB", _0=pitted, _1=(0.62, 0.55, 0.47, 1), _2=tint).outputs[0]
    return n.done(n.node("BsdfDiffuse", Color=colour))


def slate():
    """It glows a very little, so that it is nowhere as black as the page."""
    n = matter.Nodes("slate")
    cloud = n.noise(1.6, 4, 0.65, (1, 2.4, 1))
    tint = n.ramp(cloud, (0.3, (0.022, 0.0165, 0.0125)), (0.72, (0.038, 0.029, 0.0225)))
    stone, ember = n.node("BsdfDiffuse", Color=tint).outputs[0], n.node("Emission", Color=tint, Strength=0.24).outputs[0]
    return n.done(n.node("AddShader", _0=stone, _1=ember))


def corners():
    """All points of what lies on the ground, as the lens sees them: fractions from the bottom left."""
    scene, seen = bpy.context.scene, []
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in scene.objects:
        if thing.type not in ("MESH", "CURVE") or thing.pass_index == GROUND:
            continue
        shape = thing.evaluated_get(graph)
        data = shape.to_mesh()
        step = max(1, len(data.vertices) // 400)
        seen += [world_to_camera_view(scene, scene.camera, shape.matrix_world @ v.co)[:2] for v in list(data.vertices)[::step]]
        shape.to_mesh_clear()
    return np.array(seen)


def frame(fill=0.74, at=(0.49, 0.545), above=2.3):
    """Look at what was built so that it fills the square and lies a little below its middle, whatever its size."""
    camera = studio.camera((0, -4.6, above), (0, 0, 0.2), 85, (0, 0, 0.2), 4.0)
    points = corners()
    low, high = points.min(0), points.max(0)
    closer = fill / (high - low).max()
    middle = 0.5 + ((low + high) / 2 - 0.5) * closer
    camera.data.lens *= closer
    camera.data.shift_x, camera.data.shift_y = middle[0] - at[0], middle[1] - (1 - at[1])


def quiet(light, albedo, normal):
    """Such small pictures need one scale alone, and near neighbours."""
    return finish.means(light, albedo, normal, 2, 2.2)


def develop(light, seen, exposure):
    """Straight light with a soft shoulder, so that the day's ground is the page's own colour; a grain hides bands."""
    light = finish.bloom(light * exposure, 0.04)
    grey = (light @ finish.LUMA)[..., None]
    light = np.maximum(0, grey + (light - grey) * 1.06)
    knee = 0.72
    over = np.maximum(0, light - knee)
    light = np.minimum(light, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.8))
    tone = np.where(light < 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)
    grain = finish.blur(np.random.default_rng(1).standard_normal(tone.shape[:2]), 0.6)
    picture = np.clip(tone + (grain / grain.std() * 0.005)[..., None], 0, 1)
    thing = picture[seen["index"][..., 0] < GROUND / 2]
    print(f"THING fills {thing.size / picture.size:.0%}, mean luminance {(thing @ finish.LUMA).mean():.2f}", flush=True)
    return picture


EXPOSURE = {"day": 1.0, "night": 1.0}


def picture(make, light, night=1.0, **look):
    """The recipe of one smell in one light."""

    def build():
        make()
        stage(light, night)
        frame(**look)

    return {
        "build": build,
        "size": (SIDE, SIDE),
        "samples": 12,
        "quiet": quiet,
        "develop": lambda lit, seen: develop(lit, seen, EXPOSURE[light]),
    }


def series(makes, **looks):
    """Recipes of both lights for each scene, by the name of its function; `looks` are what differs for one of them."""
    named = {make.__name__.replace("_", "-"): make for make in makes}
    return {
        f"smell-{name}-{light}": picture(make, light, **looks.get(make.__name__, {}))
        for name, make in named.items()
        for light in ("day", "night")
    }


# What the smells are made of.


def sheet(shape, across=25, along=33, name="sheet"):
    """A thin sheet: `shape(u, v)` gives the point for u across (-1 to 1) and v along (0 to 1); both stand in its UV map."""
    points = [shape(2 * i / (across - 1) - 1, j / (along - 1)) for j in range(along) for i in range(across)]
    faces = [(a, a + 1, a + across + 1, a + across) for j in range(along - 1) for a in range(j * across, j * across + across - 1)]
    data = studio.mesh(points, faces, name, 180)
    layer = data.uv_layers.new(name="UVMap")
    for loop in data.loops:
        row, column = divmod(loop.vertex_index, across)
        layer.data[loop.index].uv = (column / (across - 1), row / (along - 1))
    return data


def thin(n, colour, through, share=0.45, rough=0.5, normal=None, specular=0.3):
    """A thin skin: light falls on it and, tinted, through it."""
    inputs = dict(Base_Color=colour, Roughness=rough, Specular=specular)
    if normal is not None:
        inputs["Normal"] = normal
    front = n.node("BsdfPrincipled", **inputs).outputs[0]
    back = n.node("BsdfTranslucent", Color=through).outputs[0]
    return n.done(n.node("MixShader", _0=share, _1=front, _2=back))


def along_and_across(n):
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["UV"])
    return xyz.outputs[0], xyz.outputs[1]


def maths(n, operation, *values):
    return n.node("Math", operation=operation, **{f"_{i}": value for i, value in enumerate(values)}).outputs[0]


def petal(base, tip, veins=9, depth=0.16, share=0.45, middle=0.5, rough=0.5):
    """A petal's skin on a `sheet`: base colour at v = 0, tip colour at v = 1, fine veins that run along it."""
    n = matter.Nodes("petal")
    u, v = along_and_across(n)
    wander = maths(n, "MULTIPLY", n.noise(5, 4, 0.6), 0.16)
    line = maths(n, "SINE", maths(n, "MULTIPLY", maths(n, "ADD", u, wander), veins * 6.28))
    line = n.node("MapRange", Value=line, _1=0.35, _2=1.0).outputs[0]
    cloud = n.noise(6, 5, 0.6)
    place = maths(n, "ADD", v, maths(n, "MULTIPLY", maths(n, "SUBTRACT", cloud, 0.5), 0.25))
    tint = n.ramp(place, (0.0, base), (middle, tuple((a + b) / 2 for a, b in zip(base, tip))), (1.0, tip))
    dark = n.node("MixRGB", blend_type="MULTIPLY", _0=1.0, _1=tint, _2=(1 - depth, 1 - depth * 1.1, 1 - depth * 1.1, 1)).outputs[0]
    colour = n.node("MixRGB", _0=line, _1=tint, _2=dark).outputs[0]
    return thin(n, colour, colour, share, rough, n.bump(line, 0.12, 0.01))


def foliage(dark, light, veins=8, share=0.28, rough=0.42, lean=1.1):
    """A leaf's skin on a `sheet`: a pale midrib, side veins that lean towards the tip, flesh raised between them."""
    n = matter.Nodes("leaf")
    u, v = along_and_across(n)
    aside = maths(n, "MULTIPLY", maths(n, "ABSOLUTE", maths(n, "SUBTRACT", u, 0.5)), 2.0)
    rib = n.node("MapRange", Value=aside, _1=0.03, _2=0.075).outputs[0]
    wave = maths(n, "SUBTRACT", maths(n, "MULTIPLY", v, float(veins)), maths(n, "MULTIPLY", aside, lean))
    wave = maths(n, "ABSOLUTE", maths(n, "SINE", maths(n, "MULTIPLY", wave, 3.1416)))
    side = n.node("MapRange", Value=wave, _1=0.02, _2=0.22, _3=0.35, _4=1.0).outputs[0]
    flesh = maths(n, "MULTIPLY", rib, side)
    tint = n.ramp(n.noise(5, 6, 0.65), (0.3, dark), (0.72, light))
    pale = tuple(0.35 * d + 0.65 * min(1, 1.5 * c + 0.04) for d, c in zip(dark, light))
    colour = n.node("MixRGB", _0=flesh, _1=(*pale, 1), _2=tint).outputs[0]
    through = n.node("MixRGB", blend_type="MULTIPLY", _0=1.0, _1=colour, _2=(1.3, 1.25, 0.5, 1)).outputs[0]
    fold = maths(n, "ADD", flesh, maths(n, "MULTIPLY", n.noise(30, 3, 0.6), 0.2))
    return thin(n, colour, through, share, rough, n.bump(fold, 0.5, 0.02))


def leaf(material, length=0.6, width=0.18, at=(0, 0, 0), turn=(0, 0, 0), bend=0.25, fold=0.35, teeth=0, tooth=0.09, widest=0.8, wave=0.02):
    """A leaf that lies along +y, folded at its rib and bent down at its tip; `teeth` notches a side."""

    def shape(u, v):
        half = width * max(0.0, math.sin(math.pi * v**widest)) ** 0.9 + 0.004
        if teeth:
            half *= 1 - tooth + tooth * 2 * abs((v * teeth) % 1 - 0.5) * (1 if v < 0.97 else 0)
        lift = abs(u) * half * fold + wave * math.sin(v * 17 + 2 * u) * abs(u) ** 2
        return (half * u, length * v, lift - bend * length * (v - 0.15) ** 2)

    return studio.add("leaf", sheet(shape, 17, 61 if teeth else 33, "leaf"), material, at, turn)


def stem(points, radius, material, ends=(1.0, 0.7)):
    """A stalk through the given points, smoothed."""
    smooth = spline(points, 10)
    return studio.thread(smooth, radius, material, "stem", taper=lambda t: ends[0] + (ends[1] - ends[0]) * t)


def spline(points, steps=10):
    """Catmull-Rom through the points."""
    p = [np.array(one, float) for one in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for k in range(steps):
            t = k / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t**3)))
    return [*out, tuple(p[-2])]


def petal_sheet(length=0.5, width=0.3, cup=0.25, curl=0.1, notch=0.0, point=0.0, widest=0.62, foot=0.12, wave=0.03, seed=0, across=21, along=27):
    """A petal that grows from the origin along +y, its inner side up: hollowed by `cup`, its tip rolled down by `curl`."""
    shift = seed * 1.7

    def shape(u, v):
        full = math.sin(math.pi * min(1.0, v) ** (math.log(0.5) / math.log(widest)))
        half = width / 2 * (foot * (1 - v) + max(0.0, full) ** (0.55 + 0.6 * point) * (1 - 0.0 * v))
        reach = length * (v - notch * (1 - abs(u)) ** 2 * v**6 - 0.10 * u * u * v**3)
        lift = cup * width * (u * u) * (0.35 + 0.65 * math.sin(math.pi * min(1, v * 0.9)))
        rise = cup * length * 0.6 * math.sin(math.pi * 0.62 * v) - curl * length * v**3
        ripple = wave * width * math.sin(6 * v + 3.1 * u + shift) * (0.3 + v) * abs(u)
        return (half * u, reach, lift + rise + ripple)

    return sheet(shape, across, along, "petal")


def whorl(make, count, away=0.0, lean=0.0, turn=0.0, pick=None, jitter=0.0, at=(0, 0, 0), skip=()):
    """`make(k)` gives a mesh (and perhaps a material); each is laid outwards from the middle, its tip raised by `lean` degrees."""
    for k in range(count):
        if k in skip:
            continue
        off = pick.uniform(-jitter, jitter) if pick else 0.0
        around = turn + 360 * k / count + off
        data, material = make(k)
        thing = studio.add("petal", data, material)
        a = math.radians(around)
        thing.rotation_mode = "XYZ"
        thing.rotation_euler = (math.radians(lean + (pick.uniform(-jitter, jitter) if pick else 0.0)), 0, a)
        thing.location = (at[0] - away * math.sin(a), at[1] + away * math.cos(a), at[2])


def drop(water, at, size):
    """A bead of liquid on a flat ground."""
    rise = [(math.cos(math.pi / 2 * i / 12), math.sin(math.pi / 2 * i / 12) * 0.55) for i in range(13)]
    return studio.add("drop", studio.lathe([(0.9, 0.0), *rise]), water, at, (0, 0, 0), size)


def film(tint=(0.96, 0.98, 0.98), shine=0.05, name="film"):
    """Thin glass or water: it lets light straight through and shines at its edges, without the noise of bent light."""
    n = matter.Nodes(name)
    through = n.node("BsdfTransparent", Color=tint).outputs[0]
    mirror = n.node("BsdfGlossy", Color=(1, 1, 1), Roughness=shine).outputs[0]
    edge = n.node("MapRange", Value=n.node("LayerWeight", Blend=0.25).outputs["Fresnel"], _1=0.0, _2=1.0, _3=0.04, _4=0.75).outputs[0]
    return n.done(n.node("MixShader", _0=edge, _1=through, _2=mirror))
