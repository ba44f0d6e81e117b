import { expect, test } from "vitest";
import { environmentOf } from "../../../app/http/environment.ts";

test("a Worker without its variables names every one that is missing or malformed", () => {
  // What a deployment with a forgotten variable hands over; no real namespace has fewer methods.
  const bindings: unknown = { SUPABASE_URL: "nowhere" };
  const start = () => Reflect.apply(environmentOf, undefined, [bindings]);
  expect(start).toThrow(
    /SUPABASE_URL: .*SUPABASE_PUBLISHABLE_KEY: .*SUPABASE_WORKER_TOKEN: .*SESSIONS: the KV namespace is not bound/,
  );
});
