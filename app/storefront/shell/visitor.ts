import type { Role } from "../../auth/role.ts";
import type { Currency } from "../../shop/currencies.ts";

/** What header and footer need to know about the visitor. */
export type ShellVisitor = {
  role: Role;
  /** The e-mail's local part, absent for a guest. */
  name?: string | undefined;
  currency: Currency;
  /** The name of the menu in which language and currency are changed: it says what both are. */
  preferences: string;
  /** Where parcels go, in the visitor's language; or that it is to be chosen. */
  destination: string;
  /** How many bottles and sets are in the cart. */
  cart: number;
};
