import { expect, test } from "vitest";
import { addressLines } from "../../../app/shop/address-lines.ts";
import type { CountryCode } from "../../../app/shop/countries.ts";

const saudi = {
  note: "Please ring twice",
  city: "Riyadh",
  street: "King Fahd Road",
  building: "2929",
  district: "Al Olaya",
  secondary: "7421",
  short_code: "RRRD2929",
  postal_code: "12345",
  unit: "1204",
};
const elsewhere = { line1: "Flat 3", line2: "12 Mill Lane", city: "Town", region: "Region", postal_code: "12345" };

test.each<[CountryCode, Record<string, string>, string[]]>([
  ["SA", saudi, ["2929 King Fahd Road", "Unit\u00a01204", "Al Olaya", "Riyadh 12345-7421", "RRRD2929"]],
  ["SA", { short_code: "RRRD2929", city: "Riyadh" }, ["Riyadh", "RRRD2929"]],
  [
    "AE",
    { emirate: "dubai", area: "Marina", street: "Al Sufouh", unit: "Tower 5, 1204" },
    ["Tower 5, 1204", "Al Sufouh", "Marina", "Dubai"],
  ],
  ["US", elsewhere, ["Flat 3", "12 Mill Lane", "Town, Region 12345"]],
  ["FR", elsewhere, ["Flat 3", "12 Mill Lane", "12345 Town", "Region"]],
  ["TR", elsewhere, ["Flat 3", "12 Mill Lane", "12345 Town / Region"]],
  ["GB", { line1: "12 Mill Lane", city: "Bath", postal_code: "BA1 1AA" }, ["12 Mill Lane", "Bath", "BA1 1AA"]],
  ["JO", { line1: "12 Mill Lane", city: "Amman" }, ["12 Mill Lane", "Amman"]],
])("an address in %s stands as its post writes it, whatever the order it was kept in", (country, address, lines) => {
  expect(addressLines(country, address, "en")).toEqual(lines);
});
