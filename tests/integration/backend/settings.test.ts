import { expect, onTestFinished, vi } from "vitest";
import { isAdmin } from "../../../app/backend/admins.ts";
import { messageLanguages } from "../../../app/backend/message-languages.ts";
import { readSettings, saveSettings } from "../../../app/backend/settings.ts";
import { test } from "../../support/backend.ts";
import { openIsolate, stubDataCentre } from "../../support/data-centre.ts";
import { adminOf, guestOf } from "./callers.ts";

const closed = {
  maintenance_enabled: true,
  maintenance_message: "Back soon",
  maintenance_message_i18n: { ar: "نعود قريبًا", tr: "Yakında buradayız" },
};

test("everyone reads the settings, whose message is written in seven languages", async ({ backend }) => {
  const settings = await readSettings(guestOf(backend));
  expect(settings.maintenance_enabled).toBe(false);
  expect(Object.keys(settings.maintenance_message_i18n).sort()).toEqual([...messageLanguages].sort());
});

test("an admin saves; a second one who saw the older settings does not overwrite them", async ({ backend }) => {
  const admin = await adminOf(backend);
  const seen = await readSettings(admin);
  const saved = await saveSettings(admin, closed, seen.updated_at);
  expect(saved).toMatchObject(closed);
  expect(saved?.updated_at).not.toBe(seen.updated_at);
  expect(await saveSettings(admin, { ...closed, maintenance_enabled: false }, seen.updated_at)).toBeNull();
  expect(await readSettings(guestOf(backend))).toEqual(saved);
});

test("a guest saves nothing", async ({ backend }) => {
  const { updated_at } = await readSettings(guestOf(backend));
  await expect(saveSettings(guestOf(backend), closed, updated_at)).rejects.toMatchObject({ code: "42501" });
});

test("only the allow-list makes an admin", async ({ backend }) => {
  expect(await isAdmin(await adminOf(backend))).toBe(true);
  expect(await isAdmin(guestOf(backend))).toBe(false);
});

test("a shop that an admin closes is closed in the isolate that took it at once, and in all when that is answered", async ({
  backend,
}) => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  stubDataCentre();
  const guest = guestOf(backend);
  const load = () => import("../../../app/backend/site-state.ts");
  const [one, other] = [await openIsolate(load), await openIsolate(load)];
  const isClosed = async (isolate: typeof one) => (await isolate.readSiteState(guest, () => undefined)).closed;
  const admin = await adminOf(backend);
  const { updated_at } = await readSettings(admin);
  await saveSettings(admin, { ...closed, maintenance_enabled: false }, updated_at);
  expect([await isClosed(one), await isClosed(other)]).toEqual([false, false]);

  await saveSettings(admin, closed, (await readSettings(admin)).updated_at);
  const spread = one.spreadChange(admin);
  expect(await isClosed(one)).toBe(true);
  await spread;
  expect([await isClosed(one), await isClosed(other)]).toEqual([true, true]);
});
