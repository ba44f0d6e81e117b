"""The places a perfume can begin in: desert, city, ocean, library, sea, forest, mountains."""

import math
import random

from kit import air, finish, matter, props, smoke, studio
from scenes.rooms import shelves


def desert():
    """Golden dunes in the last light."""
    import numpy as np

    base = air.ridges(5, 2, 0.055, 1.5)

    def dunes(x, y):
        crest = base(x, y) * 5.2
        ripple = 0.018 * np.sin(9 * (x * 0.35 + y) + 1.5 * np.sin(0.8 * x) + 2.5 * base(x * 3, y * 3))
        return crest + ripple * np.clip((60 - (y + 75)) / 50, 0, 1)

    n = matter.Nodes("sand")
    grain = n.noise(60, 4, 0.7)
    sand = n.done(n.node("BsdfPrincipled", Base_Color=n.ramp(grain, (0.3, (0.30, 0.15, 0.06)), (0.7, (0.44, 0.24, 0.10))), Roughness=0.85, Specular=0.2, Normal=n.bump(grain, 0.12, 0.02)))
    studio.add("dunes", studio.grid(150, 150, 520, 520, dunes), sand, (0, 66, -6.0))
    air.dusk((0.62, 0.27, 0.09), (0.030, 0.022, 0.034), 0.55, 0.22)
    studio.lamp((-60, 40, 11), (0, 20, 0), (1.5,), 5.5, (1.0, 0.56, 0.24), "SUN")
    studio.camera((0, -7, 2.6), (0, 30, 3.4), 40)


def city():
    """Night city: towers over still water."""
    pick = random.Random(17)
    body = matter.solid((0.010, 0.009, 0.010), 0.35, name="tower")
    quads, faces = [], []

    def window(x, y, z, w, h):
        first = len(quads)
        quads.extend([(x, y, z), (x + w, y, z), (x + w, y, z + h), (x, y, z + h)])
        faces.append((first, first + 1, first + 2, first + 3))

    def tower(x, y, wide, tall):
        studio.add("tower", studio.box(wide, wide, tall), body, (x, y, tall / 2))
        columns, floors = int(wide / 0.34), int(tall / 0.42)
        busy = pick.uniform(0.12, 0.42)
        for i in range(columns):
            for j in range(1, floors):
                if pick.random() < busy:
                    window(x - wide / 2 + (i + 0.25) * wide / columns, y - wide / 2 - 0.02, j * 0.42, wide / columns * 0.5, 0.16)

    for k in range(46):
        tower(pick.gauss(0, 9), 40 + pick.uniform(0, 22), pick.uniform(1.2, 2.6), 3 + 9 * pick.random() ** 2.2)
    for x, tall, wide in ((-3.6, 14, 2.4), (4.6, 12, 2.2), (0.6, 19, 2.6)):
        tower(x, 42, wide, tall)
    for z, wide in ((19, 1.8), (22, 1.2), (24.5, 0.7)):
        tower(0.6, 42, wide, z + 2.4) if z < 19.5 else studio.add("spire", studio.box(wide, wide, 3.2), body, (0.6, 42, z))
    studio.thread([(0.6, 42, 25), (0.6, 42, 31)], 0.10, matter.glow((1.0, 0.62, 0.26), 1.6), taper=lambda t: 1 - 0.85 * t)
    studio.add("windows", studio.mesh(quads, faces), matter.glow((1.0, 0.60, 0.24), 2.6))
    studio.add("water", air.waves(60, 60, 4, 0.010, 260, 260), matter.solid((0.002, 0.003, 0.004), 0.04, specular=0.8), (0, 12, 0))
    air.dusk((0.16, 0.072, 0.034), (0.012, 0.012, 0.022), 0.55, 0.20)
    studio.camera((0, -12, 2.6), (0, 40, 8.6), 44)


def ocean():
    """Deep water: light comes down in shafts to a floor of sand."""
    import numpy as np

    base = air.ridges(9, 3, 0.5, 1.6)
    floor = studio.grid(30, 40, 300, 340, lambda x, y: 0.7 * base(x * 0.5, y * 0.5) + 0.03 * np.sin(5 * y + 2 * np.sin(x)))
    studio.add("floor", floor, matter.solid((0.10, 0.20, 0.21), 0.8, bump=(30, 0.3)), (0, 12, -1.6))
    for k in range(7):
        rock = matter.mottled((0.006, 0.010, 0.011), (0.03, 0.05, 0.05), 3, (0.4, 0.7), 0.5)
        studio.add("rock", props.lump(k + 3, 0.45, 4, squash=(1, 1, 0.9)), rock, ((-1) ** k * (1.6 + 0.5 * k), 2.4 * k, -0.7), (0, 0, 50 * k), 0.7 + 0.25 * k)
    studio.night((0.004, 0.012, 0.015))
    studio.lamp((-3, 8, 12), (0.5, 9, -1), (60, 1.5), 2600, (0.50, 0.95, 0.86), "SPOT")
    studio.camera((0, -6, 1.3), (0, 8, 1.9), 34)


