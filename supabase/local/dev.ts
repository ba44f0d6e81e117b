// `npm run dev`: the same backend and data as `npm start`, with the shop rebuilt in place as its sources change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { startBackend } from "./backend.ts";
import { root } from "./build.ts";
import { localAdmin } from "./local-admin.ts";
import { plainError, stopOnSignals } from "./plain-errors.ts";
import { PortInUse, portIsFree } from "./serve.ts";

const port = Number(process.env.PORT ?? 8787);
const backendPort = Number(process.env.BACKEND_PORT ?? 54321);

try {
  if (!(await portIsFree(port))) throw new PortInUse(`Port ${port} is in use`);
  const shop = `http://shop.localhost:${port}`;
  const admin = `http://admin.localhost:${port}`;
  const backend = await startBackend({
    directory: join(root, ".data/backend"),
    port: backendPort,
    siteUrl: shop,
    redirectUrls: [`${admin}/**`],
  });
  console.log(`
  The shop     ${shop}
  Its office   ${admin}  (${localAdmin.email}, ${localAdmin.password})
  Mailbox      ${backend.mailbox.url}
`);
  const router = join(root, "node_modules/@react-router/dev/bin.cjs");
  const vite = spawn(process.execPath, [router, "dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.key,
    },
  });
  vite.on("exit", async (code) => {
    await backend.stop();
    process.exit(code ?? 0);
  });
  stopOnSignals(async () => {
    vite.kill("SIGTERM");
    await backend.stop();
  });
} catch (error) {
  console.error(plainError(error));
  process.exit(1);
}
