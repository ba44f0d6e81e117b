import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { frequentCron } from "../../../app/shop/timings.ts";

/** As Wrangler reads it for each environment: what one does not define it inherits, or does not have. */
const environments = ["staging", "production"].map((env) => ({
  name: env,
  config: readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }),
}));

test.each(environments)("on $name the Worker is what it is on this machine", ({ config }) => {
  const local = readConfig({ config: "supabase/local/worker/wrangler.toml" }, { hideWarnings: true });
  expect(config.compatibility_date).toBe(local.compatibility_date);
  expect(config.compatibility_flags).toEqual(local.compatibility_flags);
  const limits = ({ ratelimits }: typeof config) => ratelimits.map(({ name, simple }) => ({ name, simple }));
  expect(limits(config)).toEqual(limits(local));
  expect(config.kv_namespaces.map(({ binding }) => binding)).toEqual(local.kv_namespaces.map(({ binding }) => binding));
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
