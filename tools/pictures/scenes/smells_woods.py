"""Smells of wood, root and earth, each a small still life."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from kit import forms, matter, props, smell, studio


def timber(dark, light, heart=(0.0, 0.25, -0.55), rings=60, rough=0.55, fibre=0.5):
    """Sawn wood: rings round an axis that runs along x beside the block, fibres along them."""
    n = matter.Nodes("timber")
    xyz = n.node("SeparateXYZ", Vector=n.node("Mapping", Vector=n.node("TexCoord").outputs["Object"], Location=tuple(-c for c in heart)).outputs[0])
    flat = n.node("CombineXYZ", Y=xyz.outputs[1], Z=xyz.outputs[2])
    away = n.node("VectorMath", operation="LENGTH", _0=flat.outputs[0]).outputs["Value"]
    bent = n.node("Math", operation="MULTIPLY_ADD", _0=n.noise(2.6, 5, 0.55, (0.35, 1, 1)), _1=0.22, _2=away).outputs[0]
    wave = n.node("Math", operation="SINE", _0=n.node("Math", operation="MULTIPLY", _0=bent, _1=float(rings)).outputs[0]).outputs[0]
    grain = n.noise(9, 8, 0.7, (0.6, 9, 9))
    mixed = n.node("MixRGB", _0=fibre, _1=n.node("MapRange", Value=wave, _1=-1.0, _2=1.0).outputs[0], _2=grain).outputs[0]
    return n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(mixed, (0.18, dark), (0.80, light)), Roughness=rough, Specular=0.3, Normal=n.bump(mixed, 0.25, 0.012)))


def curl(width, turns, inner, outer, lean=0.0, seed=0):
    """A shaving: a thin ribbon rolled up, its axis along x."""

    def shape(u, v):
        a, r = 2 * math.pi * turns * v, inner + (outer - inner) * v
        x = (u - 0.5) * width * (1 + 0.06 * np.sin(9 * v + seed)) + lean * v + 0.012 * np.sin(31 * v + seed)
        return x, r * np.cos(a), r * np.sin(a) + 0.012 * np.sin(6 * u + 8 * v)

    return forms.skin(shape, 14, 140)


def oud():
    n = matter.Nodes("agarwood")
    cloud, fibre = n.noise(1.5, 6, 0.6, (0.7, 1.6, 1.6)), n.noise(6, 8, 0.7, (0.35, 7, 7))
    pale = n.ramp(fibre, (0.3, (0.12, 0.055, 0.023)), (0.7, (0.33, 0.18, 0.080)))
    black = n.ramp(fibre, (0.3, (0.016, 0.008, 0.004)), (0.75, (0.095, 0.040, 0.018)))
    soaked = n.node("MapRange", Value=cloud, _1=0.62, _2=0.42).outputs[0]
    tint = n.node("MixRGB", _0=soaked, _1=pale, _2=black).outputs[0]
    gloss = n.node("MapRange", Value=soaked, _3=0.62, _4=0.16).outputs[0]
    wood = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=gloss, Clearcoat=soaked, Clearcoat_Roughness=0.12, Normal=n.bump(fibre, 0.55, 0.03)))
    pick = random.Random(5)
    for k in range(13):
        angle, away = pick.uniform(0, 6.28), 0.50 * pick.random() ** 0.7
        at = (away * math.cos(angle), away * math.sin(angle) * 0.8, 0.09 + 0.36 * (1 - away / 0.5) + 0.02 * (k % 3))
        props.chip(k, wood, at, pick.uniform(0.22, 0.33), (pick.uniform(-14, 14), pick.uniform(-26, 26), pick.uniform(0, 360)))
    resin = matter.clear((0.42, 0.10, 0.02), 1.54, 0.04, 0.7, "resin")
    for k, (x, y, z, s) in enumerate(((0.02, -0.20, 0.42, 0.055), (0.12, -0.24, 0.36, 0.036), (-0.20, -0.30, 0.28, 0.045), (0.30, -0.34, 0.20, 0.04), (-0.04, -0.38, 0.22, 0.03))):
        studio.add("bead", forms.rough(forms.ball(3), 0.12, 1.2, k), resin, (x, y, z), (0, 0, 40 * k), (s, s, s * 0.7))


def sandalwood():
    wood = timber((0.46, 0.25, 0.115), (0.74, 0.50, 0.28), rings=46)
    blocks = (((-0.16, 0.22, 0.15), (0, 0, 14), (1.02, 0.40, 0.30)), ((0.14, 0.16, 0.425), (0, 0, -24), (0.86, 0.34, 0.25)))
    for at, turn, size in blocks:
        studio.bevel(studio.add("block", studio.box(*size), wood, at, turn), 0.012, 2)
    thin = timber((0.56, 0.33, 0.16), (0.82, 0.60, 0.37), rings=90)
    for k, (at, turn, width, turns, outer) in enumerate((((-0.36, -0.34, 0.17), (0, 6, 28), 0.26, 1.9, 0.165), ((0.10, -0.42, 0.13), (20, 4, -30), 0.22, 1.6, 0.13), ((0.44, -0.28, 0.15), (70, 10, 60), 0.24, 1.7, 0.15), ((-0.06, -0.66, 0.07), (40, 0, 80), 0.16, 1.4, 0.075))):
        forms.thick(studio.add("shaving", curl(width, turns, 0.05, outer, 0.10 * (-1) ** k, k), thin, at, turn), 0.008)


def cedar():
    wood = timber((0.40, 0.155, 0.075), (0.72, 0.38, 0.215), (0, 0.1, 0.1), rings=38, fibre=0.65)
    paint = matter.solid((0.012, 0.055, 0.045), 0.25, coat=0.6, name="lacquer")
    n = matter.Nodes("shaved")
    # In a shaving the fibres run from its middle to its rim.
    uv = n.node("Mapping", Vector=n.node("TexCoord").outputs["UV"], Scale=(1.5, 46.0, 1.0)).outputs[0]
    fibre = n.node("TexNoise", Vector=uv, Scale=1.0, Detail=7.0, Roughness=0.7).outputs["Fac"]
    tint = n.ramp(fibre, (0.32, (0.36, 0.125, 0.058)), (0.52, (0.64, 0.305, 0.160)), (0.70, (0.80, 0.50, 0.310)))
    shaved = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.6, Specular=0.3, Normal=n.bump(fibre, 0.35, 0.02)))

    def shaving(turns, radius, steep, seed):
        def shape(u, v):
            a = 2 * math.pi * turns * v
            r = radius * (0.16 + (0.84 + 0.085 * np.abs(np.sin(3 * a)) ** 0.7) * u) * (0.86 + 0.14 * v)
            z = r * steep + 0.085 * radius * a / math.pi + 0.02 * radius * np.sin(7 * a + seed) * u
            return r * np.cos(a), r * np.sin(a), z

        data = forms.skin(shape, 26, 220)
        data.materials.append(shaved)
        data.materials.append(paint)
        edge = np.tile(np.arange(25) >= 23, 219)
        data.polygons.foreach_set("material_index", edge.astype(np.int32))
        return data

    places = (((-0.24, 0.16, 0.30), (30, -14, 120), 0.50, 0.92, 0.62), ((0.40, 0.22, 0.26), (38, 10, 20), 0.40, 0.80, 0.55), ((0.20, -0.34, 0.20), (24, 16, 215), 0.42, 0.95, 0.66), ((-0.46, -0.40, 0.13), (34, -8, 60), 0.25, 0.75, 0.6))
    for k, (at, turn, radius, turns, steep) in enumerate(places):
        data = shaving(turns, radius, steep, k)
        data.transform(Matrix.Rotation(math.radians(turn[2]), 4, "Z"))
        thing = studio.add("shaving", data, None, at, (turn[0], turn[1], 0))
        studio.bpy.context.view_layer.update()
        thing.location.z += 0.005 - min((thing.matrix_world @ v.co).z for v in data.vertices)
        modifier = thing.modifiers.new("thick", "SOLIDIFY")
        modifier.thickness = 0.010
    for k in range(12):
        pick = random.Random(k)
        at = (pick.uniform(-0.7, 0.7), pick.uniform(-0.72, -0.35), 0.012)
        studio.add("crumb", forms.shard(k, (0.05, 0.02, 0.008), 8), wood, at, (0, 0, pick.uniform(0, 360)))


def guaiac():
    n = matter.Nodes("end grain")
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    flat = n.node("CombineXYZ", X=xyz.outputs[0], Y=xyz.outputs[1])
    away = n.node("VectorMath", operation="LENGTH", _0=flat.outputs[0]).outputs["Value"]
    bent = n.node("Math", operation="MULTIPLY_ADD", _0=n.noise(3.0, 4, 0.5), _1=0.16, _2=away).outputs[0]
    wave = n.node("Math", operation="SINE", _0=n.node("Math", operation="MULTIPLY", _0=bent, _1=95.0).outputs[0]).outputs[0]
    angle = n.node("Math", operation="ARCTAN2", _0=xyz.outputs[1], _1=xyz.outputs[0]).outputs[0]
    ray = n.node("TexNoise", noise_dimensions="2D", Vector=n.node("CombineXYZ", X=n.node("Math", operation="MULTIPLY", _0=angle, _1=14.0).outputs[0], Y=away).outputs[0], Scale=2.0, Detail=4.0).outputs["Fac"]
    heart = n.ramp(n.node("MixRGB", _0=0.68, _1=n.node("MapRange", Value=wave, _1=-1.0, _2=1.0).outputs[0], _2=ray).outputs[0], (0.28, (0.040, 0.042, 0.015)), (0.5, (0.125, 0.115, 0.040)), (0.74, (0.26, 0.205, 0.080)))
    sap = n.ramp(wave, (0.2, (0.52, 0.37, 0.17)), (0.8, (0.68, 0.52, 0.28)))
    inside = n.node("MapRange", Value=bent, _1=0.40, _2=0.42).outputs[0]
    colour = n.node("MixRGB", _0=inside, _1=heart, _2=sap).outputs[0]
    face = n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.38, Clearcoat=0.15, Normal=n.bump(wave, 0.12, 0.01)))
    bark = matter.mottled((0.06, 0.042, 0.026), (0.28, 0.21, 0.14), 4, (0.7, 0.9), 0.9, stretch=(1, 1, 0.3))

    def log(radius, length, seed):
        def build():
            def round_(a, t):
                return 1 + 0.035 * np.sin(2 * a + seed) + 0.02 * np.sin(5 * a + 2 * seed) + 0.012 * np.sin(13 * a + 9 * t)

            data = forms.tube([(0, 0, length * i / 14) for i in range(15)], lambda t: radius * (1 - 0.03 * (t < 0.01) - 0.03 * (t > 0.99)), 72, round_)
            data.materials.append(bark)
            data.materials.append(face)
            caps = [len(p.vertices) > 4 for p in data.polygons]
            data.polygons.foreach_set("material_index", [int(cap) for cap in caps])
            data.polygons.foreach_set("use_smooth", [not cap for cap in caps])
            data.use_auto_smooth = True
            studio.add("log", data)

        return build

    props.put(log(0.48, 0.26, 1.0), (-0.20, 0.10, 0.46), (-74, 0, -20), 1.0)
    props.put(log(0.46, 0.20, 4.0), (0.42, -0.16, 0.0), (0, 0, 60), 0.86)


def vetiver():
    pick = random.Random(11)
    shades = [matter.solid(c, 0.65, name="root") for c in ((0.36, 0.215, 0.09), (0.24, 0.135, 0.055), (0.50, 0.335, 0.16), (0.15, 0.08, 0.034))]
    paths = [[], [], [], []]
    for k in range(400):
        a, r = pick.uniform(0, 6.28), math.sqrt(pick.random())
        away, shift = np.array((math.cos(a), math.sin(a))) * r, pick.uniform(-0.10, 0.10)
        swerve, many, late = pick.gauss(0, 0.055), pick.uniform(5, 13), pick.uniform(0, 6.28)
        path = []
        for i in range(29):
            t = -1 + i / 14
            loose = 0.115 + (0.30 if t > 0 else 0.20) * abs(t) ** 1.4
            y = away[0] * loose + swerve * abs(t) * math.sin(many * t + late) * 1.3
            z = 0.16 + away[1] * loose * 0.72 + swerve * abs(t) * math.cos(many * t + late) - 0.03 * t * t
            path.append((t * 0.56 + shift, y, max(0.012, z)))
        paths[k % 4].append(path)
    # Fine rootlets stand off the bundle.
    for k in range(130):
        x, side = pick.uniform(0.05, 0.66), pick.choice((-1, 1))
        y, z = side * pick.uniform(0.05, 0.24), pick.uniform(0.03, 0.22)
        path = [(x, y, z)]
        for _ in range(6):
            x, y, z = x + pick.uniform(0, 0.035), y + side * pick.uniform(0, 0.035), max(0.01, z + pick.gauss(0, 0.018))
            path.append((x, y, z))
        paths[k % 4].append(path)
    before = set(studio.bpy.data.objects)
    for some, shade in zip(paths, shades):
        forms.strands(some, 0.0085, shade, lambda t: 1.15 - 0.6 * abs(2 * t - 1) ** 3)
    cord = matter.solid((0.075, 0.035, 0.018), 0.7, bump=(60, 0.5), name="cord")
    hoops = [[(0.026 * k - 0.065 + 0.006 * math.sin(j), 0.148 * math.cos(j * math.pi / 16), 0.158 + 0.115 * math.sin(j * math.pi / 16)) for j in range(33)] for k in range(6)]
    forms.strands(hoops, 0.016, cord)
    root = studio.bpy.data.objects.new("bundle", None)
    studio.bpy.context.collection.objects.link(root)
    for thing in set(studio.bpy.data.objects) - before - {root}:
        thing.parent = root
    root.rotation_euler = (0, 0, math.radians(-32))


def dry_leaf(dark, light, vein, ribs=8, rough=0.6, through=0.25):
    """A dry leaf's skin: midrib and side veins from its own u (across) and v (along)."""
    n = matter.Nodes("leaf")
    uv = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["UV"])
    aside = n.node("Math", operation="ABSOLUTE", _0=n.node("Math", operation="SUBTRACT", _0=uv.outputs[0], _1=0.5).outputs[0]).outputs[0]
    middle = n.node("MapRange", Value=aside, _1=0.030, _2=0.010).outputs[0]
    along = n.node("Math", operation="MULTIPLY_ADD", _0=aside, _1=-0.42, _2=uv.outputs[1]).outputs[0]
    saw = n.node("Math", operation="PINGPONG", _0=n.node("Math", operation="MULTIPLY", _0=along, _1=float(ribs)).outputs[0], _1=0.5).outputs[0]
    side = n.node("MapRange", Value=saw, _1=0.06, _2=0.02).outputs[0]
    lines = n.node("Math", operation="MAXIMUM", _0=middle, _1=n.node("Math", operation="MULTIPLY", _0=side, _1=0.75).outputs[0]).outputs[0]
    cloud = n.noise(4, 9, 0.7)
    colour = n.node("MixRGB", _0=lines, _1=n.ramp(cloud, (0.3, dark), (0.7, light)), _2=(*vein, 1)).outputs[0]
    relief = n.node("Math", operation="MULTIPLY_ADD", _0=lines, _1=1.2, _2=cloud).outputs[0]
    body = n.node("BsdfPrincipled", Base_Color=colour, Roughness=rough, Specular=0.3, Normal=n.bump(relief, 0.6, 0.02))
    glow = n.node("BsdfTranslucent", Color=colour)
    return n.done(n.node("MixShader", _0=through, _1=body.outputs[0], _2=glow.outputs[0]))


