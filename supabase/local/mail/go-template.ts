/**
 * The part of Go's template language that Supabase's e-mail templates use: `{{ .Name }}`, `{{ .Data.name }}`,
 * `{{ if .Name }}`, `{{ if eq .Name "text" }}`, `{{ else if … }}`, `{{ else }}`, `{{ end }}`, comments and `-` trims.
 * Own lines: what npm has of it either inserts values only, as `@supabase/lite` does, or wraps a Go binary.
 */
export type TemplateValues = { [name: string]: string | TemplateValues };

type Branch = { holds: boolean; taken: boolean };

/**
 * Renders a template; `encode` is applied to every inserted value.
 * @throws Error for an action that it does not know
 */
export function renderTemplate(
  template: string,
  values: TemplateValues,
  encode: (text: string) => string = (text) => text,
) {
  const trimmed = template.replace(/\s*\{\{-\s/g, "{{ ").replace(/\s-\}\}\s*/g, " }}");
  const branches: Branch[] = [];
  const isShown = () => branches.every((branch) => branch.holds);
  let output = "";
  for (const [index, piece] of trimmed.split(/\{\{(.*?)\}\}/s).entries()) {
    if (index % 2 === 0) {
      if (isShown()) output += piece;
      continue;
    }
    const action = piece.trim();
    const branch = branches.at(-1);
    if (action.startsWith("/*")) continue;
    if (action.startsWith("if ")) {
      const holds = evaluate(action.slice(3), values);
      branches.push({ holds, taken: holds });
    } else if (action.startsWith("else if ") && branch) {
      branch.holds = !branch.taken && evaluate(action.slice(8), values);
      branch.taken ||= branch.holds;
    } else if (action === "else" && branch) branch.holds = !branch.taken;
    else if (action === "end" && branch) branches.pop();
    else if (action.startsWith(".")) output += isShown() ? encode(resolve(action, values)) : "";
    else throw new Error(`The e-mail template uses {{ ${action} }}, which the local mailer does not know`);
  }
  if (branches.length > 0) throw new Error("The e-mail template has an {{ if }} without its {{ end }}");
  return output;
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function evaluate(condition: string, values: TemplateValues): boolean {
  const terms = condition.match(/"[^"]*"|\S+/g) ?? [];
  const [operator, ...operands] = terms;
  if (operator === "not") return !evaluate(operands.join(" "), values);
  if (operator !== "eq" && operator !== "ne") return resolve(condition.trim(), values) !== "";
  const [left = "", ...others] = operands.map((term) => resolve(term, values));
  return (operator === "eq") === others.includes(left);
}

/** A string literal's text, or the value of a path like `.Data.name`; empty where there is none. */
function resolve(term: string, values: TemplateValues): string {
  if (term.startsWith('"')) return term.slice(1, -1);
  let value: string | TemplateValues | undefined = values;
  for (const name of term.split(".").filter(Boolean)) value = typeof value === "object" ? value[name] : undefined;
  return typeof value === "string" ? value : "";
}
