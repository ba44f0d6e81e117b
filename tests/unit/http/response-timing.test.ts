import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quantizeFailureTiming, quantizeTiming } from "../../../app/http/limits/response-timing.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each([
  [0, 400],
  [10, 400],
  [399, 400],
  [401, 800],
])("work of %i ms is answered after %i ms", async (spent, answered) => {
  const started = Date.now();
  const answer = quantizeTiming(() => delay(spent), 400).then(() => Date.now() - started);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe(answered);
});

test("a failure waits as long as a success", async () => {
  const started = Date.now();
  const answer = quantizeTiming(() => Promise.reject(new Error("no")), 400).catch((error: Error) => [
    error.message,
    Date.now() - started,
  ]);
  await vi.advanceTimersByTimeAsync(400);
  expect(await answer).toEqual(["no", 400]);
});

test("where success is no secret, only failures wait", async () => {
  const started = Date.now();
  expect(await quantizeFailureTiming(async () => "in", 800)).toBe("in");
  expect(Date.now()).toBe(started);
  const refused = quantizeFailureTiming(() => Promise.reject(new Error("no")), 800).catch(() => Date.now() - started);
  await vi.advanceTimersByTimeAsync(800);
  expect(await refused).toBe(800);
});
