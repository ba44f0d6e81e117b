/** What a list of sessions calls a browser: names of products, the same in every language; empty where unknown. */
export type BrowserName = { browser: string; system: string };

/** The first that matches: most browsers also name those that they descend from. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Reads the `User-Agent` header. None of its own text is kept. */
export function browserName(userAgent: string): BrowserName {
  const nameIn = (names: typeof browsers | typeof systems) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
