import { type Backend, type BackendOptions, createMachineryBackend } from "../../app/backend/backend.ts";
import { Secret } from "../../app/encoding/secret.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";

/** Where a backend is reached, in whose name, and for how long it is waited. */
export type Address = Pick<LocalBackend, "url" | "key" | "workerToken"> & { deadline?: number };

/** Milliseconds that a call may take where its time is not what is tested: a busy machine is not a backend that is down. */
export const patience = 15_000;

/** What `createBackend` wants of a backend of this machine. */
export function optionsOf({ url, key, workerToken, deadline = patience }: Address): BackendOptions {
  return { url, key, workerToken: new Secret(workerToken), deadline };
}

/** The backend with the rights of the role `machinery`. */
export function machineryBackendOf(backend: Address & Pick<LocalBackend, "machineryToken">): Backend {
  return createMachineryBackend(optionsOf(backend), new Secret(backend.machineryToken));
}
