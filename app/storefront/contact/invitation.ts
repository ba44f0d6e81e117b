import type { LetterSubject } from "./letter-subject.server.ts";

/** True for the letter of somebody who may not order the perfume before they are invited. */
export function asksForInvitation(subject: LetterSubject | null): boolean {
  return subject?.kind === "perfume" && subject.restriction === "invite_only";
}
