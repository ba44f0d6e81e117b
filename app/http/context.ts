import { createContext, type RouterContextProvider } from "react-router";
import type { Handle } from "../document/handle.ts";
import type { Page } from "../document/pages.ts";
import type { Language } from "../i18n/languages.ts";
import { type Environment, environmentOf } from "./environment.ts";
import { type App, appOf } from "./hosts.ts";

/** What the Worker, middleware and loaders share about one request. */
export type RequestInfo = {
  id: string;
  app: App;
  language: Language;
  /** The CSP nonce of this response's inline scripts. */
  nonce: string;
  /** Ends when the request's time with the backend is over. */
  deadline: AbortSignal;
  /** That time begins anew with the next call, where the house itself has held the request back. */
  restartDeadline(): void;
  roundTrips: RoundTrips;
  /** Whether the request has written letters, which are sent after the response. */
  lettersWait: boolean;
  /** Where an hourly budget of the visitor is spent: the seconds until it begins anew. */
  secondsToWait: number | undefined;
  /** Lets work outlive the response. */
  waitUntil(promise: Promise<unknown>): void;
};

/** Counts the waits for the backend: calls that run at the same time are one. */
class RoundTrips {
  count = 0;
  #running = 0;

  /** A call begins; what it returns ends it. */
  begin(): () => void {
    if (this.#running === 0) this.count += 1;
    this.#running += 1;
    return () => {
      this.#running -= 1;
    };
  }
}

/** Lazy where a fact costs something that not every request needs: a request that is answered from the cache makes no nonce. */
export function describeRequest(
  id: string,
  url: URL,
  language: Language,
  { env, execution }: { env: Env; execution: ExecutionContext },
): RequestInfo {
  let nonce: string | undefined;
  let deadline: AbortSignal | undefined;
  return {
    id,
    app: appOf(url.hostname),
    language,
    get nonce() {
      nonce ??= crypto.randomUUID();
      return nonce;
    },
    get deadline() {
      deadline ??= AbortSignal.timeout(environmentOf(env).supabase.deadline);
      return deadline;
    },
    restartDeadline() {
      deadline = undefined;
    },
    roundTrips: new RoundTrips(),
    lettersWait: false,
    secondsToWait: undefined,
    waitUntil: (promise) => execution.waitUntil(promise),
  };
}

export type Context = Readonly<RouterContextProvider>;
/** The arguments of a loader or an action that the functions behind it need. */
export type RouteArgs = { context: Context; request: Request };

export const environmentContext = createContext<Environment>();
export const requestContext = createContext<RequestInfo>();

/** The shop's configured origin, for links. The host that a request names may be anything that its sender wrote. */
export function shopOrigin(context: Context): string {
  return context.get(environmentContext).hosts.shopOrigin;
}

/** The configured origin of the app that the request is for, for links. */
export function ownOrigin(context: Context): string {
  const { hosts } = context.get(environmentContext);
  return context.get(requestContext).app === "admin" ? hosts.adminOrigin : hosts.shopOrigin;
}
/** The pages of the request's host, for those who list them (the sitemap, the speculation rules) or ask what one declares. */
export const pagesContext = createContext<Page[]>([]);

/** What the matched page declares of itself; nothing where it has no handle. `pattern` is a middleware's or a loader's own. */
export function handleOf({ context, pattern }: { context: Context; pattern: string }): Handle {
  const path = `/${pattern}`;
  return context.get(pagesContext).find((page) => page.path === path)?.handle ?? {};
}