def withered(length, width, seed, curl=0.5, teeth=13, roll=0.0):
    """A broad leaf with a notched edge that has dried, buckled and curled in."""

    def shape(u, v):
        s = 2 * u - 1
        half = width * np.sin(math.pi * np.clip(v, 0.002, 0.998) ** 0.72) ** 0.72 * (1 - 0.18 * v)
        notch = 1 - 0.10 * np.abs(s) ** 6 * (0.5 + 0.5 * np.cos(2 * math.pi * teeth * (v - 0.10 * np.abs(s))))
        across = s * half * notch
        bend = curl * (1 + 0.4 * np.sin(5 * v + seed)) * np.abs(s)
        x = across * np.cos(bend * 0.9)
        z = np.abs(across) * np.sin(bend) + 0.05 * np.abs(s) * np.sin(2 * math.pi * 4 * (v - 0.21 * np.abs(s)) + seed) * width * 2
        z = z + 0.03 * np.sin(11 * v + 4 * s + seed) * length + roll * (v - 0.45) ** 2 * length
        return x + 0.05 * np.sin(3 * v + seed) * length, (v - 0.5) * length, z

    return forms.skin(shape, 61, 90)


def patchouli():
    skins = [dry_leaf((0.085, 0.068, 0.022), (0.26, 0.215, 0.085), (0.42, 0.34, 0.17)), dry_leaf((0.10, 0.055, 0.022), (0.30, 0.19, 0.085), (0.46, 0.33, 0.17)), dry_leaf((0.065, 0.072, 0.024), (0.21, 0.225, 0.085), (0.38, 0.34, 0.16))]
    stalk = matter.solid((0.20, 0.12, 0.055), 0.6, name="stalk")
    places = (((-0.34, 0.20), (24, -6, 48), 0.92, 0.36, 0.35), ((0.36, 0.22), (22, 10, -46), 0.88, 0.35, 0.42), ((0.02, 0.30), (30, 2, 4), 0.92, 0.36, 0.40), ((-0.22, -0.20), (16, -10, 100), 0.66, 0.27, 0.7), ((0.28, -0.20), (14, 8, -84), 0.66, 0.27, 0.8))
    for k, ((x, y), turn, length, width, curl_) in enumerate(places):
        bend = 0.05 * math.sin(2.3 * k) * length
        data = withered(length, width, 2.3 * k, curl_, 11, 0.30)
        data.transform(Matrix.Rotation(math.radians(turn[2]), 4, "Z"))
        leaf = forms.thick(studio.add("leaf", data, skins[k % 3], (x, y, 0), (turn[0], turn[1], 0)), 0.006)
        studio.bpy.context.view_layer.update()
        leaf.location.z = 0.006 + 0.05 * (k == 2) - min((leaf.matrix_world @ v.co).z for v in data.vertices)
        foot = Matrix.Rotation(math.radians(turn[2]), 4, "Z") @ Vector((bend, -0.47 * length, 0.07 * length))
        tip = Matrix.Rotation(math.radians(turn[2]), 4, "Z") @ Vector((0.04, -0.66 * length, 0.05 * length))
        studio.thread([foot, (foot + tip) / 2, tip], 0.012, stalk).parent = leaf


