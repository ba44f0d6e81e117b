import type { Currency } from "../../money.ts";

/** What header and footer know about who is looking. */
export type Visitor = {
  role: "guest" | "user" | "admin";
  /** The e-mail's local part, absent for a guest. */
  name?: string | undefined;
  currency: Currency;
};
