// What Wrangler runs before it uploads anything (`build` in wrangler.toml), with the environment's name. It says all at
// once what of that environment's part of wrangler.toml is missing, malformed or still a placeholder; then nothing is
// uploaded. It reads the wrangler.toml of the folder it is called in, as Wrangler does.
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { problemsOf, variables } from "../app/http/environment.ts";
import { hostsOf, isShopHost } from "../app/http/hosts.ts";
import { placeholdersIn } from "../app/shop/placeholders.ts";

/** What the Worker is bound to in every environment; without the limits nobody is limited. */
const wantedLimits = ["LIMIT_BY_ADDRESS", "LIMIT_BY_WIDE_NETWORK", "LIMIT_AT_AUTH", "LIMIT_BY_EMAIL"];

const configuration = z.object({
  definedEnvironments: z.array(z.string()).default([]),
  vars: z.record(z.string(), z.unknown()),
  routes: z.array(z.union([z.string(), z.looseObject({ pattern: z.string() })])).default([]),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })),
  ratelimits: z.array(z.looseObject({ name: z.string() })).default([]),
});

const read = (env?: string) =>
  configuration.parse(readConfig({ config: join(process.cwd(), "wrangler.toml"), env }, { hideWarnings: true }));

function refuse(lines: string[]): never {
  console.error(lines.join("\n  "));
  process.exit(1);
}

const [environment] = process.argv.slice(2);
const { definedEnvironments } = read();
if (!environment || !definedEnvironments.includes(environment))
  refuse([`Name the environment: npm run deploy -- ${definedEnvironments.join(" | ")}`]);

const { vars, routes, kv_namespaces, ratelimits } = read(environment);
const sessions = kv_namespaces.find(({ binding }) => binding === "SESSIONS");
const isNoProject = (url: unknown) => !/^https:\/\/[\w.-]+$/.test(String(url)) || /\bREF\b/.test(String(url));
const shop = String(vars.SHOP_HOST);
const { shopOrigin, adminOrigin } = hostsOf(isShopHost(shop) ? shop : "unknown.invalid");
const hosts = [shopOrigin, adminOrigin].map((origin) => new URL(origin).host);
const routed = routes.map((route) => (typeof route === "string" ? route : route.pattern));
const problems = [
  ...problemsOf(variables, vars, { deployed: true }),
  ...placeholdersIn({ kv_namespaces }).map(({ path, wanted }) => `${path}: ${wanted}`),
  ...(sessions ? [] : ["SESSIONS: the KV namespace is not bound"]),
  ...wantedLimits
    .filter((each) => !ratelimits.some(({ name }) => name === each))
    .map((each) => `${each}: is not bound`),
  ...(isNoProject(vars.SUPABASE_URL)
    ? ["SUPABASE_URL: wanted is https://, the project's host, and nothing behind it"]
    : []),
  ...(String(vars.SUPABASE_PUBLISHABLE_KEY).startsWith("sb_publishable_")
    ? []
    : ["SUPABASE_PUBLISHABLE_KEY: wanted is the key that begins with sb_publishable_; a secret one is never put here"]),
  ...(vars.RATE_LIMITS === "off" ? ["RATE_LIMITS: off is for tests"] : []),
  ...hosts.filter((each) => !routed.includes(each)).map((each) => `routes: no route leads to ${each}`),
];
if (problems.length > 0)
  refuse([`${environment} cannot be deployed. Into [env.${environment}] of wrangler.toml belong`, ...problems]);
