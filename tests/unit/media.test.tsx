import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { languages } from "../../app/i18n/languages.ts";
import { materials, smellNames } from "../../app/maestro/index.ts";
import { lookOf } from "../../app/media/looks.ts";
import { findPicture, isPictureName, pictures, pictureUrl, tallName, widthsIn } from "../../app/media/manifest.ts";
import { Picture } from "../../app/media/picture.tsx";
import { smellUrl, smellWidths } from "../../app/media/smell-url.ts";
import { smells } from "../../app/media/smells.ts";

const root = new URL("../../", import.meta.url).pathname;
const stored = join(root, "public");
const size = (path: string) => statSync(join(stored, path)).size;
const entries = Object.entries(pictures);
const smellFiles = (smell: string) =>
  (["day", "night"] as const).flatMap((light) =>
    (["avif", "webp"] as const).flatMap((format) =>
      smellWidths[format].map((width) => smellUrl(smell, light, width, format)),
    ),
  );

function everyFile(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? everyFile(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe("the pictures", () => {
  test.each(entries)("%s is stored in each width and format, within its budget", (name, entry) => {
    expect(entry.widths).toContain(entry.width);
    expect(entry.colour).toMatch(/^#[0-9a-f]{3}$/);
    for (const width of widthsIn("avif", entry))
      expect(size(pictureUrl(name, width, "avif"))).toBeLessThan(width > 1280 ? 160_000 : 90_000);
    for (const width of widthsIn("webp", entry)) expect(size(pictureUrl(name, width, "webp"))).toBeLessThan(90_000);
  });

  test.each(entries.flatMap(([name, { tall }]) => (tall ? [[name, tall] as const] : [])))(
    "the tall middle of %s is stored in each width, within its budget",
    (name, tall) => {
      expect(tall.widths).toContain(tall.width);
      for (const width of tall.widths) expect(size(pictureUrl(tallName(name), width, "avif"))).toBeLessThan(100_000);
    },
  );

  test("every still life of a smell is stored in both lights, within its budget", () => {
    for (const file of smells.flatMap(smellFiles)) expect(size(file), file).toBeLessThan(12_288);
  });

  test("every note has a still life of its own or the glyph of its family", () => {
    for (const { id, family } of materials) {
      const look = lookOf(smellNames[id].en);
      expect(family === null || look !== null, id).toBe(true);
      const file = smells.some((smell) => smell === look)
        ? smellUrl(`${look}`, "day", 96, "avif")
        : `/icons/family-${look}.svg`;
      expect(family === null || existsSync(join(stored, file)), `${id}: ${file}`).toBe(true);
    }
  });

  test("nothing is stored that no page can name", () => {
    const known = new Set([
      pictureUrl("sunlight", 960, "avif"),
      ...smells.flatMap(smellFiles),
      ...entries.flatMap(([name, entry]) => [
        ...widthsIn("avif", entry).map((width) => pictureUrl(name, width, "avif")),
        ...widthsIn("webp", entry).map((width) => pictureUrl(name, width, "webp")),
        ...(entry.tall?.widths ?? []).map((width) => pictureUrl(tallName(name), width, "avif")),
      ]),
    ]);
    const files = readdirSync(join(stored, "media")).filter(
      (file) => !/^(preparing|intro-)/.test(file) && file !== "social",
    );
    expect(files.filter((file) => !known.has(`/media/${file}`))).toEqual([]);
  });

  test.each(entries.filter(([name]) => name.startsWith("bottle-")))("%s has a plate inside the picture", (_, entry) => {
    const plate = entry.plate ?? { x: 1, y: 1, w: 1, h: 1 };
    expect(plate.w).toBeGreaterThan(0.05);
    expect(plate.x + plate.w).toBeLessThan(1);
    expect(plate.y + plate.h).toBeLessThan(1);
  });

  test("the question that asks for a name shows a bottle whose plate will carry it", () => {
    const seed = readFileSync(join(root, "supabase/seed.sql"), "utf8");
    const [, question] = /'(5ce7a000[^']*)', 1, 'input', 'custom_name'/.exec(seed) ?? [];
    const [, picture = ""] = new RegExp(`'${question}', \\d+, '([^']+)'`).exec(seed) ?? [];
    expect(findPicture(picture)?.plate).toBeDefined();
  });

  test.each(languages)("every picture is described in %s, each in its own words", (language) => {
    const path = join(root, `app/i18n/locales/${language}/pictures.json`);
    const texts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8")));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(pictures).sort());
    expect(new Set(Object.values(texts)).size).toBe(entries.length);
    for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(8);
  });
});

test("the questions' film and sound are there, small, and captioned in every language", () => {
  const seed = readFileSync(join(root, "supabase/seed.sql"), "utf8");
  const media = [...seed.matchAll(/'(video|audio)', '([^']+)'/g)].map(([, kind, path = ""]) => ({ kind, path }));
  expect(media.map(({ kind }) => kind).sort()).toEqual(["audio", "video"]);
  for (const { kind, path } of media) {
    expect(size(path)).toBeLessThan(300_000);
    if (kind === "audio") continue;
    expect(size(path.replace(".mp4", ".webp"))).toBeLessThan(30_000);
    for (const language of languages)
      expect(readFileSync(join(stored, path.replace(".mp4", `.${language}.vtt`)), "utf8")).toMatch(/^WEBVTT\n/);
  }
});

describe("the picture element", () => {
  test("offers both formats with sizes, and waits unless it is the first view's", () => {
    const html = renderToStaticMarkup(<Picture name="hero" alt="A bottle" sizes="50vw" />);
    expect(html).toContain('type="image/avif"');
    expect(html).toContain("/media/hero-1280.webp 1280w");
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="2560" height="1920"');
    expect(html).toContain('media="(width &lt; 40rem)"');
    expect(html).not.toContain("style=");
    const first = renderToStaticMarkup(<Picture name="hero" alt="A bottle" priority />);
    expect(first).toContain('fetchPriority="high"');
    expect(first).toContain('loading="eager"');
  });

  test("shows a plain field, never a broken image, for a name it does not know", () => {
    for (const name of ["no-such-picture", "toString", ""]) {
      expect(isPictureName(name)).toBe(false);
      expect(findPicture(name)).toBeUndefined();
      const html = renderToStaticMarkup(<Picture name={name} alt="A bottle" />);
      expect(html).not.toContain("<img");
      expect(html).toContain('aria-label="A bottle"');
    }
  });
});

describe("film and sound", () => {
  test("the preparing loop is there in both formats, small enough, with a poster", () => {
    for (const format of ["webm", "mp4"]) {
      expect(size(`media/preparing.${format}`)).toBeGreaterThan(20_000);
      expect(size(`media/preparing.${format}`)).toBeLessThan(1_500_000);
    }
    expect(size("media/preparing-poster.webp")).toBeLessThan(60_000);
  });

  test.each(languages)("the Maestro has his two pieces in %s", (language) => {
    for (const part of ["intro", "progress"]) {
      const bytes = size(`audio/maestro/${language}/${part}.mp3`);
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThan(250_000);
    }
  });

  test("the icons are drawn", () => {
    const wanted = ["favicon.svg", "logo.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"];
    for (const file of [...wanted, "social.png"]) expect(existsSync(join(stored, "icons", file))).toBe(true);
    for (const file of ["apple-touch-icon.png", "favicon.ico"]) expect(existsSync(join(stored, file))).toBe(true);
  });

  test("all that is served weighs at most 14 MB", () => {
    const folders = ["media", "audio", "icons"].map((folder) => join(stored, folder));
    const weight = folders.flatMap(everyFile).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(weight).toBeLessThan(14_000_000);
  });
});
