// `npm start`: the whole shop on this machine, its data kept in .data/ between starts.
import { join } from "node:path";
import { startLocalCards } from "./local-cards.ts";
import {
  dataDirectory,
  port,
  printAddresses,
  sendEmailHook,
  shopHost,
  signingKey,
  startShopBackend,
} from "./local-shop.ts";
import { shopLetters } from "./mail/shop-letters.ts";
import { exitWith, stopOnSignals } from "./terminal.ts";
import { buildWhereNeeded } from "./worker/build.ts";
import { startWorker } from "./worker/worker.ts";

try {
  buildWhereNeeded();
  await using cleanup = new AsyncDisposableStack();
  const backend = await startShopBackend();
  cleanup.defer(backend.stop);
  const cards = await startLocalCards();
  cleanup.defer(cards.stop);
  const worker = await startWorker({
    port,
    directory: join(dataDirectory, "worker"),
    bindings: {
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
    log: (line) => console.log(line),
  });
  cleanup.defer(worker.stop);
  const started = cleanup.move();
  stopOnSignals(() => started.disposeAsync());
  printAddresses(backend);
} catch (error) {
  exitWith(error);
}
