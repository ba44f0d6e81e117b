import type { MiddlewareFunction } from "react-router";
import { visitorContext } from "../../auth/visitor.ts";
import { siteStateOf } from "../../http/backend.ts";
import { handleOf } from "../../http/context.ts";
import { maintenanceResponse } from "./maintenance-response.tsx";

/**
 * Answers documents, data requests and posts with the maintenance page while the shop is closed, except for admins, who
 * sign in on pages that stay open (`openWhileClosed` in their `handle`). Has to run after `visitorMiddleware`.
 */
export const maintenanceGate: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context } = args;
  if (handleOf(args).openWhileClosed || context.get(visitorContext).role === "admin") return next();
  if (request.method === "POST") {
    const state = await siteStateOf(context);
    return state.closed ? maintenanceResponse(args, state) : next();
  }
  // A GET changes nothing, so the page is rendered while the state is read: one round trip instead of two.
  const [state, page] = await Promise.all([siteStateOf(context), next()]);
  return state.closed ? maintenanceResponse(args, state) : page;
};
