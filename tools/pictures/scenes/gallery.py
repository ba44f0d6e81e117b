"""Eight pictures that make one dream of a perfume."""

import math
import random

from kit import air, matter, props, studio
from kit.bottle import bottle, vial
from scenes.bottles import stage
from scenes.materials import flower, oud_wood, table


def rose():
    """A damask rose opening out of the dark."""
    table(key=300, rim=160, fill=0.03)
    skin, build = flower((0.26, 0.006, 0.014), 6)
    props.put(build, (0.05, 0.1, 0.35), (64, 6, 14), 1.25)
    studio.camera((0, -4.6, 1.5), (0.02, 0, 0.62), 82, (0, -0.5, 0.8), 2.0)


def ember():
    """An oud chip on its coal, letting go of its smoke."""
    table(key=120, rim=120, fill=0.02)
    coal = matter.mottled((0.004, 0.003, 0.003), (0.03, 0.025, 0.02), 5, (0.7, 0.9), 0.8)
    for k in range(6):
        studio.add("coal", props.lump(k, 0.4, 4, True), coal, (0.55 * math.cos(k * 1.05), 0.35 * math.sin(k * 1.05), 0.16), (0, 0, k * 40), 0.30)
    for k, at in enumerate(((-0.1, -0.1, 0.16), (0.22, 0.05, 0.14))):
        studio.add("ember", props.lump(11 + k, 0.35, 4), matter.glow((1.0, 0.19, 0.03), 4), at, size=0.24)
    studio.lamp((0, -0.2, 0.50), (0, 0, 0), (0.15,), 12, (1.0, 0.30, 0.08), "POINT")
    props.chip(3, oud_wood(), (0.02, -0.05, 0.55), 0.36, (6, 12, 20))
    studio.camera((0, -5.6, 1.6), (0, 0, 0.86), 66, (0, -0.3, 0.5), 2.0)


def drop():
    """One drop above a pool of gold."""
    import numpy as np

    def rings(x, y):
        r = np.hypot(x, y)
        return 0.045 * np.cos(r * 15) * np.exp(-1.1 * r) / (0.35 + r)

    pool = matter.solid((0.90, 0.52, 0.16), 0.06, 1.0, name="pool")
    studio.add("pool", studio.grid(7, 7, 480, 480, rings), pool, (0, 0.8, 0))
    studio.night((0.002, 0.0016, 0.0012))
    shape = [(0.22 * math.sin(a) * (1 if a > 1.2 else 0.55 + 0.45 * (a / 1.2) ** 1.4), 0.24 * math.cos(a) + max(0, 0.12 * (1 - a / 1.2))) for a in [math.pi * i / 40 for i in range(40, -1, -1)]]
    studio.add("drop", studio.lathe(shape), matter.clear((1.0, 0.70, 0.28), 1.42), (0, 0.8, 1.05))
    studio.lamp((-3.0, 2.6, 2.2), (0, 0.8, 0.2), (0.8, 1.6), 320)
    studio.lamp((2.0, 4.2, 1.2), (0, 0.8, 0.3), (0.3, 1.2), 30, (1.0, 0.62, 0.3))
    studio.lamp((-0.6, 4.4, 1.9), (0, 0.8, 0.8), (1.4, 0.6), 90, (1.0, 0.72, 0.42))
    studio.camera((0, -5.2, 1.9), (0, 0.8, 0.50), 66, (0, 0.7, 0.6), 2.8)


