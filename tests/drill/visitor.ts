import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { SeededRandom } from "./seeded-random.ts";

/** A named perfume as its visitor was shown it, and what it took to get there. */
export type Perfume = { session: string; name: string; heading: string; requests: number; duplicates: number };

type Answer = { status: number; location: string; body: string };
type Fields = [name: string, value: string][];

/** Milliseconds until a request is given up and sent again, and until the visitor gives up. */
const requestTimeout = 10_000;
const visitorTimeout = 120_000;

/** How a visitor behaves beyond what the drill asks for. */
type Manner = {
  /** Every third form is sent twice at once; absent: it is. */
  hasty?: boolean;
  /** Before each form. */
  pause?: () => Promise<unknown>;
  /** Told of each answer; the status is 0 where none came. `ms` is until its last byte. */
  onAnswer?: (answer: { form: boolean; status: number; ms: number }) => void;
};

/** Someone without JavaScript who fills in what is on the page, and sends it again when nothing comes back. */
export class Visitor {
  readonly #port: number;
  readonly #random: SeededRandom;
  readonly #manner: Manner;
  readonly #cookies = new Map([["welcomeShown", "1"]]);
  #requests = 0;
  #duplicates = 0;

  constructor(port: number, random: SeededRandom, language: string, manner: Manner = {}) {
    this.#port = port;
    this.#random = random;
    this.#manner = manner;
    this.#cookies.set("athar-lang", language);
  }

