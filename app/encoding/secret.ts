import { z } from "zod";

/**
 * A value that must not leave the Worker: a key, a token, a webhook's secret. Whatever would write it down (JSON, a
 * template, the console, the router's stream) gets `[secret]` or nothing, and the type checker refuses a loader or an
 * action that returns one (tests/types/route-data.ts). It is taken out with `reveal` where it is used, and nowhere else.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself: hand it to what needs it, and keep it in no variable that outlives the call. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return "[secret]";
  }

  toJSON(): string {
    return "[secret]";
  }

  [Symbol.toPrimitive](): string {
    return "[secret]";
  }

  /** What the console of Node and of a Worker shows. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "[secret]";
  }
}

/** A variable that only the place of its use may read. A pipe whose first command failed puts an empty one. */
export const secretVariable = z
  .string()
  .regex(/\S/, "is empty")
  .transform((value) => new Secret(value));
