// People look for an order, a lead or a letter by what they have in hand.
import { expect } from "vitest";
import { listContactLetters } from "../../../app/backend/admin/contact-letters.ts";
import { listLeads } from "../../../app/backend/admin/leads.ts";
import { listOrders } from "../../../app/backend/admin/orders.ts";
import { saveContactLetter } from "../../../app/backend/contact-letters.ts";
import type { NewOrder } from "../../../app/backend/orders.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf } from "./callers.ts";
import { bottle, ownedPerfume, places } from "./order-helpers.ts";

test("orders are found by a number's end, any word of a name, a phone as anyone writes it", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const place = async (customer: Omit<NewOrder["customer"], "address">, gift: NewOrder["gift"] = null) => {
    const { placed } = await places(mine, [bottle(perfume)], {
      customer: { ...customer, address: { city: "الرياض" } },
      gift,
      payment: "transfer",
    });
    return "number" in placed ? placed.number : "";
  };
  const first = await place(
    { name: "محمد O’Brien علی\u200cرضا", email: "m.obrien-ali@found.test", phone: "+966501234567" },
    { recipient: "أمي الغالية", phone: "+971521112233", card: null },
  );
  const second = await place({ name: "Seán Ní Mhaoláin-Ward", email: "sean@found.test", phone: "+447911123456" });
  const third = await place({ name: "Пётр Семёнов", email: "petr@found.test", phone: "+79123456789" });
  const admin = await adminOf(backend);
  const found = async (search: string) => (await listOrders(admin, { search })).rows.map(({ number }) => number);

  const ofFirst = [
    ...[
      "0501234567",
      "٠٥٠١٢٣٤٥٦٧",
      "966501234567",
      "00966 50 123 4567",
      "+966 (0)50-123-4567",
      "05012345",
      "0521112233",
      "00971 52 111 2233",
      "５０１２３４",
    ],
    ...["O’Brien", "O'Brien", "O`Brien", "OBrien", "مُحمّد", "علیرضا", "علي رضا", "امي", "الغاليه", "محمد علی‌رضا"],
    ...["m.obrien-ali@found.test", "OBRIEN-ALI@found", first.toLowerCase(), first.replaceAll("-", "\u2011")],
    ...[first.replaceAll("-", ""), first.replaceAll("-", " "), first.slice(-6), first.slice(-9)],
  ];
  for (const search of ofFirst) expect([search, await found(search)]).toEqual([search, [first]]);
  for (const search of ["07911123456", "447911", "sean", "Ní Mhaoláin", "mhaolain ward", "Ward"])
    expect([search, await found(search)]).toEqual([search, [second]]);
  for (const search of ["8 912 345-67-89", "семенов", "Пе Сем", "СЕМЁНОВ"])
    expect([search, await found(search)]).toEqual([search, [third]]);
  for (const search of ["محمد Seán", "0509999999", "%", "found_test", "12"])
    expect([search, await found(search)]).toEqual([search, []]);
  expect(await found("found.test")).toEqual([third, second, first]);
});

test("leads are found by the same", async ({ backend }) => {
  await backend.sql(
    `insert into public.leads (first_name, last_name, email, phone, country_code, lang)
     values ('إيمان', 'الأحمدي', 'iman@lead.test', '+966501234568', 'SA', 'ar')`,
  );
  const admin = await adminOf(backend);
  for (const search of ["05012345", "٠٥٠١٢٣٤٥٦٨", "+966 50 123 4568", "ايمان", "احمدى", "إيمان الاحمدي", "IMAN@lead"]) {
    expect([search, (await listLeads(admin, { search })).total]).toEqual([search, 1]);
  }
});

test("letters to the house are found by the sender, their subject and their words", async ({ backend }) => {
  await saveContactLetter(guestOf(backend), {
    name: "Zoë D’Angelo",
    email: "zoe@letter.test",
    language: "fr",
    message: "Bonjour,\nappelez-moi au 050 123 45 67 pour la commande déjà payée.",
    perfume: null,
    invitation: false,
    order: null,
  });
  const admin = await adminOf(backend);
  const found = async (search: string, answered?: boolean) =>
    (await listContactLetters(admin, { search, answered })).rows.map(({ name }) => name);
  for (const search of ["zoe", "d'angelo", "Dangelo Zo", "deja payee", "+966501234567", "zoe@letter.test"])
    expect([search, await found(search)]).toEqual([search, ["Zoë D’Angelo"]]);
  expect(await found("zoe", true)).toEqual([]);
  expect(await found("nobody")).toEqual([]);
});
