import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, type Asking, type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { makeAccount } from "../../support/people.ts";

/** Tries of each kind. */
const tries = 200;
/** Milliseconds between the two medians that nobody could tell from the noise of a line. */
const tolerance = 60;

const known = "known@example.com";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
  await makeAccount(shop.backend, known, "rose-water");
  await shop.ask("/newsletter", { form: { email: known } });
});
afterAll(() => shop.stop());

type Case = {
  path: string;
  formOf: (email: string) => Asking["form"];
  host?: Asking["host"];
  /** As many at once as leave the machine room to answer evenly: comparing a password is hard work. */
  abreast: number;
};

/** The same form for the known address and for one nobody has, by turns. */
async function compare({ path, formOf, host = "shop", abreast }: Case) {
  const answers: Record<"known" | "unknown", Answer[]> = { known: [], unknown: [] };
  const queue = Array.from({ length: tries }, (_, index) => index).flatMap((index) => [
    { kind: "known" as const, email: known },
    { kind: "unknown" as const, email: `nobody-${index}@example.com` },
  ]);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const answer = await shop.ask(path, { form: formOf(next.email), host, language: "en" });
      answers[next.kind].push({ ...answer, body: answer.body.replaceAll(next.email, "EMAIL") });
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  return answers;
}

function median(answers: Answer[]): number {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** A page without what differs between any two answers: nonces and identifiers. */
function told({ status, headers, body }: Answer): string {
  return `${status} ${headers.location ?? ""} ${body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")}`;
}

const link = (email: string) => ({ email });

test.each<[string, Case]>([
  [
    "a wrong password",
    { path: "/login?tab=password", formOf: (email) => ({ email, password: "not-the-word" }), abreast: 6 },
  ],
  ["a magic link", { path: "/login", formOf: link, abreast: 16 }],
  ["the office's link", { path: "/login?mode=magic", formOf: link, host: "admin", abreast: 16 }],
  ["a letter", { path: "/newsletter", formOf: link, abreast: 16 }],
])(
  "%s: neither words nor time tell whether the address is known",
  // A busy machine may be uneven by itself: that, and only that, is worth another look.
  { timeout: 180_000, retry: 2 },
  async (_, each) => {
    const answers = await compare(each);
    expect(new Set([...answers.known, ...answers.unknown].map(told)).size).toBe(1);
    expect(Math.abs(median(answers.known) - median(answers.unknown))).toBeLessThan(tolerance);
  },
);
