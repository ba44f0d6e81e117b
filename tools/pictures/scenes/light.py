"""What falls on the day's pages: the sun through the screen of stars, on a limestone wall."""

import numpy as np

from kit import matter, studio, sunlight

# The day's ground (app/ui/tokens.css), in the shade of the screen and in the sun.
SHADE, SUN = (0.922, 0.884, 0.822), (0.982, 0.958, 0.914)


def build():
    studio.add("wall", studio.box(16, 0.1, 10), matter.solid((0.7, 0.66, 0.6), 1, specular=0), (0, 0.05, 1))
    studio.night((1, 1, 1), 0.2)
    light = studio.lamp(tuple(10 * c for c in sunlight.SUN), (0, 0, 0), (0.9,), 3, (1, 1, 1), "SUN")
    light.data.angle = np.radians(2.2)
    sunlight.screen(30, 30, (0, 0, 1))
    studio.camera((1, -9, 0.7), (1, 0, 0.7), 90)


def develop(light, seen):
    lit = light.mean(axis=2)
    low, high = np.percentile(lit, (4, 96))
    share = np.clip((lit - low) / (high - low), 0, 1)[..., None]
    return np.array(SHADE) * (1 - share) + np.array(SUN) * share


pictures = {
    "sunlight": {
        "size": (960, 640),
        "build": build,
        "quiet": lambda image, albedo, normal: image,
        "develop": develop,
        "samples": 48,
    },
}
