import { type CardServices, startCardServices } from "../../tests/support/card-services.ts";
import { backendPort, port, shopHost } from "./local-shop.ts";

/**
 * The tests' stand-ins of Stripe and Moyasar, so that an order can be paid by card on this machine; nothing is charged.
 * What was opened on their pages is forgotten when they stop.
 */
export function startLocalCards(): Promise<CardServices> {
  return startCardServices(async ({ path, headers, body }) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { ...headers, host: shopHost },
      body,
    });
    return status === 200;
  }, backendPort + 1);
}
