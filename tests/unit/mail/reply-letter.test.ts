import { expect, test } from "vitest";
import { replyLetter } from "../../../app/admin/contact-letters/reply-letter.server.ts";
import { languages } from "../../../app/i18n/languages.ts";

// statamic-livewire-forms#38: "line breaks are lost in the e-mail"
test.each(languages)("a reply keeps the lines of the message that it quotes, and its own, in %s", async (lang) => {
  const { html, text, subject } = await replyLetter(
    {
      id: crypto.randomUUID(),
      name: "Mina",
      email: "mina@example.com",
      lang,
      about: null,
      subject: null,
      order_number: "ATH-26-000123",
      message: "First line\nsecond line\n\nafter a gap <b>",
      created_at: "2026-11-22T10:00:00Z",
      reply: "Yes.\nSoon.\n\nYours",
      replied_by: null,
      replied_at: null,
      sent_at: null,
    },
    "https://athar.example",
  );
  expect(subject).toContain("ATH-26-000123");
  expect(text).toContain("\n> First line\n> second line\n> \n> after a gap <b>\n");
  expect(text).toContain("Yes.\nSoon.\n\nYours");
  expect(html).toMatch(/>First line<\/td><\/tr>\s*<tr><td[^>]*>second line<\/td><\/tr>\s*<tr><td[^>]*>&#160;<\/td>/);
  expect(html).toContain(">after a gap &#60;b&#62;</td>");
  expect(html).toMatch(/>Yes\.<br>Soon\.<\/p>\s*<p[^>]*>Yours<\/p>/);
});
