import { createContext } from "react-router";
import type { App } from "../hosts.ts";
import type { Language } from "../i18n/languages.ts";
import type { Environment } from "./environment.ts";

/** The maintenance switch as one isolate last saw it; a failed reading counts as off. */
export type Switch = { on: boolean; words: Partial<Record<Language, string>>; fallback: string };

/** Facts of one request that middleware and loaders share. */
export type RequestFacts = {
  id: string;
  app: App;
  /** The CSP nonce of this response's inline scripts. */
  nonce: string;
  /** Ends when the request's time with the backend is over. */
  deadline: AbortSignal;
  /** Round trips to the backend so far, those at the same time as one; the log line tells it. */
  trips: number;
  /** Calls to the backend that are under way. */
  asking: number;
  /** The maintenance switch, once somebody asked for it. */
  closed?: Promise<Switch>;
  /** Lets work outlive the response. */
  waitUntil(promise: Promise<unknown>): void;
};

export const environmentContext = createContext<Environment>();
export const requestContext = createContext<RequestFacts>();
