import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentBuild } from "../../../supabase/local/worker/build.ts";

const build = currentBuild();

function textsOf(folder: string): { path: string; text: string }[] {
  const entries = readdirSync(join(build, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest|map|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(build.length + 1), text: readFileSync(path, "latin1") }));
}

const client = textsOf("client");
const offenders = (found: { path: string; text: string }[], pattern: RegExp) =>
  found.flatMap(({ path, text }) => (pattern.test(text) ? [`${path}: ${pattern.exec(text)?.[0]}`] : []));

test("there is a build to look at", () => {
  expect(client.filter(({ path }) => path.endsWith(".js")).length).toBeGreaterThan(10);
});

test.each([
  ["a token", /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/],
  ["a service key", /service_role|sb_secret_[\w-]{8,}|sb_publishable_|SUPABASE_|sk_live_|-----BEGIN/],
  ["an address of the backend", /supabase\.(co|in)\b|127\.0\.0\.1|:54321/],
  ["zod", /ZodError|ZodType|\$ZodCheck|invalid_union/],
  ["the auth client", /GoTrue|gotrue|grant_type|detectSessionInUrl|AuthApiError/],
  ["the database client", /PostgrestClient|PostgrestError|pgrst/i],
  ["the palette or a structure of the house", /isobutyl_quinoline|norlimbanol|white_floral_gulf/],
])("the browser is sent no trace of %s", (_, pattern) => {
  expect(offenders(client, pattern)).toEqual([]);
});

test("no source map is published", () => {
  expect(client.filter(({ path, text }) => path.endsWith(".map") || /sourceMappingURL=/.test(text))).toEqual([]);
});

test("with the Worker goes none of the browser's own files", () => {
  const ofBrowser = new Set(readdirSync(join(build, "client/assets")));
  expect(readdirSync(join(build, "server/assets")).filter((file) => ofBrowser.has(file))).toEqual([]);
});

test("the Worker carries no key either", () => {
  const server = textsOf("server").filter(({ path }) => !path.endsWith(".map"));
  expect(offenders(server, /eyJ[\w-]{10,}\.eyJ|service_role|sb_secret_[\w-]{8,}|sk_live_|-----BEGIN/)).toEqual([]);
});
