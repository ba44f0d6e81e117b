// Runs one Worker in a process of its own: it ends with the process that forked it, however that ends, and workerd with it.
import { simulate, simulatorOptions } from "./miniflare.ts";

/** What this process sends: lines of the Worker's log, and once either where it serves or why it cannot. */
export type SimulatorMessage = { line: string } | { port: number } | { error: string };

// Nobody listens to what is still logged after the end.
const send = (message: SimulatorMessage) => process.send?.(message, () => undefined);

// What `worker.ts` passes as the only argument, as JSON.
const options = simulatorOptions.parse(JSON.parse(process.argv[2] ?? ""));
const miniflare = simulate(options, (line) => send({ line }));
const end = () => miniflare.dispose().finally(() => process.exit());
process.on("disconnect", end);
// Ctrl+C reaches every process of a terminal; the one that forked this says when to end.
process.on("SIGINT", () => undefined);

try {
  const url = await miniflare.ready;
  send({ port: Number(url.port) });
} catch (error) {
  send({ error: error instanceof Error ? error.message : String(error) });
}
