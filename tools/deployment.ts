// What a checkout would deploy, held against what a deployment needs: missing, malformed, another environment's or still a
// placeholder, in wrangler.toml and in supabase/config.toml, and whether the build is that of the sources.
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { isPublicHost } from "../app/http/deployment.ts";
import { environmentSchema, limitBindings, problemsOf, variables } from "../app/http/environment.ts";
import { type Hosts, hostsOf } from "../app/http/hosts.ts";
import { placeholdersIn } from "../app/shop/placeholders.ts";
import { currentBuild } from "../supabase/local/worker/build.ts";
import { saidBy } from "./refuse.ts";
import { problemsOfRemote, type Remote, type Remotes, readRemotes } from "./remotes.ts";

const configuration = z.object({
  name: z.string().optional(),
  definedEnvironments: z.array(z.string()).default([]),
  build: z.object({ command: z.string().optional() }),
  vars: z.record(z.string(), z.unknown()),
  routes: z.array(z.union([z.string(), z.looseObject({ pattern: z.string() })])).default([]),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().default("") })),
  r2_buckets: z.array(z.looseObject({ binding: z.string(), bucket_name: z.string().default("") })).default([]),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })).default([]),
});

type Configuration = z.infer<typeof configuration>;

/** Says in a sentence which file cannot be read, and why. */
class Unreadable extends Error {}

