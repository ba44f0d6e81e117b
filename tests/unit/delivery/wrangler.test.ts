import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import { frequentCron } from "../../../app/shop/timings.ts";

/** As Wrangler reads it for each environment: what one does not define it inherits, or does not have. */
const environments = ["staging", "production"].map((env) => ({
  name: env,
  config: readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }),
}));

/** What tests on this machine rely on, and a deployment has too. */
const shared = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  ratelimits: z.array(z.object({ name: z.string(), simple: z.object({ limit: z.number(), period: z.number() }) })),
  kv_namespaces: z.array(z.object({ binding: z.string() })),
});

test.each(environments)("on $name the Worker is what it is on this machine", ({ config }) => {
  const local = readConfig({ config: "supabase/local/worker/wrangler.toml" }, { hideWarnings: true });
  expect(shared.parse(config)).toEqual(shared.parse(local));
});

test.each(environments)("on $name nothing but the Worker's own lines is kept of a request", ({ config }) =>
  expect(config.observability.logs?.invocation_logs).toBe(false),
);

test.each(environments)(
  "on $name two crons are configured, one of them the frequent one that the Worker recognises",
  ({ config }) => {
    expect(config.triggers.crons).toContain(frequentCron);
    expect(config.triggers.crons).toHaveLength(2);
  },
);
