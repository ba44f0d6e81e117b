import { definePlugin, type HtmlElement, HtmlValidate, Rule } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { addLead, addSubscriber, signInCookies } from "../support/accounts.ts";
import { answers, createSession } from "../support/answers.ts";
import { finishedSession, placedOrder, wantedBottle } from "../support/fault-forms.ts";
import { type HttpShop, openHttpShop, type RequestOptions } from "../support/http-shop.ts";
import { routes } from "../support/routes.ts";
import { adminStates, answeredStates, doorStates, openStates, perfumeStates, rowIds } from "../support/states.ts";
import { structureFlaws } from "../support/structure.ts";

type Page = RequestOptions & { path: string };

/** Every control of a page, as it is sent, does something before a script has come, and where none ever does. */
class WithoutScript extends Rule {
  override setup(): void {
    this.on("dom:ready", ({ document }) => {
      const formOf = (element: HtmlElement) =>
        element.closest("form") ?? document.querySelector(`form[id="${element.getAttributeValue("form")}"]`);
      const isOff = (element: HtmlElement) => element.hasAttribute("disabled") || element.closest("[hidden]") !== null;
      const leads = (button: HtmlElement) =>
        button.hasAttribute("popovertarget") ||
        (button.getAttributeValue("type") !== "button" && formOf(button) !== null);
      for (const button of document.querySelectorAll("button"))
        if (!isOff(button) && !leads(button)) this.report(button, "only a script makes this button do something");
      // A group of radio buttons may turn pages by style alone.
      for (const field of document.querySelectorAll("input[name], select[name], textarea[name]"))
        if (!isOff(field) && !formOf(field) && field.getAttributeValue("type") !== "radio")
          this.report(field, "no form sends this field");
      for (const link of document.querySelectorAll("a"))
        if (!link.hasAttribute("href")) this.report(link, "this link leads nowhere");
    });
  }
}

const validator = new HtmlValidate({
  root: true,
  plugins: [definePlugin({ name: "shop", rules: { "without-script": WithoutScript } })],
  extends: ["html-validate:standard", "html-validate:document"],
  // Scripts and styles come from our own origin, which the policy allows alone; only foreign ones would need a hash.
  rules: { "require-sri": ["error", { target: "crossorigin" }], "without-script": "error" },
});

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
  await finishedSession(shop);
  await addLead(shop.backend, "mina@leads.example");
  await addSubscriber(shop.backend, "nina@letters.example");
});
afterAll(() => shop.stop());

