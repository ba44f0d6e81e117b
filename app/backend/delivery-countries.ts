import { z } from "zod";
import { countries } from "../shop/countries.ts";
import type { Backend } from "./backend.ts";

/** After how many days what is ordered today arrives, of a composed perfume without the days that it macerates. */
const spanSchema = z.object({ least: z.int(), most: z.int() });

const deliveryCountrySchema = z.object({
  code: z.enum(countries.map(({ code }) => code)),
  /** Whether anything can be ordered to it. */
  is_open: z.boolean(),
  /** In whole riyals. */
  fee_sar: z.int().nonnegative(),
  /** Whether the courier takes money there. */
  pays_on_delivery: z.boolean(),
  /** 0 where the prices include none. */
  vat_percent: z.int(),
  days: z.object({ composed: spanSchema, vault: spanSchema }),
});
export type DeliveryCountry = z.infer<typeof deliveryCountrySchema>;

/**
 * Where parcels go, in the order of the picker; stale-if-error.
 * @throws BackendDown where there is no copy either
 */
export async function listDeliveryCountries(backend: Backend): Promise<DeliveryCountry[]> {
  const schema = z.array(deliveryCountrySchema);
  const { value } = await backend.cached("delivery countries", schema, () =>
    backend.runAsWorker(schema, (db) => db.rpc("list_delivery_countries")),
  );
  return value;
}
