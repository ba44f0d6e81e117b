"""Raw materials, each a small still life on dark stone under one lamp."""

import math
import random

from kit import air, matter, props, studio


def table(key=260, rim=90, stone=None, fill=0.08, aside=1.0):
    slab = stone or matter.mottled((0.006, 0.005, 0.0045), (0.014, 0.011, 0.009), 5, (0.22, 0.34), 0.12)
    studio.add("table", studio.box(30, 30, 0.2), slab, (0, 6, -0.1))
    studio.lamp((-2.8, 0.6, 2.3), (0, 0, 0.2), (0.9, 0.9), key)
    studio.lamp((2.2 * aside, 2.4, 1.4), (0, 0, 0.2), (0.3, 1.6), rim * aside**2, (1.0, 0.66, 0.36))
    studio.lamp((0.4, -2.2, 3.4), (0, 0, 0.1), (1.6, 1.6), key * fill, (1.0, 0.84, 0.68))


def look(height=0.26, distance=5.1, above=2.0, lens=85, focus=(0, -0.1, 0.25), fstop=2.2):
    studio.camera((0, -distance, above), (0, 0, height), lens, focus, fstop)


def oud_wood():
    return matter.mottled((0.008, 0.004, 0.002), (0.17, 0.075, 0.028), 3.2, (0.25, 0.6), 0.6, stretch=(0.5, 7, 7))


def heap(pick, make, count, spread, rise=0.0):
    for k in range(count):
        angle, away = pick.uniform(0, 6.28), spread * pick.random() ** 0.7
        make(k, (away * math.cos(angle), away * math.sin(angle) * 0.75, rise * (1 - away / spread)), pick)


def oud():
    table()
    wood, pick = oud_wood(), random.Random(5)
    heap(pick, lambda k, at, r: props.chip(k, wood, (at[0], at[1], 0.1 + at[2] + 0.02 * (k % 3)), r.uniform(0.22, 0.40), (r.uniform(-14, 14), r.uniform(-24, 24), r.uniform(0, 360))), 16, 0.72, 0.34)
    look()


def resin(colour, ior=1.54, rough=0.06):
    return matter.clear(colour, ior, rough, 0.85, "resin")


def amber():
    table(key=330, rim=240)
    pick = random.Random(8)
    shades = [resin((1.0, 0.55, 0.10)), resin((0.95, 0.38, 0.05), rough=0.1), resin((1.0, 0.68, 0.22))]

    def one(k, at, r):
        size = r.uniform(0.13, 0.27)
        data = props.lump(k + 2, 0.4, 4, squash=(1.2, 0.95, 0.75))
        studio.add("tear", data, shades[k % 3], (at[0], at[1], size * 0.6 + at[2]), (r.uniform(0, 40), 0, r.uniform(0, 360)), size)

    heap(pick, one, 11, 0.68, 0.2)
    look()


def flower(colour=(0.30, 0.008, 0.016), seed=2):
    n = matter.Nodes("petal")
    vein = n.noise(5, 6, 0.6, (1, 1, 0.3))
    tint = n.ramp(vein, (0.3, tuple(c * 0.55 for c in colour)), (0.75, colour))
    skin = n.done(n.node("BsdfPrincipled", Base_Color=tint, Roughness=0.5, Sheen=0.8, Specular=0.3, Subsurface=0.08, Subsurface_Color=(*colour, 1), Subsurface_Radius=(0.1, 0.03, 0.02)))
    return skin, props.rose(skin, seed)


def rose():
    table(key=330)
    skin, build = flower()
    props.put(build, (0, 0.1, 0.16), (38, 4, 20), 0.92)
    pick = random.Random(4)
    for k, (x, y) in enumerate(((-0.95, -0.35), (0.85, -0.5), (0.55, -0.75), (-0.45, -0.85), (1.2, 0.1))):
        loose = studio.add("petal", props.petal(0.24, 0.34, 0.16, 0.1), skin, (x, y, 0.05), (-70 + 15 * (k % 2), pick.uniform(-20, 20), pick.uniform(0, 360)))
        loose.modifiers.new("thick", "SOLIDIFY").thickness = 0.01
    look(0.3, focus=(0, -0.3, 0.4))


