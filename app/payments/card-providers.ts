import { type CardAccount, type CardProvider, type CardProviderName, cardProviderNames } from "./card-provider.ts";
import { moyasarProvider } from "./moyasar.ts";
import { stripeProvider } from "./stripe.ts";

/** The accounts that this deployment has; a provider without one does not appear. */
export type CardAccounts = Partial<Record<CardProviderName, CardAccount>>;

const create: Record<CardProviderName, (account: CardAccount) => CardProvider> = {
  stripe: stripeProvider,
  moyasar: moyasarProvider,
};

/** The provider of that name, where the deployment has an account with it. */
export function cardProvider(accounts: CardAccounts, name: string | undefined): CardProvider | null {
  const known = cardProviderNames.find((each) => each === name);
  const account = known && accounts[known];
  return account ? create[known](account) : null;
}

/** Who takes cards for parcels to a country: Moyasar in Saudi Arabia, where Stripe serves no merchants, Stripe elsewhere. */
export function cardProviderFor(accounts: CardAccounts, country: string): CardProvider | null {
  return cardProvider(accounts, country === "SA" ? "moyasar" : "stripe");
}

/** Where the browser may be sent to pay. */
export function cardPageOrigins(accounts: CardAccounts): string[] {
  return cardProviderNames.flatMap((name) => cardProvider(accounts, name)?.pageOrigin ?? []);
}
