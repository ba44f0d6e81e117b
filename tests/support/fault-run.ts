import pLimit from "p-limit";
import { expect } from "vitest";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { signInCookies } from "./accounts.ts";
import type { Attempt, FaultForm } from "./fault-forms.ts";
import { type FaultKind, faultKinds } from "./fault-proxy.ts";
import type { Answer, HttpShop } from "./http-shop.ts";

/** Milliseconds. A visitor waits three seconds at most; the rest is for all that is sent at the same time. */
export const maxResponseTime = 4500;

/** As many forms at once as a healthy backend can answer within its deadline: passwords take long to compare. */
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

type Sent = Attempt & Omit<FaultForm, "make"> & { language: Language; data: boolean };

type Round = {
  /** The backend does its work before the fault spoils the answer. */
  after?: boolean;
  /** Each form both ways, else by turns one way with one kind of fault and the other way with the next. */
  whole?: boolean;
};

/** Sends each form as a document, and where nothing is done behind the fault also as the script of a live page does. */
export async function everyForm(
  shop: HttpShop,
  forms: FaultForm[],
  kind: FaultKind,
  { after = false, whole = false }: Round,
): Promise<void> {
  const adminCookies = await signInCookies(shop, "admin");
  const turn = faultKinds.indexOf(kind);
  const made = (after ? [false] : [true, false]).flatMap((data) =>
    forms
      .map((form, index) => ({ ...form, index }))
      .filter(({ index }) => whole || after || (index + turn) % 2 === Number(data))
      .map(async ({ make, index, ...form }): Promise<Sent> => {
        const mark = `${whole ? "w" : ""}${kind}${index}${data ? "d" : "p"}${after ? "a" : "b"}`;
        const language = languages[index % languages.length] ?? "en";
        const name = `${form.name}${data ? " with JavaScript" : ""}`;
        return { ...(await make(shop, mark, adminCookies)), ...form, name, language, data };
      }),
  );
  const sent = await Promise.all(made);
  const post = ({ path, options, language, data }: Sent) =>
    shop.ask(data ? dataPath(path) : path, { ...options, language });
  const doneAs = ({ done, data }: Sent) => (done === 303 && data ? 202 : done);

  // A role that cannot be read ends a deed before it begins, so what is to be lost after it is not that answer.
  shop.faults.inject(after ? { kind, after, path: "^(?!.*/rpc/is_admin)" } : { kind });
  const mayBeDone = after || kind === "cut";
  const wrong: string[] = [];
  await Promise.all(
    sent.map(async (attempt) => {
      const { name, kept, always, wordless, language, data } = attempt;
      const answer = await post(attempt);
      const fails = !always && !(wordless && kind === "cut");
      if (answer.status !== (fails ? 503 : doneAs(attempt))) wrong.push(`${name}: ${answer.status}`);
      if (answer.ms > maxResponseTime) wrong.push(`${name}: after ${answer.ms} ms`);
      if (answer.status === 503) {
        for (const text of kept) if (!answer.body.includes(text)) wrong.push(`${name}: lost ${text}`);
        if (!data) isInLanguage(answer, language, name);
      }
    }),
  );
  shop.faults.heal();
  await Promise.all(
    sent.map(async (attempt) => {
      const { status } = await healthy(() => post(attempt));
      if (status !== doneAs(attempt) && !(mayBeDone && status === attempt.again))
        wrong.push(`${attempt.name}, again: ${status}`);
    }),
  );
  for (const { name, rows } of sent) {
    const kept = (await rows?.()) ?? 1;
    if (kept !== 1) wrong.push(`${name}: kept ${kept} times`);
  }
  expect(wrong).toEqual([]);
}
