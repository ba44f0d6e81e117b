import { type MiddlewareFunction, redirect } from "react-router";
import { visitorContext } from "../auth/visitor.ts";
import { handleOf } from "../http/context.ts";
import { pathWithoutLanguage } from "../http/request/language.ts";
import { adminAccessOf } from "./login/admin-access.server.ts";
import { factorPath } from "./login/modes.ts";
import { rejectNonAdmin } from "./login/reject-non-admin.server.ts";

/**
 * Admins only, but for the pages whose `handle` says `public`. Everyone else is redirected to the sign-in page; a
 * signed-in user who is not an admin is signed out, and one who still owes the second factor is asked for it.
 */
export const adminGate: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const { role, uncertain } = context.get(visitorContext);
  if (role === "admin" || handleOf({ context, pattern }).public) return next();
  // The role could not be checked. A redirect would lose what was typed; row-level security decides about the write.
  if (uncertain && request.method === "POST") return next();
  if (uncertain) throw redirect("/login?error=authentication_failed");
  const path = pathWithoutLanguage(url);
  if (role === "user") {
    const access = await adminAccessOf(context);
    throw access === "factor" ? redirect(factorPath(path)) : await rejectNonAdmin(context, request);
  }
  throw redirect(path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`);
};
