import type { Page } from "@playwright/test";
import { chooses, next } from "./journey.ts";
import type { Opening } from "./shop.ts";

/** A page in a state that its address alone does not give. */
export type State = {
  path: string;
  host?: Opening["host"];
  /** What brings the page into the state; what is there when it has come. */
  does?: (page: Page) => Promise<unknown>;
  shows?: string;
};

const alert = "[role=alert]:not([hidden])";
const sends = (form: string) => (page: Page) => page.locator(`${form} button[type=submit]`).first().click();

async function opensAll(page: Page) {
  await page.locator("main details").evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
}

/** Of a visitor whose session has answered every question but has no perfume. */
export const answeredStates: State[] = [
  ...[1, 3, 4, 7, 8, 10, 11].map((step) => ({ path: `/maestro-journey?step=${step}` })),
  {
    path: "/maestro-journey?step=11",
    does: async (page) => {
      await page.locator("[name=custom_name]").fill("🌙".repeat(14));
      await next(page).click();
    },
    shows: "[role=alert] a[href='#part-custom_name']",
  },
  { path: "/maestro-journey?step=ready" },
  { path: "/analyze", does: opensAll, shows: "main details[open] table" },
];

/** Of a visitor who has a perfume without a name. */
export function perfumeStates(session: string, token: string): State[] {
  return [
    { path: `/maestro/processing?sid=${session}` },
    { path: `/results?sid=${session}`, does: opensAll, shows: "main details[open]" },
    {
      path: `/results?sid=${session}`,
      does: (page) => page.locator("button[value=name]").click(),
      shows: "[role=alert] a[href='#custom-name']",
    },
    {
      path: `/results?sid=${session}`,
      does: async (page) => {
        await page.locator("[name=custom_name]").fill("Averse");
        await page.locator("button[value=name]").click();
        await page.locator("#perfume h1").filter({ hasText: "Averse" }).waitFor();
      },
    },
    { path: `/perfume/${token}` },
  ];
}

/** Of anyone. */
export const openStates: State[] = [
  { path: "/maestro?scene=ocean&mood=calm", shows: "#glimpse" },
  {
    path: "/tips",
    does: (page) => page.locator("header summary:visible").first().click(),
    shows: "details[data-menu][open]",
  },
  {
    path: "/signup",
    does: async (page) => {
      await sends("form#signup")(page);
      await page.locator(alert).waitFor();
      await page.locator("input[role=combobox]").click();
    },
    shows: "[role=option]",
  },
  { path: "/signup?done=sent" },
  { path: "/login", does: sends("form#magic"), shows: alert },
  { path: "/login?tab=password", does: sends("form#password"), shows: alert },
  { path: "/login?sent=1" },
  { path: "/newsletter", does: sends("form#letters"), shows: "[aria-invalid]" },
  { path: "/contact", does: sends("form#letter"), shows: alert },
  { path: "/newsletter/unsubscribe?token=none", does: sends("main form"), shows: alert },
  { path: "/results?added=mini" },
  { path: "/maestro-vault?page=99" },
  {
    path: "/results",
    does: async (page) => {
      const turn = page.locator("main input[type=checkbox]").first();
      await turn.focus();
      await page.keyboard.press("Space");
    },
    shows: "main input[type=checkbox]:checked",
  },
  {
    path: "/maestro",
    does: async (page) => {
      await chooses(page, "scene", "desert");
      await chooses(page, "mood", "calm");
    },
  },
];

/** The office's rooms with something in them, and its forms with something wrong; `ids` are of a row of each kind. */
export function officeStates(ids: { question: string; perfume: string; result: string }): State[] {
  const rooms = ["/leads", "/subscribers", "/questions", "/perfumes", "/results", "/admins", "/log", "/speed"];
  const states: State[] = [
    { path: "/" },
    ...rooms.map((path) => ({ path, does: opensAll })),
    { path: "/leads?q=nobody-of-this-name" },
    { path: `/results/${ids.result}` },
    { path: `/questions/${ids.question}`, does: opensAll },
    {
      path: `/questions/${ids.question}`,
      does: async (page) => {
        await page.locator('[name="question_text.fr"]').fill("");
        await sends("main form")(page);
      },
      shows: alert,
    },
    { path: `/perfumes/${ids.perfume}` },
    { path: "/perfumes/new", does: sends("main form"), shows: alert },
    {
      path: "/admins",
      does: async (page) => {
        await page.locator("#new-admin").fill("admin@athar.localhost");
        await page.locator("button[value=add]").click();
      },
      shows: alert,
    },
  ];
  return states.map((state) => ({ ...state, host: "admin" }));
}

/** The office's door, for somebody who is not signed in. */
export const doorStates: State[] = [
  { path: "/login", does: sends("form#password"), shows: alert },
  { path: "/login?mode=magic&sent=1" },
  { path: "/login?mode=forgot", does: sends("main form"), shows: alert },
  { path: "/login?mode=recovery" },
  { path: "/auth/confirm?token_hash=0123456789&type=email" },
].map((state) => ({ ...state, host: "admin" as const }));
