import { expect, test } from "vitest";
import { browserName } from "../../../app/auth/browser-name.ts";
import { isToBeTouched, mayReset, timeLeft } from "../../../app/auth/session-user.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = 1_800_000_000_000;
const adminSession = (opened: number, seen: number) => ({
  app: "admin" as const,
  openedAt: now - opened,
  seenAt: now - seen,
});

test("an unused session of the admin app ends after 2 hours, a busy one after 12", () => {
  expect(timeLeft(adminSession(3 * hour, 1.5 * hour), now)).toBe(0.5 * hour);
  expect(timeLeft(adminSession(3 * hour, 2 * hour), now)).toBe(0);
  expect(timeLeft(adminSession(11 * hour, minute), now)).toBe(hour);
  expect(timeLeft(adminSession(12 * hour, minute), now)).toBe(0);
  expect([
    isToBeTouched(adminSession(hour, 31 * minute), now),
    isToBeTouched(adminSession(hour, 29 * minute), now),
  ]).toEqual([true, false]);
});

test("a letter stands for the old password for a quarter of an hour, a password never", () => {
  expect(mayReset({ recovery: true, openedAt: now - 14 * minute }, now)).toBe(true);
  expect(mayReset({ recovery: true, openedAt: now - 15 * minute }, now)).toBe(false);
  expect(mayReset({ recovery: false, openedAt: now }, now)).toBe(false);
});

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webkit} Version/19.1 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.1 Safari/605.1.15`, "Safari", "macOS"],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0", "Edge", "Windows"],
  ["<b>call 555</b>", "", ""],
  ["", "", ""],
])("%s is %s on %s", (userAgent, browser, system) => expect(browserName(userAgent)).toEqual({ browser, system }));
