// What Wrangler runs before it uploads anything (`build` in wrangler.toml), with the environment's name. It says all at
// once what of that environment is missing, malformed, another's or still a placeholder, in wrangler.toml and in
// supabase/config.toml, and whether the build is that of the sources; then nothing is uploaded. It reads the folder it is
// called in, as Wrangler does.
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { isPublicHost } from "../app/http/deployment.ts";
import { environmentSchema, limitBindings, problemsOf, variables } from "../app/http/environment.ts";
import { type Hosts, hostsOf } from "../app/http/hosts.ts";
import { placeholdersIn } from "../app/shop/placeholders.ts";
import { currentBuild } from "../supabase/local/worker/build.ts";
import { refuse, saidBy } from "./refuse.ts";
import { problemsOfRemote, type Remote, readRemotes } from "./remotes.ts";

const configuration = z.object({
  name: z.string().optional(),
  definedEnvironments: z.array(z.string()).default([]),
  build: z.object({ command: z.string().optional() }),
  vars: z.record(z.string(), z.unknown()),
  routes: z.array(z.union([z.string(), z.looseObject({ pattern: z.string() })])).default([]),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().default("") })),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })).default([]),
});

type Configuration = z.infer<typeof configuration>;

function reading<Read>(file: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    return refuse(`${file} cannot be read: ${saidBy(error)}`);
  }
}

const folder = process.cwd();
const readEnvironment = (env?: string) =>
  reading("wrangler.toml", () =>
    configuration.parse(readConfig({ config: join(folder, "wrangler.toml"), env }, { hideWarnings: true })),
  );

const [environment] = process.argv.slice(2);
const { definedEnvironments } = readEnvironment();
if (!environment || !definedEnvironments.includes(environment))
  refuse(`Name the environment: npm run deploy -- ${definedEnvironments.join(" | ")}`);

const environments = definedEnvironments.map((name) => ({ name, settings: readEnvironment(name) }));
const remotes = reading("supabase/config.toml", () => readRemotes(folder));
const settings = readEnvironment(environment);

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

function problemsOfProject({ vars }: Configuration, name: string, hosts: Hosts | undefined): string[] {
  const remote = remotes[name];
  const [, ref] = /^https:\/\/([\w-]+)\.supabase\.co$/.exec(String(vars.SUPABASE_URL)) ?? [];
  return [
    ...problemsOfRemote(name, remote, hosts),
    ...(ref && remote && ref !== remote.project_id
      ? ["SUPABASE_URL: wanted is that of the project which supabase/config.toml names"]
      : []),
  ];
}

function problemsOfBindings({ kv_namespaces, ratelimits }: Configuration): string[] {
  const sessions = kv_namespaces.find(({ binding }) => binding === "SESSIONS");
  const [left] = placeholdersIn(sessions?.id ?? "");
  const isId = /^(?!(.)\1*$|0123456789)[\da-f]{32}$/.test(sessions?.id ?? "");
  const ids = ratelimits.map(({ namespace_id }) => namespace_id);
  return [
    ...(sessions ? [] : ["SESSIONS: the KV namespace is not bound"]),
    ...(sessions && !isId
      ? [`kv_namespaces.SESSIONS: ${left?.wanted ?? "wanted is the id of 32 hexadecimal digits that Wrangler printed"}`]
      : []),
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
function ownOf(
  { name, vars, kv_namespaces, ratelimits }: Configuration,
  remote: Remote | undefined,
): [string, unknown][] {
  return [
    ["name", name],
    ["SHOP_HOST", vars.SHOP_HOST],
    ["SUPABASE_URL", vars.SUPABASE_URL],
    ["SUPABASE_PUBLISHABLE_KEY", vars.SUPABASE_PUBLISHABLE_KEY],
    ["supabase/config.toml, project_id", remote?.project_id],
    ...kv_namespaces.map(({ binding, id }): [string, unknown] => [`kv_namespaces.${binding}`, id]),
    ...ratelimits.map((limit): [string, unknown] => [`ratelimits.${limit.name}`, limit.namespace_id]),
  ];
}

/** Limits share their numbers whatever their names. */
const kindOf = (what: string) => what.split(".")[0];

function problemsOfSharing(environment: string): string[] {
  const own = ownOf(settings, remotes[environment]);
  return environments
    .filter(({ name }) => name !== environment)
    .flatMap((other) => {
      const theirs = ownOf(other.settings, remotes[other.name]);
      return own
        .filter(([, value]) => value !== undefined && placeholdersIn(value).length === 0)
        .filter(([what, value]) => theirs.some(([its, each]) => kindOf(its) === kindOf(what) && each === value))
        .map(([what]) => `${what}: ${other.name} has the same`);
    });
}

/** Each environment's check must be its own: Wrangler runs what its `build` says. */
function problemsOfBuild(): string[] {
  const wrong = environments
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

const host = String(settings.vars.SHOP_HOST);
const hosts = isPublicHost(host) ? hostsOf(host) : undefined;
const problems = [
  ...problemsOfVariables(settings),
  ...problemsOfHosts(settings, hosts),
  ...problemsOfProject(settings, environment, hosts),
  ...problemsOfBindings(settings),
  ...problemsOfSharing(environment),
  ...problemsOfBuild(),
];
if (problems.length > 0)
  refuse(
    `${environment} cannot be deployed. To be settled, in [env.${environment}] of wrangler.toml unless another place is named:`,
    ...problems,
  );
