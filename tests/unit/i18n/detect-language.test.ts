import { expect, test } from "vitest";
import { detectLanguage, detectMessageLanguage } from "../../../app/http/request/detect-language.ts";

const ask = (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`https://athar.example${path}`, { headers });
  return detectLanguage(request, new URL(request.url));
};

test("the path and the parameter win, then the choice, then the browser, then Arabic", async () => {
  const headers = { cookie: "__Host-athar-lang=fr", "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" };
  expect(await ask("/terms/en?lang=ru", headers)).toBe("en");
  expect(await ask("/home?lang=ru", headers)).toBe("ru");
  expect(await ask("/home", headers)).toBe("fr");
  expect(await ask("/home", { "accept-language": headers["accept-language"] })).toBe("ru");
  expect(await ask("/home")).toBe("ar");
});

test("what the shop does not speak is passed over", async () => {
  expect(await ask("/home?lang=de", { "accept-language": "de;q=1, en;q=0.2, fr;q=0.7" })).toBe("fr");
  expect(await ask("/home", { cookie: "__Host-athar-lang=xx", "accept-language": "en;q=0" })).toBe("ar");
  expect(await ask("/terms/de?lang=fr")).toBe("fr");
  expect(await ask("/home?lang=EN", { "accept-language": "ru" })).toBe("ru");
});

test("a browser's preferences are read by their qualities, whatever their regions", async () => {
  expect(await ask("/home", { "accept-language": "en-GB,fr;q=0.5" })).toBe("en");
  expect(await ask("/home", { "accept-language": "de-DE,de;q=0.9,fr-CA;q=0.8,en;q=0.7" })).toBe("fr");
  expect(await ask("/home", { "accept-language": "*" })).toBe("ar");
  expect(await ask("/home", { "accept-language": ";;,q=,=\u00e9" })).toBe("ar");
});

test("the maintenance page is asked for three languages more", async () => {
  const request = new Request("https://athar.example/home", { headers: { "accept-language": "tr,ru;q=0.5" } });
  expect(await detectMessageLanguage(request, new URL(request.url))).toBe("tr");
  expect(await detectLanguage(request, new URL(request.url))).toBe("ru");
});

test("what one visitor's preferences came to answers nobody whose preferences only look alike", async () => {
  expect(await ask("/home", { cookie: "__Host-athar-lang=fr%20en,", "accept-language": "ru" })).toBe("ru");
  expect(await ask("/home", { cookie: "__Host-athar-lang=fr", "accept-language": "en, ru" })).toBe("fr");
});
