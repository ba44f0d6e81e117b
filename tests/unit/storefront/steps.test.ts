import { expect, test } from "vitest";
import { parseStep, resumeStep, stepAfter, stepBefore } from "../../../app/storefront/journey-state/steps.ts";

const at = (query: string) => parseStep(new URLSearchParams(query), 11);

test("a URL names a step that exists, or none", () => {
  expect(at("step=1")).toBe(1);
  expect(at("step=11")).toBe(11);
  expect(at("step=ready")).toBe("ready");
  for (const query of ["", "step=0", "step=12", "step=-1", "step=1e1", "step=two", "step="])
    expect(at(query)).toBeNull();
});

test("a visitor resumes at the first question without an answer", () => {
  const questions = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(resumeStep(questions, new Set())).toBe(1);
  expect(resumeStep(questions, new Set(["a", "c"]))).toBe(2);
  expect(resumeStep(questions, new Set(["a", "b", "c"]))).toBe("ready");
});

test("each question leads to the next one and back, the last one to the ready screen", () => {
  expect([stepAfter(1, 3), stepAfter(3, 3)]).toEqual([2, "ready"]);
  expect([stepBefore(1, 3), stepBefore(3, 3), stepBefore("ready", 3)]).toEqual([1, 2, 3]);
});
