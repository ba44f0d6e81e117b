import {
  type CardAccount,
  type CardProvider,
  type CardProviderName,
  type CardService,
  cardProviderNames,
} from "./card-provider.ts";
import { moyasar } from "./moyasar.ts";
import { stripe } from "./stripe.ts";

/** The accounts that this deployment has; a provider without one does not appear. */
export type CardAccounts = Partial<Record<CardProviderName, CardAccount>>;

const services: Record<CardProviderName, CardService> = { stripe, moyasar };

/** The variables of the environment in which accounts are. */
export const cardVariables = { ...stripe.variables, ...moyasar.variables };
export const cardSecrets = { ...stripe.secrets, ...moyasar.secrets };

type CardValues = Parameters<typeof stripe.account>[0] & Parameters<typeof moyasar.account>[0];

export function cardAccounts(values: CardValues): CardAccounts {
  return { stripe: stripe.account(values), moyasar: moyasar.account(values) };
}

/** The provider of that name, where the deployment has an account with it. */
export function cardProvider(accounts: CardAccounts, name: string | undefined): CardProvider | null {
  const known = cardProviderNames.find((each) => each === name);
  const account = known && accounts[known];
  return account ? services[known].create(account) : null;
}

/** Who takes cards for parcels to a country. */
export function cardProviderFor(accounts: CardAccounts, country: string): CardProvider | null {
  return cardProvider(
    accounts,
    cardProviderNames.find((name) => services[name].serves(country)),
  );
}

/** Where the browser may be sent to pay. */
export function cardPageOrigins(accounts: CardAccounts): string[] {
  return cardProviderNames.flatMap((name) => cardProvider(accounts, name)?.pageOrigin ?? []);
}
