import { randomBytes, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** Where a project's Send Email Hook is, and what Auth signs its calls with. */
export type SendEmailHook = { uri: string; secret: string };

/** What GoTrue waits for a hook. */
const hookTimeout = 5000;

/** The hook of a Worker at an origin of the shop, with a secret as Supabase makes one. */
export function sendEmailHookOf(origin: string): SendEmailHook {
  return { uri: `${origin}/notices/auth-letter`, secret: `v1,whsec_${randomBytes(32).toString("base64")}` };
}

/** Calls a hook as GoTrue does; what GoTrue answers its own caller where the hook does not take it. */
export async function callHook({ uri, secret }: SendEmailHook, payload: object): Promise<Response | undefined> {
  const body = JSON.stringify(payload);
  const id = randomUUID();
  const now = new Date();
  const response = await fetch(uri, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret.slice("v1,".length)).sign(id, now, body),
    },
    body,
    signal: AbortSignal.timeout(hookTimeout),
  }).catch(() => undefined);
  await response?.arrayBuffer();
  if (response?.status === 200) return undefined;
  const said = response ? `Unexpected status code returned from hook: ${response.status}` : "Failed to reach hook";
  return Response.json({ code: 500, error_code: "unexpected_failure", msg: said }, { status: 500 });
}
