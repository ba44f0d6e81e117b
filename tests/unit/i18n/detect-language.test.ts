import { expect, test } from "vitest";
import { detectLanguage } from "../../../app/http/request/language.ts";

const ask = (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`https://athar.example${path}`, { headers });
  return detectLanguage(request, new URL(request.url));
};

test("the path and the parameter win, then the choice, then the browser, then Arabic", () => {
  const headers = { cookie: "__Host-athar-lang=fr", "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" };
  expect(ask("/terms/en?lang=ru", headers)).toBe("en");
  expect(ask("/home?lang=ru", headers)).toBe("ru");
  expect(ask("/home", headers)).toBe("fr");
  expect(ask("/home", { "accept-language": headers["accept-language"] })).toBe("ru");
  expect(ask("/home")).toBe("ar");
});

test("what the shop does not speak is passed over", () => {
  expect(ask("/home?lang=de", { "accept-language": "de;q=1, en;q=0.2, fr;q=0.7" })).toBe("fr");
  expect(ask("/home", { cookie: "__Host-athar-lang=xx", "accept-language": "en;q=0" })).toBe("ar");
});
