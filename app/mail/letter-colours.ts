/** The colours of a letter: those of the shop's pages by day, as mail apps read them, and by night for those that turn a letter dark. */
export const colours = {
  ground: "#f4ecdf",
  sheet: "#fbf7ef",
  line: "#d9ccb6",
  ink: "#231c14",
  soft: "#51463a",
  gold: "#7a5a1c",
  brass: "#a67c33",
  action: "#231c14",
  onAction: "#fbf7ef",
};

const dark: Record<string, string> = {
  ".page": "background-color:#12100e!important",
  ".sheet": "background-color:#1c1916!important;border-color:#3a3229!important",
  ".text": "color:#efe6d6!important",
  ".fact": "color:#efe6d6!important;border-color:#3a3229!important",
  ".note": "color:#c3b7a4!important",
  ".brand": "color:#d8b878!important",
  ".rule": "background-color:#d8b878!important",
  ".button": "background-color:#d8b878!important",
  ".button a": "color:#1a140b!important",
};

/** Outlook on the web and on phones marks a letter that it shows dark with an attribute instead of a media query. */
export function darkColours(scope: string): string {
  return Object.entries(dark)
    .map(([name, each]) => `${scope}${name}{${each}}`)
    .join("");
}
