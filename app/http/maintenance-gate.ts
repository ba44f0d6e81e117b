import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { readSettings } from "../backend/settings.ts";
import { isOn } from "../storefront/maintenance/flag.ts";
import { settingsLifetime, settingsPatience } from "../timings.ts";
import { backendOf } from "./backend.ts";
import { requestContext, type Switch } from "./context.ts";
import { logError } from "./log.ts";
import { visitorContext } from "./session.ts";

const off: Switch = { on: false, words: {}, fallback: "" };

let seen: { at: number; value: Switch } | undefined;
/** How often the office has turned it: a reading begun before a turn is not kept. */
let turns = 0;

/** The next request reads the switch anew: called where the office has just turned it. */
export function forgetSwitch(): void {
  seen = undefined;
  turns += 1;
}

/** True where this isolate has just read that the shop is open. */
export function isKnownOpen(): boolean {
  return seen !== undefined && !seen.value.on && Date.now() - seen.at < settingsLifetime;
}

/**
 * Whether the shop is closed, read at most every two seconds. Requests that arrive during a reading go by the one before.
 * A reading that fails or takes too long lets everyone in. One request reads once, however often it asks.
 */
export function maintenanceSwitch(context: Readonly<RouterContextProvider>, request: Request): Promise<Switch> {
  const facts = context.get(requestContext);
  facts.closed ??= current(context, request);
  return facts.closed;
}

async function current(context: Readonly<RouterContextProvider>, request: Request): Promise<Switch> {
  const now = Date.now();
  if (seen && now - seen.at < settingsLifetime) return seen.value;
  if (seen) seen = { ...seen, at: now };
  const turn = turns;
  const value = await read(context, request);
  if (turn === turns) seen = { at: Date.now(), value };
  return value;
}

async function read(context: Readonly<RouterContextProvider>, request: Request): Promise<Switch> {
  try {
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, settingsPatience, undefined));
    const settings = await Promise.race([readSettings(backendOf(context, request)), patience]);
    if (!settings) return off;
    const { maintenance_enabled, maintenance_message, maintenance_message_i18n } = settings;
    return { on: isOn(maintenance_enabled), words: maintenance_message_i18n, fallback: maintenance_message };
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return off;
  }
}

/** The way in stays open, so that an admin can sign in and look at the closed shop. */
const open = new Set(["/login", "/logout"]);

/**
 * While the switch is on, everyone but admins gets `answer` instead of the shop: documents, data requests and posts
 * alike. Stands after `visitorMiddleware`.
 */
export function maintenanceGate(
  answer: (args: {
    request: Request;
    url: URL;
    context: Readonly<RouterContextProvider>;
    state: Switch;
  }) => Promise<Response>,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    if (open.has(url.pathname) || context.get(visitorContext).role === "admin") return next();
    if (request.method === "POST") {
      const state = await maintenanceSwitch(context, request);
      return state.on ? answer({ request, url, context, state }) : next();
    }
    // A page changes nothing, so it is made while the switch is read: one wait for the backend instead of two.
    const [state, page] = await Promise.all([maintenanceSwitch(context, request), next()]);
    return state.on ? answer({ request, url, context, state }) : page;
  };
}
