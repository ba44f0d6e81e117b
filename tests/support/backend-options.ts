import { type Backend, type BackendOptions, createMachineryBackend } from "../../app/backend/backend.ts";
import { Secret } from "../../app/encoding/secret.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";

/** Where a backend is reached, and in whose name. */
export type Address = Pick<LocalBackend, "url" | "key" | "workerToken">;

/** What `createBackend` wants of a backend of this machine. */
export function optionsOf({ url, key, workerToken }: Address): BackendOptions {
  return { url, key, workerToken: new Secret(workerToken) };
}

/** The backend with the rights of the role `machinery`. */
export function machineryBackendOf(backend: Address & Pick<LocalBackend, "machineryToken">): Backend {
  return createMachineryBackend(optionsOf(backend), new Secret(backend.machineryToken));
}
