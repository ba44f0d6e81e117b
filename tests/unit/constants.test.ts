import { expect, test } from "vitest";
import { limits } from "../../app/forms/text.ts";
import { languages } from "../../app/i18n/languages.ts";
import { exclusivity } from "../../app/maestro/exclusivity.ts";
import { convert, currencies, defaultCurrency, formatPrice, prices } from "../../app/money.ts";
import * as timings from "../../app/timings.ts";

test("every wait of the product", () => {
  expect(timings).toMatchObject({
    preparingSeconds: 30,
    progressClipAfter: 5000,
    almostThereFrom: 80,
    processingSeconds: 20,
    processingSteps: [0, 5, 10],
    pollEvery: 1500,
    pollTimes: 10,
    quoteRotation: 6000,
    welcomeDelay: 300,
    toastStay: 3000,
    addingToCart: 800,
    contactThanks: 3000,
    accountSuccess: 5000,
    adminToast: 4000,
    passwordRedirect: 2000,
    headerScroll: 20,
    flip: 700,
  });
});

test("every limit of a form", () => {
  expect(limits).toMatchObject({ name: 120, customName: 13, passwordMin: 6, adminPasswordMin: 8 });
});

test("prices by screen, and both currencies", () => {
  expect(prices.recommendation.bottle).toEqual({ amount: 1699, currency: "SAR" });
  expect(prices.recommendation.discovery).toEqual({ amount: 889, currency: "SAR" });
  expect(prices.results.bottle).toEqual({ amount: 1659, currency: "SAR" });
  expect(prices.results.discovery).toEqual({ amount: 799, currency: "SAR" });
  expect(prices.engraving).toEqual({ amount: 150, currency: "AED" });
  expect([...currencies]).toEqual(["AED", "SAR"]);
  expect(defaultCurrency).toBe("AED");
  expect(convert(prices.results.bottle, "AED")).toBe(1625);
  expect(formatPrice(prices.results.bottle, "SAR", "en")).toBe("SAR 1,659");
  expect(formatPrice(prices.results.bottle, "SAR", "ar")).toBe("1,659 ر.س");
});

test("languages and the badge", () => {
  expect([...languages]).toEqual(["ar", "en", "fr", "ru"]);
  expect(exclusivity).toBe(1_000_000);
});
