import { randomUUID } from "node:crypto";
import { z } from "zod";

export type Message = {
  id: string;
  to: string;
  /** As the mail service was told. */
  from?: string | undefined;
  /** Where an answer goes, where the letter says so. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  sentAt: string;
};

export type Mailbox = ReturnType<typeof createMailbox>;

/** A letter as the shop hands it to a mail service. */
const letterSchema = z.object({
  from: z.string().min(3),
  to: z.tuple([z.email()]),
  reply_to: z.email().optional(),
  subject: z.string().min(1),
  html: z.string().min(1),
  text: z.string().min(1),
});

/** Messages that are kept. */
const capacity = 200;

/**
 * Keeps the e-mails that a hosted project would send, newest first, and shows them at /mailbox. The shop's own letters
 * are posted to /mailbox/emails, as to the mail service of a deployment.
 */
export function createMailbox() {
  let messages: Message[] = [];
  /** The letters that came with a key: one that comes again is not another letter. */
  const known = new Map<string, string>();
  const clear = () => {
    messages = [];
  };
  const receive = (message: Omit<Message, "id" | "sentAt">) => {
    messages = [{ ...message, id: randomUUID(), sentAt: new Date().toISOString() }, ...messages].slice(0, capacity);
  };

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/\/$/, "");
    if (path === "/mailbox/messages") {
      if (request.method === "DELETE") clear();
      return Response.json(messages);
    }
    if (path === "/mailbox/emails" && request.method === "POST") {
      const letter = letterSchema.safeParse(await request.json().catch(() => null));
      if (!letter.success) {
        const message = z.prettifyError(letter.error);
        return Response.json({ name: "validation_error", statusCode: 422, message }, { status: 422 });
      }
      const key = request.headers.get("idempotency-key");
      const before = key === null ? undefined : known.get(key);
      const whole = JSON.stringify(letter.data);
      if (before === whole) return Response.json({ id: randomUUID() });
      if (before !== undefined) {
        const message = "This key came with another letter";
        return Response.json({ name: "invalid_idempotent_request", statusCode: 409, message }, { status: 409 });
      }
      if (key !== null) known.set(key, whole);
      const { from, to, reply_to: replyTo, subject, html } = letter.data;
      receive({ to: to[0], from, replyTo, subject, html });
      return Response.json({ id: randomUUID() });
    }
    const opened = messages.find(({ id }) => path === `/mailbox/messages/${id}`);
    if (opened) return page(opened.html);
    if (path === "/mailbox") return page(list(messages));
    return new Response("Not found", { status: 404 });
  }

  return {
    handle,
    receive,
    messages: () => [...messages],
    clear,
  };
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function list(messages: Message[]) {
  const rows = messages.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/mailbox/messages/${id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${sentAt.slice(11, 19)} UTC</li>`,
  );
  const empty = "<p>No e-mail has been sent yet. Reload after asking for one.</p>";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mailbox</title><style>body{font:1rem/1.6 system-ui;max-width:48rem;margin:3rem auto;padding:0 1rem}</style>
<h1>Local mailbox</h1>${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : empty}</html>`;
}

function page(html: string) {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src * data:",
      "cache-control": "no-store",
    },
  });
}
