// One half of a shop as a process of its own, so that the drill can kill it: `house.ts backend <port> <folder>
// [database]`, `house.ts Worker <port> <folder> <backend>`.
import { publishableKey, startBackend } from "../../supabase/local/backend.ts";
import { startWorker } from "../../supabase/local/worker.ts";

const [half, port, directory, other] = process.argv.slice(2);

if (half === "backend")
  await startBackend({ directory, database: other, port: Number(port), siteUrl: "http://shop.localhost" });
else {
  const bindings = { SUPABASE_URL: String(other), SUPABASE_PUBLISHABLE_KEY: publishableKey, RATE_LIMITS: "off" };
  await startWorker({ directory, port: Number(port), bindings });
}
process.send?.("ready");
