import { z } from "zod";
import { Secret, secretVariable } from "../encoding/secret.ts";
import type { MailService } from "../mail/send-letter.ts";
import { type CardAccounts, cardAccounts, cardSecrets, cardVariables } from "../payments/card-providers.ts";
import { type House, houseSchema } from "../shop/house.ts";
import { placeholdersIn } from "../shop/placeholders.ts";
import { backendDeadline } from "../shop/timings.ts";
import { type Problem, problemsOfDeployment } from "./deployment.ts";
import { type Hosts, hostsOf, isLocalAddress, isLocalHost, isShopHost } from "./hosts.ts";
import type { SigningKeys } from "./signature.ts";

/** Keys of 256 bits in base64, the newest first, apart by spaces or line ends: `openssl rand -base64 32` makes one. */
const signingKeys = z
  .string()
  .regex(/\S/, { error: "is empty", abort: true })
  .regex(/^\s*[A-Za-z0-9+/]{43}=(\s+[A-Za-z0-9+/]{43}=)*\s*$/, "wants keys of 256 bits in base64")
  .transform((text): SigningKeys => {
    const [newest = "", ...older] = text.trim().split(/\s+/);
    return [new Secret(newest), ...older.map((key) => new Secret(key))];
  });

/**
 * The secret of a Standard Webhook in Supabase's form: of base64 that is whole, or nothing that is signed with it could be
 * checked, and of a length that Auth takes.
 */
const hookSecret = z
  .string()
  .regex(/\S/, { error: "is empty", abort: true })
  .regex(
    /^v1,whsec_(?=.{32,88}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    "wants v1,whsec_ and a key in base64",
  );

/** What is wrong with what Auth is given to sign its calls with: secrets, apart by `|` while one takes another's place. */
export function problemOfHookSecrets(text = ""): string | undefined {
  const results = text.split("|").map((each) => hookSecret.safeParse(each));
  return results.find(({ success }) => !success)?.error?.issues[0]?.message;
}

/**
 * Variables that anyone may read. wrangler.toml sets them for each deployment, supabase/local/worker/wrangler.toml for
 * this machine.
 */
export const variables = z.object({
  /**
   * The shop's host, from which the admin app's is derived. No other host is served, and every address that is written
   * begins with one of the two.
   */
  SHOP_HOST: z.string().refine(isShopHost, "wanted is a host alone, not the admin app's"),
  SUPABASE_URL: z.url("no address"),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1, "is empty"),
  HOUSE: houseSchema,
  /** `off` for tests, whose requests all come from one address: neither these limits nor the database's budgets count. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Milliseconds for all calls to the backend for one request. Tests have more, on a machine that does much else. */
  BACKEND_DEADLINE: z.int().positive().default(backendDeadline),
  MAIL_API_URL: z.url("no address").default("https://api.resend.com"),
  ...cardVariables,
});

/** The variables of the Worker: one table, in which what is secret is a `Secret`. */
export const environmentSchema = variables.extend({
  /** The token of the database's role `worker`. */
  SUPABASE_WORKER_TOKEN: secretVariable,
  /** The token of the database's role `machinery`. Without it letters about orders wait, and no card is taken. */
  SUPABASE_MACHINERY_TOKEN: secretVariable.optional(),
  /** The keys that sign what the house hands out (signature.ts). */
  SIGNING_KEYS: signingKeys,
  /**
   * The secret with which Auth signs its calls for letters, in Supabase's form. Without it Auth writes its letters
   * itself.
   */
  SEND_EMAIL_HOOK_SECRET: hookSecret.pipe(secretVariable).optional(),
  /** Without a key the shop sends no letters of its own. */
  MAIL_API_KEY: secretVariable.optional(),
  ...cardSecrets,
});

/** The bindings and variables of the Worker, validated. */
export type Environment = {
  hosts: Hosts;
  house: House;
  supabase: { url: string; key: string; workerToken: Secret; deadline: number };
  /** The token of the database's role `machinery`, where the deployment has it. */
  machineryToken: Secret | undefined;
  signingKeys: SigningKeys;
  /** The secret with which Auth signs its calls for letters, if the shop writes them. */
  emailHookSecret: Secret | undefined;
  sessions: KVNamespace;
  /** Where pictures that the house uploads are kept; without it none is taken. */
  pictures: R2Bucket | undefined;
  /** The mail service that sends the shop's own letters, if the deployment has one. */
  mail: MailService | undefined;
  /** The accounts at providers of card payments. */
  cards: CardAccounts;
  /** Whether visitors are limited. */
  limited: boolean;
  /** Absent bindings limit nobody. */
  limits: Partial<Record<"byAddress" | "byWideNetwork" | "byAccount" | "atAuth" | "ofJourneys", RateLimit | undefined>>;
};

