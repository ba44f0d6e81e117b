import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { parse, stringify } from "smol-toml";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { currentBuild } from "../../../supabase/local/worker/build.ts";
import { bank, deployedHouse } from "../../support/deployment.ts";

vi.setConfig({ testTimeout: 120_000 });

const root = resolve(import.meta.dirname, "../../..");
const build = join(currentBuild(), "server");
const environment = z.looseObject({ vars: z.record(z.string(), z.unknown()) });
const written = z
  .looseObject({ env: z.record(z.string(), environment) })
  .parse(parse(readFileSync(join(root, "wrangler.toml"), "utf8")));

/** The project's own configuration, with every value filled in that is an operator's to give, whatever it is now. */
function filledIn(name: string, facts: object = {}) {
  const host = `${name}.athar.internal`;
  const kept = environment.parse(written.env[name]);
  return {
    ...kept,
    routes: [host, `admin.${host}`].map((pattern) => ({ pattern, custom_domain: true })),
    kv_namespaces: [{ binding: "SESSIONS", id: "0123456789abcdef0123456789abcdef" }],
    vars: {
      SHOP_HOST: host,
      SUPABASE_URL: `https://${name}.supabase.co`,
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${name}`,
      HOUSE: { ...deployedHouse, bank },
      ...facts,
    },
  };
}

/** A checkout as `npm run build` leaves it, with a configuration of the test's own. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "athar-deploy-"));
  for (const entry of ["app", "build", "tools", "node_modules", "package.json"])
    symlinkSync(join(root, entry), join(checkout, entry));
  // The note that a build may leave, by which Wrangler takes another configuration.
  const note = ".wrangler/deploy";
  if (existsSync(join(root, note))) cpSync(join(root, note), join(checkout, note), { recursive: true });
});
afterAll(() => rmSync(checkout, { recursive: true }));

function configure(env: Record<string, object>) {
  writeFileSync(join(checkout, "wrangler.toml"), stringify({ ...written, env }));
}

function wrangler(...args: string[]) {
  const bin = join(root, "node_modules/wrangler/bin/wrangler.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: checkout,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG_PATH: join(checkout, "logs"),
    },
  });
  return { status, output: stdout + stderr };
}

const scripts = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));

test.each([
  ["staging", ""],
  ["production", " @long"],
])("wrangler deploy --env %s deploys that one, and the build as it was tested%s", (name) => {
  configure({ staging: filledIn("staging"), production: filledIn("production") });
  const folder = join(checkout, `out-${name}`);
  const { status, output } = wrangler("deploy", "--env", name, "--dry-run", "--outdir", folder);
  expect(status, output).toBe(0);
  expect(output).toContain(`env.SHOP_HOST ("${name}.athar.internal")`);
  expect(output).toContain(`env.SUPABASE_URL ("https://${name}.supabase`);
  expect(output).toContain("env.SESSIONS (0123456789abcdef");
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(build, path)));
});

test.each([
  ["", ""],
  ["--env=", " @long"],
  ["--env=elsewhere", " @long"],
])("wrangler deploy %s deploys nothing%s", (flag) => {
  configure({ staging: filledIn("staging"), production: filledIn("production") });
  const { status, output } = wrangler("deploy", "--dry-run", ...[flag].filter(Boolean));
  expect(status, output).not.toBe(0);
  expect(output).not.toContain("env.SUPABASE_URL");
});

test("a deployment with placeholders refuses and names each", () => {
  const email = { ...deployedHouse.email, sender: "Athar <letters@your-shop.example>" };
  const facts = {
    SHOP_HOST: "your-shop.example",
    SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_PUBLISHABLE_KEY: "FILL IN: the project's key",
    HOUSE: {
      ...deployedHouse,
      seller: { ...deployedHouse.seller, ru: "FILL IN: in Russian" },
      email,
      bank: { ...bank, iban: "SA03 8000 0000 6080 1016 7519" },
    },
  };
  const kv_namespaces = [{ binding: "SESSIONS", id: "FILL IN: the id of the namespace" }];
  configure({ staging: { ...filledIn("staging", facts), kv_namespaces }, production: filledIn("production") });
  const { status, output } = wrangler("deploy", "--env", "staging", "--dry-run");
  expect(status).not.toBe(0);
  expect(output).not.toContain("Total Upload");
  for (const wanted of [
    "SHOP_HOST: an address on the internet",
    "SUPABASE_URL: an address on the internet",
    "SUPABASE_PUBLISHABLE_KEY: the project's key",
    "HOUSE.seller.ru: in Russian",
    "HOUSE.email.sender: an address on the internet",
    "HOUSE.bank.iban: an account of your own, not the standard's example",
    "kv_namespaces.0.id: the id of the namespace",
    "routes: no route leads to your-shop.example",
  ])
    expect(output).toContain(wanted);
});

test("a deployment that would limit nobody, keep no session, or carry a secret key is refused", () => {
  const facts = {
    SUPABASE_URL: "https://REF.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789",
    RATE_LIMITS: "off",
  };
  const bare = { ...filledIn("staging", facts), kv_namespaces: [], ratelimits: [] };
  configure({ staging: bare, production: filledIn("production") });
  const { status, output } = wrangler("deploy", "--env", "staging", "--dry-run");
  expect(status).not.toBe(0);
  for (const wanted of [
    "SESSIONS: the KV namespace is not bound",
    "LIMIT_BY_ADDRESS: is not bound",
    "LIMIT_AT_AUTH: is not bound",
    "SUPABASE_URL: wanted is https://",
    "SUPABASE_PUBLISHABLE_KEY: wanted is the key that begins with sb_publishable_",
    "RATE_LIMITS: off is for tests",
  ])
    expect(output).toContain(wanted);
  expect(output).not.toContain("sb_secret_");
});

test("npm run deploy without an environment says which there are", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/deploy.ts")], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout + stderr).toBe("Name the environment: npm run deploy -- staging | production\n");
});
