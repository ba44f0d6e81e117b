import { type AuthCall, spendAuthShare } from "../../backend/auth-share.ts";
import { sha256 } from "../../encoding/digest.ts";
import { failureTimingStep } from "../../shop/timings.ts";
import { backendOf } from "../backend.ts";
import { type Context, environmentContext, requestContext } from "../context.ts";
import { logError } from "../log.ts";
import { waitKey } from "../response/failure.ts";
import { callerNetworks } from "./caller.ts";

/** What is limited; each action has counters of its own. */
export type LimitedAction =
  | "signup"
  | "login"
  | "magic_link"
  | "recovery"
  | "confirm"
  | "hash"
  | "refresh"
  | "factor"
  | "mailed_link"
  | "newsletter"
  | "my_data"
  | "finish"
  | "contact"
  | "order"
  | "order_page"
  | "new_sign_in";

/**
 * The kind of call that each action makes at Auth. Auth limits by address, and all calls of the Worker come from one
 * address. So each caller gets only a small part of every kind, by the second and by the hour, and never all of the
 * shop's.
 */
const authCalls: Partial<Record<LimitedAction, AuthCall>> = {
  signup: "letter",
  magic_link: "letter",
  recovery: "letter",
  login: "token",
  hash: "token",
  confirm: "verify",
  factor: "factor",
};

/**
 * Counts an action for the caller's networks and, if given, for an account: an e-mail address, or whatever else names
 * whose door is tried, such as an order's secret (as a SHA-256 hash). False where a limit is reached (wrangler.toml has
 * the numbers): answer with `form.refuse([waitKey(context)], 429)`. A form that costs something is counted before it is
 * parsed, for the caller (`countCaller`), and then for the account by `withinAccountLimit`. Without a binding,
 * or where the limiter fails, the request passes.
 */
export function withinLimits(
  context: Context,
  request: Request,
  action: LimitedAction,
  account?: string,
): Promise<boolean> {
  return counted(context, true, async () => {
    const outcomes = await Promise.all([
      withinCaller(context, request, action),
      account === undefined || withinAccount(context, `${action}:${await sha256(account)}`),
    ]);
    return outcomes.every(Boolean);
  });
}

/** For `count` of `parseForm`: counts as `withinLimits` does, and answers what is said where a limit is reached. */
export function countCaller(
  context: Context,
  request: Request,
  action: LimitedAction,
  account?: string,
): () => Promise<string | null> {
  return async () => ((await withinLimits(context, request, action, account)) ? null : waitKey(context));
}

/** What a visitor does many times on the way to a perfume. */
type JourneyStep = "answer" | "ready" | "analyze" | "things";

/**
 * Counts a step of a journey for the caller's address, behind which a mobile carrier has many visitors at once: false only
 * for who repeats it by a program.
 */
export function withinJourneyLimit(context: Context, request: Request, step: JourneyStep): Promise<boolean> {
  return counted(context, true, async () => {
    const { near } = callerNetworks(request);
    const { ofJourneys } = context.get(environmentContext).limits;
    return !near || (await ofJourneys?.limit({ key: `${step}:${near}` }))?.success !== false;
  });
}

/** Counts an action for an account alone. */
export function withinAccountLimit(context: Context, action: LimitedAction, account: string): Promise<boolean> {
  return counted(context, true, async () => withinAccount(context, `${action}:${await sha256(account)}`));
}

/**
 * Tries of an account's password are counted in steps. A try that finds no room in one step's counter
 * (`LIMIT_BY_ACCOUNT`) within a minute is counted in the next. On the first step a try goes through at once; each
 * further step makes it wait a `failureTimingStep` longer. A caller who has filled `callerSteps` is refused until the
 * minute is over.
 */
const callerSteps = 2;
/**
 * The steps of all callers of an account together. Once they are full every try waits that long, and none is refused.
 */
const accountSteps = 3;

/**
 * Counts a try of an account's password, once for its caller and once for all callers, and waits as the higher of the
 * two steps demands, whether the password is right or not. False where this caller is refused. An owner who comes from
 * another address is never refused for the tries of strangers. They only wait, and the backend's deadline begins after
 * that.
 */
export async function withinPasswordLimits(context: Context, request: Request, email: string): Promise<boolean> {
  const steps = await counted(context, 0, async () => {
    const account = await sha256(email);
    const stepsOf = async (key: string, most: number) => {
      let step = 0;
      while (step < most && !(await withinAccount(context, `login:${step}:${key}`))) step += 1;
      return step;
    };
    const [address, caller, everybody] = await Promise.all([
      withinCaller(context, request, "login"),
      stepsOf(`${account}:${callerOf(request)}`, callerSteps),
      stepsOf(account, accountSteps),
    ]);
    return address && caller < callerSteps ? Math.max(caller, everybody) : null;
  });
  if (steps) {
    await new Promise((resolve) => setTimeout(resolve, steps * failureTimingStep));
    context.get(requestContext).restartDeadline();
  }
  return steps !== null;
}

/**
 * Counts a request for a letter to an address. `refuse`: this caller asked too often; `done`: others have had so many
 * letters sent there that one more is not needed, and the answer is that of a letter sent.
 */
export function letterLimit(
  context: Context,
  request: Request,
  action: "magic_link" | "recovery",
  email: string,
): Promise<"send" | "done" | "refuse"> {
  return counted(context, "send", async () => {
    const account = await sha256(email);
    const [address, caller, everybody] = await Promise.all([
      withinCaller(context, request, action),
      withinAccount(context, `${action}:${account}:${callerOf(request)}`),
      withinAccount(context, `${action}:${account}`),
    ]);
    if (!address || !caller) return "refuse";
    return everybody ? "send" : "done";
  });
}

const callerOf = (request: Request) => callerNetworks(request).near;

async function withinCaller(context: Context, request: Request, action: LimitedAction): Promise<boolean> {
  const { near, wide } = callerNetworks(request);
  if (!near) return true;
  const { limits } = context.get(environmentContext);
  const authCall = authCalls[action];
  const outcomes = await Promise.all([
    limits.byAddress?.limit({ key: `${action}:${near}` }),
    wide === near ? undefined : limits.byWideNetwork?.limit({ key: `${action}:${wide}` }),
    authCall && limits.atAuth?.limit({ key: `${authCall}:${wide}` }),
  ]);
  if (outcomes.some((outcome) => outcome?.success === false)) return false;
  return authCall === undefined || spendAuthShare(backendOf(context), authCall);
}

async function withinAccount(context: Context, key: string): Promise<boolean> {
  const outcome = await context.get(environmentContext).limits.byAccount?.limit({ key });
  return outcome?.success !== false;
}

async function counted<Result>(context: Context, uncounted: Result, count: () => Promise<Result>): Promise<Result> {
  try {
    return await count();
  } catch (error) {
    logError(context, error);
    return uncounted;
  }
}
