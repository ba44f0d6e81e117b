// The backend or the Worker as a process of its own, so that the drill can kill it: `service.ts backend <port> <folder>
// [database]`, `service.ts Worker <port> <folder> <backend> <the backend's folder> [more variables, as JSON]`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { publishableKey } from "../../supabase/local/auth/auth-config.ts";
import { signRoleToken } from "../../supabase/local/auth/role-token.ts";
import { startBackend } from "../../supabase/local/backend.ts";
import { startWorker } from "../../supabase/local/worker/worker.ts";
import { bindingsOf } from "../support/bindings.ts";

// It ends with the process that started it.
process.once("disconnect", () => process.exit());

const [name, port, directory, address, backendDirectory, more = "{}"] = process.argv.slice(2);

if (name === "backend")
  await startBackend({ directory, database: address, port: Number(port), siteUrl: "http://shop.localhost" });
else {
  const secret = readFileSync(join(String(backendDirectory), "jwt-secret"), "utf8");
  const bindings = bindingsOf({
    url: String(address),
    key: publishableKey,
    workerToken: await signRoleToken("worker", secret),
    machineryToken: await signRoleToken("machinery", secret),
  });
  const variables = z.record(z.string(), z.string()).parse(JSON.parse(more));
  await startWorker({ directory, port: Number(port), bindings: { ...bindings, ...variables } });
}
process.send?.("ready");
