import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../drill/seeded-random.ts";
import { Visitor } from "../drill/visitor.ts";

const languages = ["ar", "en", "fr", "ru"] as const;

/** Forms of a journey: for letters, twelve answers, finishing, naming. */
const forms = 14;

export type Answer = { form: boolean; status: number; ms: number };

/** Visitors who come one after the other, make whole journeys, read their perfume and leave. */
export class Crowd {
  readonly #port: number;
  readonly #pause: number;
  #arrivals: NodeJS.Timeout | undefined;
  #arrived = 0;
  #left = 0;
  #answers: Answer[] = [];
  #faults: string[] = [];

  /** @param pause seconds that a visitor looks at a page before sending its form, on average */
  constructor(port: number, pause: number) {
    this.#port = port;
    this.#pause = pause;
  }

  /** Seconds from a visitor's arrival until they leave, where the shop answers at once. */
  get visit(): number {
    return forms * this.#pause;
  }

  get inside(): number {
    return this.#arrived - this.#left;
  }

  /** So many visitors come every second from now on. */
  arrive(perSecond: number): void {
    clearInterval(this.#arrivals);
    this.#arrivals = setInterval(() => this.#enter(), 1000 / perSecond);
  }

  /** What happened since it was last asked. */
  observe(): { answers: Answer[]; faults: string[] } {
    const seen = { answers: this.#answers, faults: this.#faults };
    this.#answers = [];
    this.#faults = [];
    return seen;
  }

  /** Nobody comes any more. */
  close(): void {
    clearInterval(this.#arrivals);
  }

  #enter(): void {
    const number = ++this.#arrived;
    const random = seededRandom(number);
    const visitor = new Visitor(this.#port, random, random.oneOf(languages), {
      hasty: false,
      pause: () => pause(random.between(700 * this.#pause, 1300 * this.#pause)),
      onAnswer: (answer) => this.#answers.push(answer),
    });
    visitor
      .composesPerfume(`No. ${number}`, `visitor-${number}@athar.example`)
      .catch((error: unknown) => void this.#faults.push(`Visitor ${number}: ${error}`))
      .finally(() => {
        this.#left += 1;
      });
  }
}