  /** Asks for the newsletter, answers every question, has the perfume composed and names it. */
  async composesPerfume(name: string, email: string): Promise<Perfume> {
    await this.#requestUntil([200], "/newsletter", [["email", email]]);
    let path = "/maestro-journey";
    for (let step = 0; !path.includes("step=ready"); step += 1) {
      if (step > 40) throw new Error(`Lost at ${path}`);
      const { body } = await this.#requestUntil([200], path);
      path = (await this.#requestUntil([303], path, this.#answer(body))).location;
    }
    const { location } = await this.#requestUntil([303], path, [["intent", "finish"]]);
    const session = new URL(location, "http://shop").searchParams.get("sid");
    if (!session) throw new Error(`No perfume at ${location}`);
    const results = `/results?sid=${session}`;
    const naming: Fields = [
      ["intent", "name"],
      ["custom_name", name],
    ];
    await this.#requestUntil([303], results, naming);
    const heading = await this.readsHeading(results);
    return { session, name, heading, requests: this.#requests, duplicates: this.#duplicates };
  }

  /**
   * Orders a perfume of the Vault and pays it by card, on whatever page they are led to.
   * @returns the order's secret and the addresses of the pages that they paid on
   */
  async buys(product: string, atOrder: () => void = () => undefined): Promise<{ secret: string; paidOn: string[] }> {
    const { body } = await this.#requestUntil([200], product);
    const own = /href="\/own\?([^"]+)"/.exec(body)?.[1];
    if (!own) throw new Error(`Nothing to order at ${product}`);
    const step = (name: string) => `/own${name}?${own}`;
    await this.#requestUntil([303], step(""), [
      ["country", "SA"],
      ["intent", "on"],
    ]);
    await this.#requestUntil([303], step("/where"), [
      ["name", "Mina"],
      ["email", "mina@drill.example"],
      ["phone", "0501234567"],
      ["city", "Riyadh"],
      ["short_code", "RRRD2929"],
    ]);
    await this.#requestUntil([303], step("/payment"), [["payment", "card"]]);
    const review = await this.#requestUntil([200], step("/review"));
    const total = /name="total" value="(\d+)"/.exec(review.body)?.[1];
    const draft = /name="draft" value="([^"]+)"/.exec(review.body)?.[1];
    if (!total || !draft) throw new Error("The review shows no total");
    atOrder();
    let { location } = await this.#requestUntil([303], step("/review"), [
      ["total", total],
      ["draft", draft],
    ]);
    // The page to pay on leads back to the order.
    const leads = location.startsWith("http") ? await (await fetch(location)).text() : location;
    const [, secret] = /\/order\/([\w-]{22})/.exec(leads) ?? [];
    if (!secret) throw new Error(`No order at ${location}`);
    const paidOn: string[] = [];
    for (let tries = 0; ; tries += 1) {
      if (tries > 40) throw new Error(`Never paid: ${secret}`);
      if (location.startsWith("http")) {
        paidOn.push(location);
        await fetch(location, { method: "POST", redirect: "manual" });
      }
      const shown = await this.#requestUntil([200], `/order/${secret}?done=paid`);
      if (!shown.body.includes('id="card"')) return { secret, paidOn };
      await pause(this.#random.between(50, 400));
      // Whoever has paid waits; whoever was led nowhere presses "Pay by card".
      if (paidOn.length > 0) location = "";
      else location = (await this.#requestUntil([303], `/order/${secret}`, [["intent", "pay"]])).location;
    }
  }

  /** The text of the page's `h1`. */
  async readsHeading(path: string): Promise<string> {
    const { body } = await this.#requestUntil([200], path);
    return (/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? "").replace(/<[^>]+>/g, "");
  }

  /** A random answer to the question on the page. */
  #answer(body: string): Fields {
    const question = /name="question" value="([^"]+)"/.exec(body)?.[1];
    if (!question) throw new Error("A page without a question");
    const choices = new Map<string, string[]>();
    for (const [tag] of body.matchAll(/<input [^>]*>/g)) {
      const [, name = ""] = /name="([^"]+)"/.exec(tag) ?? [];
      const [, value = ""] = /value="([^"]+)"/.exec(tag) ?? [];
      if (/type="(radio|checkbox)"/.test(tag)) choices.set(name, [...(choices.get(name) ?? []), value]);
      if (/type="range"/.test(tag)) choices.set(name, ["2", "5", "8", "9"]);
    }
    const memory: Fields = body.includes('name="memory"') ? [["memory", "rain on warm stone"]] : [];
    const chosen = [...choices].map(([name, values]): Fields[number] => [name, this.#random.oneOf(values)]);
    return [["question", question], ["intent", "next"], ...chosen, ...memory];
  }

  /** Repeats a request until the shop answers it as expected. */
  async #requestUntil(expected: number[], path: string, form?: Fields): Promise<Answer> {
    const { hasty = true, pause: think } = this.#manner;
    if (form) await think?.();
    const started = Date.now();
    for (;;) {
      const copies = form && hasty && this.#random.between(1, 3) === 1 ? 2 : 1;
      this.#requests += copies;
      this.#duplicates += copies - 1;
      const sent = Array.from({ length: copies }, () => this.#send(path, form));
      const answers = (await Promise.all(sent)).filter((answer) => answer !== null);
      const wrong = answers.find(({ status }) => status !== 503 && !expected.includes(status));
      if (wrong) throw new Error(`${path}: ${wrong.status} ${wrong.location}`);
      const answer = answers.find(({ status }) => expected.includes(status));
      if (answer) return answer;
      if (Date.now() - started > visitorTimeout) throw new Error(`${path}: no answer for two minutes`);
      await pause(this.#random.between(50, 400));
    }
  }

  async #send(path: string, form?: Fields): Promise<Answer | null> {
    const started = performance.now();
    const answer = await this.#exchange(path, form).catch(() => null);
    const ms = performance.now() - started;
    this.#manner.onAnswer?.({ form: form !== undefined, status: answer?.status ?? 0, ms });
    return answer;
  }

  #exchange(path: string, form?: Fields): Promise<Answer> {
    const host = `shop.localhost:${this.#port}`;
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const posted = { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" };
    const options = {
      host: "127.0.0.1",
      port: this.#port,
      path,
      method: form ? "POST" : "GET",
      // A connection for each request: one that is kept may be closed by the server just when it is used again, which a
      // browser mends by itself and this client does not.
      agent: false,
      headers: { host, cookie, ...(form && posted) },
      signal: AbortSignal.timeout(requestTimeout),
    };
    return new Promise((resolve, reject) => {
      const call = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("error", reject);
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          for (const cookie of response.headers["set-cookie"] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            if (name && value !== undefined) this.#cookies.set(name, value);
          }
          const { location = "" } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, body: Buffer.concat(parts).toString() });
        });
      });
      call.on("error", reject);
      call.end(form && new URLSearchParams(form).toString());
    });
  }
}
