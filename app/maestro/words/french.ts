/** French articles and contractions, for names and descriptions. */

/** h counts as mute, which it is in all our nouns that begin with it. */
const vowel = /^[aeiouyhàâéèêëîïôûœ]/i;

export type FrenchGender = "m" | "f" | "mp" | "fp";

/** le cèdre, la rose, l’encens, les pétales */
export function withArticle(noun: string, gender: FrenchGender): string {
  if (gender === "mp" || gender === "fp") return `les ${noun}`;
  if (vowel.test(noun)) return `l’${noun}`;
  return gender === "m" ? `le ${noun}` : `la ${noun}`;
}

/** « de » before a phrase: du café, des roses, de l’encens, d’un jardin, de votre enfance. */
export function contractDe(phrase: string): string {
  if (phrase.startsWith("le ")) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith("les ")) return `des ${phrase.slice(4)}`;
  return vowel.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** « à » before a phrase: au café, aux roses, à l’encens. */
export function contractA(phrase: string): string {
  if (phrase.startsWith("le ")) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith("les ")) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}
