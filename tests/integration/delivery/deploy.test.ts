import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { currentBuild, sources } from "../../../supabase/local/worker/build.ts";
import { refusalOf } from "../../../tools/deployment.ts";
import { bank, deployedHouse } from "../../support/deployment.ts";

const root = resolve(import.meta.dirname, "../../..");
const build = join(currentBuild(), "server");
const environment = z.looseObject({ build: z.unknown(), vars: z.record(z.string(), z.unknown()) });
const written = z
  .looseObject({ env: z.record(z.string(), environment) })
  .parse(parse(readFileSync(join(root, "wrangler.toml"), "utf8")));

const refs = { staging: "abcdefghijklmnopqrst", production: "bcdefghijklmnopqrstu" };
const namespaces = { staging: "0f1e2d3c4b5a69788796a5b4c3d2e1f0", production: "f123456789abcdef0123456789abcdef" };
type Name = keyof typeof refs;
const hostOf = (name: Name) => `${name}.athar.internal`;

/** The project's own configuration, with every value filled in that is an operator's to give, whatever it is now. */
function filledIn(name: Name, facts: object = {}) {
  const host = hostOf(name);
  const kept = environment.parse(written.env[name]);
  return {
    ...kept,
    routes: [host, `admin.${host}`].map((pattern) => ({ pattern, custom_domain: true })),
    kv_namespaces: [{ binding: "SESSIONS", id: namespaces[name] }],
    vars: {
      SHOP_HOST: host,
      SUPABASE_URL: `https://${refs[name]}.supabase.co`,
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${name}-of-nobody-at-all`,
      HOUSE: { ...deployedHouse, bank },
      ...facts,
    },
  };
}

/** What supabase/config.toml says of a project, filled in likewise. */
function project(name: Name) {
  const origin = `https://${hostOf(name)}`;
  return {
    project_id: refs[name],
    auth: {
      site_url: origin,
      additional_redirect_urls: [`${origin}/**`, `https://admin.${hostOf(name)}/**`],
      hook: { send_email: { uri: `${origin}/notices/auth-letter` } },
    },
  };
}

/** A checkout as `npm run build` leaves it, with a configuration of the test's own. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "athar-deploy-"));
  for (const entry of ["build", "tools", "node_modules", ...sources.filter((source) => !source.includes("/"))])
    symlinkSync(join(root, entry), join(checkout, entry));
  mkdirSync(join(checkout, "supabase"));
  symlinkSync(join(root, "supabase/local"), join(checkout, "supabase/local"));
  // The note that a build may leave, by which Wrangler takes another configuration.
  const note = ".wrangler/deploy";
  if (existsSync(join(root, note))) cpSync(join(root, note), join(checkout, note), { recursive: true });
});
afterAll(() => rmSync(checkout, { recursive: true }));

type Configuration = Record<Name, object>;
const whole = (): Configuration => ({ staging: filledIn("staging"), production: filledIn("production") });
const projects = (): Configuration => ({ staging: project("staging"), production: project("production") });

function configure(env: Partial<Configuration> = {}, remotes: Partial<Configuration> = {}) {
  writeFileSync(join(checkout, "wrangler.toml"), stringify({ ...written, env: { ...whole(), ...env } }));
  writeFileSync(join(checkout, "supabase/config.toml"), stringify({ remotes: { ...projects(), ...remotes } }));
}

/** What Wrangler's script of before an upload says, asked for in this process. */
const check = (name: Name = "staging") => refusalOf(checkout, name).join("\n");

/** The script itself, as Wrangler starts it. */
function checkAsWrangler() {
  const command = ["tools/check-deployment.ts", "staging"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: checkout, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

/** The check of a configuration whose variables of staging are partly others. */
function checkWith(vars: object, settings: object = {}) {
  configure({ staging: { ...filledIn("staging", vars), ...settings } });
  return check();
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
      // What one has compiled, the next takes.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
      WRANGLER_LOG_PATH: join(checkout, "logs"),
    },
  });
  return { status, output: stdout + stderr };
}

const scripts = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));

test.each<[Name, string]>([
  ["staging", ""],
  ["production", " @long"],
])("wrangler deploy --env %s deploys that one, and the build as it was tested%s", (name) => {
  configure();
  const folder = join(checkout, `out-${name}`);
  const { status, output } = wrangler("deploy", "--env", name, "--dry-run", "--outdir", folder);
  expect(status, output).toBe(0);
  expect(output).toContain(`env.SHOP_HOST ("${name}.athar.internal")`);
  expect(output).toContain(`env.SUPABASE_URL ("https://${refs[name]}`);
  expect(output).toContain(`env.SESSIONS (${namespaces[name].slice(0, 16)}`);
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(build, path)));
});

