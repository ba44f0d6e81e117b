import type { Config } from "../config.ts";

/** Calls that an address may make at once, before the rate counts, as in a hosted project. */
const burst = 30;
const hour = 3_600_000;

/** Refuses a call that is one too many: by its method and path, and the address that it comes from. */
export type RequestLimits = (call: string, peer: string) => Response | undefined;

type Bucket = { left: number; at: number };

/**
 * GoTrue's limits, which the library lacks: for each address and kind of call a bucket that fills at the rate of
 * config.toml, and for all addresses together the letters of an hour. That of letters counts each call that asks for one,
 * also where none goes out.
 */
export function createRequestLimits({ auth: { rate_limit } }: Config): RequestLimits {
  const { token_refresh, sign_in_sign_ups, token_verifications, email_sent } = rate_limit;
  /** Calls a second. What asks for letters has a bucket of its own for each path. */
  const rates: [pattern: RegExp, rate: number][] = [
    [/^POST \/token$/, token_refresh / 300],
    [/^(GET|POST) \/verify$/, token_verifications / 300],
    [/^POST \/(otp|recover|magiclink|resend|signup)$|^PUT \/user$/, sign_in_sign_ups / 300],
    [/^POST \/factors\/:id\/(challenge|verify)$/, 15 / 60],
  ];
  const buckets = new Map<string, Bucket>();
  let letters = { hour: 0, sent: 0 };
  return (path, peer) => {
    const call = path.replace(/^(POST \/factors\/)[^/]+/, "$1:id");
    const [, rate] = rates.find(([pattern]) => pattern.test(call)) ?? [];
    if (rate === undefined) return undefined;
    if (!take(buckets, `${call} ${peer}`, rate))
      return refusal("over_request_rate_limit", "Request rate limit reached");
    if (!/^POST \/(otp|recover|magiclink|resend|signup)$/.test(call)) return undefined;
    const now = Math.floor(Date.now() / hour);
    letters = { hour: now, sent: letters.hour === now ? letters.sent + 1 : 1 };
    return letters.sent > email_sent ? refusal("over_email_send_rate_limit", "email rate limit exceeded") : undefined;
  };
}

function take(buckets: Map<string, Bucket>, key: string, rate: number): boolean {
  const now = Date.now();
  const bucket = buckets.get(key) ?? { left: burst, at: now };
  const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * rate);
  buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
  return left >= 1;
}

function refusal(code: string, message: string): Response {
  return Response.json(
    { code: 429, error_code: code, msg: message },
    { status: 429, headers: { "X-Sb-Error-Code": code } },
  );
}
