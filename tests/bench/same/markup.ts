import type { Browser } from "@playwright/test";

/** An element as a browser reads it. A string is a text; two of them in turn are two of React's. */
export type MarkupElement = { tag: string; attributes: [name: string, value: string][]; children: MarkupNode[] };
type MarkupNode = string | MarkupElement;

export type MarkupSize = { elements: number; attributes: number };

/** Reads a document by a browser's own parser, where it loads and runs nothing. */
export async function parse(browser: Browser, html: string): Promise<MarkupElement> {
  const page = await browser.newPage();
  const root = await page.evaluate((text) => {
    const read = (element: Element): MarkupElement => ({
      tag: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => [name, value]),
      children: [...element.childNodes].flatMap((node): MarkupNode[] => {
        if (node instanceof Element) return [read(node)];
        return node.nodeType === Node.TEXT_NODE && node.nodeValue ? [node.nodeValue] : [];
      }),
    });
    return read(new DOMParser().parseFromString(text, "text/html").documentElement);
  }, html);
  await page.close();
  return root;
}

/** Counts elements and attributes, without what the router adds. */
export function sizeOf(element: MarkupElement): MarkupSize {
  const inside = ownChildren(element).flatMap((child) => (typeof child === "string" ? [] : [sizeOf(child)]));
  return {
    elements: inside.reduce((sum, { elements }) => sum + elements, 1),
    attributes: inside.reduce((sum, { attributes }) => sum + attributes, element.attributes.length),
  };
}

/** The children without what the router adds to a page that it hydrates: every app has its own of that. */
export function ownChildren({ children }: MarkupElement): MarkupNode[] {
  return children.filter((child) => typeof child === "string" || !isRouters(child));
}

export function isRouters({ tag, attributes }: MarkupElement): boolean {
  const { rel, src, type } = Object.fromEntries(attributes);
  if (tag === "link") return rel === "modulepreload";
  return tag === "script" && src === undefined && !type?.startsWith("application/");
}
