import { environmentContext, shopOrigin } from "../http/context.ts";
import { languages } from "../i18n/languages.ts";
import { day } from "../shop/timings.ts";
import type { Route } from "./+types/security-txt";

/** RFC 9116 advises less than a year; the file is made anew at each request. */
const lifetime = 180 * day;

/** Where and how to report a weakness (RFC 9116); the admin app names the shop's. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = shopOrigin(context);
  const { email } = context.get(environmentContext).house;
  const lines = [
    `Contact: mailto:${email.security}`,
    `Expires: ${new Date(Date.now() + lifetime).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/.well-known/security-policy.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
