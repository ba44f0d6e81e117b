// `npm run text-types`: writes the types of the keys of all texts, by the files of the English ones.
import { readdirSync, writeFileSync } from "node:fs";

export const textTypesFile = "app/i18n/i18next.d.ts";

export function textTypes(): string {
  const namespaces = readdirSync("app/i18n/locales/en").map((file) => file.replace(/\.json$/, ""));
  const imports = namespaces.sort().map((name) => `import type ${name} from "./locales/en/${name}.json";\n`);
  const resources = namespaces.map((name) => `      ${name}: typeof ${name};\n`);
  return `// Written by \`npm run text-types\`.
import "i18next";
${imports.join("")}
/** Keys are typed by the English texts; a test compares the other languages with them. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
${resources.join("")}    };
  }
}
`;
}

if (import.meta.main) writeFileSync(textTypesFile, textTypes());
