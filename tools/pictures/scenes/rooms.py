"""The rooms of the house: hero and welcome, the story, the vault, the library."""

import math
import random

from kit import air, matter, props, studio
from kit.bottle import bottle, vial
from scenes.bottles import plate_of, stage
from scenes.materials import oud_wood, resin, table


def hero():
    """The black bottle among oud and amber, a thread of smoke beside it."""
    stage(halo_power=26)
    corners = bottle(matter.solid((0.004, 0.0035, 0.003), 0.03, specular=0.45))
    wood, pick = oud_wood(), random.Random(5)
    for k in range(9):
        at = (-0.98 + pick.uniform(-0.26, 0.26), -0.62 + pick.uniform(-0.3, 0.3), 0.08 + 0.055 * (k // 3))
        props.chip(k, wood, at, pick.uniform(0.16, 0.27), (pick.uniform(-12, 12), pick.uniform(-20, 20), pick.uniform(0, 360)))
    gum = (resin((1.0, 0.72, 0.26)), resin((1.0, 0.58, 0.14)))
    for k in range(6):
        size = pick.uniform(0.07, 0.13)
        at = (0.85 + pick.uniform(-0.1, 0.55), -0.5 + pick.uniform(-0.35, 0.3), size * 0.6)
        studio.add("tear", props.lump(k + 2, 0.4, 4, squash=(1.2, 1, 0.8)), gum[k % 2], at, (0, 0, 60 * k), size)
    studio.camera((0, -8.4, 1.3), (0, 0, 0.96), 78, (0, -0.3, 0.9), 4.5)
    return plate_of(corners)


def welcome():
    """The khatim as a window of pierced gold, with light and smoke behind it."""
    metal = matter.gold(0.22)
    for radius, thick in ((1.30, 0.030), (1.20, 0.012), (0.86, 0.020), (0.52, 0.020), (0.26, 0.014)):
        for turn in (0, 45):
            side = radius / math.sqrt(2)
            studio.ring(side, thick, metal, (0, 0.0, 0), turn + (22.5 if radius == 0.86 else 0))
    for k in range(8):
        a = math.pi / 4 * k
        near, far = 0.26, 1.30
        studio.thread([(near * math.cos(a), 0, near * math.sin(a)), (far * math.cos(a), 0, far * math.sin(a))], 0.010, metal)
    studio.thread([(1.42 * math.cos(a), 0, 1.42 * math.sin(a)) for a in [2 * math.pi * i / 128 for i in range(129)]], 0.014, metal)
    studio.add("wall", studio.box(14, 0.1, 10), matter.mottled((0.014, 0.011, 0.008), (0.06, 0.042, 0.028), 1.4, (0.5, 0.8), 0.5), (0, 0.9, 0))
    studio.lamp((0, 0.35, 0), (0, 0.9, 0), (0.4,), 46, (1.0, 0.58, 0.24), "POINT")
    studio.lamp((-3.2, -2.6, 2.0), (0, 0, 0), (0.7, 2.4), 230)
    studio.lamp((2.8, -1.6, -0.6), (0, 0, 0), (0.4, 2.0), 90, (1.0, 0.62, 0.3))
    studio.camera((0, -7.0, 0), (0, 0, 0), 68)


def story():
    """The perfumer's table at night: scale, vials, a book, a flame."""
    table(key=330, rim=60, fill=0.05, aside=2.6, stone=matter.wood((0.012, 0.006, 0.003), (0.05, 0.022, 0.010), 0.9, 0.3, (1, 9, 9)))
    brass, glass = matter.gold(0.24), matter.clear((0.98, 0.97, 0.95))

    def scale():
        studio.add("foot", studio.lathe([(0.01, 0), (0.36, 0), (0.37, 0.04), (0.20, 0.08), (0.05, 0.12), (0.035, 0.3), (0.03, 1.42), (0.06, 1.46), (0.04, 1.54), (0.005, 1.62)]), brass)
        studio.thread([(-0.85, 0, 1.36), (-0.4, 0, 1.44), (0, 0, 1.46), (0.4, 0, 1.46), (0.85, 0, 1.42)], 0.022, brass)
        for x, top, low in ((-0.85, 1.36, 0.48), (0.85, 1.42, 0.54)):
            props.bowl(brass, (x, 0, low), 0.30, 0.12)
            for k in range(3):
                a = 2.09 * k + 0.4
                studio.thread([(x, 0, top), (x + 0.29 * math.cos(a), 0.29 * math.sin(a), low + 0.12)], 0.005, brass)

    props.put(scale, (0.15, 0.35, 0), (0, 0, 12), 0.95)
    pick = random.Random(2)
    for k in range(6):
        studio.add("tear", props.lump(k, 0.4, 3), resin((1.0, 0.56, 0.12)), (-0.67 + 0.08 * math.cos(k), 0.2 + 0.08 * math.sin(2 * k), 0.56), (0, 0, 50 * k), 0.06)
    for k, (ink, at) in enumerate((((1.0, 0.62, 0.2), (-1.35, -0.1, 0)), ((0.7, 0.25, 0.1), (-1.0, -0.42, 0)), ((0.8, 0.8, 0.5), (1.0, -0.45, 0)))):
        vial(glass, matter.clear(ink, 1.36), brass, at, 0, 0.55)
    props.candle((1.45, 0.35, 0), 0.75, 0.10, 26)
    for k, (w, tone) in enumerate(((0.17, (0.045, 0.012, 0.010)), (0.13, (0.012, 0.02, 0.014)))):
        props.book((-1.45, 0.72 - 0.03 * k, 0.09 + 0.17 * k), (w, 0.72, 1.0), (0, 90, 8 + 9 * k), tone, (0.2, 0.8))
    paper = matter.solid((0.34, 0.27, 0.17), 0.8, name="paper")
    studio.add("letter", studio.box(0.62, 0.44, 0.004), paper, (0.35, -0.62, 0.004), (0, 0, 14))
    studio.thread([(0.2, -0.75, 0.02), (0.75, -0.45, 0.03), (1.0, -0.30, 0.04)], 0.012, brass)
    studio.camera((0.05, -6.6, 1.75), (0.05, 0, 0.68), 56, (0, -0.2, 0.6), 2.8)


def vault_door():
    """A round door of black steel, its bolts and star of gold."""
    black, metal, brushed = matter.solid((0.010, 0.009, 0.008), 0.28, 0.9, name="steel"), matter.gold(0.2), matter.gold(0.34, True)
    studio.add("wall", studio.box(14, 0.3, 14), matter.mottled((0.012, 0.010, 0.008), (0.028, 0.022, 0.017), 1.6, (0.6, 0.85), 0.35), (0, 0.5, 0))

    def door():
        profile = [(1.62, 0.0), (1.62, 0.14), (1.50, 0.20), (1.42, 0.20), (1.40, 0.10), (1.34, 0.10), (1.32, 0.16), (0.98, 0.16), (0.96, 0.12), (0.001, 0.12)]
        studio.add("leaf", studio.lathe(profile, 160), black)
        for r, t, m in ((1.46, 0.012, metal), (1.33, 0.014, metal), (0.97, 0.016, metal), (0.36, 0.02, metal)):
            studio.thread([(r * math.cos(a), r * math.sin(a), 0.20 if r > 1.4 else 0.16) for a in [2 * math.pi * i / 128 for i in range(129)]], t, m)
        for k in range(24):
            a = 2 * math.pi * k / 24
            studio.add("bolt", studio.lathe([(0.045, 0.15), (0.045, 0.185), (0.03, 0.205), (0.001, 0.205)], 24), metal, (1.15 * math.cos(a), 1.15 * math.sin(a), 0))
        for radius, thick in ((0.94, 0.020), (0.66, 0.014)):
            for turn in (0, 45):
                corners = [(radius * math.cos(math.radians(turn + 90 * k)), radius * math.sin(math.radians(turn + 90 * k)), 0.15) for k in range(5)]
                studio.thread(corners, thick, metal)
        studio.bevel(studio.add("boss", studio.loft([studio.star(0.30, 0.10), studio.star(0.30, 0.26), studio.star(0.20, 0.32)]), brushed), 0.012)
        for k in range(4):
            a = math.pi / 2 * k + math.pi / 8
            studio.thread([(0.1 * math.cos(a), 0.1 * math.sin(a), 0.30), (0.62 * math.cos(a), 0.62 * math.sin(a), 0.34)], 0.032, metal)
            studio.add("grip", props.lump(0, 0, 3), metal, (0.64 * math.cos(a), 0.64 * math.sin(a), 0.34), size=0.062)

    props.put(door, (0, 0.35, 0), (90, 0, 0), 0.9)
    studio.lamp((-3.6, -2.2, 2.4), (0, 0.3, 0), (0.5, 2.6), 420)
    studio.lamp((2.6, -0.9, -1.6), (0, 0.3, 0), (0.3, 1.8), 60, (1.0, 0.62, 0.3))
    studio.lamp((-2.6, -5.0, -0.2), (0, 0.3, 0), (1.2, 3.0), 110, (1.0, 0.76, 0.5))
    studio.camera((0.7, -7.4, 0.2), (0, 0.3, 0), 66)


def shelves(rows, fill):
    board = matter.wood((0.010, 0.005, 0.003), (0.045, 0.02, 0.009), 0.8, 0.36, (1, 9, 9))
    for j in range(rows + 1):
        studio.bevel(studio.add("shelf", studio.box(4.4, 0.5, 0.05), board, (0, 0, j * 0.82 - 0.025)), 0.008)
    for x in (-2.2, -0.74, 0.74, 2.2):
        studio.add("post", studio.box(0.07, 0.52, rows * 0.82 + 0.1), board, (x, 0, rows * 0.41))
    studio.add("back", studio.box(4.4, 0.03, rows * 0.82), matter.solid((0.10, 0.06, 0.03), 0.8), (0, 0.25, rows * 0.41))
    for j in range(rows):
        for bay in (-1.47, 0.0, 1.47):
            fill(bay, j * 0.82, j)


def library():
    """Shelf on shelf of essences in amber glass, lit by one lamp."""
    pick = random.Random(4)
    metal = matter.gold(0.22)
    inks = [matter.clear(c, 1.4, 0.0, 0.9, "essence") for c in ((1.0, 0.62, 0.18), (0.98, 0.46, 0.09), (0.9, 0.36, 0.10), (0.55, 0.75, 0.30), (0.8, 0.2, 0.12))]

    def fill(x, z, j):
        for k in range(5):
            wide, tall = pick.uniform(0.085, 0.115), pick.uniform(0.34, 0.52)
            at = (x - 0.53 + 0.265 * k + pick.uniform(-0.02, 0.02), -0.06 + pick.uniform(-0.05, 0.08), z)
            ink = inks[min(4, int(pick.random() ** 2 * 5))]
            studio.add("jar", studio.lathe([(0.01, 0.0), (wide, 0.0), (wide, tall * 0.72), (wide * 0.45, tall * 0.84), (wide * 0.42, tall), (0.01, tall)], 40), ink, at)
            studio.add("stopper", studio.lathe([(0.01, tall), (wide * 0.52, tall), (wide * 0.6, tall + 0.07), (wide * 0.3, tall + 0.12), (0.01, tall + 0.13)], 32), metal, at)
            studio.add("label", studio.box(wide * 1.2, 0.006, 0.10), matter.solid((0.34, 0.26, 0.15), 0.7), (at[0], at[1] - wide - 0.004, z + tall * 0.36))

    shelves(5, fill)
    for z in (0.70, 1.52, 2.34, 3.16):
        studio.lamp((-0.2, 0.20, z + 0.05), (0, -0.2, z - 0.6), (4.0, 0.1), 60, (1.0, 0.62, 0.28))
    studio.lamp((-2.8, -2.4, 3.0), (0, 0, 1.9), (0.5, 1.0), 320)
    studio.camera((0, -6.4, 1.95), (0, 0, 1.98), 58)


WIDE = {"edge": (0.14, 0.26, 0.2, 0.26), "oval": 1.06, "centre": (0.5, 0.5)}
TALL = {"edge": (0.1, 0.14, 0.14, 0.14), "oval": 1.08}
pictures = {
    "hero": {"build": hero, "mask": WIDE, "samples": 100, "after": air.smoking((0.285, 0.755), 0.19, 0.75, 12, 0.05)},
    "welcome": {"build": welcome, "mask": WIDE, "samples": 48, "grade": {"exposure": 0.95}},
    "story": {"build": story, "mask": WIDE, "samples": 44},
    "vault-door": {"build": vault_door, "mask": WIDE, "samples": 44},
    "library": {"build": library, "mask": TALL, "samples": 44},
}
