import { AsyncLocalStorage } from "node:async_hooks";

/** What the database and the mailer need to know of the HTTP request that they answer. */
export type RequestContext = {
  method: string;
  /** The path of the service itself: without the prefix that the gateway routes by. */
  path: string;
  /** Where the backend was called: `http://host:port`. */
  origin: string;
  headers: Record<string, string>;
  /** Where a link in an e-mail shall lead. */
  redirectTo?: string;
  /** Metadata of a new user, as the caller of Auth gave them. */
  userData?: Record<string, unknown>;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();
