import { createInstance, type ResourceKey } from "i18next";
import { Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nextOptions } from "../../../app/i18n/options.ts";
import { textsBackend } from "../../../app/i18n/texts-backend.ts";
import { I18nProvider, useTranslation } from "../../../app/i18n/use-translation.ts";

const texts: Record<string, ResourceKey> = {
  my_account: { account: { title: "Your account" } },
  account: { login: { title: "Sign in" } },
  sessions: { title: "Where you are signed in" },
};

/** As the browser has it that came from a page with other texts: each namespace arrives when it is asked for. */
async function emptyInstance() {
  const instance = createInstance();
  await instance
    .use(textsBackend(async (_, namespace) => texts[namespace]))
    .init({ ...i18nextOptions, initAsync: true, lng: "en", fallbackLng: false, ns: [] });
  return instance;
}

function AllAtOnce() {
  const { t } = useTranslation(["my_account", "account", "sessions"]);
  return [t("account.title"), t("account:login.title"), t("sessions:title")].join(", ");
}

function OneByOne() {
  const own = useTranslation("my_account").t;
  const account = useTranslation("account").t;
  const sessions = useTranslation("sessions").t;
  return [own("account.title"), account("login.title"), sessions("title")].join(", ");
}

test.each([
  ["several at once", AllAtOnce],
  ["one after the other", OneByOne],
])("a page that one comes to by a link shows no key in the place of a text: %s", async (_, Page) => {
  const stream = await renderToReadableStream(
    <I18nProvider value={await emptyInstance()}>
      <Suspense>
        <Page />
      </Suspense>
    </I18nProvider>,
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain("Your account, Sign in, Where you are signed in");
});

test("a text is that of its variables, however often it is asked for with others", async () => {
  const instance = createInstance();
  const resources = { en: { journey: { left_one: "{{count}} step", left_other: "{{count}} steps" } } };
  await instance.init({ ...i18nextOptions, lng: "en", resources });
  function Steps() {
    const { t } = useTranslation("journey");
    return [2, 1, 2, 3].map((count) => t("left", { count })).join(", ");
  }
  const stream = await renderToReadableStream(
    <I18nProvider value={instance}>
      <Steps />
    </I18nProvider>,
  );
  expect(await new Response(stream).text()).toContain("2 steps, 1 step, 2 steps, 3 steps");
});
