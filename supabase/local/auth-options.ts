import { section, type Table, type Value } from "./config.ts";

type Local = { key: string; secret: string; siteUrl: string; redirectUrls?: string[]; tokenLifetime?: number };

/** The `[auth]` of config.toml as the embedded Auth takes it, at the local addresses. */
export function authOptions(config: Table, { key, secret, siteUrl, redirectUrls = [], tokenLifetime }: Local) {
  const auth = section(config, "auth");
  const email = section(config, "auth", "email");
  return {
    enabled: true,
    jwt_secret: secret,
    publishable_key: key,
    site_url: siteUrl,
    additional_redirect_urls: [`${siteUrl}/**`, ...texts(auth.additional_redirect_urls), ...redirectUrls],
    jwt_expiry: tokenLifetime ?? number(auth.jwt_expiry, 3600),
    enable_signup: auth.enable_signup !== false,
    enable_refresh_token_rotation: auth.enable_refresh_token_rotation !== false,
    refresh_token_reuse_interval: number(auth.refresh_token_reuse_interval, 10),
    minimum_password_length: number(auth.minimum_password_length, 6),
    password_requirements: typeof auth.password_requirements === "string" ? auth.password_requirements : "",
    email: {
      enable_signup: email.enabled !== false,
      enable_confirmations: email.enable_confirmations === true,
      double_confirm_changes: email.double_confirm_changes !== false,
      otp_length: number(email.otp_length, 6),
      otp_expiry: number(email.otp_expiry, 3600),
    },
  };
}

function number(value: Value | undefined, otherwise: number) {
  return typeof value === "number" ? value : otherwise;
}

function texts(value: Value | undefined) {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
