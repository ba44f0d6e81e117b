import { type MiddlewareFunction, redirect } from "react-router";
import { visitorContext } from "../http/session.ts";
import { turnAway } from "./login/turn-away.server.ts";

/** Where somebody who is not signed in may be. */
const open = new Set(["/login", "/logout", "/auth/confirm", "/auth/hash"]);

/** Admins only. Everyone else is shown to the sign-in page; a signed-in person who is not on the allow-list is signed out. */
export const officeGate: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { role, uncertain } = context.get(visitorContext);
  if (role === "admin" || open.has(url.pathname)) return next();
  // The database's own policies decide about what is sent, and a form that was turned away would lose what was typed.
  if (uncertain && request.method === "POST") return next();
  if (uncertain) throw redirect("/login?error=authentication_failed");
  if (role === "user") throw await turnAway(context, request);
  const asked = `${url.pathname}${url.search}`;
  throw redirect(asked === "/" ? "/login" : `/login?next=${encodeURIComponent(asked)}`);
};
