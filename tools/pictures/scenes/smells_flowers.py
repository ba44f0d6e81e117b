"""Smells of flowers, and of what goes with them."""

import math
import random

from kit import matter, props, smell, studio
from scenes.smells_green import bud, pith, turned, white_blossom, round_profile


def rose_skin(base=(0.95, 0.76, 0.72), tip=(0.97, 0.66, 0.71), share=0.3):
    return smell.petal(base, tip, 11, 0.1, share, 0.4, 0.55)


def stamens(count, reach, height, tint=(0.85, 0.48, 0.03), seed=3):
    pick = random.Random(seed)
    gold, pale = matter.solid(tint, 0.7, bump=(60, 0.6)), matter.solid((0.78, 0.70, 0.30), 0.6)
    for k in range(count):
        a, away = pick.uniform(0, 6.28), reach * pick.random() ** 0.5
        tip = (away * math.cos(a), away * math.sin(a), height * pick.uniform(0.8, 1.1))
        studio.thread([(tip[0] * 0.5, tip[1] * 0.5, 0), tip], 0.005, pale)
        studio.add("anther", props.lump(k % 5, 0.15, 1), gold, tip, size=0.018)


def rose():
    """The thirty-petalled rose of Taif, open to its stamens."""
    skin, pick = rose_skin(), random.Random(12)

    def build():
        rings = ((8, 0.68, 0.66, 2, 0.06), (8, 0.58, 0.58, 16, 0.02), (7, 0.47, 0.48, 32, -0.04), (5, 0.35, 0.38, 50, -0.08), (3, 0.22, 0.26, 66, -0.1))
        for ring, (count, length, width, lean, curl) in enumerate(rings):
            make = lambda k: (smell.petal_sheet(length * pick.uniform(0.92, 1.06), width * pick.uniform(0.95, 1.1), 0.2, curl, 0.03, widest=0.64, foot=0.3, wave=0.045, seed=k * 3 + ring), skin)
            smell.whorl(make, count, 0.03, lean, 31 * ring, pick, 8, (0, 0, 0.035 * ring))
        stamens(60, 0.13, 0.25)

    props.put(build, (0, 0, 0.24), (24, 4, 0), 1.0)
    green = smell.foliage((0.03, 0.10, 0.02), (0.09, 0.22, 0.04), 8)
    for at, turn in (((-0.40, -0.20, 0.08), (2, 0, 118)), ((0.36, -0.26, 0.08), (2, 0, -128))):
        smell.leaf(green, 0.62, 0.20, at, turn, 0.1, 0.3, 13, 0.06, 0.8, 0.02)


def rosewater():
    glass, water = smell.film((0.955, 0.975, 0.975)), smell.film((0.97, 0.90, 0.90), 0.03, "water")
    outer = [(0.02, 0.0), (0.42, 0.0), (0.46, 0.03), (0.66, 0.14), (0.80, 0.30), (0.84, 0.44)]
    inner = [(0.80, 0.44), (0.76, 0.31), (0.62, 0.17), (0.42, 0.08), (0.02, 0.07)]
    studio.add("dish", studio.lathe(outer + inner), glass)
    studio.add("water", studio.lathe([(0.765, 0.312), (0.02, 0.312)]), water)
    skin = smell.petal((0.90, 0.60, 0.55), (0.90, 0.30, 0.42), 11, 0.1, 0.4, 0.4)
    pick = random.Random(4)
    for k, (x, y, turn) in enumerate(((-0.34, 0.10, 30), (0.20, 0.26, -60), (0.34, -0.20, 150), (-0.12, -0.30, 95), (0.0, 0.06, 200))):
        data = smell.petal_sheet(0.46, 0.44, 0.16, -0.03, 0.08, widest=0.64, foot=0.3, wave=0.05, seed=k)
        studio.add("petal", data, skin, (x + 0.2 * math.sin(math.radians(turn)), y - 0.2 * math.cos(math.radians(turn)), 0.325), (3, pick.uniform(-5, 5), turn))
    studio.add("petal", smell.petal_sheet(0.46, 0.44, 0.22, 0.0, 0.08, widest=0.64, foot=0.3, wave=0.05, seed=9), skin, (-0.82, -0.62, 0.02), (6, 4, -40))


