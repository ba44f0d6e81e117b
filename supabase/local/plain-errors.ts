import { DirectoryInUse } from "./lock.ts";
import { BrokenMigration } from "./migrations.ts";
import { PortInUse } from "./serve.ts";
import { NotBuilt } from "./worker.ts";

/** One plain line for a person at a terminal: what is wrong and what to do. */
export function plainError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PortInUse)
    return `${message}: stop what uses it, or choose another (PORT for the shop, BACKEND_PORT for its backend).`;
  if (error instanceof DirectoryInUse) return `${message}: stop the shop that runs there first.`;
  if (error instanceof BrokenMigration) return `${message}. Then run the command again.`;
  if (error instanceof NotBuilt) return `${message}.`;
  return `The shop could not start: ${message}`;
}

/** Runs `stop` once on Ctrl+C, a polite kill, or the death of the process that installed us; then ends the process. */
export function stopOnSignals(stop: () => Promise<unknown>) {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(plainError(error));
        process.exit(1);
      },
    );
  };
  process.on("disconnect", end);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // Miniflare listens too, and ends the process before the database is closed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}
