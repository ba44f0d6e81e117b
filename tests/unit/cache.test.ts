import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { type CacheOptions, cached, forgetMemory } from "../../app/cache/cache.ts";
import { openIsolate, stubDataCentre } from "../support/data-centre.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  forgetMemory();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A source that counts how often it is read; `background` is what a Worker would wait for after its response. */
function source(options: Partial<CacheOptions<string | null>> = {}) {
  const background: Promise<unknown>[] = [];
  const state: { value: string | null; reads: number; fails: boolean } = { value: "first", reads: 0, fails: false };
  const ask = (isolate = { cached }) =>
    isolate.cached<string | null>({
      key: "key",
      schema: z.string().nullable(),
      ttl: 1000,
      staleWhileRevalidate: 4000,
      staleIfError: 60_000,
      waitUntil: (work) => background.push(work),
      isStorable: (value) => value !== null,
      ...options,
      async read() {
        state.reads += 1;
        if (state.fails) throw new Error("down");
        return state.value;
      },
    });
  const settle = async () => {
    await vi.runAllTimersAsync();
    await Promise.all(background.splice(0));
  };
  return { state, ask, settle };
}

test("a fresh copy is served without reading", async () => {
  const { state, ask } = source();
  expect(await ask()).toEqual({ value: "first", stale: false });
  state.value = "second";
  vi.setSystemTime(1_000_900);
  expect(await ask()).toEqual({ value: "first", stale: false });
  expect(state.reads).toBe(1);
});

test("a stale copy is served while a new one is read in the background", async () => {
  const { state, ask, settle } = source();
  await ask();
  state.value = "second";
  vi.setSystemTime(1_003_000);
  expect((await ask()).value).toBe("first");
  await settle();
  expect((await ask()).value).toBe("second");
});

test("of many who meet a stale copy one reads, and where that fails a later one does", async () => {
  const { state, ask, settle } = source();
  await ask();
  vi.setSystemTime(1_001_500);
  state.fails = true;
  await Promise.all(Array.from({ length: 16 }, () => ask()));
  await settle();
  expect(state.reads).toBe(2);
  state.fails = false;
  await Promise.all(Array.from({ length: 16 }, () => ask()));
  await settle();
  expect(state.reads).toBe(3);
});

test("of many who find no copy one reads, and where that fails each does", async () => {
  const { state, ask } = source();
  const all = () => Promise.allSettled(Array.from({ length: 16 }, () => ask()));
  const first = all();
  await vi.runAllTimersAsync();
  expect(await first).toEqual(Array(16).fill({ status: "fulfilled", value: { value: "first", stale: false } }));
  expect(state.reads).toBe(1);
  forgetMemory();
  state.fails = true;
  const second = all();
  await vi.runAllTimersAsync();
  expect((await second).map(({ status }) => status)).toEqual(Array(16).fill("rejected"));
});

test("a copy too old even to be served meanwhile is read anew, and waited for", async () => {
  const { state, ask } = source();
  await ask();
  state.value = "second";
  vi.setSystemTime(1_006_000);
  expect((await ask()).value).toBe("second");
});

test("an older copy stands in for a failed reading, and says so; not for ever", async () => {
  const { state, ask } = source();
  await ask();
  state.fails = true;
  vi.setSystemTime(1_030_000);
  expect(await ask()).toEqual({ value: "first", stale: true });
  vi.setSystemTime(1_070_000);
  await expect(ask()).rejects.toThrow("down");
});

test("a copy from before the last change is not served, though it is fresh", async () => {
  let changedAt = 0;
  const { state, ask } = source({ changedAt: async () => changedAt });
  await ask();
  state.value = "second";
  changedAt = Date.now() + 10;
  vi.setSystemTime(1_000_020);
  expect((await ask()).value).toBe("second");
  vi.setSystemTime(1_006_000);
  await ask();
  const { reads } = state;
  await ask();
  expect(state.reads).toBe(reads);
});

test("what is not to be stored is handed back, and lets go of what was", async () => {
  const { state, ask } = source();
  await ask();
  state.value = null;
  vi.setSystemTime(1_006_000);
  expect((await ask()).value).toBeNull();
  state.fails = true;
  await expect(ask()).rejects.toThrow("down");
});

test("isolates share copies through the Cache API, and a copy of another shape is none", async () => {
  const kept = stubDataCentre();
  const { state, ask, settle } = source();
  await ask();
  await settle();
  forgetMemory();
  expect((await ask()).value).toBe("first");
  expect(state.reads).toBe(1);
  forgetMemory();
  for (const address of kept.keys())
    kept.set(address, Response.json({ value: 7, metadata: { createdTime: 1_000_000 } }));
  expect((await ask()).value).toBe("first");
  expect(state.reads).toBe(2);
});

test("what one isolate forgets, another goes on with until its own copy has ended", async () => {
  stubDataCentre();
  const load = () => import("../../app/cache/cache.ts");
  const [one, other] = [await openIsolate(load), await openIsolate(load)];
  const { state, ask, settle } = source({ staleWhileRevalidate: 1000 });
  await ask(one);
  await settle();
  await ask(other);
  expect(state.reads).toBe(1);
  state.value = "second";
  await one.forget("key");
  expect((await ask(one)).value).toBe("second");
  await settle();
  expect((await ask(await openIsolate(load))).value).toBe("second");
  expect((await ask(other)).value).toBe("first");
  vi.setSystemTime(1_002_001);
  expect((await ask(other)).value).toBe("second");
});
