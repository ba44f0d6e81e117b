import { brotliCompressSync } from "node:zlib";
import type { Language } from "../../app/i18n/languages.ts";
import type { HttpShop } from "../support/http-shop.ts";

/** Bytes that the first view of a page costs a phone: text as brotli, pictures and fonts as they are. */
export type PageBytes = { html: number; css: number; js: number; fonts: number; images: number };

const brotli = (body: ArrayBuffer | string) =>
  brotliCompressSync(typeof body === "string" ? Buffer.from(body) : Buffer.from(body)).length;
const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? "")),
];

/** The scripts that a script imports, and theirs, without those it only loads on demand. */
async function withImports(origin: string, scripts: string[]): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const waiting = [...scripts];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "";
    if (seen.has(path)) continue;
    const text = await (await fetch(origin + path)).text();
    seen.set(path, brotli(text));
    for (const [, name] of text.matchAll(/(?:import|from)\s*["'](\.\/[^"']+)["']/g))
      waiting.push(new URL(name ?? "", origin + path).pathname);
  }
  return seen;
}

/** Loads a page as a phone would: its own language's fonts, the pictures that are not lazy at 640 px or the next width up, every script it starts with. */
export async function bytesOf(shop: HttpShop, path: string, language: Language): Promise<PageBytes> {
  const origin = `http://127.0.0.1:${shop.port}`;
  const { body: html } = await shop.ask(path, { language });
  const size = async (address: string, text: boolean) => {
    const body = await (await fetch(origin + address)).arrayBuffer();
    return text ? brotli(body) : body.byteLength;
  };
  const sum = async (addresses: string[], text: boolean) =>
    (await Promise.all(addresses.map((address) => size(address, text)))).reduce((total, each) => total + each, 0);
  const scripts = [
    ...all(html, /<script[^>]+src="([^"]+)"/g),
    ...all(html, /rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...all(html, /import(?:\s*\*\s*as \w+ from)?\s*"(\/assets\/[^"]+)"/g),
  ];
  const eager = [...html.matchAll(/<picture[^>]*>.*?<\/picture>/gs)]
    .map(([picture]) => picture)
    .filter((picture) => picture.includes('loading="eager"'));
  const phone = eager.map((picture) => {
    const candidates = (/srcset="([^"]+)"/i.exec(picture)?.[1]?.split(", ") ?? []).map((each) => each.split(" "));
    return candidates.find(([, width]) => Number.parseInt(width ?? "", 10) >= 640)?.[0] ?? "";
  });
  const js = await withImports(origin, scripts);
  return {
    html: brotli(html),
    css: await sum(all(html, /<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g), true),
    js: [...js.values()].reduce((total, each) => total + each, 0),
    fonts: await sum(all(html, /href="(\/fonts\/[^"]+)"/g), false),
    images: await sum(phone, false),
  };
}
