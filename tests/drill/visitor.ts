import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Chance } from "./chance.ts";

/** What a visitor took home. */
export type Perfume = { session: string; name: string; heading: string; tries: number; doubles: number };

type Answer = { status: number; location: string; body: string; cookies: string[] };

const patience = 10_000;
const longest = 120_000;

/** Someone without JavaScript who fills in what is on the page, and sends it again when nothing comes back. */
export class Visitor {
  readonly #port: number;
  readonly #chance: Chance;
  readonly #jar = new Map([["__Host-welcomeShown", "1"]]);
  #tries = 0;
  #doubles = 0;

  constructor(port: number, chance: Chance, language: string) {
    this.#port = port;
    this.#chance = chance;
    this.#jar.set("__Host-athar-lang", language);
  }

  /** Asks for the letters, answers every question, asks for the perfume and names it. */
  async goes(name: string, email: string): Promise<Perfume> {
    await this.#asks("/newsletter", [200], [["email", email]]);
    let path = "/maestro-journey";
    for (let step = 0; !path.includes("step=ready"); step += 1) {
      if (step > 40) throw new Error(`Lost at ${path}`);
      const { body } = await this.#asks(path, [200]);
      path = (await this.#asks(path, [303], this.#fills(body))).location;
    }
    const { location } = await this.#asks(path, [303], [["intent", "finish"]]);
    const session = new URL(location, "http://shop").searchParams.get("sid");
    if (!session) throw new Error(`No perfume at ${location}`);
    const results = `/results?sid=${session}`;
    await this.#asks(
      results,
      [303],
      [
        ["intent", "name"],
        ["custom_name", name],
      ],
    );
    return { session, name, heading: await this.sees(results), tries: this.#tries, doubles: this.#doubles };
  }

  /** The perfume as its page shows it. */
  async sees(path: string): Promise<string> {
    return headingOf((await this.#asks(path, [200])).body);
  }

  #fills(body: string): [string, string][] {
    const question = /name="question" value="([^"]+)"/.exec(body)?.[1];
    if (!question) throw new Error("A page without a question");
    const choices = new Map<string, string[]>();
    for (const [tag] of body.matchAll(/<input [^>]*>/g)) {
      const [, name = ""] = /name="([^"]+)"/.exec(tag) ?? [];
      const [, value = ""] = /value="([^"]+)"/.exec(tag) ?? [];
      if (/type="(radio|checkbox)"/.test(tag)) choices.set(name, [...(choices.get(name) ?? []), value]);
      if (/type="range"/.test(tag)) choices.set(name, ["2", "5", "8", "9"]);
    }
    const memory = body.includes('name="memory"') ? [["memory", "rain on warm stone"] as [string, string]] : [];
    const chosen = [...choices].map(([name, values]): [string, string] => [name, this.#chance.oneOf(values)]);
    return [["question", question], ["intent", "next"], ...chosen, ...memory];
  }

  /** Asks until the shop answers as it should; what is lost on the way is sent again, and some click twice. */
  async #asks(path: string, wanted: number[], form?: [string, string][]): Promise<Answer> {
    const started = Date.now();
    for (;;) {
      const clicks = form && this.#chance.between(1, 3) === 1 ? 2 : 1;
      this.#tries += clicks;
      this.#doubles += clicks - 1;
      const sent = Array.from({ length: clicks }, () => this.#sends(path, form).catch(() => null));
      const answers = (await Promise.all(sent)).filter((answer) => answer !== null);
      const wrong = answers.find(({ status }) => status !== 503 && !wanted.includes(status));
      if (wrong) throw new Error(`${path}: ${wrong.status} ${wrong.location}`);
      const answer = answers.find(({ status }) => wanted.includes(status));
      if (answer) return answer;
      if (Date.now() - started > longest) throw new Error(`${path}: no answer for two minutes`);
      await pause(this.#chance.between(50, 400));
    }
  }

  #sends(path: string, form?: [string, string][]): Promise<Answer> {
    const host = `shop.localhost:${this.#port}`;
    const cookie = [...this.#jar].map((pair) => pair.join("=")).join("; ");
    const type = { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" };
    const options = {
      host: "127.0.0.1",
      port: this.#port,
      path,
      method: form ? "POST" : "GET",
      headers: { host, cookie, ...(form && type) },
      signal: AbortSignal.timeout(patience),
    };
    return new Promise((resolve, reject) => {
      const call = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("error", reject);
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const cookies = response.headers["set-cookie"] ?? [];
          for (const each of cookies) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
            if (name && value !== undefined) this.#jar.set(name, value);
          }
          const { location = "" } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, body: Buffer.concat(parts).toString(), cookies });
        });
      });
      call.on("error", reject);
      call.end(form && new URLSearchParams(form).toString());
    });
  }
}

function headingOf(body: string): string {
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? "").replace(/<[^>]+>/g, "");
}
