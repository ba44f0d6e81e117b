"""The second half of the Maestro's questions: colours, breath, pearls, rain, strings."""

import math
import random

from kit import air, matter, props, studio
from kit.bottle import bottle, vial
from scenes.materials import oud_wood, table


def colour():
    """Ten colours of the palette as ten vials with the lamp behind them."""
    studio.add("floor", studio.box(20, 14, 0.1), matter.solid((0.008, 0.007, 0.006), 0.10, name="gloss"), (0, 3, -0.05))
    inks = [(1.0, 0.72, 0.20), (1.0, 0.45, 0.06), (0.80, 0.03, 0.04), (0.95, 0.36, 0.42), (0.50, 0.16, 0.74), (0.16, 0.14, 0.62), (0.12, 0.50, 0.90), (0.05, 0.60, 0.30), (0.98, 0.92, 0.78), (0.04, 0.035, 0.03)]
    metal, glass = matter.gold(), matter.clear((0.98, 0.98, 0.97))
    for k, ink in enumerate(inks):
        x = (k - 4.5) * 0.40
        y = 0.35 * (x / 2) ** 2 * -1 + 0.1
        vial(glass, matter.clear(tuple(c**0.38 for c in ink), 1.36, name="ink"), metal, (x, y, 0), 0, 1.0)
    studio.add("wall", studio.box(16, 0.1, 8), matter.solid((0.06, 0.05, 0.04), 0.9), (0, 2.6, 3))
    for x in (-1.2, 0.0, 1.2):
        studio.lamp((x, 1.6, 0.35), (x, 2.6, 0.75), (120, 0.3), 210, (1.0, 0.76, 0.52), "SPOT")
    studio.lamp((-3.0, -1.0, 2.2), (0, 0, 0.7), (0.6, 1.8), 190, spread=80)
    studio.lamp((2.8, 1.2, 1.5), (0, 0, 0.7), (0.3, 1.8), 90)
    studio.camera((0, -8.8, 1.5), (0, 0, 0.66), 58, (0, -0.2, 0.6), 4)


def strength():
    """A censer at full breath."""
    table(key=200, rim=110, aside=1.8)
    metal, dark = matter.gold(0.2), matter.wood()
    base = [(0.02, 0), (0.46, 0), (0.48, 0.05), (0.30, 0.12), (0.12, 0.22), (0.10, 0.42), (0.16, 0.50), (0.42, 0.60), (0.52, 0.80), (0.54, 0.98), (0.50, 0.985), (0.46, 0.82), (0.02, 0.72)]
    studio.add("censer", studio.lathe(base), metal)
    for k in range(16):
        a = 2 * math.pi * k / 16
        ring_at = (0.545 * math.sin(a), -0.545 * math.cos(a), 0.90)
        thing = studio.add("crest", studio.box(0.075, 0.02, 0.075), metal, (ring_at[0], ring_at[1], 1.0), (0, 45, math.degrees(a)))
        thing.rotation_euler = (0, math.radians(45), 0)
        thing.rotation_euler.rotate_axis("Z", 0)
    coal = matter.mottled((0.004, 0.003, 0.003), (0.03, 0.025, 0.02), 5, (0.7, 0.9), 0.8)
    for k in range(8):
        studio.add("coal", props.lump(k, 0.4, 4, True), coal, (0.3 * math.cos(k * 0.8), 0.3 * math.sin(k * 0.8), 0.88), (0, 0, k * 40), 0.15)
    studio.add("ember", props.lump(11, 0.35, 4), matter.glow((1.0, 0.18, 0.03), 5), (0.0, -0.12, 0.93), size=0.12)
    props.chip(3, oud_wood(), (0.02, -0.05, 1.03), 0.15, (0, 12, 30))
    studio.lamp((0, -0.1, 1.2), (0, 0, 0), (0.1,), 9, (1.0, 0.3, 0.08), "POINT")
    for k in range(4):
        props.chip(k + 7, oud_wood(), (-1.0 + 0.2 * k, -0.6 - 0.1 * (k % 2), 0.08), 0.2, (0, 8 * k, 70 * k))
    studio.camera((0, -7.4, 1.6), (0, 0, 1.22), 55, (0, -0.3, 0.8), 2.8)


def occasion():
    """Pearls and a bottle: what is laid out before an evening."""
    table(key=300, rim=110, aside=1.8, stone=matter.marble())
    pearl = matter.solid((0.85, 0.74, 0.62), 0.14, coat=1.0, name="pearl")
    ball = props.lump(0, 0.0, 4)
    for k in range(62):
        a = 2 * math.pi * k / 62
        x, y = 0.95 * math.cos(a) + 0.1 * math.sin(3 * a), -0.42 + 0.34 * math.sin(a) + 0.1 * math.sin(2 * a + 1)
        studio.add("pearl", ball, pearl, (x, y, 0.048), size=0.048)
    bottle(matter.clear((0.97, 0.96, 0.94)), matter.clear((0.98, 0.56, 0.16), 1.36, name="liquid"), at=(0.0, 0.62, 0), turn=-14, scale=0.86)
    studio.add("wall", studio.box(14, 0.1, 8), matter.solid((0.05, 0.035, 0.028), 0.9), (0, 4.0, 3))
    studio.lamp((-0.5, 2.9, 0.5), (-0.1, 4.0, 1.1), (110, 0.3), 110, (1.0, 0.55, 0.25), "SPOT")
    studio.camera((0, -6.0, 1.75), (0, 0, 0.58), 62, (0, -0.4, 0.4), 2.4)


