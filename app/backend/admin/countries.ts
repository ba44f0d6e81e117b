import type { CountryCode } from "../../shop/countries.ts";
import type { Backend } from "../backend.ts";
import { atLeastOneRow } from "../rows.ts";
import { spreadChange } from "../site-state.ts";

/**
 * Opens a country for orders, or closes it; the log says by whom.
 * @throws BackendRefused for a caller who is not an admin
 */
export async function setCountryOpen(backend: Backend, code: CountryCode, open: boolean): Promise<void> {
  await backend.run(atLeastOneRow, (db) =>
    db.from("delivery_countries").update({ is_open: open }).eq("code", code).select("code"),
  );
  await spreadChange(backend);
}
