import { expect, test } from "vitest";
import { Secret } from "../../../app/encoding/secret.ts";
import { type SigningKeys, sign, verify } from "../../../app/http/signature.ts";

const keyOf = (byte: number) => new Secret(Buffer.alloc(32, byte).toString("base64"));
const keys: SigningKeys = [keyOf(1)];
const id = "0d0f4c5e-8a39-4d0e-9c0b-1f6a4c1f9a11";

test("what was signed is known again, whatever it holds", async () => {
  for (const value of [id, "with.dots.in.it", "Арома الأثر", "", "a\nb"])
    expect(await verify(keys, "journey", await sign(keys, "journey", value))).toBe(value);
});

test("a value that was changed, cut, signed for another purpose, or not signed at all is nobody's", async () => {
  const signed = await sign(keys, "journey", id);
  const [value, signature = ""] = signed.split(".");
  const last = signature.at(-1) === "A" ? "B" : "A";
  for (const forged of [
    id,
    `${id}.`,
    `${id}.${"A".repeat(43)}`,
    `${value}x.${signature}`,
    `${value}.${signature.slice(1)}`,
    `${value}.${signature.slice(0, -1)}${last}`,
    `${signed}.`,
    `.${signature}`,
    signature,
    await sign(keys, "draft", id),
  ])
    expect(await verify(keys, "journey", forged), forged).toBeUndefined();
});

test("the newest key signs, an older one verifies until it is taken away", async () => {
  const [old, newer] = [keyOf(2), keyOf(3)];
  const before = await sign([old], "journey", id);
  const since = await sign([newer, old], "journey", id);
  expect(await verify([newer, old], "journey", before)).toBe(id);
  expect(await verify([newer], "journey", before)).toBeUndefined();
  expect(await verify([newer], "journey", since)).toBe(id);
  expect(await verify([old], "journey", since)).toBeUndefined();
});