def sand():
    """The black bottle where the dune keeps its ripples."""
    import numpy as np

    def ripples(x, y):
        t = y * 1.0 + 0.22 * x + 0.20 * np.sin(1.3 * x) + 0.12 * np.sin(2.9 * x + y)
        s = np.sin(7.5 * t)
        return 0.035 * (s + 0.3 * np.sin(15 * t + 1)) + 0.10 * np.sin(0.6 * x + 1) + 0.05 * y * np.clip(y, 0, 4)

    n = matter.Nodes("sand")
    grain = n.noise(190, 3, 0.7)
    skin = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(grain, (0.3, (0.24, 0.12, 0.05)), (0.7, (0.40, 0.22, 0.10))), Roughness=0.85, Specular=0.2, Normal=n.bump(grain, 0.5, 0.01)))
    studio.add("sand", studio.grid(12, 10, 420, 400, ripples), skin, (0, 1.5, 0))
    bottle(matter.solid((0.004, 0.0035, 0.003), 0.03, specular=0.45), at=(0.1, 0.2, -0.05), turn=-16)
    studio.lamp((-4.2, 0.8, 1.1), (0, 0, 0.4), (0.5, 0.5), 620, (1.0, 0.60, 0.28))
    studio.lamp((2.4, 2.6, 1.5), (0, 0, 0.8), (0.25, 2.0), 110, (1.0, 0.6, 0.3))
    studio.lamp((-2.6, -6.5, 1.0), (0, 0, 0.7), (1.2, 2.0), 130, (1.0, 0.74, 0.46))
    studio.camera((0, -7.2, 1.9), (0.05, 0, 0.72), 72, (0, 0, 0.8), 4)


def silk():
    """A vial asleep in folds of gold silk."""
    studio.add("silk", props.drape(5, 6, 21, 4.5, 0.20, 320), matter.solid((0.34, 0.17, 0.055), 0.34, sheen=0.4, specular=0.6, name="silk"), (0, 0.4, 0))
    props.put(lambda: vial(matter.clear((0.98, 0.96, 0.93)), matter.clear((1.0, 0.60, 0.16), 1.36), matter.gold()), (-0.50, -0.48, 0.52), (-86, 0, -38), 1.0)
    studio.lamp((-2.8, 0.6, 1.3), (0, 0, 0.2), (0.6, 0.8), 190)
    studio.lamp((2.2, 2.0, 1.2), (0, 0, 0.2), (0.4, 0.8), 40, (1.0, 0.62, 0.32))
    studio.camera((0, -3.4, 4.3), (0, 0.02, 0.25), 66, (0, 0, 0.5), 3.2)


def crown():
    """The cap from near: eight points, and the light that turns round them."""
    stage(halo_power=20)
    bottle(matter.clear((0.98, 0.96, 0.93)), matter.clear((0.98, 0.52, 0.12), 1.36, name="liquid"), turn=10)
    studio.camera((0.0, -4.6, 2.9), (0, 0, 1.46), 98, (0, -0.25, 1.75), 1.8)


def coffee():
    """A brass pot and small cups: the hour when guests are welcomed."""
    table(key=300, rim=110, aside=1.7)
    brass, pick = matter.gold(0.2), random.Random(2)
    body = [(0.01, 0), (0.36, 0), (0.38, 0.03), (0.30, 0.10), (0.42, 0.30), (0.44, 0.42), (0.36, 0.62), (0.20, 0.80), (0.17, 0.90), (0.24, 1.06), (0.27, 1.12), (0.25, 1.14), (0.16, 1.20), (0.06, 1.36), (0.04, 1.42), (0.065, 1.47), (0.02, 1.56), (0.002, 1.62)]
    studio.add("pot", studio.lathe(body), brass, (-0.2, 0.2, 0))
    spout = [(-0.42, 0.2, 0.78), (-0.62, 0.2, 0.92), (-0.80, 0.2, 1.12), (-1.02, 0.2, 1.16), (-1.10, 0.2, 1.05)]
    studio.thread(spout, 0.07, brass, taper=lambda t: 1.6 - 1.1 * t)
    handle = [(-0.2 + 0.22 + 0.42 * math.sin(a), 0.2, 0.72 + 0.36 * math.cos(a)) for a in [0.15 + 2.6 * i / 16 for i in range(17)]]
    studio.thread(handle, 0.035, brass)
    porcelain = matter.solid((0.50, 0.42, 0.32), 0.16, coat=0.8, name="porcelain")
    for x, y in ((0.62, -0.25), (0.98, 0.12), (0.32, -0.62)):
        studio.add("cup", studio.lathe([(0.09, 0), (0.10, 0.02), (0.13, 0.10), (0.17, 0.24), (0.16, 0.24), (0.12, 0.11), (0.01, 0.06)]), porcelain, (x, y, 0))
        studio.add("band", studio.lathe([(0.163, 0.20), (0.171, 0.215), (0.166, 0.23)]), brass, (x, y, 0))
        studio.add("coffee", studio.lathe([(0.001, 0.15), (0.136, 0.15)]), matter.solid((0.03, 0.014, 0.005), 0.06), (x, y, 0))
    date = matter.mottled((0.02, 0.008, 0.004), (0.10, 0.036, 0.012), 6, (0.15, 0.35), 0.5, coat=0.7)
    for k in range(5):
        studio.add("date", props.lump(k, 0.12, 4, squash=(1.7, 0.9, 0.8)), date, (-0.85 + 0.18 * k, -0.62 + 0.10 * (k % 2), 0.085), (0, 0, pick.uniform(0, 180)), 0.095)
    studio.camera((0, -6.4, 1.7), (-0.02, 0, 0.72), 70, (0, -0.2, 0.6), 2.6)