const parsed = new WeakMap<object, Environment>();

/** Zod's own message for a missing value is about its type. */
const sayMissing = ({ code, input }: z.core.$ZodRawIssue) =>
  code === "invalid_type" && input === undefined ? "is missing" : undefined;

/**
 * Lists everything that is wrong with a configuration: values that are missing or malformed and, in a deployment,
 * placeholders and values for a developer's machine or for tests. It is asked twice: before a deployment about the files,
 * and by the Worker about the values that it was given, because a command line may have replaced those of the files.
 */
export function problemsOf(expected: z.ZodObject, values: object, { deployed }: { deployed: boolean }): Problem[] {
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in expected.shape));
  const issues = expected.safeParse(known, { error: sayMissing }).error?.issues ?? [];
  const malformed = issues.map(({ path, message }) => ({ path: path.join("."), message }));
  const left = deployed ? placeholdersIn(known).map(({ path, wanted }) => ({ path, message: wanted })) : [];
  const found = [...malformed.filter(({ path }) => !left.some((each) => each.path === path)), ...left];
  const others = deployed ? problemsOfDeployment(known) : [];
  return [...found, ...others.filter(({ path }) => !found.some((each) => each.path === path))];
}

/** A Worker that was given too little, or what a deployment may not have: an error for each, without its value. */
export class IncompleteEnvironment extends AggregateError {
  /** The variables and bindings that are wrong. */
  readonly names: string[];

  constructor(problems: Problem[]) {
    super(
      problems.map(({ path, message }) => new Error(`${path}: ${message}`)),
      "The Worker's environment is incomplete",
    );
    this.names = problems.map(({ path }) => path);
  }
}

/** The limits of what a stranger may repeat. */
export const limitBindings = [
  "LIMIT_BY_ADDRESS",
  "LIMIT_BY_WIDE_NETWORK",
  "LIMIT_BY_ACCOUNT",
  "LIMIT_AT_AUTH",
  "LIMIT_OF_JOURNEYS",
] as const satisfies (keyof Env)[];

/**
 * Validates the Worker's bindings, once per isolate.
 * @throws IncompleteEnvironment
 */
export function environmentOf(bindings: Env): Environment {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = environmentSchema.safeParse(bindings);
  const deployed = !isLocal(bindings);
  const unbound = (name: keyof Env) => (bindings[name] ? [] : [{ path: name, message: "is not bound" }]);
  const problems = [
    ...problemsOf(environmentSchema, bindings, { deployed }),
    ...unbound("SESSIONS"),
    ...(deployed ? limitBindings.flatMap(unbound) : []),
  ];
  if (!result.success || problems.length > 0) throw new IncompleteEnvironment(problems);
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_WORKER_TOKEN, RATE_LIMITS } = result.data;
  const { BACKEND_DEADLINE, MAIL_API_KEY, MAIL_API_URL, HOUSE } = result.data;
  const environment = {
    hosts: hostsOf(result.data.SHOP_HOST),
    house: HOUSE,
    supabase: {
      url: SUPABASE_URL,
      key: SUPABASE_PUBLISHABLE_KEY,
      workerToken: SUPABASE_WORKER_TOKEN,
      deadline: BACKEND_DEADLINE,
    },
    machineryToken: result.data.SUPABASE_MACHINERY_TOKEN,
    signingKeys: result.data.SIGNING_KEYS,
    emailHookSecret: result.data.SEND_EMAIL_HOOK_SECRET,
    sessions: bindings.SESSIONS,
    pictures: bindings.PICTURES,
    mail: MAIL_API_KEY
      ? { url: MAIL_API_URL, key: MAIL_API_KEY, from: HOUSE.email.sender, replies: HOUSE.email.replies }
      : undefined,
    cards: cardAccounts(result.data),
    limited: RATE_LIMITS === "on",
    limits: RATE_LIMITS === "off" ? {} : limitsOf(bindings),
  };
  parsed.set(bindings, environment);
  return environment;
}

/** Whether a Worker is on this machine, its backend too: one that is not is deployed, whatever its host is said to be. */
function isLocal({ SHOP_HOST, SUPABASE_URL }: Env): boolean {
  return isLocalHost(SHOP_HOST) && (!URL.canParse(SUPABASE_URL) || isLocalAddress(new URL(SUPABASE_URL)));
}

function limitsOf(bindings: Env): Environment["limits"] {
  return {
    byAddress: bindings.LIMIT_BY_ADDRESS,
    byWideNetwork: bindings.LIMIT_BY_WIDE_NETWORK,
    byAccount: bindings.LIMIT_BY_ACCOUNT,
    atAuth: bindings.LIMIT_AT_AUTH,
    ofJourneys: bindings.LIMIT_OF_JOURNEYS,
  };
}