def lobed(material, size, lobes=7, deep=0.24, seed=1, dish=0.22):
    """A round leaf with lobes, its stalk at the notch; veins run outwards, so it wears a petal's skin."""
    pick = random.Random(seed)
    own = [pick.uniform(0.92, 1.06) for _ in range(lobes)]

    def shape(u, v):
        a = math.radians(90) + u * math.radians(162)
        place = (u + 1) / 2 * lobes
        lobe = abs(math.sin(math.pi * place)) ** 0.6
        fine = 0.035 * abs(((place * 5) % 1) - 0.5)
        r = size * v * (1 - deep * v**2 * (1 - lobe) - fine * v**4) * own[min(lobes - 1, int(place))] ** v
        fold = 0.05 * size * math.cos(2 * math.pi * place) * v
        return (r * math.cos(a), r * math.sin(a), dish * size * v * v + fold + 0.02)

    return studio.add("leaf", smell.sheet(shape, 141, 22, "leaf"), material)


def geranium():
    n = matter.Nodes("geranium leaf")
    u, v = smell.along_and_across(n)
    ring = n.ramp(smell.maths(n, "ADD", v, smell.maths(n, "MULTIPLY", n.noise(5, 4, 0.6), 0.14)), (0.30, (0.12, 0.30, 0.05)), (0.62, (0.045, 0.09, 0.022)), (0.74, (0.05, 0.11, 0.025)), (0.86, (0.17, 0.36, 0.07)))
    line = smell.maths(n, "ABSOLUTE", smell.maths(n, "SINE", smell.maths(n, "MULTIPLY", u, 7 * math.pi)))
    vein = n.node("MapRange", Value=line, _1=0.975, _2=0.995).outputs[0]
    colour = n.node("MixRGB", _0=vein, _1=ring, _2=(0.30, 0.46, 0.15, 1)).outputs[0]
    leaf = smell.thin(n, colour, colour, 0.25, 0.6, n.bump(n.noise(24, 4, 0.6), 0.3, 0.02))
    props.put(lambda: lobed(leaf, 0.72), (-0.22, -0.02, 0.02), (10, 0, 24))
    props.put(lambda: lobed(leaf, 0.46, seed=4), (0.46, -0.42, 0.02), (8, 0, -70))
    skin = smell.petal((0.92, 0.60, 0.68), (0.86, 0.16, 0.34), 9, 0.18, 0.36, 0.3)
    pick, green = random.Random(6), matter.solid((0.16, 0.26, 0.07), 0.6)

    def floret(k):
        def build():
            smell.whorl(lambda i: (smell.petal_sheet(0.25, 0.19, 0.15, 0.08, 0.04, widest=0.66, foot=0.15, seed=i + k), skin), 5, 0.012, 14, pick.uniform(0, 72), pick, 6)
            stamens(5, 0.02, 0.07, (0.8, 0.3, 0.1), k)

        return build

    heads = ((0, 0, 0.40), (0.24, 0.02, 0.32), (-0.20, 0.08, 0.33), (0.06, 0.24, 0.34), (0.10, -0.22, 0.30), (-0.16, -0.16, 0.28), (0.28, 0.22, 0.24), (-0.10, 0.26, 0.26))
    for k, (x, y, z) in enumerate(heads):
        at = (0.16 + x, 0.10 + y, z + 0.12)
        smell.stem([(0.16, 0.10, 0.1), (0.16 + x * 0.5, 0.10 + y * 0.5, z * 0.7 + 0.1), at], 0.012, green)
        props.put(floret(k), at, (math.degrees(-y) * 1.6 + 26, math.degrees(x) * 1.4, 0))


def slender(skin, under, at, turn, size=1.0, petals=5, length=0.44, width=0.20, tube=0.5, open_by=4, point=0.35):
    """A jasmine: a star at the end of a thin tube, which leaves it downwards."""

    def build():
        smell.whorl(lambda k: (smell.petal_sheet(length, width, 0.22, 0.16, 0.0, point, 0.56, 0.2, 0.04, k), skin), petals, 0.018, open_by, pick=random.Random(int(at[0] * 100)), jitter=5)
        smell.stem([(0, 0, 0.02), (0.02, 0.0, -tube * 0.5), (0.05, 0.02, -tube)], 0.036, under, (1.0, 0.55))
        studio.add("throat", props.lump(1, 0.1, 2, squash=(1, 1, 0.5)), matter.solid((0.75, 0.72, 0.32), 0.6), (0, 0, 0.02), size=0.03)

    return props.put(build, at, turn, size)


