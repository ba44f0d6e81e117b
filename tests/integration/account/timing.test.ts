import { afterAll, beforeAll, expect, test } from "vitest";
import { addSubscriber, costsOf, createAccount, listAdmin } from "../../support/accounts.ts";
import { patience } from "../../support/backend-options.ts";
import { cases } from "../../support/drawn-cases.ts";
import { type Answer, type HttpShop, openHttpShop, type RequestOptions } from "../../support/http-shop.ts";

/** Tries of each kind; in `npm run long` three times as many, which find a smaller difference. */
const { numRuns: tries } = cases(20, 60);
/** Milliseconds between two answers that nobody could tell from the noise of a line. */
const noise = 60;
/**
 * Of two sets of `tries` answers that are alike, chance alone makes one slower by this share less than once in 10,000 runs:
 * four standard deviations of the rank-biserial correlation.
 */
const tolerance = 4 * Math.sqrt((2 * tries + 1) / (3 * tries ** 2));

/** As many as are asked for, since what is asked for again is answered in other words, whoever's it is. */
const known = Array.from({ length: tries }, (_, index) => `known-${index}@example.com`);
/** That of Auth. */
const passwordCost = 10;

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop({ passwordCost });
  for (const email of known) {
    await createAccount(shop.backend, email, "rose-water");
    await addSubscriber(shop.backend, email);
    // The admin app writes to admins only.
    await listAdmin(shop.backend, email);
  }
});
afterAll(() => shop.stop());

type Case = {
  path: string;
  formOf: (email: string) => RequestOptions["form"];
  host?: RequestOptions["host"];
  /** As many at once as leave the machine room to answer evenly: comparing a password is hard work. */
  abreast: number;
};

/** The same form for known addresses and for ones that nobody has, by turns. */
async function compare({ path, formOf, host = "shop", abreast }: Case, times = tries) {
  const answers: Record<"known" | "unknown", Answer[]> = { known: [], unknown: [] };
  const queue = known.slice(0, times).flatMap((email, index) => [
    { kind: "known" as const, email },
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

/**
 * How much oftener an answer of the one set is slower than one of the other than the reverse (Mann-Whitney's U as a
 * rank-biserial correlation, -1 to 1). A busy machine delays both sets, which are asked for by turns, alike.
 */
function slower(one: Answer[], other: Answer[]): number {
  const pairs = one.flatMap((first) => other.map((second) => first.ms - second.ms));
  const signs = pairs.map((difference): number => (Math.abs(difference) <= noise ? 0 : Math.sign(difference)));
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}

/** A page without what differs between any two answers: nonces and identifiers. */
function told({ status, headers, body }: Answer): string {
  return `${status} ${headers.location ?? ""} ${body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")}`;
}

const link = (email: string) => ({ email });

const forms: [string, Case][] = [
  [
    "a wrong password",
    { path: "/login?tab=password", formOf: (email) => ({ email, password: "not-the-word" }), abreast: 6 },
  ],
  ["a magic link", { path: "/login", formOf: link, abreast: 6 }],
  ["the admin app's link", { path: "/login?mode=magic", formOf: link, host: "admin", abreast: 6 }],
  ["the admin app's new password", { path: "/login?mode=forgot", formOf: link, host: "admin", abreast: 6 }],
  ["a letter", { path: "/newsletter", formOf: link, abreast: 6 }],
  ["one's own data", { path: "/my-data", formOf: link, abreast: 6 }],
];
/** One that compares a password and one that writes a letter; the others take as long and are for `npm run long`. */
const first = forms.slice(0, 2);

test("a password costs here what it costs Auth", async () => {
  for (const email of known) expect(await costsOf(shop.backend, email)).toEqual([passwordCost]);
});

test.each(forms.slice(2))("%s: the words do not tell whether the address is known", async (_, each) => {
  const answers = await compare(each, 3);
  expect(new Set([...answers.known, ...answers.unknown].map(told)).size).toBe(1);
});

test.each([...first, ...forms.slice(2).map(([name, each]): [string, Case] => [`@long ${name}`, each])])(
  "%s: neither words nor time tell whether the address is known @draws",
  { timeout: 180_000 },
  async (_, each) => {
    const answers = await compare(each);
    expect(new Set([...answers.known, ...answers.unknown].map(told)).size).toBe(1);
    expect(Math.abs(slower(answers.known, answers.unknown))).toBeLessThan(tolerance);
  },
);

const [shopReader = "", linkReader = "", passwordReader = ""] = known.slice(-3);
const letters: [string, string, "shop" | "admin", string][] = [
  ["the shop's link", "/login", "shop", shopReader],
  ["the admin app's link", "/login?mode=magic", "admin", linkReader],
  ["the admin app's new password", "/login?mode=forgot", "admin", passwordReader],
];

/** Only known addresses are written to, so a letter that is slow or fails would tell them apart. */
test.each(letters)("%s: neither a slow letter nor one that fails shows in the answer", async (_, path, host, email) => {
  const ask = () => shop.ask(path, { form: link(email), host });
  const usual = await ask();
  for (const kind of ["hang", "error"] as const) {
    shop.faults.inject({ kind, path: "^/auth/v1/(otp|recover)" });
    const answer = await ask();
    shop.faults.heal();
    expect([kind, answer.status, answer.headers.location]).toEqual([kind, 303, usual.headers.location]);
    expect(answer.ms).toBeLessThan(patience);
  }
});
