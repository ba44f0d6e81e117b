import { expect, test } from "vitest";
import { typedNumber } from "../../../app/forms/typed-number.ts";

test.each([
  ["1625", 1625],
  ["1,625", 1625],
  ["1,625.50", 1625.5],
  ["1 625,5", 1625.5],
  ["1.625,50", 1625.5],
  ["1.234.567,5", 1_234_567.5],
  ["１６２５", 1625],
  ["1\u202f625", 1625],
  ["1\u00a0000\u00a0000", 1_000_000],
  ["30,5", 30.5],
  ["30.05", 30.05],
  ["١٦٢٥٫٥", 1625.5],
  ["١٬٦٢٥", 1625],
  ["۱۶۲۵", 1625],
])("%s is read as a person means it", (typed, number) => expect(typedNumber(typed)).toBe(number));

test.each([
  "",
  " ",
  "0x1",
  "1e3",
  "1.625",
  "1,62,5",
  "1,2345",
  "30,5,5",
  "-1",
  "+1",
  "1.",
  "Infinity",
  "NaN",
  "1 2 3",
  "1.625.50",
  "1,625,50",
  "0,001",
])("%s is no number, and nothing is guessed", (typed) => expect(typedNumber(typed)).toBeNaN());