def shafts(light, seen):
    import numpy as np

    light = air.mist((0.006, 0.030, 0.036), 14)(light, seen)
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    angle = (x - 0.36) / (y + 0.28)
    pick = np.random.default_rng(4)
    rays = sum(pick.uniform(0.3, 1) * np.exp(-(((angle - c) / w) ** 2)) for c, w in [(pick.normal(0.05, 0.28), pick.uniform(0.012, 0.07)) for _ in range(22)])
    rays = rays * np.exp(-1.7 * y) * np.clip(1.25 - y, 0, 1) * np.exp(-(((x - 0.45) / 0.42) ** 2))
    dust = smoke.motes(width, height, 90, 5, size=0.8) * np.exp(-1.2 * y)
    veil = finish.blur(rays.astype(np.float32), 2)
    return light + 0.14 * veil[..., None] * np.array((0.42, 1.0, 0.94), np.float32) + 0.10 * dust[..., None] * np.array((0.8, 1, 0.9), np.float32)


def books():
    """The classic library: old bindings, gilt lines, one lamp."""
    pick = random.Random(11)
    tones = ((0.050, 0.012, 0.010), (0.014, 0.022, 0.016), (0.040, 0.024, 0.012), (0.012, 0.014, 0.024), (0.028, 0.010, 0.018))

    def fill(x, z, _row):
        at = x - 0.66
        while at < x + 0.60:
            wide = pick.uniform(0.07, 0.14)
            tall = pick.uniform(0.50, 0.68)
            props.book((at + wide / 2, -0.04, z), (wide, 0.36, tall), (0, 0, 0), pick.choice(tones), pick.choice(((0.15, 0.85), (0.12, 0.2, 0.8, 0.88), (0.3, 0.7))))
            at += wide + 0.004

    shelves(5, fill)
    studio.lamp((-1.5, -1.5, 2.9), (0.1, 0, 1.7), (0.5, 0.5), 190, (1.0, 0.66, 0.34))
    studio.lamp((1.9, -2.0, 1.0), (0.6, 0, 1.4), (0.3, 0.3), 26, (1.0, 0.6, 0.3))
    studio.camera((0.9, -5.4, 1.9), (-0.1, 0, 1.98), 56)


def sea():
    """A slow swell that carries the last sun to a few wet stones."""
    water = matter.solid((0.006, 0.010, 0.014), 0.10, specular=0.9, name="sea")
    studio.add("sea", air.waves(120, 200, 8, 0.20), water, (0, 86, 0))
    wet = matter.mottled((0.006, 0.006, 0.006), (0.035, 0.032, 0.03), 3, (0.08, 0.3), 0.4, coat=1.0)
    pick = random.Random(8)
    for k in range(9):
        size = pick.uniform(0.35, 1.0)
        studio.add("rock", props.lump(k, 0.4, 4, squash=(1.3, 1, 0.65)), wet, ((-1) ** k * pick.uniform(1.3, 4.2), pick.uniform(-2.5, 7), 0.05), (0, 0, pick.uniform(0, 360)), size)
    air.dusk((0.80, 0.38, 0.16), (0.030, 0.036, 0.056), 0.62, 0.20)
    studio.lamp((4, 120, 9), (0, 0, 0), (1.2,), 9.0, (1.0, 0.62, 0.30), "SUN")
    studio.camera((0, -8, 1.5), (0, 30, 2.6), 38)


