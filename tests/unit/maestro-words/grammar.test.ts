import { describe, expect, test } from "vitest";
import * as arabic from "../../../app/maestro/words/description/ar/grammar.ts";
import type { Context } from "../../../app/maestro/words/description/context.ts";
import * as english from "../../../app/maestro/words/description/en/grammar.ts";
import * as french from "../../../app/maestro/words/description/fr/grammar.ts";
import * as russian from "../../../app/maestro/words/description/ru/grammar.ts";

const context: Context = {
  unisex: false,
  hasMemory: false,
  isPourable: false,
  strength: "moderate",
  dosage: 18,
  isAwaited: false,
  top: [],
  heart: [],
  base: [],
  whole: { top: true, heart: true, base: true },
  timeOfDay: "night",
  season: "autumn",
  environment: "beach",
};

describe("a list of materials", () => {
  test("in English agrees with its verb", () => {
    expect(english.names(["bergamot_fcf", "neroli", "rose_otto"])).toBe("bergamot, neroli and rose otto");
    expect(english.agree(["citronellol"], "opens", "open")).toBe("open");
    expect(english.agree(["neroli"], "opens", "open")).toBe("opens");
  });

  test("in French takes its articles, contracted and elided", () => {
    expect(french.the(["bergamot_fcf", "oud_oil", "florol"])).toBe("la bergamote, l’oud et les pétales mouillés");
    expect(french.some(["vetiver", "olibanum", "florol"])).toBe("du vétiver, de l’encens et des pétales mouillés");
    expect(french.to(["vetiver", "heliotropin", "florol"])).toBe("au vétiver, à l’héliotrope et aux pétales mouillés");
    expect(french.ofMemory({ ...context, memoryKey: "coffee" })).toBe("du café");
    expect(french.ofMemory({ ...context, memoryKey: "wedding" })).toBe("d’un mariage");
  });

  test("in Russian is declined", () => {
    expect(russian.ins(["bergamot_fcf", "lavender"])).toBe("бергамотом и лавандой");
    expect(russian.gen(["florol", "oakmoss"])).toBe("лепестков в росе и дубового мха");
    expect(russian.acc(["vanilla_abs", "rose_absolute"])).toBe("ваниль и дамасскую розу");
    expect(russian.from("скошенной травы")).toBe("со скошенной травы");
    expect(russian.from("сандала")).toBe("с сандала");
  });

  test("in Arabic takes its prefixes and leads its verb", () => {
    expect(arabic.by(["bergamot_fcf", "cardamom"])).toBe("بالبرغموت والهيل");
    expect(arabic.to(["bergamot_fcf"])).toBe("للبرغموت");
    expect(arabic.to(["olibanum"])).toBe("للبان");
    expect(arabic.to(["phenylethyl_alcohol"])).toBe("لماء الورد");
    expect(arabic.agree(["cinnamon_bark", "oud_oil"], "يفتتح", "تفتتح")).toBe("تفتتح");
  });
});

test("a scene is told in every language", () => {
  expect(english.scenePhrase(context)).toBe("an autumn night by the sea");
  expect(french.scenePhrase(context)).toBe("une nuit d’automne au bord de la mer");
  expect(russian.sceneAcc(context)).toBe("осеннюю ночь у моря");
  expect(arabic.scenePhrase(context)).toBe("ليلة خريف عند البحر");
});

test("a scene needs a time of day, a season or an environment", () => {
  const bare: Context = { ...context, timeOfDay: undefined, season: undefined, environment: undefined };
  for (const scene of [english.scenePhrase, french.scenePhrase, russian.sceneNom, arabic.scenePhrase])
    expect(scene(bare)).toBeNull();
  expect(english.scenePhrase({ ...bare, environment: "desert" })).toBe("a quiet hour in the desert");
});
