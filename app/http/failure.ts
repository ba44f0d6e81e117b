import { data } from "react-router";
import { BackendDown } from "../backend/backend.ts";

/** The status of a form that could not be kept: 503 where the backend is down, 500 for what should not happen. */
export function failureStatus(error: unknown): 500 | 503 {
  return error instanceof BackendDown ? 503 : 500;
}

/** For a page that is nothing without the backend: the error page with a 503 where the backend is down. */
export function away(error: unknown): never {
  throw error instanceof BackendDown ? data(null, { status: 503 }) : error;
}
