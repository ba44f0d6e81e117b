import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { keptSecret } from "../kept-secret.ts";
import { libraryTemplates } from "../mail/library-templates.ts";

/** What a browser may know; it opens nothing that row-level security does not. */
export const publishableKey = "sb_publishable_local_athar_perfume_house";

type LocalSettings = {
  /** Where the secret that signs tokens is kept; absent: it ends with the process. */
  directory?: string;
  siteUrl: string;
  redirectUrls?: string[];
  /** Seconds. */
  tokenLifetime?: number;
};

/** The `[auth]` of config.toml as the embedded Auth takes it, at the local addresses. */
export function authConfig(
  {
    auth: {
      rate_limit: _limits,
      email: { notification: _, ...email },
      hook: __,
      ...auth
    },
  }: Config,
  { directory, siteUrl, redirectUrls = [], tokenLifetime }: LocalSettings,
) {
  return {
    ...auth,
    enabled: true,
    jwt_secret: secretOf(directory),
    publishable_key: publishableKey,
    site_url: siteUrl,
    additional_redirect_urls: [`${siteUrl}/**`, ...auth.additional_redirect_urls, ...redirectUrls],
    jwt_expiry: tokenLifetime ?? auth.jwt_expiry,
    email: { ...email, template: libraryTemplates },
  };
}

/** Sessions outlive a restart, so the secret that signs them is kept beside the data. */
function secretOf(directory: string | undefined) {
  return directory ? keptSecret(directory, "jwt-secret", "hex") : randomBytes(32).toString("hex");
}
