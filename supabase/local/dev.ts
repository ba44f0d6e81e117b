// `npm run dev`: the same backend and data as `npm start`, with the shop rebuilt in place as its sources change.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PortInUse, portIsFree } from "./http/ports.ts";
import { startLocalCards } from "./local-cards.ts";
import { port, printAddresses, sendEmailHook, shopHost, signingKey, startShopBackend } from "./local-shop.ts";
import { shopLetters } from "./mail/shop-letters.ts";
import { root } from "./paths.ts";
import { exitWith, stopOnSignals } from "./terminal.ts";

try {
  if (!(await portIsFree(port))) throw new PortInUse(port);
  const backend = await startShopBackend();
  const cards = await startLocalCards();
  printAddresses(backend);
  const router = join(root, "node_modules/@react-router/dev/bin.cjs");
  const vite = spawn(process.execPath, [router, "dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      SHOP_HOST: shopHost,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.key,
      SUPABASE_WORKER_TOKEN: backend.workerToken,
      SUPABASE_MACHINERY_TOKEN: backend.machineryToken,
      SIGNING_KEYS: signingKey(),
      SEND_EMAIL_HOOK_SECRET: sendEmailHook.secret,
      ...shopLetters(backend.url),
      ...cards.bindings,
    },
  });
  stopOnSignals(async () => {
    vite.kill("SIGTERM");
    await cards.stop();
    await backend.stop();
  });
  const [code] = await once(vite, "exit");
  await cards.stop();
  await backend.stop();
  process.exit(code ?? 0);
} catch (error) {
  exitWith(error);
}
