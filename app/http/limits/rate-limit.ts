import { sha256 } from "../../encoding/digest.ts";
import { failureTimingStep } from "../../shop/timings.ts";
import { type Context, environmentContext, requestContext } from "../context.ts";
import { logError } from "../log.ts";
import { networkOf } from "./network.ts";

/** What is limited; each action has counters of its own. */
export type LimitedAction =
  | "signup"
  | "login"
  | "magic_link"
  | "recovery"
  | "factor"
  | "newsletter"
  | "my_data"
  | "finish"
  | "contact"
  | "order"
  | "new_sign_in";

/**
 * Counts an action for the caller's IP address and, if given, for an e-mail address (as a SHA-256 hash). False where
 * either limit is reached (wrangler.toml has the numbers): answer with `form.refuse(["busy.body"], 429)`. A form that
 * costs something is counted before it is parsed, for the IP address (`within` of `parseForm`), and then for the e-mail
 * address by `withinEmailLimit`. Without a binding, or where the limiter fails, the request passes.
 */
export function withinLimits(
  context: Context,
  request: Request,
  action: LimitedAction,
  email?: string,
): Promise<boolean> {
  return counted(context, true, async () => {
    const outcomes = await Promise.all([
      withinAddress(context, request, action),
      email === undefined || withinEmail(context, `${action}:${await sha256(email)}`),
    ]);
    return outcomes.every(Boolean);
  });
}

/** Counts an action for an e-mail address alone. */
export function withinEmailLimit(context: Context, action: LimitedAction, email: string): Promise<boolean> {
  return counted(context, true, async () => withinEmail(context, `${action}:${await sha256(email)}`));
}

/**
 * Tries of an account's password are counted in steps: what one step's counter (`LIMIT_BY_EMAIL`) has no room for in its
 * minute, the next one takes. On the first step a try goes through at once, on each further one it waits a
 * `failureTimingStep` longer. A caller who has filled so many steps is refused until the minute is over.
 */
const callerSteps = 2;
/** All callers of an account together have so many: once they are full every try waits that long, and none is refused. */
const accountSteps = 3;

/**
 * Counts a try of an account's password, once for its caller and once for all callers, and waits as the higher of the
 * two steps demands, whether the password is right or not. False where this caller is refused. An owner who comes from
 * another address is never refused for the tries of strangers. He only waits, and the backend's deadline begins after it.
 */
export async function withinPasswordLimits(context: Context, request: Request, email: string): Promise<boolean> {
  const steps = await counted(context, 0, async () => {
    const account = await sha256(email);
    const stepsOf = async (key: string, most: number) => {
      let step = 0;
      while (step < most && !(await withinEmail(context, `login:${step}:${key}`))) step += 1;
      return step;
    };
    const [address, caller, everybody] = await Promise.all([
      withinAddress(context, request, "login"),
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
      withinAddress(context, request, action),
      withinEmail(context, `${action}:${account}:${callerOf(request)}`),
      withinEmail(context, `${action}:${account}`),
    ]);
    if (!address || !caller) return "refuse";
    return everybody ? "send" : "done";
  });
}

/** The caller's IP address, which Cloudflare writes over whatever the caller sent; none on this machine. */
export function callerAddress(request: Request): string | undefined {
  return request.headers.get("cf-connecting-ip") ?? undefined;
}

function callerOf(request: Request): string {
  return networkOf(callerAddress(request) ?? "");
}

async function withinAddress(context: Context, request: Request, action: LimitedAction): Promise<boolean> {
  const { limits } = context.get(environmentContext);
  const caller = callerOf(request);
  const outcome = caller ? await limits.byAddress?.limit({ key: `${action}:${caller}` }) : undefined;
  return outcome?.success !== false;
}

async function withinEmail(context: Context, key: string): Promise<boolean> {
  const outcome = await context.get(environmentContext).limits.byEmail?.limit({ key });
  return outcome?.success !== false;
}

async function counted<Result>(context: Context, uncounted: Result, count: () => Promise<Result>): Promise<Result> {
  try {
    return await count();
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return uncounted;
  }
}
