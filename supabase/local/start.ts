// `npm start`: the whole shop on this machine, its data kept in .data/ between starts.
import { join } from "node:path";
import { startBackend } from "./backend.ts";
import { buildWhereNeeded, root } from "./build.ts";
import { localAdmin } from "./local-admin.ts";
import { plainError, stopOnSignals } from "./plain-errors.ts";
import { startWorker } from "./worker.ts";

const port = Number(process.env.PORT ?? 8787);
const backendPort = Number(process.env.BACKEND_PORT ?? 54321);
const data = join(root, ".data");

try {
  buildWhereNeeded();
  const shop = `http://shop.localhost:${port}`;
  const admin = `http://admin.localhost:${port}`;
  const backend = await startBackend({
    directory: join(data, "backend"),
    port: backendPort,
    siteUrl: shop,
    redirectUrls: [`${admin}/**`],
  });
  const worker = await startWorker({
    port,
    directory: join(data, "worker"),
    bindings: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key },
    log: (line) => console.log(line),
  }).catch(async (error: unknown) => {
    await backend.stop();
    throw error;
  });
  stopOnSignals(async () => {
    await worker.stop();
    await backend.stop();
  });
  console.log(`
  The shop     ${shop}
  Its office   ${admin}  (${localAdmin.email}, ${localAdmin.password})
  Mailbox      ${backend.mailbox.url}
  Data         ${data}

  Ctrl+C stops it.
`);
} catch (error) {
  console.error(plainError(error));
  process.exit(1);
}
