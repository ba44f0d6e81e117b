import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { acc, from, ins, nom } from "./grammar.ts";

const seasons = {
  spring: ["весну", "весне"],
  summer: ["лето", "лету"],
  autumn: ["осень", "осени"],
  winter: ["зиму", "зиме"],
} as const;

const places = {
  urban: ["город", "город"],
  nature: ["лесная тропа", "лесную тропу"],
  beach: ["берег моря", "берег моря"],
  mountains: ["горы", "горы"],
  desert: ["пустыня", "пустыню"],
} as const;

/** «В вашем ...» and «Вы показали мне ...» */
const colours = {
  gold: ["золотом", "золото"],
  amber: ["янтарном", "янтарь"],
  crimson: ["багряном", "багрянец"],
  rose: ["розовом", "розовый цвет"],
  violet: ["фиолетовом", "фиолетовый цвет"],
  indigo: ["индиго", "индиго"],
  azure: ["лазурном", "лазурь"],
  emerald: ["изумрудном", "изумруд"],
  ivory: ["цвете слоновой кости", "слоновую кость"],
  onyx: ["чёрном ониксе", "чёрный оникс"],
} as const;

/** «Вы выбрали ...»: musk is called otherwise, for its materials are called musks. */
const families = {
  woody: "уд и старый кедр",
  oriental: "амбру, смолы и пряности",
  floral: "розу до восхода солнца",
  citrus: "цитрусы",
  musk: "чистую кожу и лён",
  aquatic: "море, соль и туман",
};

/** The card of flowers shows a rose, and is called so only beside one. */
const chosen = (family: keyof typeof families, what: string) =>
  family === "floral" && !what.includes("роз") ? "цветы" : families[family];

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = nom(ids);
  switch (reason.theme) {
    case "time_of_day":
      if (reason.value === "both") {
        return [`Сумеркам к лицу ${what}.`, `Вы выбрали сумерки — отсюда ${what}.`];
      }
      return reason.value === "day"
        ? [`Вечернему свету к лицу ${what}.`, `Вы выбрали светлый вечер — отсюда ${what}.`]
        : [`Ночи к лицу ${what}.`, `Вы выбрали ночь — отсюда ${what}.`];
    case "season":
      return [
        `За ${acc(ids)} спасибо ${seasons[reason.value][1]} из ваших ответов.`,
        `Вы выбрали ${seasons[reason.value][0]}, и рука сама нашла ${acc(ids)}.`,
      ];
    case "environment":
      return [
        `Вы выбрали ${places[reason.value][1]}, и я пошёл туда же; вернулся я ${from(ins(ids))}.`,
        `Ваш выбор — ${places[reason.value][0]}; мой ответ — ${what}.`,
      ];
    case "colors":
      return [
        `В вашем ${colours[reason.value][0]} я слышу ${acc(ids)}.`,
        `Вы показали мне ${colours[reason.value][1]}, и я вспомнил ${acc(ids)}.`,
      ];
    case "families":
      return [
        `Вы выбрали ${chosen(reason.value, what)}, и я взял ${acc(ids)}.`,
        `Вы выбрали ${chosen(reason.value, what)} — отсюда ${what}.`,
        `${what} — мой ответ на ${chosen(reason.value, what)}.`,
        `Вы назвали ${chosen(reason.value, what)}; я услышал ${acc(ids)}.`,
      ];
  }
}

export const russianReasons = forAttribution(4, write);