def forest():
    """Tall trunks in mist, one shaft of evening light."""
    bark = matter.mottled((0.010, 0.008, 0.006), (0.07, 0.052, 0.038), 3, (0.6, 0.9), 0.8, stretch=(1, 1, 0.15))
    pick = random.Random(31)
    for k in range(80):
        y = 2 + 44 * pick.random() ** 1.2
        x = pick.uniform(-1, 1) * (2 + y * 0.42)
        if abs(x) < 0.9 + 0.02 * y:
            x += math.copysign(1.4, x)
        r = pick.uniform(0.12, 0.34)
        lean = pick.uniform(-0.5, 0.5)
        studio.thread([(x + lean * t + 0.05 * math.sin(9 * t + k), y, 16 * t - 0.3) for t in [i / 12 for i in range(13)]], r, bark, taper=lambda t: 1.25 - 0.7 * t**0.6)
        for _ in range(5):
            z, side = pick.uniform(4, 12), pick.choice((-1, 1))
            reach = pick.uniform(0.6, 2.2)
            studio.thread([(x + lean * z / 16, y, z), (x + side * reach * 0.5, y + pick.uniform(-0.4, 0.4), z + 0.15), (x + side * reach, y, z + pick.uniform(-0.4, 0.7))], 0.035, bark, taper=lambda t: 1.2 - t)
    base = air.ridges(3, 4, 0.4, 1.2)
    studio.add("ground", studio.grid(60, 70, 300, 300, lambda x, y: 0.35 * base(x, y)), matter.mottled((0.008, 0.008, 0.004), (0.05, 0.042, 0.018), 12, (0.7, 0.9), 0.8), (0, 28, -0.6))
    air.dusk((0.30, 0.20, 0.10), (0.05, 0.045, 0.03), 0.4, 0.5)
    studio.lamp((-14, 30, 12), (0, 6, 1), (2,), 4.5, (1.0, 0.64, 0.30), "SUN")
    studio.camera((0, -6, 1.5), (0, 12, 2.9), 36)


def forest_air(light, seen):
    import numpy as np

    light = air.mist((0.075, 0.048, 0.024), 30)(light, seen)
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    angle = (x + 0.25) / (y + 0.30)
    rays = 0.55 + 0.45 * np.sin(angle * 21 + 2 * np.sin(angle * 9)) * np.sin(angle * 47 + 1)
    glow = np.exp(-(((x - 0.46) / 0.26) ** 2) - (((y - 0.46) / 0.30) ** 2)) * rays
    return light + 0.20 * finish.blur(glow.astype(np.float32), 4)[..., None] * np.array((1.0, 0.68, 0.34), np.float32)


def mountains():
    """Ranges one behind another, snow on the lit side, night coming."""
    import numpy as np

    base = air.ridges(14, 8, 0.045, 2.0)

    def range_of(x, y):
        rise = np.clip((y + 70) / 130, 0, 1) ** 1.3
        return base(x, y) * (3 + 26 * rise) - 4

    n = matter.Nodes("slope")
    up = n.node("SeparateXYZ", Vector=n.node("NewGeometry").outputs["Normal"]).outputs[2]
    high = n.node("SeparateXYZ", Vector=n.node("NewGeometry").outputs["Position"]).outputs[2]
    line = n.node("MapRange", Value=n.node("Math", operation="MULTIPLY", _0=up, _1=high).outputs[0], _1=7.0, _2=12.0).outputs[0]
    colour = n.ramp(line, (0.0, (0.030, 0.024, 0.020)), (1.0, (0.62, 0.58, 0.56)))
    studio.add("range", studio.grid(160, 150, 620, 580, range_of), n.done(n.node("BsdfPrincipled", Base_Color=colour, Roughness=0.9, Specular=0.1)), (0, 80, -2))
    air.dusk((0.34, 0.17, 0.10), (0.028, 0.028, 0.044), 0.6, 0.34)
    studio.lamp((-80, 30, 26), (0, 60, 0), (1,), 4.0, (1.0, 0.56, 0.30), "SUN")
    studio.camera((0, -8, 9), (0, 70, 15), 44)


TALL = {"edge": (0.16, 0.18, 0.16, 0.18), "oval": 1.06}
pictures = {
    "scene-desert": {"build": desert, "after": air.mist((0.20, 0.10, 0.04), 160)},
    "scene-city": {"build": city, "after": air.mist((0.045, 0.026, 0.018), 240)},
    "scene-ocean": {"build": ocean, "after": shafts, "grade": {"exposure": 1.7}},
    "scene-library": {"build": books},
    "scene-sea": {"build": sea, "after": air.mist((0.14, 0.075, 0.045), 420)},
    "scene-forest": {"build": forest, "after": forest_air},
    "scene-mountains": {"build": mountains, "after": air.mist((0.15, 0.085, 0.065), 170)},
}
for _recipe in pictures.values():
    _recipe.update(mask=TALL, samples=30)
