/** What somebody learns of a journey who was sent a perfume's link, or saw the address of a results page. */
import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { materials } from "../../../app/maestro/index.ts";
import type { TextField, Variant } from "../../../app/maestro/types.ts";
import { variantName } from "../../../app/maestro/variant-texts.ts";
import { answerWords } from "../../../app/maestro/words/answers.ts";
import { smells } from "../../../app/media/smells.ts";
import { createSession } from "../../support/answers.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

/** As people write them, each short enough that the Maestro quotes it. */
const memories: Record<Language, string> = {
  ar: "جدتي سلمى والياسمين في بيروت",
  en: "My grandmother Salma and the jasmine in Beirut 1987",
  fr: "Ma grand-mère Odile et le jasmin de Grasse",
  ru: "Бабушка Агафья и жасмин в Сухуми",
};
const strength = { first: 7, second: 3 };
/** Of the answers that every session of the tests gives, those whose words no note is called by. */
const given = [
  answerWords.persona.mysterious,
  answerWords.occasions.special,
  answerWords.environment.desert,
  answerWords.season.autumn,
];

type Stored = Pick<Variant, "dosage_pct" | "limits" | TextField<"display_name">>;
type Journey = { language: Language; memory: string; session: string; tokens: string[]; variants: Stored[] };

let shop: HttpShop;
let journeys: Journey[];

/** Two perfumes of one memory, as the journey makes them. */
async function finishTwice(language: Language, memory: string): Promise<Journey> {
  const session = await createSession(shop.backend, language);
  const cookies = { maestro_session_id: session };
  const answer = (theme: string, value: string | number) =>
    shop.backend.sql(
      "update private.maestro_results set answer = jsonb_build_object($2::text, $3::jsonb) where session_id = $1 and answer ? $2",
      [session, theme, JSON.stringify(value)],
    );
  await answer("memory", memory);
  for (const level of Object.values(strength)) {
    await answer("strength", level);
    const { status } = await shop.ask("/maestro-journey", { form: { intent: "finish" }, cookies, language });
    if (status !== 303) throw new Error(`No perfume was composed: ${status}`);
  }
  const rows = await shop.backend.sql<{ token: string; variants: Stored[] }>(
    "select share_token as token, result_json -> 'variants' as variants from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  expect(rows).toHaveLength(2);
  return {
    language,
    memory,
    session,
    tokens: rows.map(({ token }) => token),
    variants: rows.flatMap(({ variants }) => variants),
  };
}

beforeAll(async () => {
  shop = await openHttpShop();
  journeys = [];
  for (const language of languages) journeys.push(await finishTwice(language, memories[language]));
});
afterAll(() => shop.stop());

/** The words of a page, of what the router's script fetches, or of an answer over REST. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Every three words of a text that follow each other. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(2).map((_, index) => words.slice(index, index + 3).join(" "));
}

/** The words of a text with a space around each, to look for others in. */
const spaced = (text: string) => ` ${wordsOf(text).join(" ")} `;

function runsIn(body: string, text: string): string[] {
  const words = spaced(body);
  return runsOf(text).filter((run) => words.includes(` ${run} `));
}

const pagesOf = ({ session, tokens }: Journey): string[] => [
  ...["/results", "/results.data", "/_results"].map((path) => `${path}?sid=${session}`),
  ...["/results", "/results.data"].flatMap((path) =>
    [1, 2].map((edition) => `${path}?sid=${session}&edition=${edition}`),
  ),
  `/maestro/processing?sid=${session}`,
  `/maestro/processing.data?sid=${session}`,
  ...tokens.flatMap((token) => [`/perfume/${token}`, `/perfume/${token}.data`]),
];

/** What a reader of a page sees, without its markup and scripts. */
const printedOn = (page: string) =>
  spaced(page.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " "));

const views = new Map<string, Promise<[string, string][]>>();

/** All that a stranger is answered about a journey in one language of the page, by what was asked. */
function strangersView(journey: Journey, language: Language): Promise<[string, string][]> {
  const key = `${journey.session} ${language}`;
  const view = views.get(key) ?? readAsStranger(journey, language);
  views.set(key, view);
  return view;
}