def citrus():
    table(key=330)
    orange, flesh = (0.85, 0.30, 0.02), (1.0, 0.42, 0.05)
    props.half_fruit(orange, flesh, (-0.18, -0.28, 0.42), (68, 6, -16), 0.46)
    props.whole_fruit(orange, (0.52, 0.42, 0.47), 0.48)
    props.half_fruit((0.85, 0.62, 0.06), (0.95, 0.72, 0.18), (0.62, -0.45, 0.22), (22, 14, 0), 0.34)
    props.whole_fruit((0.85, 0.62, 0.06), (-0.75, 0.52, 0.36), 0.36, 1.15)
    green = matter.solid((0.025, 0.07, 0.012), 0.32, coat=0.4, name="leaf")
    for turn, at in ((-40, (0.15, 0.3, 0.86)), (50, (0.5, 0.35, 0.92)), (120, (-0.6, -0.55, 0.03))):
        props.leaf(green, 0.55, 0.15, at, (12, 8, turn))
    look(0.36, focus=(-0.1, -0.4, 0.4))


def musk():
    table(key=210, rim=120)
    silk = matter.cloth((0.085, 0.062, 0.048), 0.42)
    studio.add("silk", props.drape(9, 9, 11, 5, 0.13, 300), silk, (0, 1.2, 0.02), (0, 0, 24))
    shell = matter.solid((0.80, 0.66, 0.50), 0.2, coat=0.7, sheen=0.3, name="pearl")
    for x, y, s in ((0, 0.1, 0.36), (0.50, 0.0, 0.20), (-0.45, -0.12, 0.16), (0.16, -0.42, 0.12)):
        turned = [(s * math.sin(math.pi * i / 40), -s * math.cos(math.pi * i / 40)) for i in range(41)]
        studio.add("pearl", studio.lathe(turned), shell, (x, y, s + 0.10))
    look(0.25, focus=(0, -0.3, 0.35))


def sea():
    table(key=240, rim=160)
    pick = random.Random(3)
    wet = matter.mottled((0.010, 0.012, 0.014), (0.075, 0.085, 0.088), 3, (0.08, 0.22), 0.1, coat=1.0)
    pale = matter.mottled((0.16, 0.15, 0.13), (0.34, 0.31, 0.27), 2.5, (0.1, 0.3), 0.1, coat=0.6)
    glassy = matter.clear((0.62, 0.92, 0.86), 1.45, 0.18)
    kinds = (wet, wet, pale, wet, glassy)

    def one(k, at, r):
        size = r.uniform(0.14, 0.32)
        studio.add("pebble", props.lump(k, 0.16, 5, squash=(1.2, 1, 0.55)), kinds[k % 5], (at[0], at[1], size * 0.45 + at[2]), (r.uniform(-10, 10), 0, r.uniform(0, 360)), size)

    heap(pick, one, 15, 0.85, 0.16)
    look()


def saffron():
    table(key=330)
    red, tip = matter.solid((0.36, 0.020, 0.004), 0.4, sheen=0.3, name="saffron"), matter.solid((0.75, 0.26, 0.02), 0.45, name="style")
    dish = matter.gold(0.22)
    props.bowl(dish, (0, 0.05, 0), 0.78, 0.34)
    pick = random.Random(9)
    for k in range(420):
        angle, away = pick.uniform(0, 6.28), 0.72 * pick.random() ** 0.6
        if k > 375:
            away = pick.uniform(0.9, 1.4)
        x, y = away * math.cos(angle), away * math.sin(angle) + 0.05
        z = 0.20 + 0.26 * (1 - (away / 0.72) ** 1.5) * pick.uniform(0.75, 1) + 0.08 * away if k <= 375 else 0.012
        heading, length, bend = pick.uniform(0, 6.28), pick.uniform(0.14, 0.30), pick.uniform(-1.6, 1.6)
        points = []
        for i in range(9):
            t = i / 8
            points.append((x, y, z + 0.04 * math.sin(3 * t + k)))
            x += length / 8 * math.cos(heading + bend * t)
            y += length / 8 * math.sin(heading + bend * t)
        studio.thread(points, 0.0075, tip if k % 9 == 0 else red, taper=lambda t: 0.5 + 1.0 * t**2)
    look(0.25, focus=(0, -0.4, 0.35))


