import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { signInCookies } from "../../support/accounts.ts";
import { adminForms } from "../../support/admin-forms.ts";
import { type Attempt, faultForms } from "../../support/fault-forms.ts";
import { type Answer, type HttpShop, openHttpShop } from "../../support/http-shop.ts";

/** What looks empty to whoever typed it: spaces of any width, line ends, and characters that nobody sees. */
const blanks = [" ", "\t", "\u00a0\u00a0", "\u3000", "\n", "\u200b", "\u2060 \u202e"];

let shop: HttpShop;
let adminCookies: Record<string, string>;
beforeAll(async () => {
  shop = await openHttpShop();
  adminCookies = await signInCookies(shop, "admin");
});
afterAll(() => shop.stop());

type Form = { name: string; make(mark: string): Promise<Pick<Attempt, "path" | "options">> };

const forms: Form[] = [
  ...[...faultForms, ...adminForms].map(({ name, make }) => ({
    name,
    make: (mark: string) => make(shop, mark, adminCookies),
  })),
  {
    name: "the admin app: an invitation to a perfume",
    async make(mark) {
      const [perfume] = await shop.backend.sql<{ id: string }>("select id from maestro_products limit 1");
      const form = { intent: "invite", email: `${mark}@invited.example` };
      return { path: `/perfumes/${perfume?.id}`, options: { form, host: "admin" as const, cookies: adminCookies } };
    },
  },
];

/** What stands at the field of a text that was refused; null where it was not. */
function errorAt(field: string, { status, body }: Answer): string | null {
  if (status !== 422) return null;
  const controls = body.match(/<(?:input|textarea)\b[^>]*>/g) ?? [];
  const control = controls.find((tag) => tag.includes(` name="${field}"`) && tag.includes(' aria-invalid="true"'));
  const id = control && /aria-describedby="(?:[^"]* )?([^" ]+-error)/.exec(control)?.[1];
  return id ? (new RegExp(`id="${id}"[^>]*>(.*?)</div>`, "s").exec(body)?.[1]?.replace(/<[^>]+>/g, "") ?? null) : null;
}

/** Sends each form with one text after the other left blank: with so many kinds of blanks, in turn. */
async function findWrong(turns: number): Promise<string[]> {
  const wrong: string[] = [];
  const required: string[] = [];
  // Some at once, so that neither the Worker nor the database waits for the other.
  await pLimit(4).map(forms, async ({ name, make }, index) => {
    let attempt = await make(`blank${turns}x${index}`);
    const texts = Object.keys(Object(attempt.options.form)).filter((each) => !/password|confirmation/.test(each));
    for (const [place, field] of texts.entries()) {
      const answer = async (text: string, language: Language) => {
        const form = { ...Object(attempt.options.form), [field]: text };
        return shop.ask(attempt.path, { ...attempt.options, form, language });
      };
      const empty = await answer("", languages[place % languages.length] ?? "en");
      // The form was right without this field, and is done now.
      if (empty.status < 400) attempt = await make(`blank${turns}x${index}x${place}`);
      if (errorAt(field, empty) === null) continue;
      required.push(`${name}: ${field}`);
      for (let turn = 0; turn < turns; turn += 1) {
        const language = languages[(place + turn) % languages.length] ?? "en";
        const blank = blanks[(index + place + turn) % blanks.length] ?? " ";
        const expected = errorAt(field, turn === 0 ? empty : await answer("", language));
        const found = errorAt(field, await answer(blank, language));
        if (found !== expected) wrong.push(`${name}: ${field} of ${JSON.stringify(blank)}: ${found}, not ${expected}`);
      }
    }
  });
  // No form was passed over.
  expect(required.length).toBeGreaterThanOrEqual(33);
  return wrong;
}

test("a required text of blanks alone is answered as an empty one, in every form", { timeout: 120_000 }, async () =>
  expect(await findWrong(1)).toEqual([]),
);

test(
  "a required text of every kind of blank is answered as an empty one, in every form and language @long",
  { timeout: 600_000 },
  async () => expect(await findWrong(languages.length * blanks.length)).toEqual([]),
);
