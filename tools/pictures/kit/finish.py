"""From rendered light to the finished plate: quiet the noise, grade, let it fall off into the ground, add grain."""

import struct
import zlib

import numpy as np
from scipy.ndimage import uniform_filter1d

LUMA = np.array([0.21, 0.72, 0.07], np.float32)
GROUND = np.array([0x12, 0x10, 0x0E], np.float32) / 255


def blur(image, radius):
    """A gaussian by three box passes over height and width; edges are mirrored."""
    size = 2 * max(1, int(round(radius * 0.97))) + 1
    out = image.astype(np.float32)
    for _ in range(3):
        for axis in (0, 1):
            out = uniform_filter1d(out, size, axis)
    return out


def halve(image):
    height, width = image.shape[0] // 2 * 2, image.shape[1] // 2 * 2
    return image[:height, :width].reshape(height // 2, 2, width // 2, 2, -1).mean((1, 3))


def quiet(light, albedo, normal, strength=1.0):
    """Two scales of the filter below: first the fine noise, then the clouds it leaves."""
    fine = means(light, albedo, normal, 4, 2.0 * strength)
    small = halve(fine)
    change = means(small, halve(albedo), halve(normal), 5, 2.0 * strength) - small
    change = np.repeat(np.repeat(change, 2, 0), 2, 1)
    pad = [(0, light.shape[0] - change.shape[0]), (0, light.shape[1] - change.shape[1]), (0, 0)]
    return np.maximum(0, fine + blur(np.pad(change, pad, mode="edge"), 1))


def means(light, albedo, normal, reach=6, strength=1.0):
    """Non-local means, steered by what the surfaces are: edges of form and colour stay."""
    light = np.clip(light, 0, 30)
    middle = np.sort(np.stack([np.roll(light, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1)]), 0)
    light = np.where(light > 3 * middle[7] + 0.03, middle[5], light)
    tone = np.log1p(light * 12)
    detail = tone - blur(tone, 1)
    # A running mean of nothing may come out a hair below nothing.
    noise = np.sqrt(np.maximum(0, blur((detail**2).mean(-1), 6))) + 1e-3
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            shift = lambda a: np.roll(a, (dy, dx), (0, 1))
            apart = blur(((tone - shift(tone)) ** 2).mean(-1), 1) / (2.2 * strength * noise) ** 2
            apart = np.maximum(0, apart - 0.35)
            form = ((normal - shift(normal)) ** 2).sum(-1) / 0.04 + ((albedo - shift(albedo)) ** 2).sum(-1) / 0.01
            weight = np.exp(-apart - form - (dx * dx + dy * dy) / (2 * (reach * 0.8) ** 2))
            total += shift(light) * weight[..., None]
            weights += weight
    return total / weights[..., None]


def filmic(light):
    """A film's shoulder: the ACES fit by Narkowicz, then display gamma."""
    x = light * 0.8
    shaped = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return shaped ** (1 / 2.2)


def bloom(light, amount=0.12, size=0.02):
    width = light.shape[1]
    grey = light @ LUMA
    bright = light * (np.clip(grey - 0.6, 0, 4) / np.maximum(grey, 1e-3))[..., None]
    halo = sum(blur(bright, width * size * s) for s in (0.4, 1, 2.6)) / 3
    return light + amount * 3 * halo * np.array([1.0, 0.82, 0.6], np.float32)


def fall_off(height, width, edge=(0.16, 0.1, 0.16, 0.16), oval=1.12, centre=(0.5, 0.5)):
    """One inside, nought at the edges (top, right, bottom, left) and past an oval."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = (x + 0.5) / width, (y + 0.5) / height
    ease = lambda t: np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))
    top, right, bottom, left = (max(e, 1e-4) for e in edge)
    mask = ease(y / top) * ease((1 - y) / bottom) * ease(x / left) * ease((1 - x) / right)
    radius = np.hypot((x - centre[0]) / 0.5, (y - centre[1]) / 0.5)
    return mask * ease((oval + 0.35 - radius) / 0.7)


def develop(light, mask, exposure=1.35, saturation=1.0, grain=0.014, seed=1, warmth=0.0, glow=0.12):
    """Grade to display values over the ground colour."""
    light = bloom(light * exposure, glow)
    grey = light @ LUMA
    light = np.maximum(0, grey[..., None] + (light - grey[..., None]) * saturation)
    tone = filmic(light * np.array([1 + warmth, 1, 1 - warmth], np.float32))
    tone = 1.05 * tone * tone / (tone + 0.05) * mask[..., None]
    picture = GROUND + (1 - GROUND) * np.clip(tone - 0.006, 0, 1)
    random = np.random.default_rng(seed)
    speckle = blur(random.standard_normal(picture.shape[:2]), 0.6)
    speckle /= speckle.std()
    amount = grain * (0.25 + picture.mean(-1)) * np.clip(mask * 3, 0, 1)
    return np.clip(picture + (speckle * amount)[..., None], 0, 1)


def save(path, picture):
    """Write an eight-bit PNG."""
    dither = np.random.default_rng(7).random(picture.shape) - 0.5
    pixels = np.clip(picture * 255 + dither * 0.8 + 0.5, 0, 255).astype(np.uint8)
    height, width = pixels.shape[:2]
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1).tobytes()

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))
