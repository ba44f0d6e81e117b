"""The Maestro's questions: one object each, in the middle of a dark room, for the answers to lie before."""

import math
import random

from kit import air, matter, props, studio
from scenes import moments
from scenes.materials import flower, oud_wood, resin, table


def threshold():
    """A door of the khatim left ajar, and lamplight falling through it."""
    studio.add("floor", studio.box(30, 30, 0.1), matter.mottled((0.006, 0.005, 0.004), (0.02, 0.015, 0.012), 1.5, (0.12, 0.3), 0.1), (0, 8, -0.05))
    wall = matter.mottled((0.014, 0.011, 0.009), (0.03, 0.024, 0.019), 2, (0.7, 0.9), 0.4)
    for x in (-4.35, 4.35):
        studio.add("wall", studio.box(7, 0.4, 8), wall, (x, 2.2, 4))
    studio.add("lintel", studio.box(1.7, 0.4, 5), wall, (0, 2.2, 5.3))
    arch(wall, 0.85, 2.0, 0.8, (0, 2.2, 0))
    frame = matter.gold(0.25)
    points = [(-0.87, 1.98, 0.0), (-0.87, 1.98, 2.0)] + [(-0.87 * math.cos(a), 1.98, 2.0 + 0.80 * math.sin(a)) for a in [math.pi * i / 40 for i in range(1, 40)]] + [(0.87, 1.98, 2.0), (0.87, 1.98, 0.0)]
    studio.thread(points, 0.02, frame)
    door = matter.wood((0.010, 0.005, 0.003), (0.045, 0.02, 0.009), 1.0, 0.4, (8, 8, 1))

    def leaf():
        studio.bevel(studio.add("leaf", studio.box(0.86, 0.06, 2.75), door, (0.43, 0, 1.375)), 0.01)
        for z in (0.5, 1.25, 2.0):
            for turn in (0, 45):
                studio.ring(0.19, 0.012, frame, (0.43, -0.035, z), turn)

    props.put(leaf, (-0.86, 2.1, 0), (0, 0, 52))
    props.put(leaf, (0.86, 2.1, 0), (0, 0, 118))
    studio.add("beyond", studio.box(10, 0.1, 8), matter.solid((0.30, 0.19, 0.10), 0.9), (0, 8, 3))
    studio.lamp((0.5, 5.2, 2.6), (0, 0.5, 0.2), (1.0, 1.6), 900, (1.0, 0.60, 0.26))
    studio.lamp((0, 6.6, 1.2), (0, 8, 1.6), (0.5,), 120, (1.0, 0.58, 0.24), "POINT")
    studio.lamp((-3.2, -2.0, 3.6), (0, 2, 1.4), (1.0, 2.0), 70, (1.0, 0.75, 0.5))
    studio.camera((0, -6.6, 1.35), (0, 2, 1.42), 44)


def arch(material, half, spring, rise, at, depth=0.4):
    """Fill the corners above a pointed opening up to its lintel."""
    steps = 24
    for side in (-1, 1):
        edge = [(side * half * math.cos(math.pi / 2 * i / steps), spring + rise * math.sin(math.pi / 2 * i / steps)) for i in range(steps + 1)]
        outline = edge + [(0, spring + rise + 0.02), (side * half, spring + rise + 0.02)]
        rings = [[(x, y, z) for x, z in outline] for y in (-depth / 2, depth / 2)]
        studio.add("spandrel", studio.loft(rings), material, at)


def evening():
    """Sun and night on one water: the hour between."""
    sea = matter.solid((0.004, 0.006, 0.009), 0.10, specular=0.6, name="sea")
    studio.add("sea", air.waves(160, 260, 3, 0.05), sea, (0, 120, 0))
    studio.add("sun", studio.lathe([(math.sin(math.pi * i / 48), -math.cos(math.pi * i / 48)) for i in range(49)], 128), matter.glow((1.0, 0.42, 0.12), 3.2), (0, 420, 9), size=24)
    air.dusk((1.0, 0.36, 0.10), (0.016, 0.019, 0.040), 0.42, 0.22)
    studio.lamp((0, 300, 30), (0, 0, 0), (2,), 0.8, (1.0, 0.5, 0.2), "SUN")
    studio.camera((0, -8, 1.9), (0, 60, 6.2), 42)