def jasmine():
    skin = smell.petal((0.88, 0.88, 0.74), (0.94, 0.935, 0.91), 7, 0.05, 0.36)
    under = smell.petal((0.80, 0.55, 0.56), (0.90, 0.80, 0.78), 3, 0.05, 0.2)
    leaf = smell.foliage((0.02, 0.095, 0.018), (0.07, 0.20, 0.035), 7)
    for at, turn, size in (((-0.20, 0.20, 0.05), (6, 0, 50), 0.8), ((0.30, 0.14, 0.05), (6, 0, -55), 0.78), ((0.06, 0.35, 0.06), (8, 0, -2), 0.7), ((-0.28, -0.34, 0.03), (3, 0, 118), 0.6)):
        smell.leaf(leaf, size, size * 0.25, at, turn, 0.12)
    slender(skin, under, (-0.30, -0.08, 0.36), (26, -10, 10), 1.0)
    slender(skin, under, (0.30, -0.16, 0.34), (30, 12, 40), 1.0)
    slender(skin, under, (0.04, 0.34, 0.44), (20, 4, -14), 0.95)
    pink = smell.petal((0.78, 0.42, 0.46), (0.92, 0.76, 0.76), 5, 0.06, 0.2)
    for at, turn in (((0.06, -0.52, 0.10), (-74, 0, 160)), ((0.30, -0.56, 0.10), (-78, 0, 205)), ((-0.52, 0.36, 0.34), (-30, 20, 60))):
        bud(pink, at, turn, 0.11).scale = (0.075, 0.075, 0.15)


def tuberose():
    wax = smell.petal((0.86, 0.87, 0.70), (0.945, 0.93, 0.89), 5, 0.04, 0.26, rough=0.35)
    blush = smell.petal((0.80, 0.84, 0.62), (0.92, 0.72, 0.68), 5, 0.04, 0.2, rough=0.4)
    green = matter.solid((0.20, 0.32, 0.09), 0.5)
    pick = random.Random(8)

    def spike():
        smell.stem([(0, 0, -0.5), (0.01, 0, 0.4), (0, 0.0, 1.1)], 0.042, green, (1.1, 0.5))
        for j in range(7):
            for side in (0, 1, 2):
                around = 120 * side + 62 * j + pick.uniform(-12, 12)
                height = -0.06 + 0.17 * j
                a = math.radians(around)
                if j < 4:
                    size = 1.0 - 0.1 * j
                    at = (-0.23 * size * math.sin(a), 0.23 * size * math.cos(a), height + 0.16)
                    smell.stem([(0, 0, height - 0.03), (at[0] * 0.6, at[1] * 0.6, height + 0.03), at], 0.042 * size, wax, (0.6, 1.1))

                    def flower():
                        for layer in (0, 1):
                            smell.whorl(lambda k: (smell.petal_sheet(0.29 * size, 0.17 * size, 0.3, 0.26, point=0.15, widest=0.55, foot=0.35, seed=k), wax), 3, 0.015, 22 - 8 * layer, 60 * layer, pick, 6)
                        studio.add("heart", props.lump(3, 0.2, 2), matter.solid((0.82, 0.74, 0.34), 0.6), (0, 0, 0.03), size=0.03)

                    props.put(flower, at, (-52, 0, around), 1.0)
                else:
                    size = 0.105 - 0.018 * (j - 4)
                    at = (-0.12 * math.sin(a), 0.12 * math.cos(a), height + 0.10)
                    bud(blush, at, (-30, 0, around), size).scale = (size * 0.8, size * 0.8, size * 1.35)

    props.put(spike, (0.30, -0.30, 0.42), (-44, -6, 32), 1.0)


