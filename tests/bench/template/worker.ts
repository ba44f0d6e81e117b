// The smallest React Router page on a Worker: what the shop is measured against.
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";

const handle = createRequestHandler(build, "production");

export default {
  fetch: (request) => handle(request, new RouterContextProvider()),
} satisfies ExportedHandler;
