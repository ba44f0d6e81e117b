import { describe, expect, test } from "vitest";
import { layLabel } from "../../app/media/label.ts";

const paper = { x: 100, y: 200, w: 200, h: 140 };
const brass = { x: 100, y: 200, w: 300, h: 150 };

describe("a label", () => {
  test("of paper has its seal above and its name below, in the middle", () => {
    const { seal, lines, size, x, y } = layLabel(paper, "Athar", false);
    expect(lines).toEqual(["Athar"]);
    expect(seal.side / paper.h).toBeCloseTo(0.62);
    expect(size / paper.h).toBeCloseTo(0.19, 2);
    expect(x).toBe(200);
    expect(seal.x + seal.side / 2).toBe(200);
    expect(y - size / 2).toBeGreaterThan(seal.y + seal.side);
  });

  test("of brass has its seal where reading begins, and its name after it", () => {
    const ltr = layLabel(brass, "Rain", false);
    const rtl = layLabel(brass, "مطر", true);
    expect(ltr.seal.side / brass.h).toBeCloseTo(0.8);
    expect(ltr.size / brass.h).toBeCloseTo(0.42, 2);
    expect(ltr.seal.x + ltr.seal.side).toBeLessThan(ltr.x);
    expect(rtl.seal.x).toBeGreaterThan(rtl.x);
    expect(ltr.seal.x - brass.x).toBeCloseTo(brass.x + brass.w - rtl.seal.x - rtl.seal.side);
  });

  test("without a name has its seal alone, in the middle", () => {
    for (const box of [paper, brass]) {
      const { seal, lines } = layLabel(box, null, false);
      expect(lines).toEqual([]);
      expect([seal.x + seal.side / 2, seal.y + seal.side / 2]).toEqual([box.x + box.w / 2, box.y + box.h / 2]);
    }
  });

  test.each([
    ["Предрассветная тишина над водой", 3],
    ["Une pivoine claire sous la pluie d’avril", 3],
    ["سكون الفجر فوق الماء البعيد", 3],
    ["Неприкосновенность", 1],
  ])("breaks %s between words, and shrinks it until it fits", (name, most) => {
    for (const box of [paper, brass]) {
      const { lines, size, leading } = layLabel(box, name, false);
      expect(lines.join(" ")).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(most);
      expect(size).toBeGreaterThan(box.h * 0.06);
      expect(lines.length * leading).toBeLessThan(box.h);
    }
  });
});
