import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { acc, from, ins, nom } from "./grammar.ts";

const seasons = {
  spring: ["весну", "весне, которую"],
  summer: ["лето", "лету, которое"],
  autumn: ["осень", "осени, которую"],
  winter: ["зиму", "зиме, которую"],
} as const;

const places = {
  urban: ["город", "город"],
  nature: ["лесная тропа", "лесную тропу"],
  beach: ["берег моря", "берег моря"],
  mountains: ["горы", "горы"],
  desert: ["пустыня", "пустыню"],
} as const;

const personas = {
  confident: ["уверенность", "уверенность"],
  elegant: ["элегантность", "элегантность"],
  mysterious: ["тайна", "тайну"],
  playful: ["лёгкость", "лёгкость"],
  romantic: ["нежность", "нежность"],
} as const;

const occasions = {
  casual: "обычных дней",
  formal: "важных встреч",
  special: "праздников",
  sport: "спорта и прогулок",
};

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
  woody: "древесные запахи",
  oriental: "восточные запахи",
  floral: "цветочные запахи",
  citrus: "цитрусы",
  musk: "чистую кожу и лён",
  aquatic: "соль и туман",
};

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = nom(ids);
  switch (reason.theme) {
    case "time_of_day":
      if (reason.value === "both") {
        return [`Ради последнего света я добавил ${acc(ids)}.`, `Вы выбрали сумерки — отсюда ${what}.`];
      }
      return reason.value === "day"
        ? [`Ради вечернего света я добавил ${acc(ids)}.`, `Вы выбрали светлый вечер — отсюда ${what}.`]
        : [`Ради ночи я добавил ${acc(ids)}.`, `Вы выбрали ночь — отсюда ${what}.`];
    case "season":
      return [
        `За ${acc(ids)} спасибо ${seasons[reason.value][1]} вы выбрали.`,
        `Вы выбрали ${seasons[reason.value][0]}, и рука сама нашла ${acc(ids)}.`,
      ];
    case "environment":
      return [
        `Вы выбрали ${places[reason.value][1]}, и я пошёл туда же; вернулся я ${from(ins(ids))}.`,
        `Ваш выбор — ${places[reason.value][0]}; мой ответ — ${what}.`,
      ];
    case "persona":
      return [
        `В ваших ответах я услышал ${personas[reason.value][1]} и ответил ${ins(ids)}.`,
        `${what}: так для меня звучит ${personas[reason.value][0]}.`,
      ];
    case "occasions":
      return [`Для ${occasions[reason.value]} я добавил ${acc(ids)}.`, `${what} здесь для ${occasions[reason.value]}.`];
    case "colors":
      return [
        `В вашем ${colours[reason.value][0]} я слышу ${acc(ids)}.`,
        `Вы показали мне ${colours[reason.value][1]}, и я вспомнил ${acc(ids)}.`,
      ];
    case "families":
      return [
        `Вы выбрали ${families[reason.value]}, и я взял ${acc(ids)}.`,
        `Вы выбрали ${families[reason.value]} — отсюда ${what}.`,
      ];
  }
}

export const russianReasons = forAttribution(2, write);
