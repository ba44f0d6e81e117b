import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { devices, type Page, type Response } from "@playwright/test";

/** Bytes that the first view of a page costs: text as brotli, pictures and fonts as they are. */
export type PageWeight = {
  html: number;
  css: number;
  /** Every script and its texts (JSON) that the page fetched, and those inside the document. */
  scripts: number;
  fonts: number;
  pictures: number;
  largestPicture: number;
  /** All of it; scripts inside the document count once. */
  total: number;
};

/** The phone of Lighthouse's mobile preset, as options of a browser context. */
export const phone = {
  userAgent: devices["Pixel 7"].userAgent,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What is weighed, by its content type. Data that the router reads again (`text/x-script`) is none of it. */
const kinds = {
  html: /^text\/html/,
  css: /^text\/css/,
  scripts: /javascript|^application\/json/,
  fonts: /^font\//,
  pictures: /^image\//,
} as const;

const compressed = new Map<string, number>();

/** The bytes of a text as brotli. Pages share most of theirs, and each takes a second to compress. */
function brotli(body: Buffer | string): number {
  const hash = createHash("sha256").update(body).digest("base64");
  const bytes = compressed.get(hash) ?? brotliCompressSync(body).length;
  compressed.set(hash, bytes);
  return bytes;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Weighs what arrives while `open` opens a page and until the network is idle, which covers what starts after `load`. One
 * visitor in ten also fetches the library that measures how the page feels: every page is weighed as theirs.
 */
export async function weighPage(page: Page, open: () => Promise<unknown>): Promise<PageWeight> {
  const responses = new Map<string, Response>();
  const collect = (response: Response) => void responses.set(response.url(), response);
  page.on("response", collect);
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await open();
  await page.waitForLoadState("networkidle", { timeout: 30_000 });
  page.off("response", collect);

  const bodiesOf = (kind: RegExp) => Promise.all([...responses.values()].filter(isA(kind)).map((each) => each.body()));
  const documents = await bodiesOf(kinds.html);
  const html = sum(documents.map(brotli));
  const css = sum((await bodiesOf(kinds.css)).map(brotli));
  const fetched = sum((await bodiesOf(kinds.scripts)).map(brotli));
  const inline = documents.map((body) => inlineScripts(body.toString())).join("");
  const fonts = sum((await bodiesOf(kinds.fonts)).map((body) => body.length));
  const pictures = (await bodiesOf(kinds.pictures)).map((body) => body.length);
  return {
    html,
    css,
    scripts: fetched + (inline === "" ? 0 : brotli(inline)),
    fonts,
    pictures: sum(pictures),
    largestPicture: Math.max(0, ...pictures),
    total: html + css + fetched + fonts + sum(pictures),
  };
}

function isA(kind: RegExp): (response: Response) => boolean {
  return (response) => {
    const redirect = response.status() >= 300 && response.status() < 400;
    return !redirect && kind.test(response.headers()["content-type"] ?? "");
  };
}

/** The scripts that stand in a document; structured data is none. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = ""]) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , text]) => text)
    .join("\n");
}
