import type { AnswerKey } from "../maestro/types.ts";

export const partTypes = ["cards", "choices", "colors", "slider", "input", "voice", "things"] as const;
export type PartType = (typeof partTypes)[number];

/** The types of part that let choose among options. */
const choosing: readonly PartType[] = ["cards", "choices", "colors"];

/** Whether a part of this type has options of its own; the choices of things are the engine's. */
export function hasOptions(type: PartType): boolean {
  return choosing.includes(type);
}

/** The types of part that a theme may be asked with, as the database's `private.is_asked_with` has them. */
export function partTypesOf(theme: AnswerKey): readonly PartType[] {
  switch (theme) {
    case "strength":
      return ["slider"];
    case "without":
      return ["things"];
    case "custom_name":
      return ["input"];
    case "memory":
    case "without_text":
      return ["input", "voice"];
    case "colors":
      return choosing;
    default:
      return ["cards", "choices"];
  }
}
