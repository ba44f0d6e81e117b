"""The products, one bottle each, and the Vault's eight."""

import math

from kit import matter, studio, sunlight
from kit.bottle import bottle, section, vial


def stage(halo=(1.0, 0.58, 0.26), halo_power=30, key=300, rim=170, wall=(0.06, 0.045, 0.032), floor=None):
    """A slab of black marble, a wall that catches a pool of light, one warm lamp at the left."""
    studio.add("floor", studio.box(14, 13, 0.1), floor or matter.marble(), (0, -0.5, -0.05))
    studio.add("wall", studio.box(16, 0.1, 10), matter.solid(wall, 0.9), (0, 3.6, 4))
    studio.lamp((-2.6, -1.4, 2.4), (0, 0, 0.8), (0.7, 2.8), key, spread=70)
    studio.lamp((2.3, 1.5, 1.7), (0, 0, 0.9), (0.25, 2.4), rim, (1.0, 0.66, 0.34))
    studio.lamp((-0.75, 2.35, 0.55), (-0.3, 3.6, 1.35), (105, 0.3), halo_power * 3.0, halo, "SPOT")
    studio.lamp((-2.5, -7.6, 0.3), (0, 0, 0.6), (1.3, 2.0), 165, (1.0, 0.74, 0.46))


def portrait(focus=(0, -0.3, 0.9), height=0.93):
    studio.camera((0, -8.4, 1.25), (0, 0, height), 108, focus, 5.6)


def plate_of(corners):
    left, bottom, _ = studio.seen_at(corners[0])
    right, top, _ = studio.seen_at(corners[1])
    return {"plate": {"x": round(left, 4), "y": round(top, 4), "w": round(right - left, 4), "h": round(bottom - top, 4)}}


# By day a picture is cut hard at its edges.
BY_DAY = {
    "mask": {"edge": (0, 0, 0, 0), "oval": 9},
    "grade": {"exposure": 1.2, "glow": 0.03, "grain": 0.008},
    "samples": 106,
}
MASK = {"edge": (0.1, 0.16, 0.14, 0.16), "oval": 1.06}


def black():
    stage()
    corners = bottle(matter.solid((0.004, 0.0035, 0.003), 0.03, specular=0.45))
    portrait()
    return plate_of(corners)


def purple():
    stage(halo=(0.80, 0.42, 0.72), halo_power=44)
    corners = bottle(matter.clear((0.96, 0.93, 0.98)), matter.clear((0.62, 0.13, 0.76), 1.36, name="liquid"))
    portrait()
    return plate_of(corners)


# What each liquid takes of red, green and blue light on its way through the bottle: the hues of app/maestro/compounding/colour.ts.
LIQUIDS = {
    "straw": (0.014, 0.108, 0.72),
    "amber": (0.18, 0.61, 1.8),
    "rose": (0.086, 0.67, 0.96),
    "moss": (0.43, 0.36, 1.08),
}


def liquid(name):
    """Half of what the liquid takes at each of its two surfaces."""
    return matter.clear(tuple(math.exp(-taken / 2) for taken in LIQUIDS[name]), 1.37, shade=0.9, name="liquid")


def paper_label():
    """A paper label, 2 : 1.4; its seal and name are printed by the page."""
    wide, tall, z = 0.64, 0.448, 0.60
    label = studio.add("label", studio.box(wide, 0.008, tall), matter.solid((0.80, 0.765, 0.69), 0.9, bump=(160, 0.05), specular=0.1), (0, -0.305, z))
    studio.bevel(label, 0.002, 2)
    return ((-wide / 2, -0.309, z - tall / 2), (wide / 2, -0.309, z + tall / 2))


def by_day(name):
    def build():
        sunlight.stage(slide=(0.0, 0.5))
        bottle(matter.clear((0.985, 0.985, 0.975), shade=0.9), liquid(name), plate=False)
        corners = paper_label()
        portrait()
        return plate_of(corners)

    return build


def samples():
    stage(halo_power=40)
    clear, metal = matter.clear((0.98, 0.96, 0.93)), matter.gold()
    vial(clear, matter.clear((0.95, 0.50, 0.13), 1.36), metal, (-0.31, 0, 0), scale=1.22)
    vial(clear, matter.clear((0.62, 0.13, 0.76), 1.36), metal, (0.31, -0.1, 0), scale=1.22)
    brushed = matter.gold(0.3, True)
    for x, y in ((-0.31, -0.215), (0.31, -0.315)):
        studio.bevel(studio.add("plate", studio.box(0.27, 0.012, 0.20), brushed, (x, y, 0.56)), 0.004, 2)
    portrait()
    return plate_of(((0.18, -0.33, 0.46), (0.44, -0.33, 0.66)))


GROUNDS = {
    "gold": ((1.0, 0.60, 0.22), (0.10, 0.065, 0.03), (0.95, 0.56, 0.14)),
    "royal": ((0.72, 0.42, 0.80), (0.055, 0.03, 0.075), (0.60, 0.20, 0.80)),
    "emerald": ((0.62, 0.95, 0.60), (0.024, 0.062, 0.042), (0.20, 0.80, 0.42)),
    "cobalt": ((0.50, 0.66, 0.92), (0.026, 0.040, 0.085), (0.16, 0.36, 0.92)),
}


def vault(ground, tier):
    def build():
        halo, wall, juice = GROUNDS[ground]
        stage(halo=halo, wall=wall, halo_power=48 if ground != "gold" else 32)
        if tier == "gold":
            corners = bottle(matter.clear((0.97, 0.96, 0.94)), matter.clear(juice, 1.36, name="liquid"))
        else:
            corners = bottle(matter.solid((0.004, 0.0035, 0.003), 0.03, specular=0.45))
            sheath()
        portrait()
        return plate_of(corners)

    return build


def sheath():
    """The royal tier: a foot of brushed gold and two gold lines about the body."""
    for z, tall, metal in ((0.075, 0.13, matter.gold(0.24, True)), (0.185, 0.014, matter.gold(0.12)), (1.13, 0.014, matter.gold(0.12))):
        data = studio.loft([section(0.547, 0.307, 0.117, -tall / 2), section(0.547, 0.307, 0.117, tall / 2)])
        studio.bevel(studio.add("line", data, metal, (0, 0, z)), 0.004, 2)


pictures = {
    "bottle-black": {"build": black, "mask": MASK},
    "bottle-purp": {"build": purple, "mask": MASK},
    "bottle-sample": {"build": samples, "mask": MASK},
}
for _liquid in LIQUIDS:
    pictures[f"bottle-day-{_liquid}"] = {"build": by_day(_liquid), **BY_DAY}
for _ground in GROUNDS:
    for _tier in ("gold", "royal"):
        pictures[f"bottle-{_ground}-{_tier}"] = {"build": vault(_ground, _tier), "mask": MASK}
