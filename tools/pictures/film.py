"""Film the preparing screen's loop: an ember, smoke in slow folds, gold dust in the lamp's light.

python3 tools/pictures/film.py [frame.png]    (needs numpy and ffmpeg; writes public/media/preparing.*)
"""

import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from kit import finish, smoke  # noqa: E402

WIDTH, HEIGHT, RATE, SECONDS = 576, 720, 24, 8
OUT = f"{HERE}/../../public/media"
FILM = f"{WIDTH}x{HEIGHT}"


def still(width=WIDTH, height=HEIGHT):
    """What does not move: where the ember's light and the lamp's light fall, and the edge mask."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    ember = np.exp(-(((x - 0.5) / 0.013) ** 2) - (((y - 0.842) / 0.0075) ** 2))
    pool = np.exp(-(((x - 0.5) / 0.20) ** 2) - (((y - 0.865) / 0.030) ** 2)) + 0.8 * np.exp(-(((x - 0.5) / 0.07) ** 2) - (((y - 0.85) / 0.05) ** 2))
    air = np.exp(-(((x - 0.30) / 0.42) ** 2) - (((y - 0.34) / 0.40) ** 2))
    heat = np.exp(-np.clip(0.85 - y, 0, 1) / 0.16)
    return ember, pool, air, heat, finish.fall_off(height, width, (0.12, 0.16, 0.08, 0.16), 1.1)


def frame(phase, kept):
    ember, pool, air, heat, mask = kept
    thread = smoke.plume(WIDTH, HEIGHT, (0.5, 0.84), 0.0, 0.28, 8, phase, 3, 150, 900)
    wisp = smoke.plume(WIDTH, HEIGHT, (0.5, 0.84), -0.1, 0.40, 29, phase, 1, 150, 900, 0.05)
    veil = 0.62 * finish.blur(thread, 1) + 0.5 * finish.blur(thread, 7) + 0.42 * finish.blur(wisp, 4)
    veil *= (0.6 + 0.7 * air) * np.linspace(2.6, 0.9, HEIGHT, dtype=np.float32)[:, None]
    dust = smoke.motes(WIDTH, HEIGHT, 70, 5, phase, 0.9) * (0.25 + air)
    beat = 1 + 0.10 * np.sin(2 * np.pi * phase * 2) + 0.05 * np.sin(2 * np.pi * phase * 5 + 1)
    warm, red = np.array((1.0, 0.76, 0.50), np.float32), np.array((1.0, 0.34, 0.09), np.float32)
    gold = np.array((1.0, 0.68, 0.30), np.float32)
    light = 0.022 * air[..., None] * gold + beat * (5.0 * ember[..., None] * red + 0.075 * pool[..., None] * (red + gold) / 2)
    light = light + 0.85 * veil[..., None] * (warm + (red * 1.6 - warm) * (heat * beat * 0.6)[..., None]) + 0.8 * dust[..., None] * gold
    return finish.develop(light.astype(np.float32), mask, 1.1, grain=0.0)


def main():
    kept = still()
    if len(sys.argv) > 1:
        finish.save(sys.argv[1], frame(0.3, kept))
        return
    raw = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", FILM, "-r", str(RATE), "-i", "-"]
    colours = ["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-vf", "scale=out_color_matrix=bt709"]
    draft = f"{OUT}/preparing.draft.mkv"
    writer = subprocess.Popen([*raw, "-threads", "1", "-c:v", "ffv1", draft], stdin=subprocess.PIPE)
    count, random = RATE * SECONDS, np.random.default_rng(3)
    for k in range(count):
        picture = frame(k / count, kept) * 255 + random.random((HEIGHT, WIDTH, 1)) - 0.5
        writer.stdin.write(np.clip(picture + 0.5, 0, 255).astype(np.uint8).tobytes())
    writer.stdin.close()
    writer.wait()
    read = ["ffmpeg", "-y", "-loglevel", "error", "-threads", "1", "-i", draft, "-an"]
    subprocess.run([*read, *colours, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "28", "-row-mt", "0", "-cpu-used", "3", f"{OUT}/preparing.webm"], check=True)
    subprocess.run([*read, *colours, "-c:v", "libx264", "-preset", "medium", "-crf", "23", "-movflags", "+faststart", f"{OUT}/preparing.mp4"], check=True)
    subprocess.run([*read, "-frames:v", "1", "-c:v", "libwebp", "-quality", "80", f"{OUT}/preparing-poster.webp"], check=True)
    os.remove(draft)


main()
