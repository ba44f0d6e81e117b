"""Smells of resins and of sweet things, each a small still life."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector, noise

from kit import forms, matter, props, smell, studio


def tear(inside, skin, cloudy=0.5, ior=1.52, rough=0.2, scale=1.7, least=0.30):
    """A tear of resin: light goes through its body where its dusty skin does not lie."""
    n = matter.Nodes("tear")
    cloud = n.noise(scale, 5, 0.55)
    dust = n.node("MapRange", Value=cloud, _1=0.52 - 0.3 * cloudy, _2=0.92 - 0.3 * cloudy).outputs[0]
    clear = n.node("BsdfGlass", Color=inside, IOR=ior, Roughness=rough, Normal=n.bump(n.noise(5, 4), 0.25, 0.05))
    body = n.node("BsdfPrincipled", Base_Color=skin, Roughness=0.5, Subsurface=0.25, Subsurface_Color=inside, Subsurface_Radius=(0.2, 0.12, 0.05), Normal=n.bump(cloud, 0.4, 0.03))
    both = n.node("MixShader", _0=n.node("MapRange", Value=dust, _3=least, _4=0.95).outputs[0], _1=clear.outputs[0], _2=body.outputs[0])
    through = n.node("BsdfTransparent", Color=tuple(c * 0.8 for c in inside))
    return n.done(n.node("MixShader", _0=n.node("Math", operation="MULTIPLY", _0=n.node("LightPath").outputs["Is Shadow Ray"], _1=0.6).outputs[0], _1=both.outputs[0], _2=through.outputs[0]))


def pile(pick, count, spread, size, gap=1.5):
    """Places of a heap of round things, each on the ground or in a hollow of those below; (x, y, z, size)."""
    placed = []
    for _ in range(count * 30):
        if len(placed) == count:
            break
        angle, away, s = pick.uniform(0, 6.28), spread * pick.random() ** 0.6, pick.uniform(*size)
        x, y, z = away * math.cos(angle), away * math.sin(angle) * 0.85, s * 0.62
        for a, b, c, r in placed:
            flat, reach = math.hypot(x - a, y - b), (s + r) * 0.72
            if flat < reach:
                z = max(z, c + math.sqrt(reach**2 - flat**2) * 0.8)
        if z < spread * gap * (1.05 - away / spread) + s:
            placed.append((x, y, z, s))
    return placed


def frankincense():
    shades = [tear((1.0, 0.80, 0.42), (0.80, 0.62, 0.33), 0.55), tear((1.0, 0.88, 0.60), (0.86, 0.74, 0.50), 0.8), tear((0.98, 0.68, 0.26), (0.72, 0.50, 0.22), 0.35)]
    pick = random.Random(6)
    for k, (x, y, z, s) in enumerate(pile(pick, 19, 0.62, (0.13, 0.215), 0.55)):
        data = props.lump(k + 20, 0.42, 4, squash=(1.25, 0.85, 0.8))
        studio.add("tear", data, shades[k % 3], (x, y, z), (pick.uniform(-20, 20), pick.uniform(-25, 25), pick.uniform(0, 360)), s)


def myrrh():
    shades = [tear((0.56, 0.11, 0.025), (0.30, 0.13, 0.065), 0.22, rough=0.06, least=0.08), tear((0.42, 0.065, 0.018), (0.22, 0.085, 0.042), 0.28, rough=0.08, least=0.08), tear((0.66, 0.18, 0.04), (0.42, 0.23, 0.12), 0.42, rough=0.1, least=0.12)]
    pick = random.Random(15)
    for k, (x, y, z, s) in enumerate(pile(pick, 11, 0.54, (0.18, 0.27), 0.5)):
        data = forms.rough(props.lump(k + 61, 0.55, 4, squash=(1.1, 0.9, 0.85)), 0.055, 2.2, k, 3)
        studio.add("tear", data, shades[k % 3], (x, y, z), (pick.uniform(-20, 20), pick.uniform(-25, 25), pick.uniform(0, 360)), s)


def benzoin():
    n = matter.Nodes("benzoin")
    place = n.node("TexCoord").outputs["Object"]
    bent = n.node("MixRGB", _0=0.12, _1=place, _2=n.node("TexNoise", Vector=place, Scale=5.0).outputs["Color"]).outputs[0]
    cells = n.node("TexVoronoi", Vector=bent, Scale=5.6, Randomness=1.0)
    grain = n.node("MapRange", Value=cells.outputs["Distance"], _1=0.52, _2=0.40).outputs[0]
    chosen = n.node("MapRange", Value=n.node("SeparateXYZ", Vector=cells.outputs["Color"]).outputs[0], _1=0.64, _2=0.66).outputs[0]
    almond = n.node("Math", operation="MULTIPLY", _0=grain, _1=chosen).outputs[0]
    cloud = n.noise(6, 8, 0.7)
    mass = n.ramp(cloud, (0.3, (0.15, 0.062, 0.032)), (0.7, (0.36, 0.185, 0.105)))
    tint = n.node("MixRGB", _0=almond, _1=mass, _2=n.ramp(cloud, (0.3, (0.72, 0.54, 0.34)), (0.7, (0.90, 0.78, 0.58)))).outputs[0]
    shine = n.node("MapRange", Value=almond, _3=0.22, _4=0.5).outputs[0]
    relief = n.node("Math", operation="MULTIPLY_ADD", _0=almond, _1=0.5, _2=cloud).outputs[0]
    cake = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=shine, Clearcoat=0.25, Subsurface=0.06, Subsurface_Color=(0.8, 0.4, 0.2, 1), Subsurface_Radius=(0.1, 0.05, 0.02), Normal=n.bump(relief, 0.55, 0.04)))

    def piece(seed, size):
        data = forms.rough(forms.ball(5), 0.16, 1.2, seed)
        pick = random.Random(seed)
        for k in range(9):
            away = np.array((math.cos(0.7 * k + seed), math.sin(0.7 * k + seed), pick.uniform(-0.5, 0.8)))
            forms.cut(data, tuple(away * pick.uniform(0.50, 0.66)), tuple(away), 0)
        forms.cut(data, (0, 0, 0.52), (0.1, -0.1, 1), 0)
        forms.cut(data, (0, 0, -0.45), (0, 0, -1), 0)
        data.polygons.foreach_set("use_smooth", [False] * len(data.polygons))
        data.transform(Matrix.Diagonal((*size, 1)))
        return forms.rough(data, 0.010, 9, seed)

    for k, (size, at, turn) in enumerate((((0.74, 0.62, 0.56), (-0.20, 0.16, 0.25), (0, 0, 10)), ((0.52, 0.46, 0.50), (0.46, -0.02, 0.20), (14, 20, 60)), ((0.34, 0.30, 0.30), (-0.10, -0.46, 0.13), (-20, 8, 30)), ((0.20, 0.17, 0.18), (0.26, -0.52, 0.08), (10, 30, 0)))):
        studio.add("cake", piece(k + 3, size), cake, at, turn)
    pick = random.Random(2)
    for k in range(16):
        s = pick.uniform(0.015, 0.04)
        studio.add("crumb", forms.shard(k, (1, 0.8, 0.7), 9), cake, (pick.uniform(-0.6, 0.7), pick.uniform(-0.7, -0.4), s * 0.6), (0, 0, 50 * k), s)


def amber():
    n = matter.Nodes("labdanum")
    swirl, smoke = n.noise(1.6, 6, 0.6, (1, 1, 2.2)), n.noise(3.2, 7, 0.65)
    clear = n.node("BsdfGlass", Color=n.ramp(swirl, (0.35, (0.90, 0.30, 0.03)), (0.65, (1.0, 0.62, 0.16))), IOR=1.5, Roughness=0.02, Normal=n.bump(n.noise(3, 3), 0.15, 0.05))
    body = n.node("BsdfPrincipled", Base_Color=n.ramp(smoke, (0.30, (0.10, 0.020, 0.004)), (0.52, (0.42, 0.115, 0.014)), (0.74, (0.86, 0.40, 0.06))), Roughness=0.16, Clearcoat=0.5, Clearcoat_Roughness=0.06)
    glow = n.node("BsdfTranslucent", Color=(1.0, 0.40, 0.05, 1))
    warm = n.node("MixShader", _0=0.45, _1=body.outputs[0], _2=glow.outputs[0])
    mixed = n.node("MixShader", _0=n.node("MapRange", Value=swirl, _1=0.36, _2=0.62, _3=0.12, _4=0.62).outputs[0], _1=clear.outputs[0], _2=warm.outputs[0])
    through = n.node("BsdfTransparent", Color=(0.92, 0.45, 0.09, 1))
    resin = n.done(n.node("MixShader", _0=n.node("Math", operation="MULTIPLY", _0=n.node("LightPath").outputs["Is Shadow Ray"], _1=0.75).outputs[0], _1=mixed.outputs[0], _2=through.outputs[0]))

    def lump(seed, size):
        """A warm piece: broken once, and its edges run since."""
        data, pick = forms.rough(forms.ball(4), 0.22, 1.1, seed), random.Random(seed)
        for k in range(7):
            away = np.array((math.cos(0.9 * k + seed), math.sin(0.9 * k + seed), pick.uniform(-0.3, 0.9)))
            forms.cut(data, tuple(away * pick.uniform(0.58, 0.74)), tuple(away), 0)
        forms.cut(data, (0, 0, -0.5), (0, 0, -1), 0)
        data.transform(Matrix.Diagonal((*size, 1)))
        return data

    pieces = ((2, (0.56, 0.50, 0.54), (-0.30, 0.06, 0.25), 20), (9, (0.38, 0.36, 0.38), (0.46, 0.04, 0.17), -30), (5, (0.22, 0.20, 0.19), (0.06, -0.42, 0.09), 70))
    for seed, size, at, turn in pieces:
        thing = studio.add("labdanum", lump(seed, size), resin, at, (0, 0, turn))
        melted = thing.modifiers.new("melted", "REMESH")
        melted.mode, melted.voxel_size, melted.use_smooth_shade = "VOXEL", 0.022, True
        run = thing.modifiers.new("run", "SMOOTH")
        run.factor, run.iterations = 0.5, 5
    # The pieces were pulled apart, and the resin follows in threads.
    threads = []
    for k in range(7):
        y, z = 0.10 - 0.05 * k, 0.44 - 0.045 * k
        threads.append([(-0.22 + 0.60 * t, y + 0.02 * math.sin(3 * t + k), z - 0.10 * t - (0.10 + 0.02 * (k % 3)) * math.sin(math.pi * t)) for t in np.linspace(0, 1, 30)])
    forms.strands(threads, 0.014, resin, lambda t: 0.55 + 2.6 * abs(2 * t - 1) ** 4)


def vanilla():
    n = matter.Nodes("pod")
    fold = n.noise(5, 6, 0.6, (0.25, 3, 3), "Generated")
    lines = n.noise(24, 4, 0.6)
    skin = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(lines, (0.3, (0.020, 0.009, 0.005)), (0.75, (0.115, 0.050, 0.024))), Roughness=n.node("MapRange", Value=fold, _3=0.22, _4=0.5).outputs[0], Clearcoat=0.35, Clearcoat_Roughness=0.3, Normal=n.bump(lines, 0.35, 0.02)))

    def bean(points, girth, seed):
        path = smell.spline(points, 14)

        def creased(a, t):
            return 1 + 0.10 * np.sin(4 * a + 5 * t + seed) + 0.055 * np.sin(9 * a - 13 * t + seed) + 0.04 * np.sin(60 * t + 2 * a)

        def radius(t):
            return girth * min(1, 0.42 + 3.4 * t) * min(1, 0.24 + 4.2 * (1 - t)) * (1 + 0.06 * math.sin(17 * t + seed))

        data = forms.tube(path, radius, 40, creased)
        studio.add("bean", data, skin)

    bean(((-0.66, 0.56, 0.065), (-0.46, 0.30, 0.07), (-0.10, 0.10, 0.08), (0.26, -0.14, 0.08), (0.50, -0.46, 0.07), (0.54, -0.66, 0.08), (0.46, -0.74, 0.10)), 0.060, 1)
    bean(((0.66, 0.50, 0.065), (0.48, 0.26, 0.07), (0.12, 0.06, 0.165), (-0.24, -0.16, 0.10), (-0.50, -0.46, 0.07), (-0.56, -0.62, 0.08), (-0.50, -0.70, 0.10)), 0.057, 4)
    petal = smell.petal((0.62, 0.60, 0.22), (0.86, 0.82, 0.58), 7, 0.12)
    for k, turn in enumerate((18, 92, 164, 236, 308)):
        smell.leaf(petal, 0.37, 0.095, (-0.02, 0.06, 0.23), (26 + 6 * (k % 2), 0, turn), 0.45, 0.3)

    def lip(u, v):
        a, r = 2 * math.pi * u, 0.035 + 0.075 * v + 0.07 * v**5
        r = r * (1 + 0.12 * v**4 * np.sin(11 * a))
        return r * np.cos(a), r * np.sin(a), 0.26 * v

    throat = smell.petal((0.80, 0.52, 0.08), (0.90, 0.80, 0.42), 11, 0.2)
    studio.add("lip", forms.skin(lip, 90, 30, around=True), throat, (-0.02, 0.05, 0.22), (52, 0, -12))


def tonka():
    n = matter.Nodes("tonka")
    fold, fine = n.noise(4, 8, 0.65, (0.35, 2.6, 2.6)), n.noise(16, 4, 0.6)
    frost = n.node("MapRange", Value=n.noise(3.4, 9, 0.78), _1=0.535, _2=0.60).outputs[0]
    tint = n.node("MixRGB", _0=frost, _1=n.ramp(fold, (0.3, (0.012, 0.007, 0.005)), (0.7, (0.095, 0.052, 0.032))), _2=(0.70, 0.66, 0.60, 1)).outputs[0]
    skin = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=n.node("MapRange", Value=frost, _3=0.34, _4=0.7).outputs[0], Normal=n.bump(n.node("Math", operation="MULTIPLY_ADD", _0=fine, _1=0.3, _2=fold).outputs[0], 0.9, 0.05)))

    def bean(seed):
        def fold(p):
            q = Vector((p.x * 2.2, p.y * 6.5 + seed * 7, p.z * 6.5))
            return 0.05 * abs(noise.noise(q)) + 0.03 * abs(noise.noise(q * 2.1)) - 0.02

        data = forms.ball(5, (1.0, 0.36, 0.29))
        for v in data.vertices:
            v.co.z += 0.07 * (v.co.x**2)
        return forms.pushed(data, fold)

    for k, (at, turn, size) in enumerate((((-0.20, 0.42, 0.21), (8, 0, 20), 0.44), ((0.36, 0.16, 0.20), (0, 0, 34), 0.44), ((-0.30, -0.02, 0.21), (12, 0, 30), 0.46), ((0.10, -0.40, 0.19), (0, 0, 12), 0.46))):
        studio.add("tonka", bean(k), skin, at, turn, size)
    crystal = matter.solid((0.86, 0.85, 0.82), 0.2, specular=0.8, name="crystal")
    pick = random.Random(7)
    for k in range(60):
        s = pick.uniform(0.012, 0.032)
        studio.add("crystal", forms.shard(k, (1.6, 0.5, 0.45), 9), crystal, (pick.gauss(0.02, 0.34), pick.gauss(-0.62, 0.08), s * 0.4), (0, 0, 53 * k), s)
    straw = [matter.solid(c, 0.55, name="hay") for c in ((0.62, 0.48, 0.19), (0.44, 0.40, 0.15))]
    for k, shade in enumerate(straw):
        lines = []
        for _ in range(85):
            x, y, a, long = pick.gauss(0, 0.20), pick.gauss(0.02, 0.20), pick.gauss(0.2, 0.6), pick.uniform(0.5, 0.9)
            z = pick.uniform(0.012, 0.13)
            lines.append(forms.arc((x - long / 2 * math.cos(a), y - long / 2 * math.sin(a), z), (x + long / 2 * math.cos(a), y + long / 2 * math.sin(a), z), pick.uniform(0, 0.05), pick.uniform(-0.08, 0.08), 12))
        forms.strands(lines, 0.010, shade, lambda t: 1.1 - 0.7 * t)


def cocoa():
    powder = matter.mottled((0.115, 0.047, 0.022), (0.20, 0.088, 0.042), 14, (0.9, 1.0), 0.35)
    shell = matter.mottled((0.075, 0.028, 0.014), (0.26, 0.105, 0.050), 4, (0.35, 0.55), 0.8, stretch=(0.3, 3, 3))
    nib = matter.mottled((0.040, 0.015, 0.008), (0.155, 0.060, 0.030), 4, (0.28, 0.5), 0.5)

    def hill(u, v):
        a, r = 2 * math.pi * u, 0.60 * v
        edge = 1 + v**4 * (0.10 * np.sin(3 * a + 1) + 0.06 * np.sin(7 * a) + 0.03 * np.sin(17 * a))
        x, y = r * np.cos(a) * edge, r * np.sin(a) * edge * 0.86
        z = 0.34 * np.exp(-((r / 0.27) ** 1.7)) + 0.045 * (1 - v**3) + 0.012 * np.sin(29 * x) * np.sin(31 * y) * (1 - v)
        return x, y, z

    studio.add("powder", forms.rough(forms.skin(hill, 160, 60, around=True), 0.005, 24, 3), powder, (-0.10, 0.16, 0.002))
    bean = forms.rough(forms.ball(4, (1.0, 0.50, 0.34)), 0.05, 1.6, 4)
    bean.materials.append(shell)
    for at, turn, size in (((0.36, -0.16, 0.12), (10, -8, 28), 0.29), ((-0.42, -0.30, 0.12), (-8, 6, -30), 0.28), ((0.48, 0.20, 0.12), (6, 0, 80), 0.27)):
        studio.add("bean", bean, None, at, turn, size)
    pick = random.Random(5)
    for k in range(46):
        s = pick.uniform(0.055, 0.125)
        x, y = pick.gauss(0.04, 0.24), pick.gauss(-0.46, 0.11)
        studio.add("nib", forms.shard(k, (1.1, 0.8, 0.62), 11), nib, (x, y, s * 0.55 + 0.09 * (k % 4 == 0)), (pick.uniform(-20, 20), pick.uniform(-20, 20), 47 * k), s)
    for k in range(90):
        s = pick.uniform(0.006, 0.014)
        a, r = pick.uniform(0, 6.28), pick.uniform(0.5, 0.80)
        studio.add("dust", forms.shard(k % 5, (1, 1, 0.7), 8), powder, (-0.10 + r * math.cos(a), 0.10 + r * 0.86 * math.sin(a), s * 0.5), (0, 0, 0), s)


def leather():
    n = matter.Nodes("hide")
    pores = n.node("TexVoronoi", feature="DISTANCE_TO_EDGE", Vector=n.node("TexCoord").outputs["Object"], Scale=34.0).outputs["Distance"]
    cloud = n.noise(2.4, 6, 0.6)
    hide = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(cloud, (0.3, (0.24, 0.085, 0.030)), (0.7, (0.44, 0.185, 0.070))), Roughness=0.40, Specular=0.4, Clearcoat=0.08, Normal=n.bump(n.node("MapRange", Value=pores, _1=0.0, _2=0.12).outputs[0], 0.28, 0.012)))
    suede = matter.solid((0.52, 0.30, 0.155), 0.9, sheen=0.6, bump=(70, 0.4), name="suede")

    def piece(u, v):
        """A hide that lies flat in front and rolls up over itself at the back."""
        x = (u - 0.5) * 1.50
        s = v * 2.35
        flat, turn = 0.86, 0.235
        a = np.clip((s - flat) / turn, 0, None)
        r = turn * (1 - 0.035 * a)
        y = np.where(s < flat, -0.62 + s, -0.62 + flat + r * np.sin(a))
        z = np.where(s < flat, 0.0, r * (1 - np.cos(a)) + 0.05 * np.clip(a - 3.1, 0, None) * 0.3)
        wave = 0.028 * np.sin(5.2 * x + 1.0) * np.exp(-((s / 0.35) ** 2)) + 0.012 * np.sin(9 * x + 3 * s)
        rim = 0.022 * np.sin(11 * v + 2) + 0.012 * np.sin(27 * v)
        return x + rim * np.sign(u - 0.5) * (2 * np.abs(u - 0.5)) ** 4 - 0.10 * v * x, y + 0.04 * np.sin(4 * u + 1) * (v < 0.02), z + 0.035 + np.abs(wave)

    data = forms.skin(piece, 70, 150)
    data.materials.append(hide)
    data.materials.append(suede)
    forms.thick(studio.add("hide", data, None, (0, 0.06, 0.0), (0, 0, 14)), 0.034, 1)

    from scenes import smells_woods

    leafy = smells_woods.dry_leaf((0.10, 0.045, 0.016), (0.25, 0.125, 0.042), (0.37, 0.215, 0.095), 11, 0.5, 0.12)

    def rolled(u, v):
        """A broad leaf wound about itself, so that its veins run round the roll on a slant."""
        turns = 2.6
        a = 2 * math.pi * turns * u + 2.1 * v
        r = (0.058 + 0.062 * u) * (0.62 + 0.38 * np.sin(math.pi * np.clip(v, 0.03, 0.97)) ** 0.35) * (1 + 0.05 * np.sin(3 * a) + 0.03 * np.sin(7 * a + 20 * v))
        return (v - 0.5) * 1.12 + 0.03 * u * np.sin(9 * v), r * np.cos(a), r * np.sin(a)

    for k, (at, turn) in enumerate((((-0.06, -0.24, 0.185), (20, 0, 24)), ((0.14, -0.44, 0.18), (140, 0, 18)))):
        forms.thick(studio.add("roll", forms.skin(rolled, 150, 90), leafy, at, turn), 0.006)
    cord = matter.solid((0.62, 0.50, 0.30), 0.75, bump=(60, 0.5), name="cord")
    turned = math.radians(21)
    hoops = []
    for k in range(4):
        hoop = []
        for j in range(41):
            a = 2 * math.pi * j / 40
            along, across, up = 0.022 * k - 0.03, 0.262 * math.cos(a), 0.135 * math.sin(a)
            hoop.append((0.04 + along * math.cos(turned) - across * math.sin(turned), -0.34 + along * math.sin(turned) + across * math.cos(turned), 0.185 + up))
        hoops.append(hoop)
    forms.strands(hoops, 0.012, cord)


pictures = smell.series([frankincense, myrrh, benzoin, amber, vanilla, tonka, cocoa, leather], vanilla={"night": 1.3}, myrrh={"night": 1.3}, cocoa={"night": 1.25})
