import { keysOf } from "../../encoding/record.ts";
import type { ThingId } from "./things.ts";

/**
 * What chemists and safety data sheets call an allergen by its structure (IUPAC, in the older order of the numbers too), as
 * it is written in English; other languages spell the same syllables in their own way.
 */
const namesOf: Partial<Record<ThingId, readonly string[]>> = {
  linalool: ["3,7-dimethylocta-1,6-dien-3-ol", "3,7-dimethyl-1,6-octadien-3-ol"],
  geraniol: ["3,7-dimethylocta-2,6-dien-1-ol", "3,7-dimethyl-2,6-octadien-1-ol"],
  citronellol: ["3,7-dimethyloct-6-en-1-ol", "3,7-dimethyl-6-octen-1-ol"],
  citral: ["3,7-dimethylocta-2,6-dienal", "3,7-dimethyl-2,6-octadienal"],
  hydroxycitronellal: ["7-hydroxy-3,7-dimethyloctanal"],
  farnesol: ["3,7,11-trimethyldodeca-2,6,10-trien-1-ol", "3,7,11-trimethyl-2,6,10-dodecatrien-1-ol"],
  eugenol: [
    "4-allyl-2-methoxyphenol",
    "2-methoxy-4-allylphenol",
    "2-methoxy-4-(prop-2-en-1-yl)phenol",
    "2-methoxy-4-prop-2-enylphenol",
    "2-methoxy-4-(2-propenyl)phenol",
  ],
  isoeugenol: [
    "2-methoxy-4-(prop-1-en-1-yl)phenol",
    "2-methoxy-4-prop-1-enylphenol",
    "2-methoxy-4-(1-propenyl)phenol",
    "2-methoxy-4-propenylphenol",
  ],
  coumarin: ["2H-chromen-2-one", "2H-1-benzopyran-2-one", "1-benzopyran-2-one"],
  limonene: [
    "1-methyl-4-prop-1-en-2-ylcyclohexene",
    "1-methyl-4-(prop-1-en-2-yl)cyclohex-1-ene",
    "1-methyl-4-(1-methylethenyl)cyclohexene",
    "1-methyl-4-isopropenylcyclohexene",
    "4-isopropenyl-1-methylcyclohexene",
    "p-mentha-1,8-diene",
  ],
  cinnamal: ["3-phenylprop-2-enal", "3-phenyl-2-propenal", "3-phenyl-2-propen-1-al"],
  cinnamyl_alcohol: ["3-phenylprop-2-en-1-ol", "3-phenyl-2-propen-1-ol"],
  amyl_cinnamal: ["2-benzylideneheptanal", "2-pentyl-3-phenylprop-2-enal"],
  hexyl_cinnamal: ["2-benzylideneoctanal", "2-hexyl-3-phenylprop-2-enal"],
  benzyl_salicylate: ["benzyl 2-hydroxybenzoate", "phenylmethyl 2-hydroxybenzoate"],
  methyl_salicylate: ["methyl 2-hydroxybenzoate"],
  methyl_2_octynoate: ["methyl oct-2-ynoate"],
  vanillin: ["4-hydroxy-3-methoxybenzaldehyde"],
  ethyl_vanillin: ["3-ethoxy-4-hydroxybenzaldehyde"],
  salicylaldehyde: ["2-hydroxybenzaldehyde"],
  phenylethyl_alcohol: ["2-phenylethanol", "2-phenylethan-1-ol", "2-phenyl-1-ethanol"],
  anethole: [
    "1-methoxy-4-prop-1-enylbenzene",
    "1-methoxy-4-(prop-1-en-1-yl)benzene",
    "1-methoxy-4-(1-propenyl)benzene",
  ],
  carvone: ["2-methyl-5-(prop-1-en-2-yl)cyclohex-2-en-1-one", "2-methyl-5-isopropenylcyclohex-2-en-1-one"],
  menthol: ["5-methyl-2-(propan-2-yl)cyclohexan-1-ol", "2-isopropyl-5-methylcyclohexanol"],
  camphor: ["1,7,7-trimethylbicyclo[2.2.1]heptan-2-one"],
  terpineol: ["2-(4-methylcyclohex-3-en-1-yl)propan-2-ol", "2-(4-methyl-3-cyclohexen-1-yl)propan-2-ol"],
  pinene: ["2,6,6-trimethylbicyclo[3.1.1]hept-2-ene"],
  alpha_terpinene: ["1-methyl-4-(propan-2-yl)cyclohexa-1,3-diene"],
  terpinolene: ["1-methyl-4-(propan-2-ylidene)cyclohex-1-ene"],
};

/** How the molecule is turned: "(2E)-", "(R)-", "trans-". */
const turned = /\((?:[\d\s,]*[EZRSezrs±+-])+\)-?|(?<![\p{L}\d])(?:trans|cis|rac|dl?|l|e|z)-/gu;
const letters = "абвгдеёжзийклмнопрстуфхцчшщыэюя";
const latin = "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch i e iu ia".split(" ");
/** The same syllable in Latin letters, however English, French and Russian spell it. */
const spelled: readonly [RegExp, string][] = [
  [/\d+h(?=-)/gu, ""],
  [/th/gu, "t"],
  [/ph/gu, "f"],
  [/ch/gu, "kh"],
  [/y/gu, "i"],
  [/iso/gu, "izo"],
  [/hid/gu, "gid"],
  [/he(?=[xkp])/gu, "ge"],
  [/x/gu, "ks"],
  [/c(?=[ei])/gu, "ts"],
  [/c/gu, "k"],
  [/e(?![a-z])/gu, ""],
];

/** A systematic name in one spelling: its syllables and numbers alone. */
function inOneSpelling(name: string): string {
  const bare = name
    .replace(turned, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?!й)\p{M}/gu, "");
  const inLatin = bare.replace(/[а-яё]/gu, (letter) => latin[letters.indexOf(letter)] ?? "");
  return spelled.reduce((said, [from, to]) => said.replace(from, to), inLatin).replace(/[^a-z\d ]/gu, "");
}

/** Their last words, which have the numbers. */
const numbered = new Set(
  keysOf(namesOf).flatMap((thing) => (namesOf[thing] ?? []).map((name) => inOneSpelling(name.split(" ").at(-1) ?? ""))),
);

/** What a thing is called by its structure, in the syntax of a vocabulary's words. */
export const systematicNamesOf = (thing: ThingId): string =>
  (namesOf[thing] ?? []).map((name) => name.replace(/\S+$/u, inOneSpelling)).join(", ");

/** Letters and numbers without a blank between them: a name, if it is any. */
const run = /(?<![\p{L}\d])[([]?[\p{L}\d][\p{L}\p{M}\d,.'’()[\]+±-]*/gu;
const closing = /[,.'’)\]-]+$/u;
const isNumbered = /\d\S*-\S*\p{L}{2}|\p{L}{2}\S*-\d/u;

/** The systematic names of a text: where they stand, and in one spelling. */
export function systematicNamesIn(text: string): { start: number; end: number; name: string }[] {
  if (!isNumbered.test(text)) return [];
  return [...text.matchAll(run)].flatMap(({ 0: typed, index: start }) => {
    if (!isNumbered.test(typed)) return [];
    const name = inOneSpelling(typed);
    const end = start + typed.replace(closing, "").length;
    return numbered.has(name) ? [{ start, end, name }] : [];
  });
}
