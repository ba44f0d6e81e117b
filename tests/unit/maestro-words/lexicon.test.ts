import { describe, expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { readMemory } from "../../../app/maestro/index.ts";
import { memoryWords } from "../../../app/maestro/memory/lexicon.ts";
import { arabicMemory } from "../../../app/maestro/memory/tables/ar.ts";
import { englishMemory } from "../../../app/maestro/memory/tables/en.ts";
import type { MemoryEntry } from "../../../app/maestro/memory/tables/entry.ts";
import { frenchMemory } from "../../../app/maestro/memory/tables/fr.ts";
import { russianMemory } from "../../../app/maestro/memory/tables/ru.ts";
import { type MemoryKey, memoryKeys } from "../../../app/maestro/types.ts";

const keys = (text: string) => readMemory(text).map(({ key }) => key);

describe("a memory told in English", () => {
  test.each([
    ["The smell of rain on the wet stones behind my grandmother's house", ["rain", "wet_stone", "grandmother"]],
    ["warm bread and a wood fire", ["bread", "smoke"]],
    ["Orange blossoms and mint tea in the garden", ["orange_blossom", "mint", "tea", "garden"]],
    ["dates, saffron, oud smoke outside the mosque", ["dates", "saffron", "oud", "smoke", "mosque"]],
    ["old books, his leather jacket, pipe tobacco", ["books", "leather", "tobacco"]],
    ["The pain of leaving the sea", ["sea"]],
    ["sandalwood is not sand", ["sandalwood", "desert"]],
    ["I remember nothing at all", []],
    ["thunderstorms in July", ["rain"]],
    ["an amber traffic light, a car in mint condition, the sage old man", []],
    ["a rose-coloured dress in a sea of people", []],
  ])("%s", (text, found) => expect(keys(text)).toEqual(found));
});

describe("a memory told in French", () => {
  test.each([
    ["L'odeur du pain chaud chez ma grand-mère", ["bread", "grandmother"]],
    ["du thé à la menthe et de l’encens", ["tea", "mint", "incense"]],
    ["LA MER, les vieux livres et l'herbe coupee", ["sea", "books", "grass"]],
    ["la forêt après la pluie, un feu de bois", ["forest", "rain", "smoke"]],
    ["la fleur d'oranger de ma mère", ["orange_blossom", "mother"]],
    ["des pêches mûres, pas le péché", ["peach"]],
    ["la rose des vents, de l'encre violette", []],
  ])("%s", (text, found) => expect(keys(text)).toEqual(found));
});

describe("a memory told in Russian", () => {
  test.each([
    ["Запах дождя и мокрого асфальта", ["rain", "wet_stone"]],
    ["бабушкины пироги с яблоками, ёлка и мандарины", ["grandmother", "bread", "apple", "forest", "citrus"]],
    ["мы сидели у моря, был мороз", ["sea", "snow"]],
    ["кожаная куртка отца и его табак", ["leather", "father", "tobacco"]],
    ["чай из самовара с мёдом, молоком и ванилью", ["tea", "honey", "milk", "vanilla"]],
    ["мамины духи, свежескошенная трава, сено", ["mother", "grass", "hay"]],
    ["запах табака и кожи в кабинете", ["tobacco", "leather"]],
    ["соль на тёплой коже", ["sea", "skin"]],
    ["под инжиром у реки", ["fig", "river"]],
    ["розовая вода и крем от загара, розовый закат", ["rose", "sun_cream"]],
    ["Морис и Медея", []],
  ])("%s", (text, found) => expect(keys(text)).toEqual(found));
});

describe("a memory told in Arabic", () => {
  test.each([
    ["رائحة البخور في بيت جدّتي والقهوة بالهيل", ["incense", "grandmother", "coffee", "cardamom"]],
    ["وبالزعفران والعود للمسجد", ["saffron", "oud", "mosque"]],
    ["واقي الشمس على كتف أمي", ["sun_cream", "mother"]],
    ["عِطْرُ أُمِّي بعد المَطَرِ", ["mother", "rain"]],
    ["ريحة الڤانيلا", ["vanilla"]],
    ["عاصفة ممطرة وبحر من الناس", ["rain"]],
    ["قهوتها وكتبه القديمة", ["coffee", "books"]],
    ["ليلة في الصحراء، نار الحطب والنجوم", ["night", "desert", "smoke"]],
    ["زهر البرتقال والتمر والحليب", ["orange_blossom", "dates", "milk"]],
    ["سافرت إلى البحرين", []],
  ])("%s", (text, found) => expect(keys(text)).toEqual(found));
});

test.each([
  ["my late husband, our baby and my best friend", ["beloved"]],
  ["ma femme, mon fils et ma sœur", ["beloved"]],
  ["زوجي وابنتي وأصدقائي", ["beloved"]],
  ["мой муж, наша дочка и лучшие друзья", ["beloved"]],
])("whoever is dear is a person and no warm skin: %s", (text, found) => expect(keys(text)).toEqual(found));

test.each([
  "a green jacket, boots and an armchair in a village in Lebanon",
  "un blouson vert, des bottes et un fauteuil, un village au Liban",
  "جاكيت أخضر وحذاء في قرية في لبنان، بعد عودتي من الريف",
  "зелёная куртка, сапоги и кресло, деревня у поля",
])("what has no smell is none: %s", (text) => expect(keys(text)).toEqual([]));

/** All but what he calls a woman or a man of the family: no visitor would write that. */
const told = memoryKeys.filter((key) => key !== "mother" && key !== "father");

test.each(languages)("what is told back in %s is understood where a visitor writes it", (language) => {
  for (const key of told) expect(keys(memoryWords[key][language])).toContain(key);
});

/** A table, and words of its language that are no pattern of it: they tell English from French. */
const tables: [Language, Record<MemoryKey, MemoryEntry>, string][] = [
  ["ar", arabicMemory, ""],
  ["en", englishMemory, "the of was "],
  ["fr", frenchMemory, "les dans mes "],
  ["ru", russianMemory, ""],
];

test.each(tables)("every phrase of the table of %s finds itself", (_, table, before) => {
  for (const key of keysOf(table)) {
    const { find, near, not, named = {} } = table[key];
    const phrases = [
      ...[find, near].map((list) => ({ list, material: undefined })),
      ...keysOf(named).map((material) => ({ list: named[material], material })),
    ];
    for (const { list, material } of phrases)
      for (const pattern of list?.split(",") ?? []) {
        const phrase = pattern.replace(/[=*~]/g, "").trim();
        const found = readMemory(before + phrase).map((one) => ({
          word: one.word,
          key: one.key,
          material: one.material,
        }));
        // A conjunction that is written onto a word is no part of it.
        const word = phrase.replace(/^و(?=مربى)/, "");
        expect(found, phrase).toContainEqual({ word, key, material });
      }
    for (const pattern of not?.split(",") ?? []) {
      const phrase = pattern.replace(/[=*~]/g, "").trim();
      expect(keys(before + phrase), phrase).not.toContain(key);
    }
  }
});

test.each([
  ["aller à la pêche avec mon père", ["river", "father"]],
  ["une tarte à la pêche", ["peach"]],
  ["le thé glacé à la pêche", ["tea", "peach"]],
  ["du thé à la pêche", ["peach"]],
  ["в детстве", ["childhood"]],
])("a phrase may begin with one letter: %s", (text, found) => expect(keys(text)).toEqual(found));

test.each([
  ["кожа моей бабушки", ["skin"]],
  ["кожа её рук и кожа моей сумки", ["skin", "leather"]],
  ["جلد جدتي", ["skin"]],
  ["فراولة من السوق", ["berries"]],
  ["a souk, un souk", []],
  ["the spice souk", ["spices"]],
  ["базар и восточный рынок", []],
  ["my daughter Amber laughing", ["beloved"]],
  ["Elon Musk interview", []],
  ["an interview with Elon Musk about rockets", []],
  ["tea with Mrs. Rose", ["tea"]],
  ["lunch with Rose, my wife", ["beloved"]],
  ["the garden where my friend Jasmine Rose waited", ["garden", "beloved"]],
  ["ma fille Violette au jardin", ["beloved", "garden"]],
  ["chez ma tante Rose", ["mother"]],
  ["I pine for my mother", ["mother"]],
  ["she rose to her feet", []],
  ["мятая рубашка отца", ["father"]],
  ["в мятой рубашке", []],
  ["мятая постель", ["linen"]],
  ["ورد اسمك في رسالته", []],
  ["Роза Марковна", []],
  ["у тёти Розы", ["mother"]],
  ["je bois du thé à la menthe", ["tea", "mint"]],
])("a word that means something else is no thing: %s", (text, found) => expect(keys(text)).toEqual(found));

test.each([
  ["Amber in my mother's house", ["amber", "mother"]],
  ["Rose and Jasmine", ["rose", "jasmine"]],
  ["My Mother Amber And Musk", ["mother", "amber", "musk"]],
  ["MY DAUGHTER AMBER", ["beloved", "amber"]],
  ["the Damask Rose by the gate", ["rose"]],
  ["a cup of Ginger Tea", ["spices", "tea"]],
  ["the scent of Rose, my mother's favourite", ["rose", "mother"]],
  ["the smell of pine for days", ["forest"]],
  ["мята и Роза у окна", ["mint", "rose"]],
  ["с мятой", ["mint"]],
  ["кожа моей куртки", ["leather"]],
  ["ورد في الحديقة", ["rose", "garden"]],
  ["le bois du violon, je bois", ["wood"]],
])("a word that may mean it is one: %s", (text, found) => expect(keys(text)).toEqual(found));

test("what one cannot take one's eyes off is not refused", () => {
  expect(readMemory("I can't take my eyes off the roses")).toEqual([{ word: "roses", key: "rose" }]);
});

test.each([
  ["I hate oud and I love roses", "oud", "rose"],
  ["je déteste la vanille et j’adore la rose", "vanilla", "rose"],
  ["не люблю ладан и обожаю розы", "incense", "rose"],
  ["أكره العود وأحب الورد", "oud", "rose"],
])("%s refuses %s and not %s", (text, refused, liked) => {
  expect(readMemory(text)).toMatchObject([{ key: refused, refused: true }, { key: liked }]);
  expect(readMemory(text)[1]).not.toHaveProperty("refused");
});

test.each([
  ["not a drop of incense", "incense"],
  ["pas une goutte d’oud", "oud"],
  ["ни капли ванили", "vanilla"],
  ["بدون قطرة عود", "oud"],
])("%s refuses %s", (text, key) => {
  expect(readMemory(text)).toMatchObject([{ key, refused: true }]);
});

test.each([
  ["no flowers, please", "garden"],
  ["nothing floral", "garden"],
  ["pas de fleurs", "garden"],
  ["без цветов", "garden"],
  ["بدون زهور", "garden"],
  ["not too sweet", "sweets"],
  ["I hate sweet perfumes", "sweets"],
  ["rien de sucré", "sweets"],
  ["ничего сладкого", "sweets"],
  ["не слишком сладкий", "sweets"],
  ["لا شيء حلو", "sweets"],
])("%s refuses all that is of a kind: %s", (text, key) => {
  expect(readMemory(text)).toMatchObject([{ key, refused: true, whole: true }]);
});

test.each([
  ["the sweet smell of roses", "rose"],
  ["nothing smells like rain", "rain"],
  ["nothing but oud", "oud"],
  ["rien ne vaut le jasmin", "jasmine"],
  ["a bouquet of roses", "garden"],
])("%s refuses nothing", (text, key) => {
  const [find] = readMemory(text);
  expect(find?.key).toBe(key);
  expect(readMemory(text).some(({ refused, whole }) => refused || whole)).toBe(false);
});

test("languages may mix, and each word is the visitor's own", () => {
  expect(readMemory("Бабушка, القهوة and Rain")).toEqual([
    { word: "Бабушка", key: "grandmother" },
    { word: "القهوة", key: "coffee" },
    { word: "Rain", key: "rain" },
  ]);
});

test("an Arabic word is quoted without the conjunction that is written onto it", () => {
  const words = readMemory("قهوة وَحليب، ثم وادي النخيل وبخور، فالورد").map(({ word }) => word);
  expect(words).toEqual(["قهوة", "حليب", "وادي", "النخيل", "بخور", "الورد"]);
});

test("one thing is found once, by the words it was first told in", () => {
  expect(readMemory("wet stones, then wet earth again")).toEqual([{ word: "wet stones", key: "wet_stone" }]);
});

test("nothing strange breaks the reading", () => {
  for (const text of ["", " ", "\u0000\u202e", "🌧️🌊", "ا", "و", "л'", "''''", "constructor __proto__ toString"]) {
    expect(keys(text)).toEqual([]);
  }
});

test("a huge text is read in bounded time", () => {
  for (const text of [
    "x".repeat(2_000_000),
    "дождь ".repeat(400_000),
    "ا".repeat(2_000_000),
    "wet ".repeat(500_000),
    "a Rose ".repeat(300),
  ]) {
    const start = performance.now();
    readMemory(text);
    expect(performance.now() - start).toBeLessThan(200);
  }
});
