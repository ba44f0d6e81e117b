"""Smells of the spice bazaar, each a small still life."""

import math
import random

import numpy as np
from mathutils import Vector, noise

from kit import forms, matter, props, smell, studio


def husk(green, straw, fine=40):
    """A dry green skin, ribbed along its length and straw-coloured at both ends (x is the length)."""
    n = matter.Nodes("husk")
    fibre = n.noise(4, 8, 0.7, (0.6, 7, 7))
    tip = n.node("Math", operation="ABSOLUTE", _0=n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"]).outputs[0]).outputs[0]
    body = n.ramp(fibre, (0.32, tuple(c * 0.55 for c in green)), (0.68, green))
    colour = n.node("MixRGB", _0=n.node("MapRange", Value=tip, _1=0.36, _2=0.54).outputs[0], _1=body, _2=(*straw, 1)).outputs[0]
    return n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.55, Sheen=0.3, Normal=n.bump(n.noise(fine, 4, 0.6, (0.15, 1, 1)), 0.5, 0.02)))


def pod(material, inner=None, girth=0.19, gap=0.0):
    """A three-sided cardamom pod along x, one long; gap opens it above by that part of its round."""

    def shape(u, v):
        a = math.pi * 2 * (gap / 2 + u * (1 - gap)) + math.pi / 2
        r = girth * np.sin(math.pi * np.clip(v, 0.004, 0.996) ** 0.92) ** 0.72 + 0.012
        r = r * (1 + 0.10 * np.cos(3 * a - math.pi / 2)) * (1 + 0.026 * np.cos(21 * a + 2 * np.sin(5 * v)))
        x = v - 0.5 + 0.06 * (v > 0.96) * (v - 0.96) * 25
        return x, r * np.cos(a), r * np.sin(a) + 0.03 * np.sin(math.pi * v)

    data = forms.skin(shape, 127, 60, around=gap == 0)
    data.materials.append(material)
    data.materials.append(inner or material)
    return data


def cardamom():
    skin, inside = husk((0.36, 0.45, 0.13), (0.58, 0.52, 0.27)), matter.mottled((0.46, 0.40, 0.20), (0.70, 0.63, 0.40), 5, (0.6, 0.8), 0.2)
    seed = matter.mottled((0.012, 0.007, 0.004), (0.10, 0.055, 0.028), 6, (0.35, 0.6), 0.8)
    whole = pod(skin)

    def opened():
        forms.thick(studio.add("open", pod(skin, inside, 0.22, 0.34), size=(1, 1.12, 0.8)), 0.016)
        for k in range(18):
            row, step = k % 3, k // 3
            at = (-0.30 + 0.118 * step, 0.105 * (row - 1), 0.03 + 0.07 * (row == 1) - 0.04 * abs(step - 2.5) / 2.5)
            studio.add("seed", forms.shard(k, (0.078, 0.062, 0.058), 20), seed, at, (20 * k, 0, 37 * k))

    for at, turn, size in (((-0.26, 0.34, 0.15), (8, -4, 18), 0.80), ((0.36, 0.26, 0.14), (-20, 5, 152), 0.76), ((-0.36, -0.20, 0.14), (0, 3, 118), 0.72), ((0.02, 0.16, 0.37), (10, 10, -14), 0.76)):
        studio.add("pod", whole, None, at, turn, size)
    props.put(opened, (0.18, -0.36, 0.15), (16, 0, 12), 0.86)
    for k, at in enumerate(((-0.28, -0.62, 0.045), (-0.14, -0.70, 0.04), (0.62, -0.14, 0.045), (-0.42, -0.70, 0.04))):
        studio.add("seed", forms.shard(k + 40, (0.058, 0.048, 0.045), 20), seed, at, (0, 30 * k, 50 * k))


