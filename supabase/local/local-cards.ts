import { request } from "node:http";
import { type CardServices, startCardServices, type WebhookRequest } from "../../tests/support/card-services.ts";
import { backendPort, port, shopHostAt } from "./local-shop.ts";

/**
 * The tests' stand-ins of Stripe and Moyasar, so that an order can be paid by card on this machine; nothing is charged.
 * What was opened on their pages is forgotten when they stop.
 */
export function startLocalCards(): Promise<CardServices> {
  return startCardServices((webhook) => tellShop(port, webhook), backendPort + 1);
}

/** Posts to the shop at a port of this machine, by its host: `fetch` would leave that header out. Whether it was taken. */
export function tellShop(at: number, { path, headers, body }: WebhookRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port: at, path, method: "POST", headers: { ...headers, host: shopHostAt(at) } },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode === 200));
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}
