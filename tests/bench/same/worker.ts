// The smallest React Router page, with what the shop's Worker puts on every answer: request id, security headers, log line.
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { logRequest, pathPattern } from "../../../app/http/log.ts";
import { applySecurityHeaders } from "../../../app/http/response/security-headers.ts";

const handle = createRequestHandler(build, "production");

export default {
  async fetch(request) {
    const started = Date.now();
    const id = crypto.randomUUID();
    const response = applySecurityHeaders(await handle(request, new RouterContextProvider()));
    response.headers.set("X-Request-Id", id);
    const { method } = request;
    const path = pathPattern(new URL(request.url).pathname);
    logRequest({ id, app: "same", method, path, status: response.status, started, trips: 0 });
    return response;
  },
} satisfies ExportedHandler;