def saffron():
    china = matter.solid((0.80, 0.785, 0.75), 0.10, coat=0.6, name="china")
    profile = [(0.02, 0.0), (0.34, 0.0), (0.36, 0.02), (0.60, 0.085), (0.675, 0.15), (0.69, 0.16), (0.675, 0.168), (0.59, 0.115), (0.36, 0.055), (0.02, 0.045)]
    studio.add("dish", studio.lathe(profile), china, (0, 0, 0))
    red = [matter.solid(c, 0.42, sheen=0.3, name="saffron") for c in ((0.33, 0.012, 0.006), (0.45, 0.022, 0.006), (0.22, 0.006, 0.004))]
    style = matter.solid((0.78, 0.30, 0.03), 0.45, name="style")
    pick = random.Random(9)
    paths, ends = [[], [], []], []
    for k in range(330):
        angle, away = pick.uniform(0, 6.28), 0.50 * pick.random() ** 0.62
        x, y = away * math.cos(angle), away * math.sin(angle)
        z = 0.075 + 0.30 * max(0, 1 - (away / 0.50) ** 1.4) * pick.uniform(0.4, 1) + 0.07 * away
        heading, length, bend = pick.uniform(0, 6.28), pick.uniform(0.22, 0.40), pick.uniform(-1.8, 1.8)
        x, y = x - length / 2 * math.cos(heading), y - length / 2 * math.sin(heading)
        path = []
        for i in range(9):
            t = i / 8
            path.append((x, y, max(0.06, z + 0.04 * math.sin(3 * t + k))))
            x += length / 8 * math.cos(heading + bend * t)
            y += length / 8 * math.sin(heading + bend * t)
        paths[k % 3].append(path)
        if k % 5 == 0:
            ends.append(path[:4])
    for some, shade in zip(paths, red):
        forms.strands(some, 0.0135, shade, lambda t: 0.42 + 1.0 * t**2.5)
    forms.strands(ends, 0.0105, style, lambda t: 0.8)


def berries(pick, path, every, reach, radius, cluster):
    """Where berries hang along a stalk, each with its own short stalk."""
    placed, stalks = [], []
    for k in range(2, len(path) - 1, every):
        root = np.array(path[k])
        for _ in range(cluster):
            away = np.array((pick.gauss(0, 1), pick.gauss(0, 1), pick.gauss(0.2, 0.6)))
            tip = root + away / np.linalg.norm(away) * reach * pick.uniform(0.6, 1.1)
            tip[2] = max(radius, tip[2])
            if all(np.linalg.norm(tip - other) > radius * 1.75 for other in placed):
                placed.append(tip)
                stalks.append([root, (root + tip) / 2 + np.array((0, 0, 0.03)), tip])
    return placed, stalks


def pink_pepper():
    n = matter.Nodes("berry")
    own = n.node("ObjectInfo").outputs["Random"]
    tint = n.ramp(own, (0.0, (0.42, 0.018, 0.040)), (0.5, (0.66, 0.060, 0.085)), (1.0, (0.80, 0.16, 0.15)))
    skin = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.34, Clearcoat=0.25, Clearcoat_Roughness=0.3, Normal=n.bump(n.noise(5, 5, 0.7), 0.35, 0.08)))
    stalk = matter.solid((0.22, 0.15, 0.06), 0.6, name="stalk")
    green = matter.mottled((0.05, 0.11, 0.03), (0.13, 0.22, 0.06), 3, (0.45, 0.6), 0.15)
    pick, bodies = random.Random(12), [forms.rough(forms.ball(4), 0.07, 1.1, k) for k in range(4)]
    for body in bodies:
        body.materials.append(skin)
    main = forms.arc((-0.72, 0.34, 0.10), (0.60, -0.40, 0.09), 0.16, 0.10, 26)
    sides = [forms.arc(main[8], (-0.02, 0.62, 0.12), 0.06, 0.05, 14), forms.arc(main[11], (-0.30, -0.46, 0.10), 0.07, -0.04, 14), forms.arc(main[14], (0.58, 0.26, 0.12), 0.07, 0.06, 14)]
    forms.strands([main, *sides], 0.016, stalk, lambda t: 1.2 - 0.6 * t)
    placed, stalks = [], []
    for path, every in ((main[9:], 1), (sides[0][4:], 1), (sides[1][4:], 1), (sides[2][4:], 1)):
        more, their = berries(pick, path, every, 0.19, 0.088, 4)
        for tip, line in zip(more, their):
            if all(np.linalg.norm(tip - other) > 0.155 for other in placed):
                placed.append(tip)
                stalks.append(line)
    forms.strands(stalks, 0.008, stalk)
    for k, at in enumerate(placed):
        studio.add("berry", bodies[k % 4], None, at, [pick.uniform(0, 360) for _ in range(3)], pick.uniform(0.078, 0.098))
    for k, (at, turn) in enumerate((((-0.55, 0.32, 0.15), 150), ((-0.50, 0.28, 0.15), 30), ((-0.36, 0.26, 0.19), 165), ((-0.62, 0.30, 0.12), 70), ((-0.66, 0.33, 0.11), -150))):
        props.leaf(green, 0.40, 0.075, at, (-6 + 5 * k, 10, turn), 0.25)


