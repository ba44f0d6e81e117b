// The peer: what a person would begin this shop with instead. Hydrogen's starter is a shop on the same router and the same
// workerd; npm has all of it, and it is installed here alone, by a lock file of its own, as its makers wrote it.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { freePort } from "../../supabase/local/http/ports.ts";
import { lockedProgram } from "../../tools/own-lock.ts";

const folder = join(import.meta.dirname, "peer");

/** Builds the starter and hands back the folder with its `client/` and `server/`. */
export function buildPeer(): string {
  const router = lockedProgram(folder, "react-router");
  const cwd = join(folder, ".data/shop");
  rmSync(cwd, { recursive: true, force: true });
  cpSync(join(folder, "node_modules/@shopify/create-hydrogen/dist/assets/hydrogen/starter"), cwd, { recursive: true });
  execFileSync(router, ["build"], { cwd, stdio: "ignore", env: { ...process.env, NODE_ENV: "production" } });
  return join(cwd, "dist");
}

const product = (number: number) => ({
  id: `gid://shopify/Product/${number}`,
  title: `Perfume ${number}`,
  handle: `perfume-${number}`,
  priceRange: { minVariantPrice: { amount: "120.0", currencyCode: "USD" } },
  featuredImage: null,
});

const menu = {
  id: "gid://shopify/Menu/1",
  items: ["Catalog", "Journal", "Policies", "About"].map((title) => ({
    id: `gid://shopify/MenuItem/${title}`,
    resourceId: null,
    tags: [],
    title,
    type: "HTTP",
    url: `/${title.toLowerCase()}`,
    items: [],
  })),
};

/** What its backend says to each of its questions: a collection and four products, none with a picture. */
const answer = JSON.stringify({
  data: {
    collections: { nodes: [{ id: "gid://shopify/Collection/1", title: "Perfumes", handle: "perfumes", image: null }] },
    products: { nodes: [1, 2, 3, 4].map(product) },
    shop: {
      id: "gid://shopify/Shop/1",
      name: "Peer",
      description: "",
      primaryDomain: { url: "https://peer.example" },
      brand: null,
    },
    localization: { country: { currency: { isoCode: "USD" } }, language: { isoCode: "EN" } },
    menu,
  },
});

/** A stand-in for Shopify's API of a storefront. */
export async function startPeerBackend(): Promise<{ bindings: Record<string, string>; stop(): void }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.setHeader("content-type", "application/json").end(answer));
  });
  await listen(server, port);
  const bindings = {
    SESSION_SECRET: "for this machine",
    PUBLIC_STORE_DOMAIN: `http://127.0.0.1:${port}`,
    PUBLIC_STOREFRONT_API_TOKEN: "public",
    PUBLIC_STOREFRONT_ID: "1",
    PUBLIC_CHECKOUT_DOMAIN: "peer.example",
  };
  return { bindings, stop: () => server.close() };
}

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** Its built files as well as its Worker, as a browser meets them. */
export async function servePeerFiles(build: string, worker: string): Promise<{ origin: string; stop(): void }> {
  const port = await freePort();
  const server = createServer(async ({ url = "/" }, response) => {
    const file = join(build, "client", url.split("?")[0] ?? "");
    if (extname(file) && existsSync(file)) {
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(readFileSync(file));
      return;
    }
    const { status, headers, text } = await fetch(worker + url).then(async (got) => ({
      status: got.status,
      headers: got.headers,
      text: await got.text(),
    }));
    const kept = ["content-type", "content-security-policy"].flatMap((name) => [name, headers.get(name) ?? ""]);
    response.writeHead(status, kept).end(text);
  });
  await listen(server, port);
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}
