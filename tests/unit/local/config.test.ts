import { expect, test } from "vitest";
import { parseConfig, readConfig } from "../../../supabase/local/config.ts";

/** A hosted project's own, where nothing is set. */
const hostedLimits = { email_sent: 30, token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 };

test("the settings of Auth and its e-mails are read, others are passed over", () => {
  const { auth } = parseConfig(`
    project_id = "athar"
    [auth]
    jwt_expiry = 900
    additional_redirect_urls = [
      "http://a/#b", # one
      'http://c',
    ]
    [auth.rate_limit]
    email_sent = 7
    sms_sent = 30
    [auth.email.notification.password_changed]
    enabled = true
    [auth.hook.send_email]
    enabled = true
    uri = "env(SEND_EMAIL_HOOK_URI)"
    [storage]
    enabled = false`);
  expect(auth).toEqual({
    jwt_expiry: 900,
    additional_redirect_urls: ["http://a/#b", "http://c"],
    rate_limit: { ...hostedLimits, email_sent: 7 },
    email: { notification: { password_changed: { enabled: true } } },
    hook: { send_email: { enabled: true } },
  });
});

test("what is no TOML and what is of another type are refused by their names", () => {
  expect(() => parseConfig("[auth]\njwt_expiry = soon")).toThrow(/jwt_expiry = soon/);
  expect(() => parseConfig('[auth]\njwt_expiry = "an hour"')).toThrow(/jwt_expiry/);
});

test("the project's own is read, and a folder without one has none", () => {
  expect(readConfig().auth.enable_refresh_token_rotation).toBe(true);
  expect(readConfig(import.meta.dirname).auth).toEqual({
    additional_redirect_urls: [],
    rate_limit: hostedLimits,
    email: { notification: {} },
    hook: {},
  });
});
