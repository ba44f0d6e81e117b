import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publishableKey } from "../../../supabase/local/auth/auth-config.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { currentBuild } from "../../../supabase/local/worker/build.ts";

const build = currentBuild();

function files(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Words that stand in the embedded backend's code, and in no page of the shop. */
const traces = [
  localAdmin.email,
  localAdmin.password,
  publishableKey,
  "pglite",
  "@supabase/lite",
  "supabase/local",
  "service_role",
];

describe.each(["client", "server"])("the built %s", (side) => {
  test("holds nothing of the embedded backend", () => {
    const shipped = files(join(build, side));
    expect(shipped.length).toBeGreaterThan(0);
    const found = shipped
      .filter((path) => /\.(js|json|html|css|wasm|data|sql)$/.test(path))
      // What the build tells Wrangler, which is not uploaded: it names the configuration that it was made with.
      .filter((path) => !path.endsWith("/wrangler.json"))
      .flatMap((path) => {
        const text = readFileSync(path, "latin1");
        return traces
          .filter((trace) => path.includes(trace) || text.includes(trace))
          .map((trace) => `${path}: ${trace}`);
      });
    expect(found).toEqual([]);
  });
});
