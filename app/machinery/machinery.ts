import { createContext } from "react-router";
import { type Backend, createMachineryBackend } from "../backend/backend.ts";
import { type Context, environmentContext } from "../http/context.ts";
import type { Environment } from "../http/environment.ts";

/** What the Worker does in its own name works with: a backend with the rights of the role `machinery`, and the environment. */
export type Machinery = { backend: Backend; environment: Environment };

/** One for a run of the cron; null where this deployment has no token of the role. */
export function openMachinery(environment: Environment): Machinery | null {
  const { supabase, machineryToken } = environment;
  return machineryToken ? { backend: createMachineryBackend(supabase, machineryToken), environment } : null;
}

const machineryContext = createContext<Machinery | null | undefined>(undefined);

/** One for a request, opened when it is first asked for. */
export function machineryOf(context: Context): Machinery | null {
  const known = context.get(machineryContext);
  if (known !== undefined) return known;
  const opened = openMachinery(context.get(environmentContext));
  context.set(machineryContext, opened);
  return opened;
}
