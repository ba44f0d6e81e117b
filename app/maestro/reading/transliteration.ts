/** Russian letters as people type them in Latin ones. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "а-a б-b в-v г-g д-d е-e ё-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-ts ч-ch ш-sh щ-sch " +
    "ъ- ы-y ь- э-e ю-yu я-ya"
  )
    .split(" ")
    .map((pair) => pair.split("-")),
);

/** Russian phrases in Latin letters. */
export const inLatinLetters = (russian: string): string =>
  russian.replace(/[а-яё]/gu, (letter) => letters[letter] ?? letter);