function reading<Read>(file: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${saidBy(error)}`);
  }
}

type Environment = { name: string; settings: Configuration; remote: Remote | undefined };

function problemsOfVariables({ vars }: Configuration): string[] {
  const secret = (name: string) => name in environmentSchema.shape && !(name in variables.shape);
  const unknown = (name: string) => !(name in environmentSchema.shape);
  const names = Object.keys(vars);
  return [
    ...problemsOf(variables, vars, { deployed: true }).map(({ path, message }) => `${path}: ${message}`),
    ...names
      .filter(secret)
      .map((name) => `${name}: is a secret and was readable here, make a new one for npm run wrangler -- secret put`),
    ...names.filter(unknown).map((name) => `${name}: nothing reads it`),
  ];
}

function problemsOfHosts({ routes }: Configuration, hosts: Hosts | undefined): string[] {
  if (!hosts) return placeholdersIn({ routes }).map(({ path, wanted }) => `${path}: ${wanted}`);
  const routed = routes.map((route) => (typeof route === "string" ? route : route.pattern));
  const own = [hosts.shopOrigin, hosts.adminOrigin].map((origin) => new URL(origin).host);
  return [
    ...own.filter((each) => !routed.includes(each)).map((each) => `routes: no route leads to ${each}`),
    ...routed.filter((each) => !own.includes(each)).map((each) => `routes: ${each} is not answered by this shop`),
  ];
}

function problemsOfProject({ name, settings, remote }: Environment, hosts: Hosts | undefined): string[] {
  const { vars } = settings;
  const [, ref] = /^https:\/\/([\w-]+)\.supabase\.co$/.exec(String(vars.SUPABASE_URL)) ?? [];
  return [
    ...problemsOfRemote(name, remote, hosts),
    ...(ref && remote && ref !== remote.project_id
      ? ["SUPABASE_URL: wanted is that of the project which supabase/config.toml names"]
      : []),
  ];
}

function problemsOfBindings({ kv_namespaces, r2_buckets, ratelimits }: Configuration): string[] {
  const sessions = kv_namespaces.find(({ binding }) => binding === "SESSIONS");
  const [left] = placeholdersIn(sessions?.id ?? "");
  const isId = /^(?!(.)\1*$|0123456789)[\da-f]{32}$/.test(sessions?.id ?? "");
  const ids = ratelimits.map(({ namespace_id }) => namespace_id);
  return [
    ...(sessions ? [] : ["SESSIONS: the KV namespace is not bound"]),
    ...(sessions && !isId
      ? [`kv_namespaces.SESSIONS: ${left?.wanted ?? "wanted is the id of 32 hexadecimal digits that Wrangler printed"}`]
      : []),
    ...r2_buckets
      .filter(
        ({ binding, bucket_name }) => binding !== "PICTURES" || !/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(bucket_name),
      )
      .map(({ binding }) => `r2_buckets.${binding}: wanted is the bucket PICTURES alone, with its name`),
    ...limitBindings
      .filter((each) => !ratelimits.some(({ name }) => name === each))
      .map((each) => `${each}: is not bound`),
    ...ratelimits
      .filter(({ namespace_id }) => !/^[1-9]\d*$/.test(namespace_id))
      .map(({ name }) => `ratelimits.${name}.namespace_id: wanted is a number`),
    ...(new Set(ids).size < ids.length ? ["ratelimits: each limit wants a namespace_id of its own"] : []),
  ];
}

/** What an environment shares with no other: else it writes into the other's data, or stands in its place. */
function ownOf({
  settings: { name, vars, kv_namespaces, r2_buckets, ratelimits },
  remote,
}: Environment): [string, unknown][] {
  return [
    ["name", name],
    ["SHOP_HOST", vars.SHOP_HOST],
    ["SUPABASE_URL", vars.SUPABASE_URL],
    ["SUPABASE_PUBLISHABLE_KEY", vars.SUPABASE_PUBLISHABLE_KEY],
    ["supabase/config.toml, project_id", remote?.project_id],
    ...kv_namespaces.map(({ binding, id }): [string, unknown] => [`kv_namespaces.${binding}`, id]),
    ...r2_buckets.map(({ binding, bucket_name }): [string, unknown] => [`r2_buckets.${binding}`, bucket_name]),
    ...ratelimits.map((limit): [string, unknown] => [`ratelimits.${limit.name}`, limit.namespace_id]),
  ];
}

/** Limits share their numbers whatever their names. */
const kindOf = (what: string) => what.split(".")[0];

function problemsOfSharing(environment: Environment, all: Environment[]): string[] {
  const own = ownOf(environment);
  return all
    .filter((each) => each !== environment)
    .flatMap((other) => {
      const theirs = ownOf(other);
      return own
        .filter(([, value]) => value !== undefined && placeholdersIn(value).length === 0)
        .filter(([what, value]) => theirs.some(([its, each]) => kindOf(its) === kindOf(what) && each === value))
        .map(([what]) => `${what}: ${other.name} has the same`);
    });
}

/** Each environment's check must be its own: Wrangler runs what its `build` says. */
function problemsOfBuild(folder: string, all: Environment[]): string[] {
  const wrong = all
    .map(({ name, settings: { build } }) => ({
      name,
      command: build.command,
      wanted: `node tools/check-deployment.ts ${name}`,
    }))
    .filter(({ command, wanted }) => command !== wanted)
    .map(({ name, wanted }) => `env.${name}.build: wanted is command = "${wanted}"`);
  try {
    currentBuild(folder);
    return wrong;
  } catch (error) {
    return [...wrong, saidBy(error)];
  }
}

function readEnvironments(folder: string): Environment[] {
  const read = (env?: string) =>
    reading("wrangler.toml", () =>
      configuration.parse(readConfig({ config: join(folder, "wrangler.toml"), env }, { hideWarnings: true })),
    );
  const named = read().definedEnvironments.map((name) => ({ name, settings: read(name) }));
  const remotes: Remotes = reading("supabase/config.toml", () => readRemotes(folder));
  return named.map((each) => ({ ...each, remote: remotes[each.name] }));
}

/** Why the environment of a checkout cannot be deployed, in lines for the operator; none where it can. */
export function refusalOf(folder: string, name: string | undefined): string[] {
  try {
    const all = readEnvironments(folder);
    const environment = all.find((each) => each.name === name);
    if (!environment) return [`Name the environment: npm run deploy -- ${all.map((each) => each.name).join(" | ")}`];
    const { settings } = environment;
    const host = String(settings.vars.SHOP_HOST);
    const hosts = isPublicHost(host) ? hostsOf(host) : undefined;
    const problems = [
      ...problemsOfVariables(settings),
      ...problemsOfHosts(settings, hosts),
      ...problemsOfProject(environment, hosts),
      ...problemsOfBindings(settings),
      ...problemsOfSharing(environment, all),
      ...problemsOfBuild(folder, all),
    ];
    const title = `${name} cannot be deployed. To be settled, in [env.${name}] of wrangler.toml unless another place is named:`;
    return problems.length > 0 ? [title, ...problems] : [];
  } catch (error) {
    if (error instanceof Unreadable) return [error.message];
    throw error;
  }
}
