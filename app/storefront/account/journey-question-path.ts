/** Where it is asked whose the journey of this browser is, before `next`. */
export function journeyQuestionPath(next: string): string {
  return `/auth/confirm?${new URLSearchParams({ journey: "ask", next })}`;
}