def memory():
    """Rain on a window, and the town's lamps behind it."""
    pick = random.Random(21)
    for _ in range(90):
        warm = pick.random()
        tint = (1.0, 0.46 + 0.2 * warm, 0.14 + 0.2 * warm) if pick.random() > 0.12 else pick.choice(((0.9, 0.12, 0.06), (0.35, 0.75, 0.62), (0.4, 0.5, 0.95)))
        x, z, size = pick.gauss(0, 0.95), pick.gauss(0.0, 0.42), 0.04 + 0.2 * pick.random() ** 1.5
        disc = studio.loft([studio.circle(size, 0, 40), studio.circle(size, 0.001, 40)])
        studio.add("light", disc, matter.halo(tint, pick.uniform(0.02, 0.13) * math.exp(-x * x / 2.4)), (x, pick.uniform(2.0, 2.6), z), (90, 0, 0))
    studio.night((0.010, 0.0075, 0.006))
    drop = matter.clear((1, 1, 1), 1.33)
    shapes = [props.lump(k, 0.12, 3) for k in range(6)]
    for k in range(520):
        x, z, size = pick.uniform(-1.35, 1.35), pick.uniform(-1.0, 1.0), 0.006 + 0.028 * pick.random() ** 3.2
        studio.add("drop", shapes[k % 6], drop, (x, 0, z), (0, pick.uniform(0, 360), 0), (size, size * 0.42, size * pick.uniform(1, 1.35)))
    for k in range(9):
        x, z = pick.uniform(-1.1, 1.1), pick.uniform(-0.3, 0.9)
        trail = [(x + 0.02 * math.sin(i * 0.7 + k), 0, z - 0.05 * i) for i in range(pick.randint(6, 16))]
        thing = studio.thread(trail, 0.010, drop, taper=lambda t: 0.3 + 1.0 * t**2)
        studio.add("drop", shapes[0], drop, trail[-1], size=(0.024, 0.012, 0.034))
    studio.camera((0, -3.4, 0), (0, 0, 0), 62)


def voice():
    """The strings of an oud over its carved rose."""
    top = matter.wood((0.10, 0.042, 0.015), (0.28, 0.13, 0.05), 1.6, 0.34, (12, 0.8, 12))
    hole = matter.solid((0.004, 0.003, 0.002), 0.9)
    studio.add("face", studio.loft([studio.circle(2.3, -0.06, 128), studio.circle(2.3, 0.0, 128)]), top)
    studio.add("hole", studio.loft([studio.circle(0.80, 0.0, 96), studio.circle(0.80, 0.003, 96)]), hole)
    inlay, ivory = matter.gold(0.3), matter.solid((0.55, 0.46, 0.34), 0.4)
    for r, m, t in ((0.82, ivory, 0.016), (0.87, inlay, 0.012), (0.93, ivory, 0.008)):
        studio.thread([(r * math.cos(a), r * math.sin(a), 0.006) for a in [2 * math.pi * i / 96 for i in range(97)]], t, m)
    carve = matter.wood((0.10, 0.045, 0.018), (0.24, 0.11, 0.045), 3, 0.4)
    for radius in (0.78, 0.52, 0.28):
        for turn in (0, 22.5) if radius > 0.3 else (0,):
            for base in (0, 45):
                a0 = math.radians(turn + base)
                square = [(radius * math.cos(a0 + math.pi / 2 * k), radius * math.sin(a0 + math.pi / 2 * k), 0.008) for k in range(5)]
                studio.thread(square, 0.021, carve)
    string, wound = matter.solid((0.80, 0.68, 0.50), 0.25, specular=0.7), matter.solid((0.75, 0.50, 0.24), 0.3, 1.0)
    for k in range(11):
        x = -0.50 + 0.1 * k + (0.018 if k % 2 else -0.018)
        studio.thread([(x, -3, 0.12), (x, 3, 0.12)], 0.006 + 0.0035 * (k < 6), wound if k < 6 else string)
    studio.lamp((-2.6, 1.2, 1.5), (0, 0, 0), (0.5, 1.4), 150)
    studio.lamp((2.4, 2.2, 0.9), (0, 0, 0), (0.2, 1.4), 60, (1.0, 0.66, 0.36))
    studio.camera((0.0, -3.3, 2.5), (0, 0.0, 0.0), 62, (0, -0.25, 0.05), 1.6)


pictures = {
    f"question-{make.__name__}": {"build": make, "samples": 36} for make in (colour, strength, occasion, memory, voice)
}
pictures["question-strength"]["after"] = air.smoking((0.5, 0.545), 0.24, 1.0, 8)