def orange_flower():
    leaf = smell.foliage((0.02, 0.085, 0.012), (0.07, 0.20, 0.025), 9)
    for at, turn in (((-0.10, 0.10, 0.04), (6, 0, 62)), ((0.14, 0.02, 0.04), (5, 0, -72)), ((0.0, 0.16, 0.05), (8, 0, -8))):
        smell.leaf(leaf, 0.92, 0.27, at, turn, 0.16)
    white_blossom((0.0, -0.04, 0.20), (28, 0, 12), 1.75, 5, 6)
    cream = matter.solid((0.88, 0.87, 0.76), 0.4, name="bud")
    bud(cream, (0.66, 0.42, 0.16), (-70, 0, -50), 0.15)


def ylang():
    skin = smell.petal((0.62, 0.66, 0.10), (0.92, 0.74, 0.07), 5, 0.12, 0.4, 0.4)
    pick = random.Random(5)

    def ribbon(length, bend, twist, sway):
        def shape(u, v):
            half = 0.085 * math.sin(math.pi * min(1, 0.10 + 0.88 * v)) ** 0.8 * (1.25 - 0.5 * v) + 0.004
            turn = twist * v * v
            out = length * (math.sin(bend * v) / bend)
            down = -length * (1 - math.cos(bend * v)) / bend + 0.10 * math.sin(2.2 * v)
            side = sway * v * v
            return (side + half * u * math.cos(turn), out, down + half * u * math.sin(turn) + 0.25 * half * u * u)

        return smell.sheet(shape, 9, 50, "petal")

    def build():
        for layer in (0, 1):
            smell.whorl(lambda k: (ribbon(1.02 - 0.16 * layer, pick.uniform(0.7, 1.25), pick.uniform(-1.5, 1.5), pick.uniform(-0.24, 0.24)), skin), 3, 0.04, 20 + 8 * layer, 60 * layer, pick, 9, (0, 0, 0.03 * layer))
        studio.add("heart", props.lump(3, 0.15, 3, squash=(1, 1, 0.7)), matter.solid((0.52, 0.40, 0.05), 0.6, bump=(30, 0.6)), (0, 0, 0.08), size=0.085)

    props.put(build, (0.0, 0.0, 0.50), (26, 0, 24), 1.0)
    leaf = smell.foliage((0.02, 0.09, 0.015), (0.07, 0.20, 0.03), 9)
    smell.leaf(leaf, 1.0, 0.26, (-0.12, 0.1, 0.03), (3, 0, 52), 0.06)


def lily():
    """Lily of the valley: one stem of bells before its leaf."""
    white = smell.petal((0.90, 0.90, 0.82), (0.95, 0.945, 0.93), 3, 0.03, 0.34, rough=0.4)
    stalk = matter.solid((0.22, 0.40, 0.10), 0.5)
    leaf = smell.foliage((0.03, 0.13, 0.025), (0.10, 0.28, 0.05), 1, 0.3, 0.4, 0.0)

    def bell(size):
        def shape(u, v):
            a = math.pi * (u + 1)
            lobe = 0.5 + 0.5 * math.cos(6 * a)
            r = (0.18 + 0.85 * math.sin(math.pi * 0.56 * v**0.62)) * (1 - 0.06 * v**4)
            flare = max(0.0, v - 0.82) / 0.18
            r += flare**2 * (0.16 + 0.26 * lobe)
            return (size * r * math.cos(a), size * r * math.sin(a), size * (-1.55 * v + 0.28 * flare**2 * lobe))

        return smell.sheet(shape, 61, 26, "bell")

    path = [(0.42, -0.1, 0.0), (0.34, -0.12, 0.5), (0.16, -0.14, 0.95), (-0.12, -0.16, 1.22), (-0.42, -0.18, 1.26)]
    smell.stem(path, 0.022, stalk, (1.3, 0.5))
    line = smell.spline(path, 20)
    for k in range(9):
        point = line[min(len(line) - 1, 31 + 6 * k)]
        size = 0.135 - 0.008 * k
        side = 0.13 if k % 2 else -0.10
        at = (point[0] - 0.06 + 0.05 * side, point[1] + side, point[2] - 0.10 - 0.02 * (k % 2))
        smell.stem([point, ((point[0] + at[0]) / 2, (point[1] + at[1]) / 2, point[2] + 0.02), at], 0.009, stalk, (1, 0.8))
        studio.add("bell", bell(size), white, at, (0, 8 - 5 * (k % 3), 20 * k))

    def blade(lean, turn, at, length):
        root = smell.leaf(leaf, length, 0.26, at, (lean, 0, turn), 0.10, 0.55, 0, 0.0, 0.75, 0.01)
        return root

    blade(74, -8, (0.50, 0.06, 0.0), 1.35)
    blade(52, -58, (0.50, 0.0, 0.0), 0.95)


