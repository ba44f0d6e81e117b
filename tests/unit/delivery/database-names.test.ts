// One word for one thing: a function of the database has the name of the function in app/backend that calls it.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const textOf = (file: string) => readFileSync(resolve(root, file), "utf8");
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const declaration = /^(?:export )?(?:(?:async )?function\*? ?|const |type )(\w+)/;
const call = /\brpc(?:<[^>]*>)?\(\s*"(\w+)"/g;

/** Each call in a file, with the declaration at the file's top level that it stands in. */
function callsIn(file: string): { name: string; caller: string }[] {
  const blocks = textOf(file).split(/^(?=(?:export )?(?:async |function|const |type ))/m);
  return blocks.flatMap((block) =>
    [...block.matchAll(call)].map(([, name = ""]) => ({ name, caller: declaration.exec(block)?.[1] ?? "" })),
  );
}

/** Calls from elsewhere, and why. */
const exceptions: Record<string, string> = {
  // The page shows a part of the file.
  export_my_data: "readMyData",
  // The list's page and its export read by the same query.
  list_contact_letters: "contactLetters",
  list_leads: "leads",
  list_orders: "orderList",
  list_subscribers: "subscribers",
  // Both ordered lists of the catalogue move alike.
  move_question: "moveRow",
  move_vault_perfume: "moveRow",
};

const schemas = filesOf("supabase/schemas/*.sql").map(textOf).join("\n");

/** Every function of the schemas, its name without the schema's, with its parameters. */
const functions = [...schemas.matchAll(/create function (?:public|private)\.(\w+)\s*\(((?:[^()]|\([^()]*\))*)\)/g)].map(
  ([, name = "", parameters = ""]) => ({
    name,
    parameters: parameters
      .split(",")
      .map((parameter) => parameter.trim().split(/\s+/))
      .flatMap(([parameter, type]) => (parameter && type ? [parameter] : [])),
  }),
);

test("each call of a database function stands in a function of app/backend that has its name", () => {
  const calls = filesOf("app/backend/**/*.ts").flatMap(callsIn);
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter(({ name, caller }) => caller !== (exceptions[name] ?? camelCase(name)))).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !calls.some((made) => made.name === name))).toEqual([]);
});

test("no parameter and no function of the database has a name that the README's glossary rules out", () => {
  const [, glossary = ""] = /\n## Words\n(.*?)\n## /s.exec(textOf("README.md")) ?? [];
  const ruledOut = glossary
    .split("\n")
    .flatMap((row) => [...(row.split("|")[3] ?? "").matchAll(/`(\w+)`/g)].map(([, word = ""]) => word));
  expect(ruledOut).toEqual(expect.arrayContaining(["moved", "pieces", "own_session", "settle_"]));
  expect(functions.length).toBeGreaterThan(140);
  const beginnings = ruledOut.filter((word) => word.endsWith("_"));
  const used = functions.flatMap(({ name, parameters }) => [
    ...[name, ...parameters].filter((word) => ruledOut.includes(word)).map((word) => `${word} of ${name}`),
    ...[name, ...parameters].filter((word) => beginnings.some((beginning) => word.startsWith(beginning))),
  ]);
  expect(used).toEqual([]);
});

// A call of a function that is not there is refused like one that may not be made.
test("every database function that a test calls over REST is there", () => {
  const known = new Set(functions.map(({ name }) => name));
  const called = filesOf("tests/{integration,e2e,support}/**/*.ts")
    // Those of the embedded backend make their own.
    .filter((file) => !file.startsWith("tests/integration/local/"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\brpc(?:\/|\("|\)\/)(\w+)/g)].map(([, name = ""]) => ({ file, name })),
    );
  expect(called.length).toBeGreaterThan(20);
  expect(called.filter(({ name }) => !known.has(name))).toEqual([]);
});
