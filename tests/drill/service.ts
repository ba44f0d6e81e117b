// The backend or the Worker as a process of its own, so that the drill can kill it: `service.ts backend <port> <folder>
// [database]`, `service.ts Worker <port> <folder> <backend>`.
import { publishableKey } from "../../supabase/local/auth/auth-config.ts";
import { startBackend } from "../../supabase/local/backend.ts";
import { startWorker } from "../../supabase/local/worker/worker.ts";

const [name, port, directory, address] = process.argv.slice(2);

if (name === "backend")
  await startBackend({ directory, database: address, port: Number(port), siteUrl: "http://shop.localhost" });
else {
  const bindings = { SUPABASE_URL: String(address), SUPABASE_PUBLISHABLE_KEY: publishableKey, RATE_LIMITS: "off" };
  await startWorker({ directory, port: Number(port), bindings });
}
process.send?.("ready");