def corn(seed):
    """A peppercorn, its skin dried into a net of ridges."""
    shift = Vector((seed * 3.7, seed * 9.1, seed * 1.3))

    def push(p):
        fold = abs(noise.noise(p * 2.0 + shift)) + 0.4 * abs(noise.noise(p * 4.4 + shift))
        return 0.06 - 0.62 * max(0, 0.30 - fold)

    return forms.pushed(forms.ball(5, (1, 1, 0.95)), push)


def black_pepper():
    n = matter.Nodes("corn")
    ridge = n.node("NewGeometry").outputs["Pointiness"]
    tint = n.ramp(ridge, (0.44, (0.010, 0.007, 0.005)), (0.50, (0.050, 0.030, 0.020)), (0.56, (0.16, 0.105, 0.070)))
    skin = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.5, Specular=0.5, Normal=n.bump(n.noise(9, 5), 0.3, 0.03)))
    flesh = matter.mottled((0.55, 0.42, 0.24), (0.86, 0.76, 0.56), 6, (0.6, 0.8), 0.3)
    pick, kinds = random.Random(4), [corn(k) for k in range(5)]
    for kind in kinds:
        kind.materials.append(skin)
    spots = [(-0.42, 0.28, 0), (-0.08, 0.36, 0), (0.26, 0.34, 0), (0.56, 0.24, 0), (-0.58, -0.02, 0), (-0.25, 0.02, 0), (0.10, 0.06, 0), (0.42, -0.06, 0), (-0.44, -0.34, 0), (-0.26, 0.20, 0.27), (0.08, 0.22, 0.28), (0.36, 0.16, 0.27), (-0.08, 0.12, 0.50)]
    for k, (x, y, z) in enumerate(spots):
        size = pick.uniform(0.15, 0.18)
        studio.add("corn", kinds[k % 5], None, (x, y, z + size * 0.98), [pick.uniform(0, 360) for _ in range(3)], size)
    half = forms.cut(corn(7), (0, 0, 0.05), (0, 0, 1))
    half.materials.append(skin)
    half.materials.append(flesh)
    studio.add("half", half, None, (-0.08, -0.42, 0.16), (52, 10, 0), 0.20)
    studio.add("half", half, None, (0.28, -0.50, 0.13), (38, -30, 140), 0.19)
    for k in range(34):
        x, y = 0.12 + pick.gauss(0, 0.20), -0.60 + pick.gauss(0, 0.085)
        size = pick.uniform(0.014, 0.042)
        studio.add("crumb", forms.shard(k, (1, 0.8, 0.7), 9), (flesh, skin)[k % 3 == 0], (x, y, size * 0.6), (0, 0, 47 * k), size)


def quill(length, radius, seed):
    """Bark rolled from both sides into one quill, along x."""

    def shape(u, v):
        side, t = np.sign(u - 0.5 + 1e-9), 1 - np.abs(2 * u - 1)
        t = np.clip(t / 0.86, 0, 1)
        a = -math.pi / 2 + (1 - t) * 2 * math.pi * 1.45
        r = radius * (0.34 + 0.66 * t) * (1 + 0.05 * np.sin(7 * v + seed + 3 * side))
        flat = np.clip((1 - np.abs(2 * u - 1) - 0.86) / 0.14, 0, 1)
        y = (radius * 0.96 + r * np.cos(a)) * (1 - flat)
        z = r * np.sin(a) + 0.10 * radius * flat
        x = (v - 0.5) * length * (1 + 0.018 * np.sin(9 * u + seed))
        return x, side * y, z + radius + 0.035 * np.sin(math.pi * v + seed) + 0.006 * np.sin(40 * u + seed) * np.sin(9 * v)

    return forms.skin(shape, 241, 50)