def moss():
    n = matter.Nodes("bark")
    cloud = n.noise(3.2, 9, 0.68, (0.4, 1.2, 1.2))
    crack = n.node("TexVoronoi", feature="DISTANCE_TO_EDGE", Vector=n.node("Mapping", Vector=n.node("TexCoord").outputs["Object"], Scale=(1.6, 5.5, 3.0)).outputs[0], Scale=2.0).outputs["Distance"]
    deep = n.node("MapRange", Value=crack, _1=0.0, _2=0.16).outputs[0]
    tint = n.node("MixRGB", _0=deep, _1=(0.022, 0.014, 0.009, 1), _2=n.ramp(cloud, (0.3, (0.115, 0.075, 0.045)), (0.7, (0.33, 0.25, 0.17)))).outputs[0]
    relief = n.node("Math", operation="MULTIPLY_ADD", _0=deep, _1=1.5, _2=cloud).outputs[0]
    bark = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.8, Specular=0.2, Normal=n.bump(relief, 0.9, 0.06)))
    wood = timber((0.40, 0.25, 0.12), (0.62, 0.44, 0.25))

    def slab(u, v):
        a = math.pi * (0.04 + 0.92 * u)
        r = 0.42 * (1 + 0.05 * np.sin(7 * a + 5 * v) + 0.035 * np.sin(19 * a + 9 * np.sin(3 * v)))
        x = (v - 0.5) * 1.42 + 0.07 * np.sin(9 * u) * (2 * np.abs(v - 0.5)) ** 4 + 0.05 * np.sin(23 * u) * (2 * np.abs(v - 0.5)) ** 6
        return x, -r * np.cos(a) * 1.05, r * np.sin(a) * 0.72 + 0.015 * np.sin(14 * v) - 0.02

    data = forms.rough(forms.skin(slab, 90, 120), 0.02, 5, 2)
    data.materials.append(wood)
    data.materials.append(bark)
    log = forms.thick(studio.add("bark", data), 0.06, 1)
    greens = [matter.solid(c, 0.6, sheen=0.4, name="moss") for c in ((0.16, 0.26, 0.035), (0.25, 0.36, 0.055), (0.09, 0.17, 0.025))]
    pick = np.random.default_rng(6)
    roots, ways = [], []
    for x, y, z, rx, ry, rz, count in ((-0.22, -0.05, 0.26, 0.40, 0.27, 0.15, 5200), (0.22, -0.24, 0.17, 0.24, 0.16, 0.14, 2200), (0.44, 0.06, 0.26, 0.15, 0.15, 0.09, 1100), (-0.46, -0.30, 0.10, 0.15, 0.12, 0.12, 1000)):
        way = pick.standard_normal((count, 3))
        way[:, 2] = np.abs(way[:, 2])
        way /= np.linalg.norm(way, axis=1)[:, None]
        swell = 1 + 0.16 * np.sin(way[:, :1] * 9 + x * 20) * np.sin(way[:, 1:2] * 8 + y * 30)
        roots.append(np.array((x, y, z)) + way * (rx, ry, rz) * swell * pick.uniform(0.82, 1.0, (count, 1)))
        lean = way / (rx, ry, rz)
        lean = lean / np.linalg.norm(lean, axis=1)[:, None] + pick.normal(0, 0.45, (count, 3)) + (0, 0, 0.25)
        ways.append(lean / np.linalg.norm(lean, axis=1)[:, None])
        cushion = forms.ball(4, (rx * 0.9, ry * 0.9, rz * 0.9))
        studio.add("cushion", cushion, greens[2], (x, y, z)).parent = log
    roots, ways = np.concatenate(roots), np.concatenate(ways)
    for k, shade in enumerate(greens):
        studio.add("moss", forms.blades(roots[k::3], ways[k::3], 0.052, 0.007, k), shade).parent = log
    log.rotation_euler = (0, 0, math.radians(-20))


pictures = smell.series([oud, sandalwood, cedar, guaiac, vetiver, patchouli, moss], oud={"night": 1.3})