def violet():
    deep = smell.petal((0.92, 0.88, 0.93), (0.19, 0.06, 0.44), 7, 0.16, 0.34, 0.14)
    n = matter.Nodes("violet leaf")
    u, v = smell.along_and_across(n)
    line = smell.maths(n, "ABSOLUTE", smell.maths(n, "SINE", smell.maths(n, "MULTIPLY", u, 7 * math.pi)))
    vein = n.node("MapRange", Value=line, _1=0.985, _2=0.998).outputs[0]
    tint = n.ramp(n.noise(5, 6, 0.6), (0.3, (0.03, 0.12, 0.02)), (0.7, (0.09, 0.25, 0.045)))
    colour = n.node("MixRGB", _0=vein, _1=tint, _2=(0.22, 0.38, 0.12, 1)).outputs[0]
    skin = smell.thin(n, colour, colour, 0.26, 0.45, n.bump(smell.maths(n, "ADD", line, n.noise(16, 4, 0.6)), 0.3, 0.02))

    def heart(size):
        def shape(u, v):
            a = math.radians(90) + u * math.radians(178)
            t = abs(u)
            r = size * (0.98 - 0.62 * t**7 + 0.10 * math.sin(3.0 * t) + 0.22 * (1 - t) ** 5)
            r *= v * (1 - 0.03 * v * abs(math.sin(40 * u)))
            return (r * math.cos(a) * 0.98, r * math.sin(a), 0.02 + 0.16 * size * v * v + 0.12 * size * t * v * v)

        return smell.sheet(shape, 121, 20, "leaf")

    studio.add("leaf", heart(0.62), skin, (-0.12, 0.12, 0.02), (8, 0, 38))
    studio.add("leaf", heart(0.46), skin, (0.44, 0.14, 0.02), (10, 0, -52))
    green = matter.solid((0.20, 0.30, 0.08), 0.6)

    def flower():
        for around, length, width, lean in ((38, 0.40, 0.30, 10), (-38, 0.40, 0.30, 10), (106, 0.38, 0.25, 0), (-106, 0.38, 0.25, 0), (180, 0.44, 0.42, -6)):
            smell.whorl(lambda _: (smell.petal_sheet(length, width, 0.12, 0.10, 0.05, widest=0.64, foot=0.2, seed=around), deep), 1, 0.015, lean, around)
        studio.add("heart", props.lump(2, 0.1, 2), matter.solid((0.92, 0.55, 0.05), 0.6), (0, 0, 0.03), size=0.045)

    for at, turn, size in (((-0.10, -0.34, 0.40), (52, 4, 6), 1.0), ((0.40, -0.40, 0.30), (48, 12, -14), 0.78)):
        props.put(flower, at, turn, size)
        smell.stem([(at[0] + 0.1, at[1] + 0.5, 0.03), (at[0] + 0.02, at[1] + 0.18, at[2] + 0.05), at], 0.016, green)


