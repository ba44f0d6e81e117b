import { AsyncLocalStorage } from "node:async_hooks";
import type { WantedLetter } from "../mail/library-templates.ts";

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
  /** What Auth wants written, as far as the request has come. */
  letters: WantedLetter[];
};

export const requestContext = new AsyncLocalStorage<RequestContext>();