def cedar():
    table()
    bark = matter.mottled((0.012, 0.007, 0.004), (0.10, 0.055, 0.03), 4, (0.5, 0.85), 1.0, stretch=(1, 1, 0.25))
    n = matter.Nodes("rings")
    xyz = n.node("SeparateXYZ", Vector=n.node("TexCoord").outputs["Object"])
    flat = n.node("CombineXYZ", X=xyz.outputs[0], Y=xyz.outputs[1])
    radius = n.node("VectorMath", operation="LENGTH", _0=flat.outputs[0]).outputs["Value"]
    wobble = n.node("Math", operation="MULTIPLY_ADD", _0=n.noise(3.5, 5), _1=0.16, _2=radius).outputs[0]
    wave = n.node("Math", operation="SINE", _0=n.node("Math", operation="MULTIPLY", _0=wobble, _1=150.0).outputs[0]).outputs[0]
    colour = n.ramp(n.node("MapRange", Value=wave, _1=-1.0, _2=1.0).outputs[0], (0.2, (0.20, 0.085, 0.034)), (0.8, (0.36, 0.17, 0.07)))
    face = n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.55, Normal=n.bump(wave, 0.15, 0.01)))

    def log(radius, length):
        def build():
            studio.add("bark", studio.lathe([(radius * 0.985, 0), (radius * 1.03, 0.02), (radius * 1.04, length - 0.02), (radius * 0.985, length)]), bark)
            studio.add("cut", studio.lathe([(0.001, -0.004), (radius * 0.985, -0.004), (radius * 0.985, 0.0)]), face)
            studio.add("cut", studio.lathe([(radius * 0.985, length), (radius * 0.985, length + 0.004), (0.001, length + 0.004)]), face)
        return build

    props.put(log(0.36, 1.3), (-0.28, -0.35, 0.36), (-90, 0, 14))
    props.put(log(0.27, 1.2), (0.42, -0.30, 0.27), (-90, 0, -12))
    props.put(log(0.42, 0.14), (0.12, -0.1, 0.72), (16, -10, 0), 0.8)
    pick = random.Random(2)
    curl = matter.wood((0.16, 0.07, 0.028), (0.42, 0.21, 0.09), 2, 0.6)
    for k in range(5):
        x, y = pick.uniform(-0.9, 0.9), pick.uniform(-1.0, -0.62)
        studio.thread([(x + 0.07 * math.cos(i / 3) * (1 - i / 60), y + i * 0.006, 0.08 + 0.07 * math.sin(i / 3) * (1 - i / 60)) for i in range(40)], 0.012, curl)
    look(0.36, focus=(-0.2, -0.4, 0.4))


def incense():
    table(key=230, rim=150)
    pick = random.Random(6)
    shades = [resin((0.98, 0.86, 0.58), rough=0.35), resin((0.96, 0.76, 0.42), rough=0.3), matter.solid((0.55, 0.42, 0.22), 0.4, coat=0.4)]
    props.bowl(matter.gold(0.24), (0, 0.1, 0), 0.72, 0.40)
    coal = matter.mottled((0.004, 0.003, 0.003), (0.03, 0.025, 0.02), 5, (0.7, 0.9), 0.8)
    for k in range(7):
        studio.add("coal", props.lump(k, 0.4, 4, True), coal, (0.42 * math.cos(k * 0.9), 0.1 + 0.36 * math.sin(k * 0.9), 0.34), (0, 0, k * 40), 0.19)
    studio.add("ember", props.lump(11, 0.35, 4), matter.glow((1.0, 0.20, 0.03), 2.2), (0.02, 0.06, 0.36), size=0.13)
    for k in range(10):
        a = pick.uniform(0, 6.28)
        away = pick.uniform(0.0, 0.35) if k < 4 else pick.uniform(0.85, 1.15)
        studio.add("tear", props.lump(k + 20, 0.4, 4, squash=(1, 0.8, 0.8)), shades[k % 3], (away * math.cos(a), 0.1 + away * math.sin(a) * 0.9, 0.52 if k < 4 else 0.08), (0, 0, 40 * k), pick.uniform(0.08, 0.13))
    look(0.5, 4.9, 1.7, focus=(0, -0.2, 0.4))


SQUARE = {"edge": (0.2, 0.2, 0.2, 0.2), "oval": 0.98, "centre": (0.5, 0.52)}
pictures = {
    f"material-{make.__name__}": {"build": make, "mask": SQUARE, "samples": 80}
    for make in (oud, amber, rose, citrus, musk, sea, saffron, cedar, incense)
}
pictures["material-incense"]["after"] = air.smoking((0.5, 0.5), 0.22, 0.7, 8)