test.each([
  ["", ""],
  ["--env=", " @long"],
  ["--env=elsewhere", " @long"],
])("wrangler deploy %s deploys nothing%s", (flag) => {
  configure();
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
  configure({ staging: { ...filledIn("staging", facts), kv_namespaces } });
  const { status, output } = wrangler("deploy", "--env", "staging", "--dry-run");
  expect(status).not.toBe(0);
  expect(output).not.toContain("Total Upload");
  for (const wanted of [
    "SHOP_HOST: an address on the internet",
    "SUPABASE_URL: an address on the internet",
    "SUPABASE_PUBLISHABLE_KEY: the project's key",
    "HOUSE.seller.ru: in Russian",
    "HOUSE.email.sender: an address on the internet",
    "HOUSE.bank.iban: an account of your own, not a published example",
    "kv_namespaces.SESSIONS: the id of the namespace",
  ])
    expect(output).toContain(wanted);
});

test("a deployment that would limit nobody, keep no session, or carry a secret key is refused", () => {
  const facts = {
    SUPABASE_URL: "https://REF.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789",
    RATE_LIMITS: "off",
    BACKEND_DEADLINE: 15_000,
  };
  const bare = { ...filledIn("staging", facts), kv_namespaces: [], ratelimits: [] };
  configure({ staging: bare });
  const output = check();
  for (const wanted of [
    "SESSIONS: the KV namespace is not bound",
    "LIMIT_BY_ADDRESS: is not bound",
    "LIMIT_AT_AUTH: is not bound",
    "SUPABASE_URL: wanted is",
    "SUPABASE_PUBLISHABLE_KEY: wanted is the key that begins with sb_publishable_",
    "RATE_LIMITS: off is for tests",
    "BACKEND_DEADLINE: another one is for tests",
  ])
    expect(output).toContain(wanted);
  expect(output).not.toContain("sb_secret_");
});

test("a seller whose name Arabic and Russian pages would show in Latin letters is refused", () => {
  const { en } = deployedHouse.seller;
  const output = checkWith({ HOUSE: { ...deployedHouse, seller: { ar: en, en, fr: en, ru: en } } });
  expect(output).toContain("HOUSE.seller.ar: wanted is a text in Arabic letters");
  expect(output).toContain("HOUSE.seller.ru: wanted is a text in Cyrillic letters");
  expect(output).not.toMatch(/seller\.(en|fr)/);
});

const secretKey = `sk_live_${"5".repeat(24)}`;

test("a complete configuration passes, and nothing is printed", () => {
  configure();
  for (const name of ["staging", "production"] as const) expect(check(name)).toBe("");
  expect(checkAsWrangler()).toEqual({ status: 0, output: "" });
});

test("a host that is the manual's, or that no name server knows, is refused, and no other is spoken of", () => {
  for (const host of ["staging.your.shop", "athar"]) {
    const output = checkWith({ SHOP_HOST: host });
    expect(output).toContain("SHOP_HOST: ");
    expect(output).not.toMatch(/unknown|invalid/);
  }
});

test("services at this machine, or asked in the clear, are refused", () => {
  const output = checkWith({
    MAIL_API_URL: "http://localhost:8025",
    STRIPE_API_URL: "http://127.0.0.1:12111",
    MOYASAR_API_URL: "http://payments.athar.internal",
  });
  for (const name of ["MAIL_API_URL", "STRIPE_API_URL", "MOYASAR_API_URL"]) expect(output).toContain(`${name}: `);
});

test("a secret among the variables is refused unsaid, and so is a variable that nobody reads", () => {
  const output = checkWith({ STRIPE_SECRET_KEY: secretKey, MAIL_API_ULR: "https://mail.athar.internal" });
  expect(output).toContain("STRIPE_SECRET_KEY: is a secret");
  expect(output).toContain("MAIL_API_ULR: nothing reads it");
  expect(output).not.toContain(secretKey);
});

const limits = () =>
  z
    .looseObject({ ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })) })
    .parse(filledIn("staging")).ratelimits;

test("limits that would count together, or nowhere, are refused", () => {
  for (const namespace_id of ["2001", "FILL IN: any number"]) {
    const others = limits().map((each, index) => ({ ...each, namespace_id: index === 0 ? namespace_id : "2001" }));
    const output = checkWith({}, { ratelimits: others });
    expect(output).toContain("namespace_id");
  }
});

