import { isRouters, type MarkupElement, ownChildren } from "./markup.ts";

/** Writes a document as a route module, in the plain elements and attributes that a person would write. */
export function moduleOf(document: MarkupElement): string {
  const [head, body] = [partOf(document, "head"), partOf(document, "body")];
  const hydrates = [...head.children, ...body.children].some((child) => typeof child !== "string" && isRouters(child));
  return `
function Head() {
  return <>${childrenOf(head)}</>;
}

export const handle = { html: ${JSON.stringify(Object.fromEntries(propsOf(document)))}, Head, hydrates: ${hydrates} };

export default function Page() {
  return <>${childrenOf(body)}</>;
}
`;
}

function partOf({ children }: MarkupElement, tag: string): MarkupElement {
  const found = children.find((child) => typeof child !== "string" && child.tag === tag);
  if (found === undefined || typeof found === "string") throw new Error(`A page without ${tag}`);
  return found;
}

function childrenOf(element: MarkupElement): string {
  return ownChildren(element)
    .map((child) => (typeof child === "string" ? `{${JSON.stringify(child)}}` : jsxOf(child)))
    .join("");
}

function jsxOf(element: MarkupElement): string {
  const { tag, children } = element;
  const props = propsOf(element).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  if (tag === "script" && children.length > 0)
    props.push(`dangerouslySetInnerHTML={{ __html: ${JSON.stringify(children.join(""))} }}`);
  const start = [tag, ...props].join(" ");
  return children.length === 0 || tag === "script" ? `<${start} />` : `<${start}>${childrenOf(element)}</${tag}>`;
}

const flags = new Set(
  "async autofocus checked controls disabled hidden inert loop multiple novalidate open readonly required selected".split(
    " ",
  ),
);

/** React's names of those that it does not spell as HTML does. */
const reactNames: Record<string, string> = {
  autocomplete: "autoComplete",
  autofocus: "autoFocus",
  charset: "charSet",
  class: "className",
  crossorigin: "crossOrigin",
  datetime: "dateTime",
  enctype: "encType",
  enterkeyhint: "enterKeyHint",
  fetchpriority: "fetchPriority",
  for: "htmlFor",
  formaction: "formAction",
  hreflang: "hrefLang",
  inputmode: "inputMode",
  maxlength: "maxLength",
  minlength: "minLength",
  novalidate: "noValidate",
  popovertarget: "popoverTarget",
  popovertargetaction: "popoverTargetAction",
  readonly: "readOnly",
  srcset: "srcSet",
  tabindex: "tabIndex",
};

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function propsOf({ attributes }: MarkupElement): [name: string, value: string | true | Record<string, string>][] {
  return attributes.map(([name, value]) => {
    if (name === "style") return [name, styleOf(value)];
    if (flags.has(name) && value === "") return [reactNames[name] ?? name, true];
    return [reactNames[name] ?? (/^(data|aria)-/.test(name) ? name : camelCase(name)), value];
  });
}

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(";").flatMap((declaration): [string, string][] => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+)$/.exec(declaration) ?? [];
    return name && value ? [[name.startsWith("--") ? name : camelCase(name), value]] : [];
  });
  return Object.fromEntries(pairs);
}
