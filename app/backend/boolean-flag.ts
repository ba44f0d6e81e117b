const trueWords = new Set(["1", "true", "yes", "on"]);

/** Reads a flag that may have been edited by hand: `true`, a number other than zero, or the text 1, true, yes or on. */
export function isOn(flag: unknown): boolean {
  if (typeof flag === "string") return trueWords.has(flag.trim().toLowerCase());
  if (typeof flag === "number") return flag !== 0 && !Number.isNaN(flag);
  return flag === true;
}
