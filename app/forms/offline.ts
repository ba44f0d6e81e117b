import { data } from "react-router";

/**
 * What a live page's action answers when the request never left the browser: `answer` with status 503, so that the
 * router reads nothing anew and the page stays as it is, everything typed included. Anything else is thrown on.
 */
export function unlessSent<Answer>(error: unknown, answer: Answer) {
  if (error instanceof TypeError) return data(answer, { status: 503 });
  throw error;
}
