/** An address as a screen that others see may show it: its owner knows it by its beginning, its end and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const box = [...email.slice(0, at)];
  const [first = ""] = box;
  const last = box.length > 2 ? (box.at(-1) ?? "") : "";
  return `${first}•••${last}${email.slice(at)}`;
}