def cinnamon():
    n = matter.Nodes("bark")
    fibre = n.noise(5, 9, 0.7, (0.5, 6, 6))
    tint = n.ramp(fibre, (0.30, (0.17, 0.062, 0.022)), (0.5, (0.34, 0.145, 0.055)), (0.72, (0.52, 0.26, 0.115)))
    bark = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.6, Normal=n.bump(fibre, 0.5, 0.02)))
    inner = matter.mottled((0.12, 0.042, 0.016), (0.27, 0.105, 0.042), 5, (0.6, 0.8), 0.4, stretch=(0.5, 6, 6))
    for k, (at, turn, long) in enumerate((((-0.13, -0.12, 0), (0, 0, 44), 1.34), ((0.16, 0.10, 0), (0, 0, 49), 1.30), ((-0.02, 0.02, 0.24), (0, 2, 45), 1.36))):
        data = quill(long, 0.125 - 0.008 * k, 2.1 * k)
        data.materials.append(bark)
        data.materials.append(inner)
        forms.thick(studio.add("quill", data, None, at, turn), 0.020, 1)
    cord = matter.solid((0.48, 0.36, 0.20), 0.8, bump=(60, 0.5), name="cord")
    turned, hoops = math.radians(46), []
    # The cord runs round the heap: two quills below, one above.
    outline = smell.spline(((-0.28, 0.02), (0.28, 0.02), (0.315, 0.20), (0.20, 0.41), (0.07, 0.515), (-0.06, 0.50), (-0.20, 0.37), (-0.320, 0.20), (-0.28, 0.02)), 7)
    for k in range(5):
        along = 0.034 * k - 0.07
        hoops.append([(along * math.cos(turned) - across * math.sin(turned) - 0.01, along * math.sin(turned) + across * math.cos(turned), up) for across, up in outline])
    forms.strands(hoops, 0.017, cord)


def clove():
    n = matter.Nodes("clove")
    grain = n.noise(7, 8, 0.7)
    tint = n.ramp(grain, (0.3, (0.055, 0.021, 0.009)), (0.7, (0.21, 0.088, 0.036)))
    dry = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.55, Normal=n.bump(grain, 0.6, 0.03)))
    bud = matter.mottled((0.16, 0.072, 0.028), (0.36, 0.18, 0.08), 6, (0.5, 0.7), 0.4)

    def one(k):
        def build():
            stem = forms.tube([(0.04 * i, 0.006 * math.sin(i + k), 0) for i in range(12)], lambda t: 0.042 + 0.040 * t**0.8, 20, lambda a, t: 1 + 0.10 * np.cos(4 * a))
            studio.add("stem", forms.rough(stem, 0.006, 14, k), dry)
            studio.add("neck", forms.rough(forms.ball(3, (0.06, 0.110, 0.110)), 0.006, 9, k), dry, (0.455, 0, 0))
            studio.add("bud", forms.rough(forms.ball(4, (0.115, 0.105, 0.105)), 0.006, 12, k), bud, (0.565, 0, 0))
            for j in range(4):
                a = math.radians(90 * j + 45)
                tooth = forms.tube([(0, 0, 0), (0.06, 0, 0.05), (0.13, 0, 0.095)], lambda t: 0.058 * (1 - t) ** 0.8 + 0.004, 12, lambda b, t: np.where(np.abs(np.cos(b)) > 0.7, 1.25, 0.7))
                studio.add("tooth", tooth, dry, (0.45, -0.07 * math.sin(a), 0.07 * math.cos(a)), (math.degrees(a), 0, 0))

        return build

    for k in range(8):
        a = 45 * k + 22.5
        props.put(one(k), (0.10 * math.cos(math.radians(a)), 0.02 + 0.125 * math.sin(math.radians(a)), 0.115), (14 * k, 1, a), 1.0)