def iris():
    """The root: knobbed and ringed, one piece cut through, and what is ground of it."""
    bark = matter.mottled((0.20, 0.125, 0.06), (0.50, 0.37, 0.22), 5, (0.6, 0.85), 0.5, stretch=(1, 1, 1))
    flesh = matter.mottled((0.74, 0.62, 0.44), (0.88, 0.79, 0.62), 6, (0.6, 0.8), 0.3)
    pick = random.Random(4)

    def rhizome(length, girth, seed, cut):
        from mathutils import Vector, noise

        rings, steps = [], 60
        for j in range(steps):
            t = j / (steps - 1)
            ends = 1.0 if cut and t > 0.5 else min(1, (1 - t) * 7) ** 0.5
            if t < 0.5:
                ends = min(1, t * 7 + 0.02) ** 0.5
            knob = 0.72 + 0.34 * abs(math.sin(2.2 * math.pi * t + seed))
            ridge = 0.06 * abs(math.sin(24 * math.pi * t))
            r = girth * ends * (knob + ridge)
            ring = []
            for i in range(36):
                a = 2 * math.pi * i / 36
                bump = 1 + 0.22 * noise.noise(Vector((4 * t + seed, 1.3 * math.cos(a), 1.3 * math.sin(a))))
                ring.append((length * (t - 0.5), r * bump * math.cos(a) + 0.06 * math.sin(5 * t + seed), r * 0.82 * bump * math.sin(a)))
            rings.append(ring)
        data = studio.loft(rings)
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        studio.add("root", data, bark)
        if cut:
            n = len(rings[-1])
            middle = tuple(sum(p[k] for p in rings[-1]) / n for k in range(3))
            face = [(p[0] + 0.004, p[1] * 0.95 + middle[1] * 0.05, p[2] * 0.95) for p in rings[-1]]
            studio.add("cut", studio.mesh([*face, (middle[0] + 0.012, middle[1], middle[2])], [(i, (i + 1) % n, n) for i in range(n)], "cut", True), flesh)
        for _ in range(9):
            x = pick.uniform(-0.4, 0.4) * length
            y = pick.uniform(-0.6, 0.6) * girth
            smell.stem([(x, y, -girth * 0.4), (x + pick.uniform(-0.1, 0.1), y - 0.18 * (1 if y < 0 else -1), -girth * 0.6), (x + pick.uniform(-0.2, 0.2), y + 0.4 * (1 if y > 0 else -1), -girth * 0.72)], 0.012, bark, (1, 0.4))

    props.put(lambda: rhizome(1.05, 0.22, 1.0, True), (0.30, -0.02, 0.20), (0, 4, -24))
    for k, (x, y, turn) in enumerate(((0.34, -0.52, 10), (0.58, -0.42, -30))):
        disc = turned([(0.001, 0.0), (0.185, 0.0), (0.20, 0.03), (0.185, 0.06), (0.001, 0.062)], k, 0.5)
        studio.add("slice", disc, flesh, (x, y, 0.02 + 0.04 * k), (6 * k, 10 * k, turn))
    blue = smell.petal((0.80, 0.72, 0.62), (0.26, 0.16, 0.56), 9, 0.25, 0.4, 0.18)
    light = smell.petal((0.50, 0.42, 0.70), (0.40, 0.28, 0.70), 9, 0.15, 0.45, 0.3)
    beard = matter.solid((0.92, 0.58, 0.06), 0.8, bump=(60, 0.8))

    def flower():
        smell.whorl(lambda k: (smell.petal_sheet(0.66, 0.44, 0.10, 0.80, widest=0.68, foot=0.22, wave=0.12, seed=k), blue), 3, 0.03, 26, 60)
        smell.whorl(lambda k: (smell.petal_sheet(0.70, 0.52, 0.26, -0.12, widest=0.62, foot=0.2, wave=0.08, seed=k + 4), light), 3, 0.03, 66, 0)
        for k in range(3):
            a = math.radians(60 + 120 * k)
            smell.stem([(-0.03 * math.sin(a), 0.03 * math.cos(a), 0.04), (-0.15 * math.sin(a), 0.15 * math.cos(a), 0.14), (-0.26 * math.sin(a), 0.26 * math.cos(a), 0.17)], 0.026, beard, (1, 0.4))

    props.put(flower, (-0.30, 0.20, 0.42), (20, -6, 20), 1.15)
    powder = matter.solid((0.90, 0.83, 0.72), 0.95, bump=(40, 0.8), name="powder")
    from mathutils import Vector, noise

    def heap(u, v):
        a, r = math.pi * (u + 1), v
        uneven = 1 + 0.16 * noise.noise(Vector((2 * math.cos(a), 2 * math.sin(a), 0.3)))
        z = 0.20 * max(0.0, 1 - r) ** 1.15 + 0.012 * noise.noise(Vector((r * 9 * math.cos(a), r * 9 * math.sin(a), 1.0))) * (1 - r)
        return (0.40 * uneven * r * math.cos(a), 0.32 * uneven * r * math.sin(a), z + 0.002)

    studio.add("powder", smell.sheet(heap, 91, 40, "powder"), powder, (-0.30, -0.50, 0.0))


