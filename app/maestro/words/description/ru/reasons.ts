import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { acc, agree, from, ins, nom } from "./grammar.ts";

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
  floral: "цветы",
  citrus: "цитрусы",
  musk: "чистую кожу и лён",
  aquatic: "море, соль и туман",
};

/** What is said instead where a note would be given for its own name: a cedar for a cedar, salt for salt. */
const plainly: Partial<Record<keyof typeof families, string>> = {
  woody: "древесные ноты",
  aquatic: "морские ноты",
  floral: "букет",
  citrus: "свежесть",
};

const chosen = (family: keyof typeof families, what: string) =>
  /уд|кедр|бриз|цвет|цитрус/.test(what) ? (plainly[family] ?? families[family]) : families[family];

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = nom(ids);
  switch (reason.theme) {
    case "time_of_day":
      if (reason.value === "both") {
        return [`Сумеркам к лицу ${what}.`, `Вы выбрали сумерки, и я начал искать ${acc(ids)}.`];
      }
      return reason.value === "day"
        ? [`Дневному свету к лицу ${what}.`, `Вы выбрали день, и мне захотелось вписать ${acc(ids)}.`]
        : [`Ночи к лицу ${what}.`, `Вы выбрали темноту, а в ней далеко слышно ${acc(ids)}.`];
    case "season":
      return [
        `${seasons[reason.value][1]} из ваших ответов к лицу ${what}.`,
        `Вы выбрали ${seasons[reason.value][0]}, и рука сама нашла ${acc(ids)}.`,
      ];
    case "environment":
      return [
        `Вы выбрали ${places[reason.value][1]}; я мысленно побывал там и вернулся ${from(ins(ids))}.`,
        `Ваш выбор — ${places[reason.value][0]}; мой ответ — ${what}.`,
      ];
    case "colors":
      return [
        `В вашем ${colours[reason.value][0]} мне ${agree(ids, "видится", "видятся")} ${nom(ids)}.`,
        `Вы показали мне ${colours[reason.value][1]}, и я вспомнил ${acc(ids)}.`,
      ];
    case "families":
      return [
        `Вы выбрали ${chosen(reason.value, what)}, и я потянулся за ${ins(ids)}.`,
        `Вы выбрали ${chosen(reason.value, what)} — отсюда ${what}.`,
        `${what} здесь потому, что вы выбрали ${chosen(reason.value, what)}.`,
        `Вы назвали ${chosen(reason.value, what)}, и я сразу вспомнил ${acc(ids)}.`,
      ];
  }
}

export const russianReasons = forAttribution(4, write);
