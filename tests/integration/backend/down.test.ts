import { afterEach, expect, vi } from "vitest";
import { BackendDown, createBackend } from "../../../app/backend/backend.ts";
import { maestroStartSession } from "../../../app/backend/journeys.ts";
import { saveLead } from "../../../app/backend/leads.ts";
import { requestSubscription } from "../../../app/backend/newsletter.ts";
import { listQuestions } from "../../../app/backend/questions.ts";
import { findResult } from "../../../app/backend/results.ts";
import { readSettings } from "../../../app/backend/settings.ts";
import { findVaultPerfume, listVault } from "../../../app/backend/vault.ts";
import { forgetMemory } from "../../../app/cache/cache.ts";
import { test as base } from "../../support/backend.ts";
import { type Address, optionsOf, patience } from "../../support/backend-options.ts";
import { type FaultKind, faultKinds, startFaultProxy } from "../../support/fault-proxy.ts";
import { guestOf } from "./callers.ts";

/** The backend behind a proxy that injects faults. */
const test = base.extend<{ proxy: Awaited<ReturnType<typeof startFaultProxy>>; address: Address; hasty: Address }>({
  proxy: [
    async ({ backend }, use) => {
      const proxy = await startFaultProxy(backend.url);
      await use(proxy);
      await proxy.stop();
    },
    { scope: "file" },
  ],
  hasty: ({ address }, use) => use({ ...address, deadline: 500 }),
  address: async ({ backend, proxy }, use) => {
    await use({ url: proxy.url, key: backend.key, workerToken: backend.workerToken });
    proxy.heal();
  },
});

afterEach(forgetMemory);

const lead = {
  firstName: "A",
  lastName: "B",
  phone: "+966501234567",
  countryCode: "SA",
  language: "en",
  contactConsent: false,
} as const;

for (const kind of faultKinds) {
  test(`a backend that answers with "${kind}" is down, within the deadline, for reads and writes`, async ({
    proxy,
    hasty: address,
  }) => {
    proxy.down(kind);
    const began = performance.now();
    const outcomes = await Promise.allSettled([
      readSettings(guestOf(address)),
      findResult(guestOf(address), crypto.randomUUID()),
      maestroStartSession(guestOf(address), { language: "en", userAgent: "" }),
      requestSubscription(guestOf(address), {
        email: "a@example.com",
        language: "en",
        tokenHash: "0".repeat(64),
      }),
      saveLead(guestOf(address), { ...lead, email: `${kind}@example.com` }, "0".repeat(64)),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(BackendDown) });
    expect(performance.now() - began).toBeLessThan(3000);
  });
}

test("the caller's own signal ends a call", async ({ proxy, address }) => {
  proxy.down("hang");
  const backend = createBackend({ ...optionsOf(address), signal: AbortSignal.timeout(100) });
  const began = performance.now();
  await expect(readSettings(backend)).rejects.toThrow(BackendDown);
  expect(performance.now() - began).toBeLessThan(1000);
});

test("all calls of one request share its deadline", async ({ proxy, address }) => {
  proxy.down("hang");
  const signal = AbortSignal.timeout(500);
  const backend = createBackend({ ...optionsOf(address), signal });
  await expect(readSettings(backend)).rejects.toThrow(BackendDown);
  expect(signal.aborted).toBe(true);
  proxy.heal();
  await expect(readSettings(backend)).rejects.toThrow(BackendDown);
});

test("where there is no request, a call that came too late leaves the next its time", async ({ proxy, address }) => {
  proxy.down("hang");
  let deadline = 500;
  const backend = createBackend({
    ...optionsOf(address),
    get deadline() {
      return deadline;
    },
  });
  await expect(readSettings(backend)).rejects.toThrow(BackendDown);
  deadline = patience;
  proxy.heal();
  await readSettings(backend);
});

test("without a cached copy questions fail and the Vault shows the demo perfumes", async ({ proxy, address }) => {
  proxy.down("reset");
  await expect(listQuestions(guestOf(address))).rejects.toThrow(BackendDown);
  const { source, perfumes } = await listVault(guestOf(address), { page: 1 });
  expect(source).toBe("demo");
  expect(await findVaultPerfume(guestOf(address), perfumes[1]?.slug ?? "")).toMatchObject({ price_aed: 4900 });
  await expect(findVaultPerfume(guestOf(address), "rose-of-taif")).rejects.toThrow(BackendDown);
});

for (const kind of ["error", "html", "empty", "cut"] satisfies FaultKind[]) {
  test(`cached copies are served while the backend answers with "${kind}"`, async ({ proxy, address }) => {
    const guest = guestOf(address);
    const before = [await listQuestions(guest), (await listVault(guest, { page: 1 })).perfumes];
    const perfume = await findVaultPerfume(guest, "rose-of-taif");
    proxy.down(kind);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    const again = guestOf(address);
    const list = await listVault(again, { page: 1 });
    const found = [await listQuestions(again), list.perfumes];
    const foundPerfume = await findVaultPerfume(again, "rose-of-taif");
    vi.useRealTimers();
    expect(found).toEqual(before);
    expect(list.source).toBe("stale");
    expect(foundPerfume).toEqual(perfume);
  });
}

test("an older copy is served while a new one is read, but not after a change by an admin", async ({
  address,
  backend,
}) => {
  const backgroundWork: Promise<unknown>[] = [];
  const readFirst = async () => {
    // Another URL is another cache key: these copies are dated in the future of the other tests.
    const own = { ...address, url: address.url.replace("127.0.0.1", "localhost") };
    const [first] = await listQuestions(
      createBackend({ ...optionsOf(own), waitUntil: (work) => backgroundWork.push(work) }),
    );
    return first?.question_text.en;
  };
  const writeText = (id: string | undefined, text: string | undefined) =>
    backend.sql(
      "update public.maestro_questions set question_text = jsonb_set(question_text, '{en}', to_jsonb($2::text)) where id = $1",
      [id, text],
    );
  const [question] = await listQuestions(guestOf(address));
  const before = await readFirst();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  await writeText(question?.id, "Changed");
  expect(await readFirst()).toBe(before);
  await Promise.all(backgroundWork);
  expect(await readFirst()).toBe("Changed");
  await writeText(question?.id, before);
  vi.setSystemTime(Date.now() + 20_000);
  forgetMemory();
  expect(await readFirst()).toBe(before);
  vi.useRealTimers();
});

test("a fresh copy costs no round trip", async ({ address }) => {
  let trips = 0;
  const onTrip = () => {
    trips += 1;
    return () => undefined;
  };
  const counted = () => createBackend({ ...optionsOf(address), onTrip });
  await listQuestions(counted());
  await listQuestions(counted());
  expect(trips).toBe(1);
});
