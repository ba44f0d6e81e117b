import { inspect } from "node:util";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Secret } from "../../../app/encoding/secret.ts";

const value = "the value that nobody may see";
const secret = new Secret(value);

test("a secret that is written down in any way says nothing of itself", () => {
  const written = [
    JSON.stringify({ secret }),
    `${secret}`,
    `of ${secret}`,
    String(secret),
    inspect({ deep: { secret } }, { showHidden: true, depth: null, getters: true }),
    JSON.stringify(Object.entries(secret)),
    JSON.stringify({ ...secret }),
    JSON.stringify(Reflect.ownKeys(secret)),
    JSON.stringify(structuredClone(secret)),
    new Error(`failed with ${secret}`).message,
    encodeURIComponent(`${secret}`),
  ];
  expect(written.join("\n")).not.toContain(value);
  expect(written[0]).toBe('{"secret":"[secret]"}');
  expect(secret.reveal()).toBe(value);
});

test("React renders no secret", () => {
  const vandal = () => Reflect.apply(renderToString, undefined, [secret]);
  expect(vandal).toThrow(/not valid as a React child/);
});
