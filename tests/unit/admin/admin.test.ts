import { expect, test } from "vitest";
import { vaultPerfumeFields } from "../../../app/admin/perfumes/vault-perfume-fields.server.ts";
import { csvLines } from "../../../app/admin/shell/csv.ts";
import { formatDateTime } from "../../../app/admin/shell/date-time.tsx";
import {
  localisedField,
  localisedListField,
  optionalLocalisedField,
} from "../../../app/admin/shell/localised.server.ts";
import { isToastName, withToast } from "../../../app/admin/shell/toast-name.ts";
import { isOn } from "../../../app/backend/boolean-flag.ts";
import { parseForm } from "../../../app/forms/parse-form.server.ts";

test.each([true, 1, -1, 0.5, "1", "true", "TRUE", " yes ", "on"])("maintenance is on for %j", (flag) => {
  expect(isOn(flag)).toBe(true);
});

test.each([false, 0, Number.NaN, "", "0", "false", "off", "no", "enabled", null, undefined, {}])(
  "maintenance is off for %j",
  (flag) => {
    expect(isOn(flag)).toBe(false);
  },
);

test("a CSV cell is text for a spreadsheet, never a formula", () => {
  const text = csvLines([
    ['=HYPERLINK("x")', "+966501234567"],
    ["a, b", "-1"],
    ["حدّاد", "@x"],
  ]);
  expect(text).toBe(`"'=HYPERLINK(""x"")",+966 50 123 4567\r\n"a, b",'-1\r\nحدّاد,'@x\r\n`);
});

test.each([
  ["after the semicolon of another country's Excel", "Mina;=cmd|' /C calc'!A0;", `"Mina;'=cmd|' /C calc'!A0;"`],
  ["after its quotes, too", '";"=1+1', `""";""'=1+1"`],
  ["with a full-width sign", "＝1+1", "'＝1+1"],
  ["after a tab", "\t@SUM(1)", `"\t'@SUM(1)"`],
  ["after a line end", "Mina\r－1", `"Mina\r'－1"`],
  ["after spaces", "  +1", "  '+1"],
])("a CSV cell is no formula %s", (_, value, cell) => {
  expect(csvLines([[value]])).toBe(`${cell}\r\n`);
});

test("a toast is named in the address, by known names only", () => {
  expect(withToast("/leads?q=a", "deleted")).toBe("/leads?q=a&done=deleted");
  expect([isToastName("saved"), isToastName("<b>"), isToastName(null)]).toEqual([true, false, false]);
});

test("a timestamp, in Postgres' format too, is formatted in the reader's language with Latin digits, in the house's time", () => {
  expect(formatDateTime("2026-11-21 21:46:22.263+00", "en")).toMatch(/22 Nov 2026, 00:46:22/);
  for (const language of ["ar", "fr", "ru"] as const) {
    expect(formatDateTime("2026-11-21T21:46:22Z", language)).toMatch(/^[^\u0660-\u0669]*2026[^\u0660-\u0669]*$/);
  }
});

test("texts in four languages: all, or where allowed none", () => {
  const all = { ar: " أ ", en: "a", fr: "a", ru: "а" };
  expect(localisedField(5).parse(all).ar).toBe("أ");
  expect(localisedField(5).safeParse({ ...all, fr: " " }).success).toBe(false);
  expect(localisedField(5).safeParse({ ...all, fr: "too long" }).success).toBe(false);
  expect(optionalLocalisedField(5).parse({})).toBeNull();
  expect(optionalLocalisedField(5).safeParse({ en: "a" }).success).toBe(false);
  const lists = { ar: "أ\nب", en: "a\r\nb\n\n", fr: "a\nb", ru: "а\nб" };
  expect(localisedListField.parse(lists).en).toEqual(["a", "b"]);
  expect(localisedListField.safeParse({ ...lists, ru: "а" }).success).toBe(false);
});

test("a perfume's form says everything that is wrong with it", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    slug: "No Slug",
    price_aed: "12.5",
    volume_ml: "0",
    stock: "many",
    invited: "a@b.test, nobody",
    tier: "lead",
    bottle_image: "../x",
  })) {
    form.set(name, value);
  }
  const parsed = await parseForm(form, vaultPerfumeFields);
  expect(parsed.ok ? {} : parsed.refuse().data.error).toMatchObject({
    slug: ["admin:errors.slug_form"],
    price_aed: ["admin:errors.price_form"],
    volume_ml: ["admin:errors.volume_form"],
    stock: ["admin:errors.stock_form"],
    invited: ["admin:errors.addresses_form"],
    tier: ["choice_unknown"],
    bottle_image: ["choice_unknown"],
  });
});
