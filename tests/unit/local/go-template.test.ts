import { describe, expect, test } from "vitest";
import { escapeHtml, renderTemplate } from "../../../supabase/local/mail/go-template.ts";

const values = { Email: "a<b@example.com", Token: "123456", Data: { lang: "fr" } };

describe("e-mail templates", () => {
  test("values are inserted and escaped", () => {
    expect(renderTemplate("{{ .Email }} {{.Token}} {{ .Absent }}|", values, escapeHtml)).toBe(
      "a&#60;b@example.com 123456 |",
    );
  });

  test.each([
    ['{{ if eq .Data.lang "ar" }}A{{ else if eq .Data.lang "fr" }}F{{ else }}E{{ end }}', "F"],
    ['{{ if eq .Data.lang "ar" "fr" }}one of them{{ end }}', "one of them"],
    ['{{ if ne .Data.lang "fr" }}no{{ end }}', ""],
    ["{{ if .Data.name }}named{{ else }}nameless{{ end }}", "nameless"],
    ["{{ if not .Data.name }}nameless{{ end }}", "nameless"],
    ["{{ if .Token }}{{ if .Data.name }}x{{ else }}y{{ end }}z{{ end }}", "yz"],
    ["{{ if .Data.name }}{{ if .Token }}x{{ else }}y{{ end }}{{ end }}", ""],
    ["a {{- .Token -}} b{{/* a remark */}}", "a123456b"],
  ])("%s", (template, text) => {
    expect(renderTemplate(template, values)).toBe(text);
  });

  test("what is not understood is refused, not dropped", () => {
    expect(() => renderTemplate("{{ range .Data }}x{{ end }}", values)).toThrow(/range/);
    expect(() => renderTemplate("{{ if .Token }}x", values)).toThrow(/end/);
  });
});