test.each(["sessions", "0".repeat(32)])("a KV namespace named %s is refused", (id) => {
  const output = checkWith({}, { kv_namespaces: [{ binding: "SESSIONS", id }] });
  expect(output).toContain("kv_namespaces.SESSIONS: ");
});

test("two environments with the same hosts, project, sessions and limits are refused by both", () => {
  // A limit's number counts whatever its name is.
  const ratelimits = limits().map((each, index, all) => ({ ...each, namespace_id: all.at(index - 1)?.namespace_id }));
  const production = { ...filledIn("staging"), build: filledIn("production").build, ratelimits };
  configure({ production }, { production: project("staging") });
  for (const name of ["staging", "production"] as const) {
    const output = check(name);
    for (const wanted of [
      "name: ",
      "SHOP_HOST: ",
      "SUPABASE_URL: ",
      "kv_namespaces.SESSIONS: ",
      "ratelimits.LIMIT_BY_ADDRESS: ",
      "project_id: ",
    ])
      expect(output).toMatch(new RegExp(`${wanted}.*the same`));
  }
});

test("an environment whose build line names the other one, or does not check, is refused by both", () => {
  for (const command of ["node tools/check-deployment.ts staging", "true"]) {
    configure({ production: { ...filledIn("production"), build: { command } } });
    const output = check();
    expect(output).toContain('env.production.build: wanted is command = "node tools/check-deployment.ts production"');
  }
});

test("a project that supabase/config.toml does not name, or still has to, is refused", () => {
  const unnamed = { ...project("staging"), project_id: "fillinthestagingsref" };
  configure({}, { staging: unnamed });
  const output = check();
  expect(output).toContain("remotes.staging.project_id: wanted is the project's ref");
  expect(output).toContain("SUPABASE_URL: wanted is that of the project which supabase/config.toml names");
});

test("what cannot be read is said in a sentence", () => {
  configure();
  writeFileSync(join(checkout, "supabase/config.toml"), "[remotes");
  expect(check()).toMatch(/^supabase\/config\.toml cannot be read: /);
  writeFileSync(join(checkout, "wrangler.toml"), "name = ");
  const { status, output } = checkAsWrangler();
  expect(status).toBe(1);
  expect(output).toMatch(/^wrangler\.toml cannot be read: /);
  expect(output).not.toMatch(/^\s+at /m);
});

test("a build older than its sources is not deployed", () => {
  configure();
  const source = join(checkout, "react-router.config.ts");
  rmSync(source);
  writeFileSync(source, "export default {};\n");
  const output = check();
  rmSync(source);
  symlinkSync(join(root, "react-router.config.ts"), source);
  expect(output).toContain("a source has changed since: run npm run build");
  expect(check()).toBe("");
});

test.each(["build/server/wrangler.json", "supabase/local/worker/wrangler.toml"])(
  "wrangler deploy --config %s, this machine's own, deploys nothing",
  (config) => {
    configure();
    const { status, output } = wrangler("deploy", "--config", config, "--env", "staging", "--dry-run");
    expect(status, output).not.toBe(0);
    expect(output).not.toContain("env.SHOP_HOST");
  },
);

test("a trial whose dashes npm took for its own is no deployment", () => {
  const env = { ...process.env, npm_config_dry_run: "true" };
  const command = [join(root, "tools/deploy.ts"), "staging"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stdout + stderr).toBe("Write the two dashes before the environment: npm run deploy -- staging --dry-run\n");
});

/** What the workflow reads: whether an environment is to be deployed, and where its shop is then. */
function shopAddresses() {
  const script = join(root, "tools/shop-addresses.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: checkout, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("the workflow deploys an environment once its host is filled in, and looks for the shop there", () => {
  configure();
  const addresses = "staging=https://staging.athar.internal\nproduction=https://production.athar.internal\n";
  expect(shopAddresses()).toEqual({ status: 0, stdout: addresses, stderr: "" });
  for (const SHOP_HOST of ["your-shop.example", "FILL IN: the shop's host", "athar.internal:8443"]) {
    configure({ production: filledIn("production", { SHOP_HOST }) });
    expect(shopAddresses().stdout).toBe("staging=https://staging.athar.internal\n");
  }
});

test("a configuration that cannot be read stops the workflow: it does not pass for one of a shop that is not deployed", () => {
  writeFileSync(join(checkout, "wrangler.toml"), "[env.staging]\n");
  const { status, stdout, stderr } = shopAddresses();
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^wrangler\.toml cannot be read: /);
});

test("npm run deploy without an environment says which there are", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/deploy.ts")], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout + stderr).toBe("Name the environment: npm run deploy -- staging | production\n");
});
