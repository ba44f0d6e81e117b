import { PortInUse } from "./http/ports.ts";
import { DirectoryInUse } from "./postgres/directory-lock.ts";
import { BrokenMigration } from "./postgres/migrations.ts";
import { NotBuilt } from "./worker/worker.ts";

/** Prints one line for a person at a terminal, what is wrong and what to do, and ends the process. */
export function exitWith(error: unknown): never {
  console.error(plainError(error));
  process.exit(1);
}

function plainError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PortInUse)
    return `${message}: stop what uses it, or choose another (PORT for the shop, BACKEND_PORT for its backend).`;
  if (error instanceof DirectoryInUse) return `${message}: stop the shop that runs there first.`;
  if (error instanceof BrokenMigration) return `${message}. Then run the command again.`;
  if (error instanceof NotBuilt) return `${message}.`;
  return `The shop could not start: ${message}`;
}

/**
 * Runs `stop` once on Ctrl+C, SIGTERM, or the death of the process that started us (`install.mjs`), then ends the
 * process.
 */
export function stopOnSignals(stop: () => Promise<unknown>) {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), exitWith);
  };
  process.on("disconnect", end);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
}
