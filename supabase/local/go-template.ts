/**
 * The part of Go's template language that Supabase's e-mail templates use: `{{ .Name }}`, `{{ .Data.name }}`,
 * `{{ if .Name }}`, `{{ if eq .Name "text" }}`, `{{ else if … }}`, `{{ else }}`, `{{ end }}`, comments and `-` trims.
 */
export type Values = { [name: string]: string | Values };

type Branch = { holds: boolean; taken: boolean };

/** Renders a template; `encode` is applied to every inserted value. Throws on an action that it does not know. */
export function renderTemplate(template: string, values: Values, encode: (text: string) => string = (text) => text) {
  const trimmed = template.replace(/\s*\{\{-\s/g, "{{ ").replace(/\s-\}\}\s*/g, " }}");
  const branches: Branch[] = [];
  const shown = () => branches.every((branch) => branch.holds);
  let out = "";
  for (const [index, piece] of trimmed.split(/\{\{(.*?)\}\}/s).entries()) {
    if (index % 2 === 0) {
      if (shown()) out += piece;
      continue;
    }
    const action = piece.trim();
    const branch = branches.at(-1);
    if (action.startsWith("/*")) continue;
    if (action.startsWith("if ")) {
      const holds = test(action.slice(3), values);
      branches.push({ holds, taken: holds });
    } else if (action.startsWith("else if ") && branch) {
      branch.holds = !branch.taken && test(action.slice(8), values);
      branch.taken ||= branch.holds;
    } else if (action === "else" && branch) branch.holds = !branch.taken;
    else if (action === "end" && branch) branches.pop();
    else if (action.startsWith(".")) out += shown() ? encode(textOf(action, values)) : "";
    else throw new Error(`The e-mail template uses {{ ${action} }}, which the local mailer does not know`);
  }
  if (branches.length > 0) throw new Error("The e-mail template has an {{ if }} without its {{ end }}");
  return out;
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function test(condition: string, values: Values): boolean {
  const terms = condition.match(/"[^"]*"|\S+/g) ?? [];
  const [operator, ...operands] = terms;
  if (operator === "not") return !test(operands.join(" "), values);
  if (operator !== "eq" && operator !== "ne") return textOf(condition.trim(), values) !== "";
  const [left = "", ...others] = operands.map((term) => textOf(term, values));
  return (operator === "eq") === others.includes(left);
}

function textOf(term: string, values: Values): string {
  if (term.startsWith('"')) return term.slice(1, -1);
  let value: string | Values | undefined = values;
  for (const name of term.split(".").filter(Boolean)) value = typeof value === "object" ? value[name] : undefined;
  return typeof value === "string" ? value : "";
}