async function readAsStranger(journey: Journey, language: Language): Promise<[string, string][]> {
  const { url, key } = shop.backend;
  const headers = { apikey: key, Authorization: `Bearer ${key}`, "x-session-id": journey.session };
  const rest = async (path: string): Promise<[string, string]> => {
    const response = await fetch(`${url}/rest/v1/${path}`, { headers });
    return [path, await response.text()];
  };
  const pages = await pLimit(3).map(pagesOf(journey), async (path): Promise<[string, string]> => {
    const { status, headers, body } = await shop.ask(path, { language });
    expect(status, path).toBe(200);
    return [path, `${JSON.stringify(headers)}\n${body}`];
  });
  const columns = ["*", "result_json"].map((columns) => rest(`maestro_results?select=${columns}`));
  return [...pages, ...(await Promise.all(columns))];
}

describe.each(languages)("a stranger who opens a perfume in %s", (language) => {
  test("reads no three words of the memory that it was composed from", async () => {
    for (const journey of journeys) {
      for (const [path, body] of await strangersView(journey, language)) {
        expect(runsIn(body, journey.memory), `${path}, ${journey.memory}`).toEqual([]);
      }
    }
  });

  // A name may repeat an answer; it is the perfume's, and was given to be shown.
  test("reads no answer but for what its name says", async () => {
    for (const journey of journeys) {
      const names = journey.variants.flatMap((variant) => languages.map((each) => variantName(variant, each)));
      for (const [path, body] of await strangersView(journey, language)) {
        // A label's lines are spans of one text.
        const whole = spaced(body.replace(/<\/?tspan[^>]*>/g, " "));
        const nameless = names.reduce((text, name) => text.replaceAll(spaced(name), " "), whole);
        const named = given.filter((word) => nameless.includes(spaced(word[language])));
        expect(named, path).toEqual([]);
      }
    }
  });
});

test("who saw the address or was sent the link of a perfume reads no name that the laboratory has for its notes", async () => {
  for (const journey of journeys) {
    const view = (await Promise.all(languages.map((language) => strangersView(journey, language)))).flat();
    const printed = view
      .filter(([path]) => /^\/(results\?|perfume\/[^.]*$)/.test(path))
      .map(([, page]) => printedOn(page))
      .join("");
    // The name of a still life says what one sees on it, and not what was weighed.
    const unprinted = materials
      .map(({ id }) => id)
      .filter((id) => !printed.includes(spaced(id.replaceAll("_", " "))) && !smells.some((smell) => smell === id));
    expect(unprinted.length).toBeGreaterThan(80);
    for (const [path, body] of view) {
      const words = new Set(body.toLowerCase().match(/[a-z0-9_]+/g));
      expect(
        unprinted.filter((id) => words.has(id)),
        path,
      ).toEqual([]);
    }
  }
});

test("the owner goes on reading their own words", async () => {
  for (const { language, memory, session } of journeys) {
    const cookies = { maestro_session_id: session };
    for (const edition of [1, 2]) {
      const { body } = await shop.ask(`/results?sid=${session}&edition=${edition}`, { language, cookies });
      expect(runsIn(body, memory), memory).not.toEqual([]);
    }
  }
});

/** The numbers that say more of a formula than a page shows, of so many digits that none is there by chance. */
const exactFigures = ({ variants }: Journey): string[] =>
  variants
    .flatMap(({ dosage_pct, limits }) => [dosage_pct, ...limits.map(({ used_pct }) => used_pct)])
    .filter((figure) => Number(figure.toPrecision(4)) !== figure)
    .map(String);

test("who saw the address of a results page finds no figure of the formula in it", async () => {
  for (const journey of journeys) {
    const figures = exactFigures(journey);
    expect(figures.length).toBeGreaterThan(4);
    for (const [path, body] of await strangersView(journey, journey.language)) {
      expect(
        figures.filter((figure) => body.includes(figure)),
        path,
      ).toEqual([]);
      expect(body, path).not.toMatch(/dosage|used_pct|limit_pct|delivered|allergens|unfolding|pct_concentrate|<meter/);
    }
  }
});

test("the owner is sent the figures of the formula as their page shows them, and none to more digits", async () => {
  for (const journey of journeys) {
    const cookies = { maestro_session_id: journey.session };
    const [path, page] = [`/results.data?sid=${journey.session}`, `/results?sid=${journey.session}`];
    const [{ body }, { body: html }] = [await shop.ask(path, { cookies }), await shop.ask(page, { cookies })];
    for (const text of [body, html])
      expect(exactFigures(journey).filter((figure) => text.includes(figure))).toEqual([]);
    expect(body).toContain("used_pct");
    expect(html).toContain("<meter");
  }
});
