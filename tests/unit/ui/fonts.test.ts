import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { fontPreloads } from "../../../app/ui/fonts.ts";
import { charactersOf, faces } from "../../../tools/fonts/faces.ts";

const root = new URL("../../../", import.meta.url);
const sheet = readFileSync(new URL("app/ui/fonts.css", root), "utf8").replace(/\s+/g, " ");
const bytesOf = (path: string) => statSync(new URL(`public${path}`, root)).size;
const weigh = (script: RegExp) =>
  faces.filter(({ file }) => script.test(file)).reduce((sum, { file }) => sum + bytesOf(`/fonts/${file}.woff2`), 0);

describe("the weight of the letters", () => {
  it("is at most 60 kB for Latin", () => expect(weigh(/latin|accents/)).toBeLessThanOrEqual(60_000));
  it("is at most 90 kB for Arabic", () => expect(weigh(/arabic|figures/)).toBeLessThanOrEqual(90_000));
  it("is at most 60 kB for Amiri", () => expect(weigh(/amiri-arabic/)).toBeLessThanOrEqual(60_000));
  it("is at most 40 kB for Cyrillic", () => expect(weigh(/cyrillic/)).toBeLessThanOrEqual(40_000));
});

it.each(languages)("preloads for %s only files that exist and that a face names", (language) => {
  const fonts = fontPreloads(language);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    expect(bytesOf(font)).toBeGreaterThan(0);
    expect(sheet).toContain(`url("${font}")`);
  }
});

it.each(faces)("asks for $file where it has the letters", ({ file, range }) => {
  const face = sheet.split("@font-face").find((block) => block.includes(`/fonts/${file}.woff2`)) ?? "";
  expect(face).toContain(`unicode-range: ${range};`);
});

describe.each([
  ["ar", "arabic"],
  ["ru", "cyrillic"],
  ["fr", "latin"],
] as const)("the texts in %s", (language, script) => {
  const files = import.meta.glob("../../../app/i18n/locales/*/*.json", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const texts = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const kept = new Set(
    faces
      .filter(({ file }) => /latin|accents|figures/.test(file) || file.endsWith(script))
      .flatMap(({ range }) => [...charactersOf(range)]),
  );

  it("need no character that was cut away", () => {
    const lost = texts.flatMap(([path, text]) =>
      [...new Set(Object.values(flatten(JSON.parse(String(text)))).join(""))]
        .filter((letter) => !kept.has(letter) && !/[\n\u200e\u200f\u2066-\u2069]/.test(letter))
        .map((letter) => `${path}: ${letter} U+${letter.codePointAt(0)?.toString(16)}`),
    );
    expect(lost).toEqual([]);
  });
});

it.each([
  ["Turkish", "çğıöşüÇĞİÖŞÜâîû"],
  ["Spanish", "áéíóúüñÁÉÍÓÚÜÑ¿¡"],
  ["German", "äöüßÄÖÜẞ„“‚‘"],
])("a message in %s needs no character that was cut away", (_, letters) => {
  for (const family of ["cormorant", "manrope"]) {
    const kept = faces
      .filter(({ file }) => file.startsWith(family) && /latin|accents/.test(file))
      .flatMap(({ range }) => [...charactersOf(range)]);
    expect([...letters].filter((letter) => !kept.includes(letter))).toEqual([]);
  }
});

function flatten(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flatten) : [];
}
