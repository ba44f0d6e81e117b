import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { frequentCron } from "../../../app/shop/timings.ts";

/** As Wrangler reads it for each environment: what one does not define it inherits, or does not have. */
const environments = [undefined, "staging", "production"].map((env) => ({
  name: env ?? "this machine",
  config: readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }),
}));

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