def apricot():
    n = matter.Nodes("apricot")
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    flush = smell.maths(n, "ADD", smell.maths(n, "MULTIPLY", xyz.outputs[0], -0.35), smell.maths(n, "MULTIPLY", n.noise(2.4, 6, 0.65), 1.0))
    tint = n.ramp(flush, (0.35, (0.93, 0.46, 0.09)), (0.62, (0.90, 0.36, 0.06)), (0.9, (0.74, 0.13, 0.05)))
    velvet = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.62, Specular=0.2, Sheen=0.8, Subsurface=0.1, Subsurface_Radius=(0.15, 0.07, 0.03), Subsurface_Color=(0.93, 0.4, 0.1, 1), Normal=n.bump(n.noise(60, 3, 0.6), 0.12, 0.01)))
    n = matter.Nodes("apricot flesh")
    cloud = n.noise(5, 6, 0.65, (1, 1, 0.5))
    inner = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(cloud, (0.3, (0.90, 0.36, 0.045)), (0.7, (0.96, 0.52, 0.10))), Roughness=0.3, Subsurface=0.25, Subsurface_Radius=(0.16, 0.08, 0.03), Subsurface_Color=(0.95, 0.45, 0.08, 1), Normal=n.bump(cloud, 0.4, 0.03)))
    stone = matter.mottled((0.16, 0.075, 0.03), (0.36, 0.19, 0.08), 7, (0.5, 0.7), 0.8)

    def whole():
        data = turned(round_profile(dimple=0.10, stretch=0.96), 2, 0.03)
        for point in data.vertices:
            a = math.atan2(point.co.x, -point.co.y)
            cleft = math.exp(-((a - 0.35) / 0.16) ** 2)
            point.co *= 1 - 0.10 * cleft * (1 - abs(point.co.z) ** 6)
        studio.add("apricot", data, velvet)

    props.put(whole, (-0.34, 0.24, 0.48), (16, -12, 10), 0.5)

    def half():
        bowl = [(math.sin(math.pi / 2 * i / 20), -math.cos(math.pi / 2 * i / 20)) for i in range(21)]
        studio.add("skin", turned(bowl, 2, 0.02), velvet)
        studio.add("flesh", studio.lathe([(1.0, 0.0), (0.97, 0.015), (0.52, 0.012), (0.44, -0.03), (0.36, -0.14), (0.001, -0.2)], 72), inner)
        studio.add("stone", props.lump(5, 0.12, 4, squash=(0.36, 0.46, 0.34)), stone, (0, 0, 0.02))

    props.put(half, (0.40, -0.26, 0.44), (56, 0, 16), 0.45)
    flower = smell.petal((0.92, 0.62, 0.16), (0.95, 0.50, 0.06), 3, 0.05, 0.3)
    leaf = smell.foliage((0.02, 0.09, 0.015), (0.07, 0.20, 0.03), 9)
    smell.leaf(leaf, 0.72, 0.17, (-0.24, -0.46, 0.03), (4, 0, 96), 0.08, 0.35, 22, 0.03)
    pick = random.Random(2)
    for k in range(8):
        at = (-0.36 + pick.uniform(-0.2, 0.2), -0.48 + pick.uniform(-0.13, 0.13), 0.09 + pick.uniform(0, 0.06))
        props.put(lambda: smell.whorl(lambda i: (smell.petal_sheet(0.105, 0.085, 0.35, 0.02, widest=0.6, foot=0.4, seed=i), flower), 4, 0.008, 14, across(pick)), at, (pick.uniform(0, 45), pick.uniform(-30, 30), 0))


def across(pick):
    return pick.uniform(0, 90)


pictures = smell.series(
    [rose, rosewater, geranium, jasmine, tuberose, orange_flower, ylang, lily, violet, iris, apricot],
    rose={"above": 3.4, "fill": 0.8},
    rosewater={"above": 3.0, "fill": 0.8},
    geranium={"above": 3.4, "fill": 0.8},
    jasmine={"above": 3.8, "fill": 0.8},
    tuberose={"fill": 0.8},
    orange_flower={"above": 3.8, "fill": 0.8},
    ylang={"above": 3.0, "fill": 0.82},
    lily={"fill": 0.8},
    violet={"above": 3.4, "fill": 0.8},
    iris={"above": 3.2, "fill": 0.8},
)
