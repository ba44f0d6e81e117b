import { randomBytes, randomUUID } from "node:crypto";
import { type OutgoingHttpHeaders, request } from "node:http";
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
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret.slice("v1,".length)).sign(id, now, body),
  };
  const status = await post(new URL(uri), headers, body).catch(() => undefined);
  if (status === 200) return undefined;
  const said = status ? `Unexpected status code returned from hook: ${status}` : "Failed to reach hook";
  return Response.json({ code: 500, error_code: "unexpected_failure", msg: said }, { status: 500 });
}

/**
 * Posts to the shop on this machine, and hands back the status. Names below `localhost` are this machine's own (RFC 6761), which
 * not every resolver knows, so none is asked.
 */
function post(uri: URL, headers: OutgoingHttpHeaders, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, host: uri.host },
      signal: AbortSignal.timeout(hookTimeout),
    };
    const local = { host: "127.0.0.1", port: uri.port, path: uri.pathname };
    request({ ...local, ...options }, (response) => {
      response
        .on("error", reject)
        .on("end", () => resolve(response.statusCode))
        .resume();
    })
      .on("error", reject)
      .end(body);
  });
}