def lantern():
    """A pierced lantern and the stars it throws on the wall."""
    studio.add("wall", studio.box(14, 0.1, 10), matter.solid((0.13, 0.10, 0.075), 0.85, bump=(4, 0.2)), (0, 1.25, 2))
    studio.add("floor", studio.box(14, 8, 0.1), matter.solid((0.05, 0.035, 0.025), 0.35, bump=(3, 0.2)), (0, 0, -0.05))
    metal = matter.solid((0.62, 0.38, 0.14), 0.3, 1.0, name="brass")
    sides, radius = 8, 0.46
    for s in range(sides):
        a = 2 * math.pi * s / sides

        def panel():
            props.lattice(metal, 2, 6, 0.19, 0.022, 0.012)

        props.put(panel, (radius * math.sin(a), -radius * math.cos(a), 0.78), (0, 0, math.degrees(a)))
    for z, r in ((0.14, 0.52), (0.20, 0.50), (1.36, 0.50), (1.42, 0.52)):
        studio.add("ring", studio.loft([studio.star(r, z, 4, 0.924), studio.star(r, z + 0.045, 4, 0.924)]), metal)
    studio.add("dome", studio.lathe([(0.50, 1.45), (0.42, 1.62), (0.24, 1.78), (0.10, 1.88), (0.06, 1.98), (0.085, 2.03), (0.02, 2.10)]), metal)
    studio.thread([(0.09 * math.cos(a), 0, 2.17 + 0.09 * math.sin(a)) for a in [6.29 * i / 24 for i in range(25)]], 0.016, metal)
    studio.add("flame", studio.lathe([(0.002, 0.55), (0.05, 0.62), (0.055, 0.70), (0.03, 0.82), (0.002, 0.95)], 24), matter.glow((1.0, 0.5, 0.16), 18)).visible_shadow = False
    studio.lamp((0, 0, 0.80), (0, 0, 0), (0.02,), 150, (1.0, 0.56, 0.22), "POINT")
    studio.lamp((-3.0, -3.0, 2.8), (0, 0, 1), (0.6, 1.6), 90)
    studio.camera((0, -7.2, 1.3), (0, 0, 1.12), 66)


TALL = {"edge": (0.16, 0.18, 0.16, 0.18), "oval": 1.06}
pictures = {
    f"gallery-{k + 1}": {"build": build, "mask": TALL, "samples": 34}
    for k, build in enumerate((rose, ember, drop, sand, silk, crown, coffee, lantern))
}
pictures["gallery-2"]["after"] = air.smoking((0.5, 0.60), 0.26, 0.9, 12, 0.02)
