import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  adminPageSize,
  cursorOf,
  type KeysetQuery,
  newestKey,
  readCursor,
  readPage,
} from "../../../app/backend/admin/listing.ts";

const numbers = z.int().nonnegative();

/** A list of numbers that may change between two pages. */
function listOf(rows: number[]) {
  return {
    key: numbers,
    keyOf: (row: number) => row,
    async read({ from, backwards, limit }: KeysetQuery<number>) {
      if (from === null) return { rows: rows.slice(0, limit) };
      return {
        rows: backwards
          ? rows.filter((row) => row < from).slice(-limit)
          : rows.filter((row) => row > from).slice(0, limit),
      };
    },
  };
}

const sortedRows = fc
  .uniqueArray(fc.nat(5000), { maxLength: 400 })
  .map((rows) => rows.toSorted((one, other) => one - other));

test("a walk to the end of any list and back shows every row once each way, on the same pages @draws", () =>
  fc.assert(
    fc.asyncProperty(sortedRows, async (rows) => {
      const list = listOf(rows);
      const pages = [await readPage(undefined, list)];
      for (let after = pages[0]?.after; after; after = pages.at(-1)?.after) pages.push(await readPage({ after }, list));
      expect(pages.flatMap((page) => page.rows)).toEqual(rows);
      for (let before = pages.at(-1)?.before, index = pages.length - 2; before; index -= 1) {
        const page = await readPage({ before }, list);
        expect(page).toEqual(pages[index]);
        before = page.before;
      }
      expect(pages[0]?.before).toBeNull();
    }),
  ));

test("rows that come and go between two pages move no other @draws", () =>
  fc.assert(
    fc.asyncProperty(sortedRows, fc.uniqueArray(fc.nat(5000)), fc.uniqueArray(fc.nat(5000)), async (rows, come, go) => {
      const gone = rows.filter((row) => go.includes(row));
      const later = [...new Set([...rows, ...come])]
        .filter((row) => !gone.includes(row))
        .sort((one, other) => one - other);
      const first = await readPage(undefined, listOf(rows));
      const seen = [...first.rows];
      for (let after = first.after; after; ) {
        const page = await readPage({ after }, listOf(later));
        if (page.before === null) break;
        seen.push(...page.rows);
        after = page.after;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(rows.filter((row) => !gone.includes(row))));
    }),
  ));

test.each([
  ["no cursor", {}],
  ["a text", { after: "page 2" }],
  ["another list's cursor", { after: cursorOf(["2026-11-21T21:46:22Z", crypto.randomUUID()]) }],
  ["half a cursor", { before: cursorOf(70).slice(1) }],
  ["a cursor beyond the last row", { after: cursorOf(1000) }],
  ["a cursor before the first row", { before: cursorOf(0) }],
])("%s shows the first page", async (_, place) => {
  const rows = Array.from({ length: 120 }, (_, index) => index);
  const page = await readPage(place, listOf(rows));
  expect(page).toEqual({ rows: rows.slice(0, adminPageSize), before: null, after: cursorOf(adminPageSize - 1) });
});

test("a cursor of a time is one that PostgreSQL reads", () => {
  const id = crypto.randomUUID();
  const times = ["2026-11-21T21:46:22.263123+00:00", "2026-11-21T21:46:22Z"];
  expect(times.map((time) => readCursor(newestKey, cursorOf([time, id])))).toEqual(times.map((time) => [time, id]));
  const bad = ["0000-01-01T00:00:00Z", "2026-02-31T00:00:00Z", "2026-11-21T21:46:22+23:00", "now()", "infinity", 1];
  for (const time of bad) expect(readCursor(newestKey, cursorOf([time, id]))).toBeNull();
  expect(readCursor(newestKey, cursorOf([times[0], "1"]))).toBeNull();
});
