import type { MiddlewareFunction } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { siteStateOf } from "../../http/backend.ts";
import { maintenanceResponse } from "./maintenance-response.tsx";

/** Stay open, so that an admin can sign in and see the closed shop. */
const openPaths = new Set(["/login", "/logout"]);

/**
 * Answers documents, data requests and posts with the maintenance page while the shop is closed, except for admins. Has
 * to run after `visitorMiddleware`.
 */
export const maintenanceGate: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args;
  if (openPaths.has(url.pathname) || context.get(visitorContext).role === "admin") return next();
  if (request.method === "POST") {
    const state = await siteStateOf(context);
    return state.closed ? maintenanceResponse(args, state) : next();
  }
  // A GET changes nothing, so the page is rendered while the state is read: one round trip instead of two.
  const [state, page] = await Promise.all([siteStateOf(context), next()]);
  return state.closed ? maintenanceResponse(args, state) : page;
};
