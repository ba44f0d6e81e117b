import type { CardProviderName } from "../../payments/card-provider.ts";

const names: Record<CardProviderName, string> = { stripe: "Stripe", moyasar: "Moyasar" };

/** As those who take cards write themselves. */
export const providerName = (name: CardProviderName) => names[name];
