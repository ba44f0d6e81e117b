import { placeholdersIn } from "../shop/placeholders.ts";
import { isShopHost } from "./hosts.ts";

/** Something wrong with a configuration: where it stands, and what is wrong or wanted. It never repeats the value. */
export type Problem = { path: string; message: string };

/** Whether a text can be a deployment's `SHOP_HOST`: a name that a name server knows, without a port, and nobody's example. */
export function isPublicHost(text: string): boolean {
  return isShopHost(text) && /^[\w-]+(\.[\w-]+)+$/.test(text) && placeholdersIn(text).length === 0;
}

/** A service is configured by its origin, because the shop knows its paths. */
const isOrigin = (value: unknown) => /^https:\/\/[\w.-]+$/.test(String(value));

/** The publishable key may be shown to every browser. A row of x is the manual's example of one. */
const isPublishableKey = (value: unknown) => /^sb_publishable_(?!x+$)[\w-]{16,}$/.test(String(value));

/** What in the variables is well-formed, and yet for tests or this machine alone. */
export function problemsOfDeployment(values: Record<string, unknown>): Problem[] {
  const { SHOP_HOST, SUPABASE_PUBLISHABLE_KEY, RATE_LIMITS, HOUSE } = values;
  const services = Object.entries(values).filter(([name]) => name.endsWith("_URL"));
  return [
    ...(isPublicHost(String(SHOP_HOST))
      ? []
      : [{ path: "SHOP_HOST", message: "wanted is a name on the internet, without a port" }]),
    ...services
      .filter(([, value]) => !isOrigin(value))
      .map(([path]) => ({ path, message: "wanted is https://, a host, and nothing behind it" })),
    ...(isPublishableKey(SUPABASE_PUBLISHABLE_KEY)
      ? []
      : [
          {
            path: "SUPABASE_PUBLISHABLE_KEY",
            message: "wanted is the key that begins with sb_publishable_; a secret one is never put here",
          },
        ]),
    ...(typeof HOUSE === "object" && HOUSE !== null && "demonstration" in HOUSE
      ? [{ path: "HOUSE.demonstration", message: "is for this machine: a shop that sells says who it is" }]
      : []),
    ...(RATE_LIMITS === "off" ? [{ path: "RATE_LIMITS", message: "off is for tests" }] : []),
    ...("BACKEND_DEADLINE" in values ? [{ path: "BACKEND_DEADLINE", message: "another one is for tests" }] : []),
  ];
}
