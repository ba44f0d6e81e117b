import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { webhookPath } from "../../../app/http/request/origin.ts";
import addresses from "../../../app/routes.ts";

/** Every route with its whole path. */
function withPaths(entries: RouteConfigEntry[], parent = ""): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return [{ path: whole, file }, ...withPaths(children, whole)];
  });
}

test("what is not checked for its origin leads alone to what is known by its signature", () => {
  const unchecked = withPaths(addresses).filter(({ path }) => path.startsWith(webhookPath) || path.startsWith("/:"));
  expect(unchecked.map(({ file }) => file)).toEqual(["resources/auth-letter.ts", "resources/payment-webhook.ts"]);
});
