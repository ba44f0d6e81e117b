"""Film the evening of the second question: the last light leaves the dunes, a lamp is lit, the stars come.

python3 tools/pictures/evening.py [frame.png]    (needs numpy and ffmpeg; writes public/media/intro-evening.*)
"""

import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import finish  # noqa: E402

WIDTH, HEIGHT, RATE, SECONDS = 640, 360, 24, 9
OUT = f"{HERE}/../../public/media"
GOLD, EMBER, NIGHT = (np.array(c, np.float32) for c in ((1.0, 0.66, 0.28), (1.0, 0.26, 0.07), (0.05, 0.07, 0.16)))


def ease(t):
    return np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))


def dunes(x):
    """The height of three ridges, far to near, from the top."""
    far = 0.60 + 0.018 * np.sin(5.1 * x + 0.4) + 0.008 * np.sin(13 * x)
    middle = 0.68 + 0.045 * np.sin(3.3 * x + 2.2) + 0.010 * np.sin(9 * x + 1)
    near = 0.82 + 0.060 * np.sin(2.2 * x - 0.6)
    return far, middle, near


def frame(phase):
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = x / WIDTH, y / HEIGHT
    dusk, lamp = 1 - ease(phase / 0.75), ease((phase - 0.45) / 0.3)
    sun = (0.66, 0.50 + 0.16 * ease(phase / 0.7))
    away = np.hypot((x - sun[0]) * 1.6, y - sun[1])
    glow = np.exp(-((y - 0.60) / (0.10 + 0.16 * dusk)) ** 2)
    light = NIGHT * (0.35 + 0.5 * y)[..., None] + (0.10 + 0.9 * dusk) * (0.55 * glow[..., None] * EMBER + 0.5 * np.exp(-away / 0.22)[..., None] * GOLD)
    light += (4.0 * dusk / (1 + np.exp((away - 0.055) / 0.004)))[..., None] * GOLD
    random = np.random.default_rng(4)
    for _ in range(70):
        px, py, size = random.uniform(0, 1), random.uniform(0, 0.5), random.uniform(0.3, 1)
        twinkle = 0.75 + 0.25 * np.sin(2 * np.pi * phase * random.integers(2, 6) + 9 * px)
        star = np.exp(-(((x - px) * WIDTH) ** 2 + ((y - py) * HEIGHT) ** 2) / (0.5 + size))
        light += (1.1 * size * twinkle * ease((phase - 0.35 - 0.4 * random.uniform()) / 0.3) * star)[..., None]
    for ridge, (edge, shade) in enumerate(zip(dunes(x), (0.16, 0.09, 0.03))):
        covered = (1 / (1 + np.exp(np.clip((edge - y) * HEIGHT / 0.9, -50, 50))))[..., None]
        rim = np.exp(-np.clip(y - edge, 0, 1) / 0.012)[..., None] * dusk * (0.5 - 0.15 * ridge)
        light = light * (1 - covered) + covered * (shade * (0.25 + dusk) * EMBER + 0.3 * shade * NIGHT + rim * GOLD * 0.5)
    flicker = 1 + 0.06 * np.sin(2 * np.pi * phase * 17) + 0.04 * np.sin(2 * np.pi * phase * 29)
    tent = np.hypot((x - 0.25) * 1.7, y - 0.765)
    light += (lamp * flicker * (2.6 * np.exp(-((tent / 0.010) ** 2)) + 0.30 * np.exp(-tent / 0.07)))[..., None] * GOLD
    return finish.develop(light.astype(np.float32), finish.fall_off(HEIGHT, WIDTH, (0.10, 0.05, 0.10, 0.05), 1.6), 1.25, grain=0.0)


def main():
    if len(sys.argv) > 1:
        finish.save(sys.argv[1], frame(0.62))
        return
    path = f"{OUT}/intro-evening"
    raw = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-"]
    colours = ["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-vf", "scale=out_color_matrix=bt709"]
    writer = subprocess.Popen([*raw, *colours, "-c:v", "libx264", "-preset", "slow", "-crf", "27", "-movflags", "+faststart", f"{path}.mp4"], stdin=subprocess.PIPE)
    count, random = RATE * SECONDS, np.random.default_rng(3)
    for k in range(count):
        picture = frame(k / (count - 1)) * 255 + random.random((HEIGHT, WIDTH, 1)) - 0.5
        writer.stdin.write(np.clip(picture + 0.5, 0, 255).astype(np.uint8).tobytes())
    writer.stdin.close()
    writer.wait()
    poster = ["ffmpeg", "-y", "-loglevel", "error", "-ss", "5.6", "-i", f"{path}.mp4", "-frames:v", "1", "-c:v", "libwebp", "-quality", "76", f"{path}.webp"]
    subprocess.run(poster, check=True)


main()
