import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { supabaseDirectory } from "./paths.ts";

/** The settings that the local backend honours; what is absent takes the default of `@supabase/lite`, the CLI's own. */
const configSchema = z.object({
  db: z
    .object({
      /** The schema files in the order of their dependencies. The CLI knows patterns as well; here each is named. */
      migrations: z.object({ schema_paths: z.array(z.string()).default([]) }).prefault({}),
    })
    .prefault({}),
  auth: z
    .object({
      additional_redirect_urls: z.array(z.string()).default([]),
      jwt_expiry: z.number().optional(),
      enable_signup: z.boolean().optional(),
      enable_refresh_token_rotation: z.boolean().optional(),
      refresh_token_reuse_interval: z.number().optional(),
      minimum_password_length: z.number().optional(),
      password_requirements: z.string().optional(),
      /** The first by the hour, the others by five minutes and address; the defaults are a hosted project's. */
      rate_limit: z
        .object({
          email_sent: z.number().default(30),
          token_refresh: z.number().default(150),
          sign_in_sign_ups: z.number().default(30),
          token_verifications: z.number().default(30),
        })
        .prefault({}),
      email: z
        .object({
          enable_signup: z.boolean().optional(),
          enable_confirmations: z.boolean().optional(),
          double_confirm_changes: z.boolean().optional(),
          otp_length: z.number().optional(),
          otp_expiry: z.number().optional(),
          /** Between two letters to one address. */
          max_frequency: z.string().optional(),
          notification: z.record(z.string(), z.object({ enabled: z.boolean().default(false) })).default({}),
        })
        .prefault({}),
      /** Their addresses and secrets are the caller's to know: config.toml names variables of a deployment. */
      hook: z.object({ send_email: z.object({ enabled: z.boolean().default(false) }).optional() }).prefault({}),
    })
    .prefault({}),
});

export type Config = z.infer<typeof configSchema>;

/**
 * Parses a Supabase config.toml.
 * @throws TomlError for what is no TOML, ZodError for a setting of another type
 */
export function parseConfig(text: string): Config {
  return configSchema.parse(parse(text));
}

/** The config.toml of a `supabase/` folder; all defaults where there is none. */
export function readConfig(directory = supabaseDirectory): Config {
  const path = resolve(directory, "config.toml");
  return parseConfig(existsSync(path) ? readFileSync(path, "utf8") : "");
}

/**
 * Seconds of one of Go's durations: `60s`, `1m30s`; none where nothing is set.
 * @throws Error for what is no duration
 */
export function secondsOf(duration = "0s"): number {
  if (!/^(\d+[hms])+$/.test(duration)) throw new Error(`"${duration}" is no duration`);
  const units: Record<string, number> = { h: 3600, m: 60, s: 1 };
  return [...duration.matchAll(/(\d+)([hms])/g)].reduce(
    (sum, [, amount, unit = "s"]) => sum + Number(amount) * (units[unit] ?? 1),
    0,
  );
}
