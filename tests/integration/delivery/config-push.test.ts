import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stringify } from "smol-toml";
import { afterAll, beforeAll, expect, test } from "vitest";

const tool = resolve(import.meta.dirname, "../../../tools/supabase.ts");
const origin = "https://athar.internal";
const auth = {
  site_url: origin,
  additional_redirect_urls: [`${origin}/**`, "https://admin.athar.internal/**"],
  hook: { send_email: { uri: `${origin}/notices/auth-letter` } },
};

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "athar-project-"));
  mkdirSync(join(project, "supabase"));
  const remotes = { staging: { project_id: "abcdefghijklmnopqrst", auth } };
  writeFileSync(join(project, "supabase/config.toml"), stringify({ remotes }));
});
afterAll(() => rmSync(project, { recursive: true }));

test.each([
  ["none", undefined, "is empty"],
  ["an empty one, of a pipe that failed", "", "is empty"],
  ["one without its form", "b2YgYSBoYW5kZnVsIG9mIHNpZ25zIGFuZCBubyBtb3JlIQ==", "wants v1,whsec_ and a key in base64"],
  ["one that openssl did not fill", "v1,whsec_", "wants v1,whsec_ and a key in base64"],
])(
  "with %s for the hook's secret Auth's configuration is pushed nowhere, and the secret is not repeated",
  (_, secret, wanted) => {
    const { SEND_EMAIL_HOOK_SECRET: _own, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, "config", "push", "--remote=staging"], {
      cwd: project,
      encoding: "utf8",
      env: { ...env, ...(secret !== undefined && { SEND_EMAIL_HOOK_SECRET: secret }) },
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toBe(
      `SEND_EMAIL_HOOK_SECRET: ${wanted}, what Auth signs its calls for letters with (docs/going-live.md, Auth)\n`,
    );
  },
);
