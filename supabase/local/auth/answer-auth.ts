import type { Queries } from "../postgres/database.ts";
import { answerFactors, refuseHalfSession } from "./factors.ts";
import { wroteToRecently } from "./letter-interval.ts";
import { answerRepeatedSignUp } from "./repeated-sign-up.ts";
import type { AuthBody } from "./request-body.ts";
import type { AuthServices } from "./services.ts";
import { completeSession, factorsOf, recordRedirect, type SignInMethod } from "./session-claims.ts";

/** Answers a request to Auth by the library, and as GoTrue does where the library does not. */
export async function answerAuth(
  services: AuthServices,
  request: Request,
  body: AuthBody,
  peer: string,
): Promise<Response> {
  const { app, database, sender, secret, letterInterval, notifications, requestLimits } = services;
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname.replace("/auth/v1", "")}`;
  const limited = requestLimits?.(call, peer);
  if (limited) return limited;
  if (pathname.startsWith("/auth/v1/factors")) return answerFactors(services, request);
  if (call === "PUT /user") {
    const half = await refuseHalfSession(services, request);
    if (half) return half;
  }
  const writes = call === "POST /otp" || call === "POST /recover";
  const recently = await wroteToRecently(database, body, letterInterval);
  if (writes && recently) return Response.json({});
  const ask = () => app.fetch(request, { peerAddress: null });
  const response = writes ? await keepLastSignIn(database, body, ask) : await ask();
  switch (call) {
    case "POST /signup":
      return response.status === 429 ? answerRepeatedSignUp(services, body, !recently) : response;
    case "POST /otp":
      // GoTrue tells here that an address has no account.
      return isRefusedStranger(response) ? Response.json({}) : response;
    case "POST /verify":
      return response.ok ? completeSession(database, secret, response, "otp") : response;
    case "POST /token":
      return response.ok
        ? completeSession(database, secret, response, methods[searchParams.get("grant_type") ?? ""])
        : response;
    case "GET /verify":
      await recordRedirect(database, response.headers.get("location") ?? "");
      return response;
    case "PUT /user":
      if (response.ok && body.password !== undefined && notifications.has("password_changed"))
        sender.wantNotification("password_changed", await addressOf(response));
      return response;
    case "GET /user":
      return response.ok ? withFactors(database, response) : response;
    default:
      return response;
  }
}

/** The library calls an account signed in once a letter is asked for, GoTrue once that letter's link is pressed. */
async function keepLastSignIn(database: Queries, { email = "" }: AuthBody, ask: () => Response | Promise<Response>) {
  const to = email.toLowerCase();
  const { rows } = await database.query<{ at: string | null }>(
    "select last_sign_in_at::text as at from auth.users where email = $1",
    [to],
  );
  const response = await ask();
  await database.query("update auth.users set last_sign_in_at = $2::timestamptz where email = $1", [
    to,
    rows[0]?.at ?? null,
  ]);
  return response;
}

const methods: Partial<Record<string, SignInMethod>> = { password: "password" };

function isRefusedStranger({ status, headers }: Response): boolean {
  return status === 422 && headers.get("x-sb-error-code") === "otp_disabled";
}

async function addressOf(response: Response): Promise<string> {
  const user: { email: string } = await response.clone().json();
  return user.email;
}

async function withFactors(database: Queries, response: Response): Promise<Response> {
  const user: { id: string } = await response.json();
  return Response.json({ ...user, factors: await factorsOf(database, user.id) });
}
