/** Words that switch the flag on, whichever hand wrote the row. */
const yes = new Set(["1", "true", "yes", "on"]);

/** True for `true`, a number other than zero, and the texts 1, true, yes, on. */
export function isOn(flag: unknown): boolean {
  if (typeof flag === "string") return yes.has(flag.trim().toLowerCase());
  if (typeof flag === "number") return flag !== 0 && !Number.isNaN(flag);
  return flag === true;
}