def ginger():
    root = []
    for line, big in ((((-0.50, 0.20, 0.17), (0.00, 0.24, 0.17), (0.44, 0.06, 0.17)), 0.235), (((-0.18, 0.24, 0.2), (-0.28, -0.10, 0.16), (-0.34, -0.22, 0.16)), 0.20), (((0.16, 0.20, 0.22), (0.24, 0.50, 0.2), (0.30, 0.62, 0.2)), 0.19), (((-0.02, 0.24, 0.24), (-0.06, 0.30, 0.44), (-0.10, 0.30, 0.50)), 0.18)):
        path = np.array(line)
        for i in range(16):
            t = i / 15
            p = path[0] * (1 - t) ** 2 + path[1] * 2 * t * (1 - t) + path[2] * t * t
            root.append((tuple(p), big * (1 + 0.13 * math.cos(t * 15 + big * 40))))
    n = matter.Nodes("rind")
    ring = n.node("TexWave", Vector=n.node("TexCoord").outputs["Object"], Scale=3.2, Distortion=9.0, Detail=4.0).outputs["Fac"]
    cloud = n.noise(6, 8, 0.7)
    tint = n.ramp(cloud, (0.3, (0.33, 0.20, 0.085)), (0.72, (0.62, 0.45, 0.24)))
    lined = n.node("MixRGB", blend_type="MULTIPLY", _0=0.55, _1=tint, _2=n.ramp(ring, (0.0, (0.62, 0.54, 0.45)), (0.10, (1, 1, 1)))).outputs[0]
    rind = n.done(n.node("BsdfPrincipled", Base_Color=lined, Roughness=0.5, Normal=n.bump(n.node("Math", operation="ADD", _0=ring, _1=cloud).outputs[0], 0.3, 0.02)))
    flesh = matter.mottled((0.80, 0.56, 0.16), (0.90, 0.74, 0.32), 9, (0.3, 0.5), 0.15)
    data = forms.rough(forms.merged(root), 0.012, 7)
    forms.cut(data, (0.38, 0.0, 0.17), (0.72, -0.62, 0.12))
    forms.cut(data, (-0.315, -0.20, 0.17), (-0.35, -0.86, 0.36))
    data.materials.append(rind)
    data.materials.append(flesh)
    studio.add("ginger", data, None, (-0.05, 0.06, 0.0))

    n = matter.Nodes("nut")
    fold = n.noise(3, 9, 0.7, (1, 1, 0.5))
    nut = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(fold, (0.3, (0.11, 0.052, 0.024)), (0.7, (0.30, 0.17, 0.085))), Roughness=0.5, Normal=n.bump(fold, 0.7, 0.06)))
    n = matter.Nodes("marbled")
    place = n.node("TexCoord").outputs["Object"]
    bent = n.node("MixRGB", _0=0.4, _1=place, _2=n.node("TexNoise", Vector=place, Scale=2.2, Detail=4.0).outputs["Color"]).outputs[0]
    vein = n.node("TexNoise", Vector=bent, Scale=13.0, Detail=3.0).outputs["Fac"]
    kernel = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(vein, (0.40, (0.17, 0.072, 0.03)), (0.48, (0.70, 0.54, 0.35)), (0.58, (0.19, 0.082, 0.034))), Roughness=0.45))
    whole = forms.rough(forms.ball(5, (0.205, 0.165, 0.165)), 0.008, 9)
    whole.materials.append(nut)
    studio.add("nutmeg", whole, None, (0.53, -0.36, 0.16), (10, 0, 30))
    half = forms.cut(forms.rough(forms.ball(5, (0.205, 0.165, 0.165)), 0.008, 9, 3), (0, 0, 0.01), (0, 0, 1))
    half.materials.append(nut)
    half.materials.append(kernel)
    studio.add("half", half, None, (0.12, -0.52, 0.12), (48, 6, -8))


pictures = smell.series([cardamom, saffron, pink_pepper, black_pepper, cinnamon, clove, ginger], black_pepper={"night": 1.3}, clove={"above": 2.7, "night": 1.25})
