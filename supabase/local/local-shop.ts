import { join } from "node:path";
import { localAdmin } from "./auth/local-admin.ts";
import { type LocalBackend, startBackend } from "./backend.ts";
import { keptSecret } from "./kept-secret.ts";
import { sendEmailHookOf } from "./mail/send-email-hook.ts";
import { root } from "./paths.ts";

/** The shop's port; PORT chooses another. */
export const port = Number(process.env.PORT ?? 8787);

/** Where the data of `npm start` and `npm run dev` live; DATA_DIRECTORY chooses another folder. */
export const dataDirectory = process.env.DATA_DIRECTORY ?? join(root, ".data");

export const shopHostAt = (at: number) => `shop.localhost:${at}`;

/** The shop's host on this machine, for the Worker's `SHOP_HOST`. */
export const shopHost = shopHostAt(port);

const shopUrl = `http://${shopHost}`;
const adminUrl = `http://admin.localhost:${port}`;

/** Known to the backend and to the Worker, as long as both run. */
export const sendEmailHook = sendEmailHookOf(shopUrl);

/** The backend's port, and before that of the card services; BACKEND_PORT chooses another. */
export const backendPort = Number(process.env.BACKEND_PORT ?? 54321);

/** The backend of `npm start` and `npm run dev`. */
export function startShopBackend(): Promise<LocalBackend> {
  return startBackend({
    directory: join(dataDirectory, "backend"),
    port: backendPort,
    siteUrl: shopUrl,
    redirectUrls: [`${adminUrl}/**`],
    authLimits: true,
    sendEmailHook,
  });
}

/** What the Worker signs with: kept beside the data, so that journeys outlive a restart. */
export function signingKey(): string {
  return keptSecret(dataDirectory, "signing-key", "base64");
}

export function printAddresses({ mailbox }: LocalBackend) {
  console.log(`
  The shop     ${shopUrl}
  Admin app    ${adminUrl}  (${localAdmin.email}, ${localAdmin.password})
  Mailbox      ${mailbox.url}
  Data         ${dataDirectory}

  Ctrl+C stops it.
`);
}