def season():
    """A branch on which blossom and gold leaves meet."""
    bark = matter.mottled((0.010, 0.006, 0.004), (0.06, 0.035, 0.02), 8, (0.5, 0.8), 0.6)
    pick = random.Random(12)
    stem = [(-2.2 + 0.11 * i, 0.1 * math.sin(i / 5), 0.9 + 0.5 * math.sin(i / 13) + 0.03 * math.sin(i * 1.7)) for i in range(41)]
    studio.thread(stem, 0.05, bark, taper=lambda t: 1.1 - 0.8 * t)
    leafy = matter.solid((0.62, 0.34, 0.08), 0.38, 0.35, name="gold leaf")
    bloom = matter.solid((0.62, 0.36, 0.33), 0.6, sheen=0.5, name="blossom")
    heart = matter.solid((0.7, 0.42, 0.08), 0.6, name="heart")
    for i in [*range(5, 41, 2), *range(8, 41, 3)]:
        x, y, z = stem[i]
        lift, side = pick.uniform(0.15, 0.6), pick.uniform(-0.5, 0.5)
        tip = (x + pick.uniform(0, 0.35), y + side * 0.6, z + lift * pick.choice((1, 1, -0.7)))
        twig = [(x + (tip[0] - x) * t, y + (tip[1] - y) * t, z + (tip[2] - z) * t + 0.05 * math.sin(3.1 * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        studio.thread(twig, 0.014, bark, taper=lambda t: 1.2 - 0.6 * t)
        if i < 22:
            props.put(lambda: blossom(bloom, heart, pick), tip, (pick.uniform(30, 110), 0, pick.uniform(-50, 50)), pick.uniform(0.8, 1.15))
        else:
            for _ in range(3):
                props.leaf(leafy, pick.uniform(0.30, 0.5), 0.11, tip, (pick.uniform(-50, 50), pick.uniform(-60, 60), pick.uniform(0, 360)), 0.3)
    for _ in range(7):
        at = (pick.uniform(0.2, 2.2), pick.uniform(-0.8, 0.5), pick.uniform(-0.7, 0.7))
        props.leaf(leafy, 0.3, 0.08, at, (pick.uniform(0, 360), pick.uniform(0, 360), 0), 0.3)
    studio.lamp((-3.0, -1.8, 3.2), (0, 0, 0.9), (1.0, 1.0), 420)
    studio.lamp((2.6, 2.4, 2.2), (0.4, 0, 0.9), (0.6, 1.6), 320, (1.0, 0.62, 0.30))
    studio.camera((0, -6.6, 1.0), (0, 0, 1.06), 58, (0, -0.2, 1.2), 1.6)


def blossom(material, heart, pick):
    for k in range(5):
        data = props.petal(0.13, 0.17, 0.05, 0.05, 8, 8)
        thing = studio.add("petal", data, material)
        around = math.radians(72 * k + pick.uniform(-8, 8))
        thing.location = (0.012 * math.sin(around), -0.012 * math.cos(around), 0)
        thing.rotation_euler = (math.radians(58), 0, around)
    for k in range(9):
        studio.thread([(0, 0, 0), (0.035 * math.cos(k * 0.7), 0.035 * math.sin(k * 0.7), 0.07)], 0.004, heart)


def place():
    """An astrolabe: rings of gold, a rule, a star."""
    table(key=300, rim=120, aside=1.7)
    metal, dark, bright = matter.gold(0.2), matter.gold(0.36, True), matter.gold(0.12)

    def build():
        for r, w, h in ((1.0, 0.13, 0.05), (0.70, 0.035, 0.04), (0.44, 0.03, 0.04)):
            profile = [(r - w, 0), (r, 0), (r, h), (r - w, h), (r - w, 0)]
            studio.bevel(studio.add("ring", studio.loft([studio.circle(a, b, 128) for a, b in profile], False), metal), 0.006, 2)
        studio.add("plate", studio.lathe([(0.001, 0.0), (0.9, 0.0), (0.9, 0.012), (0.001, 0.012)]), dark)
        for k in range(72):
            a, tall = 2 * math.pi * k / 72, 0.075 if k % 6 == 0 else 0.04
            studio.add("mark", studio.box(0.006, tall, 0.006), matter.solid((0.02, 0.012, 0.006), 0.6), (0.945 * math.sin(a), 0.945 * math.cos(a), 0.052), (0, 0, -math.degrees(a)))
        for turn in (0, 45):
            studio.bevel(studio.add("star", studio.loft([studio.star(0.42, 0.03, 2, 1.0, math.radians(turn)), studio.star(0.42, 0.05, 2, 1.0, math.radians(turn))]), metal), 0.004)
        for k in range(8):
            a = math.pi / 4 * k + 0.2
            studio.thread([(0.42 * math.cos(a), 0.42 * math.sin(a), 0.05), (0.58 * math.cos(a + 0.35), 0.58 * math.sin(a + 0.35), 0.06), (0.70 * math.cos(a + 0.3), 0.70 * math.sin(a + 0.3), 0.05)], 0.016, bright, taper=lambda t: 1.3 - t)
        studio.bevel(studio.add("rule", studio.box(0.10, 2.0, 0.024), bright, (0, 0, 0.085), (0, 0, 32)), 0.008)
        studio.add("pin", studio.lathe([(0.001, 0.06), (0.07, 0.06), (0.07, 0.13), (0.04, 0.16), (0.001, 0.16)]), bright)
        studio.bevel(studio.add("throne", studio.loft([[(-0.2, 0.99, z), (0.2, 0.99, z), (0.1, 1.16, z), (-0.1, 1.16, z)] for z in (0, 0.05)]), metal), 0.01)
        studio.thread([(0.1 * math.cos(a), 1.25 + 0.1 * math.sin(a), 0.03) for a in [6.3 * i / 24 for i in range(25)]], 0.018, bright)

    props.put(build, (0, 0.35, 0.72), (62, 0, 0), 0.85)
    for k in range(3):
        studio.add("stone", props.lump(k + 4, 0.2, 4), matter.mottled((0.008, 0.006, 0.005), (0.03, 0.024, 0.018), 3), (-0.35 + 0.35 * k, 0.75, 0.2), size=0.3)
    studio.lamp((-1.4, -5.4, 2.6), (0, 0, 0.7), (2.2, 1.2), 130, (1.0, 0.8, 0.55))
    studio.camera((0, -5.8, 1.7), (0, 0, 0.72), 62, (0, 0, 0.7), 2.8)


def people():
    """A gilded mirror that keeps a candle, and not yet a face."""
    table(key=170, rim=90, fill=0.0, aside=1.8)
    frame, glass = matter.gold(0.24), matter.solid((0.75, 0.70, 0.64), 0.015, 1.0, name="mirror")

    def build():
        oval = lambda r, z: [(x * 0.78, y, w) for x, y, w in studio.circle(r, z, 96)]
        profile = [(1.0, 0.0), (1.10, 0.02), (1.14, 0.07), (1.09, 0.12), (1.03, 0.10), (1.0, 0.05), (1.0, 0.0)]
        data = studio.loft([oval(r, z) for r, z in profile], False)
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        studio.add("frame", data, frame)
        studio.add("glass", studio.loft([oval(1.0, 0.03), oval(1.0, 0.035)]), glass)
        for k in range(40):
            a = 2 * math.pi * k / 40
            studio.add("bead", props.lump(1, 0.0, 3), frame, (0.78 * 1.165 * math.cos(a), 1.165 * math.sin(a), 0.05), size=0.035)

    props.put(build, (0, 0.7, 1.02), (80, 0, 0), 0.86)
    props.candle((-0.66, -0.35, 0), 0.78, 0.085, 26)
    props.candle((0.66, -0.1, 0), 0.56, 0.085, 26)
    silk = matter.cloth((0.05, 0.006, 0.008), 0.45, 0.25)
    studio.add("silk", props.drape(3.4, 2.2, 5, 5, 0.10, 200), silk, (0.4, -1.0, 0.02), (0, 0, 14))
    studio.camera((0.25, -6.2, 1.5), (0, 0, 0.86), 58, (0, 0.2, 0.9), 2.8)


def family():
    """Six dishes, a family of scent in each."""
    table(key=330, rim=90, aside=1.8)
    dish, pick = matter.gold(0.22), random.Random(3)
    skin, build = flower()
    wood, gum = oud_wood(), (resin((1.0, 0.55, 0.10)), resin((0.95, 0.40, 0.06)))
    wet = matter.mottled((0.02, 0.03, 0.035), (0.12, 0.15, 0.155), 3, (0.08, 0.2), 0.1, coat=1.0)
    chalk = matter.mottled((0.35, 0.29, 0.22), (0.62, 0.54, 0.42), 6, (0.6, 0.8), 0.5)
    places = [(-1.32, 0.1), (-0.52, -0.42), (0.45, -0.50), (1.30, 0.0), (0.62, 0.72), (-0.48, 0.66)]
    for x, y in places:
        props.bowl(dish, (x, y, 0), 0.44, 0.26)
    for k in range(7):
        props.chip(k, wood, (places[0][0] + pick.uniform(-0.16, 0.16), places[0][1] + pick.uniform(-0.14, 0.14), 0.20 + 0.035 * k), 0.155, (pick.uniform(-20, 20), pick.uniform(-25, 25), pick.uniform(0, 360)))
    for k in range(11):
        a = k * 2.4
        studio.add("tear", props.lump(k, 0.4, 4), gum[k % 2], (places[1][0] + 0.05 * math.sqrt(k) * 1.7 * math.cos(a), places[1][1] + 0.085 * math.sqrt(k) * math.sin(a), 0.22 + 0.12 * (1 - k / 11)), (0, 0, k * 50), 0.10)
    props.put(build, (places[2][0], places[2][1], 0.20), (26, 0, 10), 0.40)
    props.half_fruit((0.85, 0.30, 0.02), (1.0, 0.42, 0.05), (places[3][0] - 0.06, places[3][1] - 0.04, 0.33), (48, -8, -12), 0.25)
    props.whole_fruit((0.85, 0.60, 0.05), (places[3][0] + 0.16, places[3][1] + 0.18, 0.32), 0.20)
    for k in range(9):
        a = k * 2.4
        studio.add("pebble", props.lump(k, 0.15, 4, squash=(1.2, 1, 0.6)), wet, (places[4][0] + 0.09 * math.sqrt(k) * math.cos(a), places[4][1] + 0.09 * math.sqrt(k) * math.sin(a), 0.22 + 0.10 * (1 - k / 9)), (0, 0, k * 60), 0.12)
    for k in range(10):
        a = k * 2.4
        studio.add("ambergris", props.lump(k + 30, 0.3, 4), chalk, (places[5][0] + 0.09 * math.sqrt(k) * math.cos(a), places[5][1] + 0.09 * math.sqrt(k) * math.sin(a), 0.22 + 0.12 * (1 - k / 10)), (0, 0, k * 60), 0.11)
    studio.camera((0, -6.3, 3.6), (0, 0.05, 0.16), 62, (0, -0.2, 0.2), 3.2)


WIDE = {"edge": (0.2, 0.3, 0.26, 0.3), "oval": 1.02, "centre": (0.5, 0.48)}
pictures = {
    f"question-{make.__name__}": {"build": make, "samples": 36}
    for make in (threshold, evening, season, place, people, family)
}
pictures.update(moments.pictures)
for _recipe in pictures.values():
    _recipe["mask"] = WIDE
pictures["question-threshold"]["mask"] = {"edge": (0.12, 0.2, 0.16, 0.2), "oval": 1.1}
pictures["question-place"]["grade"] = {"exposure": 0.95}