/** What the checker finds, a line each, on the pages as they are served in a language. */
async function findings(pages: Page[], language: Language): Promise<string[]> {
  const found: string[] = [];
  for (const { path, ...options } of pages) {
    const { body } = await shop.ask(path, { ...options, language });
    const { results } = await validator.validateString(body);
    found.push(...structureFlaws(body).map((flaw) => `${path} ${flaw}`));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${path} ${options.form ? "(sent) " : ""}${ruleId}: ${message} ${selector ?? ""}`);
  }
  return found;
}

const once = (pages: Page[]) => [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];

/** The elements are the same in all of them: what differs is direction and length. */
const tagged = languages.map((language) => [language, language === "ar" || language === "ru" ? "" : " @long"] as const);

describe.each(tagged)("in %s the HTML checker finds nothing%s", (language) => {
  test("the HTML checker finds nothing on a page that anyone may open", async () => {
    const open = routes.filter(({ ends }) => !ends).map(({ path, host, welcomed }) => ({ path, host, welcomed }));
    const states = openStates.map(({ path }) => ({ path }));
    const doors = doorStates.map(({ path }) => ({ path, host: "admin" as const }));
    expect(await findings(once([...open, ...states, ...doors]), language)).toEqual([]);
  });

  test("on the journey and what it leads to", async () => {
    const answered = { cookies: { maestro_session_id: await createSession(shop.backend, language) } };
    const half = { cookies: { maestro_session_id: await createSession(shop.backend, language, 5) } };
    const session = await finishedSession(shop);
    const [row] = await shop.backend.sql<{ token: string }>(
      "select share_token as token from private.maestro_results where session_id = $1 and question_id is null",
      [session],
    );
    const pages = [
      ...answers.map((_, index) => ({ path: `/maestro-journey?step=${index + 1}`, ...answered })),
      ...answeredStates.map(({ path }) => ({ path, ...answered })),
      ...["/maestro-journey?step=6&resumed=1", "/analyze"].map((path) => ({ path, ...half })),
      ...perfumeStates(session, String(row?.token)).map(({ path }) => ({
        path,
        cookies: { maestro_session_id: session },
      })),
    ];
    expect(await findings(once(pages), language)).toEqual([]);
  });

  test("on a page of somebody who is signed in", async () => {
    const customer = { cookies: await signInCookies(shop, "shop") };
    const admin = { cookies: await signInCookies(shop, "admin"), host: "admin" as const };
    const pages = [
      ...["/home", "/login", "/logout", "/account", "/account?done=profile", "/account/password"].map((path) => ({
        path,
        ...customer,
      })),
      ...adminStates(await rowIds(shop.backend)).map(({ path }) => ({ path, ...admin })),
    ];
    expect(await findings(once(pages), language)).toEqual([]);
  });

  test("on an order, from where it goes to its page, and on the admin app's", async () => {
    const { search, cookies } = await wantedBottle(shop, `wanted-${language}`);
    const { id, secret } = await placedOrder(shop, `placed-${language}`);
    const admin = { cookies: await signInCookies(shop, "admin"), host: "admin" as const };
    const pages: Page[] = [
      ...["/own/where", "/own/payment", "/own/review"].map((path) => ({ path: `${path}?${search}`, cookies })),
      { path: `/order/${secret}` },
      ...["/orders", "/orders?view=all", `/orders/${id}`, "/security"].map((path) => ({ path, ...admin })),
    ];
    const statuses = pages.map(async ({ path, ...options }) => (await shop.ask(path, options)).status);
    expect(await Promise.all(statuses)).toEqual(pages.map(() => 200));
    expect(await findings(pages, language)).toEqual([]);
  });

  test("on a form that comes back with its errors", async () => {
    const session = await finishedSession(shop);
    const { question, perfume, letter } = await rowIds(shop.backend);
    const admin = { cookies: await signInCookies(shop, "admin"), host: "admin" as const };
    const customer = { cookies: await signInCookies(shop, "shop") };
    const long = { intent: "profile", name: "Mina".repeat(100), language: "en" };
    const pages: Page[] = [
      ...["/signup", "/login", "/login?tab=password", "/login/forgot", "/newsletter", "/contact"].map((path) => ({
        path,
        form: {},
      })),
      { path: "/account/password", form: {}, ...customer },
      { path: "/account", form: long, ...customer },
      { path: "/newsletter/unsubscribe", form: { token: "none" } },
      { path: "/newsletter/confirm", form: { token: "none" } },
      { path: "/auth/confirm", form: { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", type: "magiclink" } },
      { path: "/maestro-journey?step=1", form: { question, intent: "next" } },
      {
        path: `/results?sid=${session}`,
        form: { intent: "name" },
        cookies: { maestro_session_id: session },
      },
      ...["/login", "/login?mode=magic", "/login?mode=forgot"].map((path) => ({
        path,
        form: {},
        host: "admin" as const,
      })),
      { path: "/?index", form: {}, ...admin },
      { path: "/admins", form: { intent: "add", email: "none" }, ...admin },
      ...[
        `/questions/${question}`,
        `/perfumes/${perfume}`,
        `/pictures/perfume/${perfume}`,
        "/perfumes/new",
        `/letters/${letter}`,
      ].map((path) => ({
        path,
        form: {},
        ...admin,
      })),
    ];
    expect(await findings(pages, language)).toEqual([]);
  });
});

describe("while not all is well the HTML checker finds nothing", () => {
  const paths = ["/maestro-journey", "/maestro-vault", "/product/night-of-the-caravan", "/analyze", "/results"];

  test("on a page of a shop whose backend is down", async () => {
    const cookies = { maestro_session_id: await finishedSession(shop) };
    await shop.restart();
    shop.faults.down("reset");
    const found: string[] = [];
    for (const language of languages)
      found.push(
        ...(await findings(
          paths.map((path) => ({ path, cookies })),
          language,
        )),
      );
    shop.faults.heal();
    expect(found).toEqual([]);
  });

  test("on the page of a closed shop", async () => {
    await shop.backend.sql("update site_settings set maintenance_enabled = true");
    await shop.restart();
    const found: string[] = [];
    for (const language of languages)
      found.push(...(await findings([{ path: "/tips" }, { path: "/contact", form: { name: "Mina" } }], language)));
    await shop.backend.sql("update site_settings set maintenance_enabled = false");
    await shop.restart();
    expect(found).toEqual([]);
  });
});
