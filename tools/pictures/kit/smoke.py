"""Smoke as folded sheets of light: many streak lines, each a sum of slow waves that widen as they rise."""

import numpy as np


def plume(width, height, foot, top=0.02, spread=0.16, seed=3, phase=0.0, sheets=3, lines=260, steps=1500, lean=0.0):
    """A field of densities. foot is (x, y) in fractions; phase runs 0..1 through a seamless loop."""
    random = np.random.default_rng(seed)
    field = np.zeros((height, width), np.float32)
    rise = np.linspace(0, 1, steps)[None, :]
    for sheet in range(sheets):
        across = np.linspace(-1, 1, lines)[:, None]
        sway = np.zeros((lines, steps))
        lift = np.zeros((lines, steps))
        for wave in range(9):
            many = 1.2 * 1.55**wave * random.uniform(0.8, 1.2)
            turns = random.integers(1, 2 + wave // 3) + (wave > 5)
            shift, fold = random.uniform(0, 2 * np.pi), random.normal() * (0.35 + 0.3 * wave)
            angle = many * rise * (1.4 - 0.4 * rise) * 2.2 - 2 * np.pi * turns * phase + shift + fold * across * (0.3 + rise)
            size = 1.25 / (1.45**wave)
            sway += size * np.sin(angle) * rise ** (0.75 + 0.1 * wave)
            lift += 0.32 * size * np.cos(angle * 1.1 + 1) * rise**1.3
        x = foot[0] + lean * rise**1.4 + spread * 0.42 * sway + across * spread * 0.10 * (0.05 + rise)
        y = foot[1] + (top - foot[1]) * rise + 0.055 * lift
        fade = (1 - rise) ** 1.15 * np.minimum(1, rise * 9) ** 1.2 / (0.35 + 1.9 * rise)
        weight = np.broadcast_to(fade * (1 - across**2) ** 0.5, x.shape).ravel()
        column, row = (x * width).ravel(), (y * height).ravel()
        c, r = np.floor(column).astype(int), np.floor(row).astype(int)
        fx, fy = column - c, row - r
        for dc, dr, part in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
            cc, rr = c + dc, r + dr
            inside = (cc >= 0) & (cc < width) & (rr >= 0) & (rr < height)
            field += np.bincount(rr[inside] * width + cc[inside], (weight * part)[inside], height * width).reshape(height, width)
    return (field * (width * height) / (sheets * lines * steps * 60)).astype(np.float32)


def motes(width, height, count, seed, phase=0.0, size=1.0):
    """Gold dust adrift in the lamp's light, looping with phase."""
    random = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    field = np.zeros((height, width), np.float32)
    for _ in range(count):
        px, py, turns = random.uniform(0, 1), random.uniform(0, 1), random.integers(1, 3)
        angle = 2 * np.pi * phase * turns + random.uniform(0, 6.28)
        cx = (px + 0.02 * np.sin(angle)) * width
        cy = ((py - phase * random.integers(0, 2) + 0.012 * np.cos(angle * 1.0)) % 1.0) * height
        r = size * random.choice([0.9, 1.2, 1.8, 3.5], p=[0.45, 0.3, 0.18, 0.07]) * width / 640
        light = (0.55 + 0.45 * np.sin(angle + px * 9)) * random.uniform(0.3, 1) / (0.6 + 0.25 * r * r)
        x0, x1 = int(max(0, cx - 4 * r)), int(min(width, cx + 4 * r + 1))
        y0, y1 = int(max(0, cy - 4 * r)), int(min(height, cy + 4 * r + 1))
        if x0 >= x1 or y0 >= y1:
            continue
        patch = ((x[y0:y1, x0:x1] - cx) ** 2 + (y[y0:y1, x0:x1] - cy) ** 2) / (r * r)
        edge = np.sin(np.pi * np.clip(cy / height, 0, 1)) ** 0.5
        field[y0:y1, x0:x1] += light * edge * np.exp(-patch)
    return field
