import { expect, test } from "vitest";
import { withColon } from "../../../app/i18n/with-colon.ts";

// "Was it still light?: This field is required."
test("a label has a colon before what is said of it, and a question has none after its own mark", () => {
  expect(withColon("Name", "Please write it.", "en")).toBe("Name: Please write it.");
  expect(withColon("Nom", "Indiquez-le.", "fr")).toBe("Nom\u202f: Indiquez-le.");
  expect(withColon("Was it still light?", "Please answer.", "en")).toBe("Was it still light? Please answer.");
  expect(withColon("أيّ الأماكن أحبّ إليكم؟", "نرجو الإجابة.", "ar")).toBe("أيّ الأماكن أحبّ إليكم؟ نرجو الإجابة.");
});
