import type { Page } from "@playwright/test";
import type { LocalBackend } from "../../supabase/local/backend.ts";
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
  ...[1, 3, 4, 7, 8, 10, 11, 12].map((step) => ({ path: `/maestro-journey?step=${step}` })),
  {
    path: "/maestro-journey?step=12",
    does: async (page) => {
      await page.locator("[name=custom_name]").fill("🌙".repeat(14));
      await next(page).click();
    },
    shows: "[role=alert] a[href='#question-custom_name']",
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
      shows: "[role=alert] a[href='#name-form-custom_name']",
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
    { path: `/results?sid=${session}&edition=1` },
    { path: "/maestro/finished" },
    { path: "/maestro/restart" },
    { path: "/maestro/editions" },
    { path: "/maestro/editions?with=1" },
  ];
}

/** Of anyone. */
export const openStates: State[] = [
  { path: "/maestro?scene=ocean&mood=calm", shows: "#glimpse" },
  {
    path: "/tips",
    does: (page) => page.locator("header [popovertarget]:visible").first().click(),
    shows: "header :popover-open",
  },
  { path: "/signup", does: sends("form#signup"), shows: alert },
  { path: "/signup?done=sent" },
  { path: "/login", does: sends("form#magic"), shows: alert },
  { path: "/login?tab=password", does: sends("form#password"), shows: alert },
  { path: "/login?sent=sent" },
  { path: "/login?sent=recent" },
  { path: "/login/forgot", does: sends("main form"), shows: alert },
  { path: "/login/forgot?sent=sent" },
  { path: "/login/forgot?sent=recent" },
  { path: "/newsletter", does: sends("form#newsletter-form"), shows: "[aria-invalid]" },
  { path: "/contact", does: sends("form#letter"), shows: alert },
  {
    path: "/contact?about=golden-hour",
    does: async (page) => {
      for (const [name, text] of Object.entries({ name: "Mina", email: "mina@states.test", message: "Is it aged?" }))
        await page.locator(`form#letter [name=${name}]`).fill(text);
      await sends("form#letter")(page);
    },
    shows: "#sent-letter",
  },
  { path: "/my-data", does: sends("form#my-data"), shows: alert },
  { path: "/my-data/open?token=none", does: sends("main form"), shows: alert },
  { path: "/newsletter/confirm?token=none", does: sends("main form"), shows: alert },
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

type RowIds = { question: string; perfume: string; result: string; letter: string };

/** The id of one question, one perfume, one finished result and one letter that waits for a reply, which is written if need be. */
export async function rowIds(backend: LocalBackend): Promise<RowIds> {
  await backend.sql(
    `insert into contact_letters (name, email, lang, about, subject, message)
     select 'Mina', 'mina@rows.test', 'fr', 'golden-hour', 'L’heure dorée', 'L’oud est-il vieilli ?'
     where not exists (select from contact_letters where sent_at is null)`,
  );
  const [ids] = await backend.sql<RowIds>(
    `select (select id from maestro_questions where is_active order by order_index limit 1) as question,
            (select id from maestro_products order by sort_order limit 1) as perfume,
            (select id from private.maestro_results where question_id is null limit 1) as result,
            (select id from contact_letters where sent_at is null limit 1) as letter`,
  );
  if (!ids?.result) throw new Error("No perfume has been composed yet");
  return ids;
}

/** The pages of the admin app with a row in each, and its forms with errors. */
export function adminStates(ids: RowIds): State[] {
  const rooms = [
    "/house",
    "/leads",
    "/subscribers",
    "/letters",
    "/letters?view=all",
    "/questions",
    "/perfumes",
    "/results",
    "/countries",
    "/admins",
    "/log",
    "/speed",
    "/sessions",
  ];
  const states: State[] = [
    { path: "/" },
    ...rooms.map((path) => ({ path, does: opensAll })),
    { path: "/leads?q=nobody-of-this-name" },
    { path: `/results/${ids.result}` },
    { path: `/letters/${ids.letter}` },
    { path: `/letters/${ids.letter}`, does: sends("form#reply"), shows: alert },
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
    { path: `/pictures/perfume/${ids.perfume}`, does: sends("main form"), shows: alert },
    { path: "/perfumes/new", does: sends("main form"), shows: alert },
    {
      path: "/admins",
      does: async (page) => {
        await page.locator("#new-admin-email").fill("admin@athar.localhost");
        await page.locator("button[value=add]").click();
      },
      shows: alert,
    },
  ];
  return states.map((state) => ({ ...state, host: "admin" }));
}

/** The pages of the admin app for visitors who are not signed in. */
export const doorStates: State[] = [
  { path: "/login", does: sends("form#password"), shows: alert },
  { path: "/login?mode=magic&sent=sent" },
  { path: "/login?mode=forgot", does: sends("main form"), shows: alert },
  { path: "/login?mode=recovery" },
  { path: "/auth/confirm?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&type=magiclink" },
  { path: "/auth/hash" },
  { path: "/invitation" },
].map((state) => ({ ...state, host: "admin" as const }));
