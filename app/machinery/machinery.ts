import { createContext } from "react-router";
import { type Backend, createMachineryBackend } from "../backend/backend.ts";
import { type Context, environmentContext, requestContext } from "../http/context.ts";
import type { Environment } from "../http/environment.ts";

/** What the Worker does in its own name works with: a backend with the rights of the role `machinery`, and the environment. */
export type Machinery = { backend: Backend; environment: Environment };

/** One for a run of the cron; null where this deployment has no token of the role. */
export function openMachinery(environment: Environment, onLetter?: () => void): Machinery | null {
  const { supabase, machineryToken } = environment;
  return machineryToken
    ? { backend: createMachineryBackend({ ...supabase, onLetter }, machineryToken), environment }
    : null;
}

/** Null until it is asked for. */
const machineryContext = createContext<{ machinery: Machinery | null } | null>(null);

/** One for a request, opened when it is first asked for; null as in `openMachinery`. */
export function machineryOf(context: Context): Machinery | null {
  const known = context.get(machineryContext);
  if (known) return known.machinery;
  const info = context.get(requestContext);
  const machinery = openMachinery(context.get(environmentContext), () => {
    info.lettersWait = true;
  });
  context.set(machineryContext, { machinery });
  return machinery;
}
