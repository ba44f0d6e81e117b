import pLimit from "p-limit";
import { expect } from "vitest";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { signInCookies } from "./accounts.ts";
import { patience } from "./backend-options.ts";
import type { Attempt, FaultForm } from "./fault-forms.ts";
import type { FaultKind } from "./fault-proxy.ts";
import type { Answer, HttpShop } from "./http-shop.ts";

/**
 * How the backend fails a form. To the Worker nine kinds of fault are one (tests/integration/backend/down.test.ts tells
 * them apart), so each form meets one of each of these, and all forms together meet all kinds.
 */
export const failures = {
  "refuses at once": { kinds: ["error", "busy", "html", "empty", "limit", "reset"] },
  "answers too late": { kinds: ["hang", "slow"] },
  "does its work and loses the answer": {
    kinds: ["cut", "error", "busy", "html", "empty", "limit", "reset"],
    after: true,
  },
} satisfies Record<string, { kinds: FaultKind[]; after?: true }>;

/** Milliseconds until a Worker that is asked too long gives up, where it is to. */
const haste = 700;

/**
 * Milliseconds, of many sent at once on whatever machine: less than a patient Worker waits for one call, so whoever has his
 * answer by then was not held up by the backend.
 */
export const maxResponseTime = 10_000;

/** As many forms at once as passwords can be compared for in a visitor's time. */
const healthy = pLimit(4);

/** The answer speaks the language and leads on. */
export function isInLanguage({ body, status }: Answer, language: Language, path: string) {
  if (status < 300 || status >= 400) {
    expect(body, path).toContain(`<html lang="${language}"`);
    expect(body, `${path} shows a way on`).toMatch(/<a [^>]*href="\/|<form /);
  }
}

/** Where the script of a live page asks. */
function dataPath(path: string): string {
  const [pathname = "", query] = path.split("?");
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${query === undefined ? "" : `?${query}`}`;
}

/** Another Worker, whose memory is empty and who waits for the backend so long. Who is signed in stays it. */
async function restartWith(shop: HttpShop, deadline: number): Promise<void> {
  if (shop.bindings.BACKEND_DEADLINE === deadline) return;
  shop.bindings.BACKEND_DEADLINE = deadline;
  await shop.restart();
}

/** Whether a kind of fault ends only with the Worker's patience. */
const isLate = (kind: FaultKind) => kind === "hang" || kind === "slow";

/** Does what the backend fails, with a Worker that does not wait long for what will not come. */
export async function failing(shop: HttpShop, kinds: readonly FaultKind[], work: () => Promise<void>): Promise<void> {
  if (kinds.some(isLate)) await restartWith(shop, haste);
  try {
    await work();
  } finally {
    shop.faults.heal();
    await restartWith(shop, patience);
  }
}

type Turn = {
  kind: FaultKind;
  /** As the script of a live page sends it, else as a document. */
  data: boolean;
};
type TakenForm = Omit<FaultForm, "make"> & Turn & { make(): Promise<Attempt> };
type Sent = Omit<TakenForm, "make"> & Attempt & { language: Language };

/** Each form with one of the kinds in which the backend fails so, by turns as a document and as a script sends it. */
export async function everyFormByTurns(shop: HttpShop, forms: FaultForm[], failure: keyof typeof failures) {
  const { kinds, after = false }: { kinds: readonly FaultKind[]; after?: boolean } = failures[failure];
  const place = Object.keys(failures).indexOf(failure);
  const adminCookies = await signInCookies(shop, "admin");
  const taken = forms.map(({ make, ...form }, index): TakenForm => {
    const data = !after && (Math.floor(index / kinds.length) + place) % 2 === 0;
    const mark = `turn${place}n${index}${after ? "a" : "b"}`;
    const kind = kinds[index % kinds.length] ?? "error";
    return { ...form, kind, data, make: () => make(shop, mark, adminCookies) };
  });
  await sendForms(shop, taken, after);
}

/** Each form with a kind, both as a document and, where nothing is done behind the fault, as a script sends it. */
export async function everyForm(shop: HttpShop, forms: FaultForm[], kind: FaultKind, after = false) {
  const adminCookies = await signInCookies(shop, "admin");
  const taken = (after ? [false] : [true, false]).flatMap((data) =>
    forms.map(({ make, ...form }, index): TakenForm => {
      const mark = `${kind}${index}${data ? "d" : "p"}${after ? "a" : "b"}`;
      return { ...form, kind, data, make: () => make(shop, mark, adminCookies) };
    }),
  );
  await sendForms(shop, taken, after);
}

async function sendForms(shop: HttpShop, forms: TakenForm[], after: boolean): Promise<void> {
  const made = forms.map(async ({ make, ...form }, index): Promise<Sent> => {
    const language = languages[index % languages.length] ?? "en";
    return { ...form, ...(await make()), language, name: `${form.name}${form.data ? " with JavaScript" : ""}` };
  });
  const sent = await Promise.all(made);
  const kinds = [...new Set(forms.map(({ kind }) => kind))];
  const post = ({ path, options, language, data }: Sent) =>
    shop.ask(data ? dataPath(path) : path, { ...options, language });
  // To a script a redirect has a body of the router's, and none where it leads to a document.
  const doneAs = ({ done, data }: Sent) => (done === 303 && data ? [202, 204] : [done]);
  const wrong: string[] = [];
  const failsAsItMust = async (attempt: Sent) => {
    const { name, kept, always, wordless, language, kind, data } = attempt;
    const answer = await post(attempt);
    const fails = !always && !(wordless && kind === "cut");
    if (!(fails ? [503] : doneAs(attempt)).includes(answer.status)) wrong.push(`${name}, ${kind}: ${answer.status}`);
    if (answer.ms > maxResponseTime) wrong.push(`${name}, ${kind}: after ${answer.ms} ms`);
    if (answer.status !== 503) return;
    for (const text of kept) if (!answer.body.includes(text)) wrong.push(`${name}, ${kind}: lost ${text}`);
    if (!data) isInLanguage(answer, language, name);
  };

  await failing(shop, kinds, async () => {
    for (const kind of kinds) {
      // A role that cannot be read ends a deed before it begins, so what is to be lost after it is not that answer.
      shop.faults.inject(after ? { kind, after, path: "^(?!.*/rpc/is_admin)" } : { kind });
      await Promise.all(sent.filter((attempt) => attempt.kind === kind).map(failsAsItMust));
      shop.faults.heal();
    }
  });
  await Promise.all(
    sent.map(async (attempt) => {
      const { status } = await healthy(() => post(attempt));
      const mayBeDone = after || attempt.kind === "cut";
      if (!doneAs(attempt).includes(status) && !(mayBeDone && status === attempt.again))
        wrong.push(`${attempt.name}, ${attempt.kind}, again: ${status}`);
    }),
  );
  for (const { name, kind, rows } of sent) {
    const kept = (await rows?.()) ?? 1;
    if (kept !== 1) wrong.push(`${name}, ${kind}: kept ${kept} times`);
  }
  expect(wrong).toEqual([]);
}
