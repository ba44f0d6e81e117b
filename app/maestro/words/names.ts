import { mapRecord } from "../../encoding/record.ts";
import { materialOf } from "../palette/materials.ts";
import { answering } from "../profile/memory-materials.ts";
import { findBySeed, pick, randomAt } from "../random.ts";
import {
  type Answers,
  type Language,
  type Localised,
  type MaterialId,
  type MemoryFind,
  type MemoryKey,
  type Note,
  type Position,
  positions,
  type VariantKind,
} from "../types.ts";
import { contractA, contractDe, withArticle } from "./french.ts";
import { answerFrames } from "./names/answer-frames.ts";
import { pairTemplates, plainFrames, toldFrames, twins } from "./names/frames.ts";
import { type Motif, type MotifId, motifs } from "./names/motifs.ts";
import { materialMotifs } from "./names/motifs-by-material.ts";
import { type Frame, isFresh, needsMissingCase, suits } from "./names/templates.ts";

function frenchForm(form: string, [noun, gender]: Motif["fr"]): string {
  if (form === "de") return contractDe(noun);
  if (form === "le") return withArticle(noun, gender);
  if (form === "au") return contractA(withArticle(noun, gender));
  return form === "du" ? contractDe(withArticle(noun, gender)) : noun;
}

function arabicForm(form: string, [noun, gender]: Motif["ar"]): string {
  if (form === "v") return gender === "f" ? "ت" : "ي";
  if (form === "p") return gender === "f" ? "ها" : "ه";
  return noun;
}

function formOf(form: string, language: Language, motif: Motif): string {
  if (language === "fr") return frenchForm(form, motif.fr);
  if (language === "ar") return arabicForm(form, motif.ar);
  return language === "ru" ? motif.ru[form === "nom" ? 0 : form === "gen" ? 1 : 2] : motif.en;
}

const longestName = 28;
/** The index of `randomAt` for each thing that is drawn in a session. */
const draws = { twins: 3, lead: 8, remembered: 9, premiere: 10, deuxieme: 20 } as const;
/** The share of sessions in which the two names are twins: one in eight. */
const twinShare = [1, 8] as const;
/** The share of sessions with a memory in which the first name is after it; in the others the second one is. */
const rememberedShare = [2, 3] as const;
/** The share of names that are pairs of motifs. */
const pairShare = [1, 6] as const;
/** The share of the other names that repeat an answer, where one can. */
const answerFrameShare = [3, 5] as const;
/** The motif of a perfume whose notes have no other: none of its letter's notes is called so. */
const leastMotif: MotifId = "light";
/** Motifs of which nobody would think: a perfume is named after them where the memory asked for that. */
const onlyRemembered: ReadonlySet<MotifId> = new Set([
  "davana",
  "hay",
  "smoke",
  "clearWater",
  "coconut",
  "pineapple",
  "strawberry",
  "milk",
  "bread",
  "beeswax",
]);
/** What only comes near to what its motif is called: no perfume is named after it. */
const standIns: ReadonlySet<MaterialId> = new Set(["clearwood", "vetiveryl_acetate", "hedione", "diphenyl_oxide"]);
/** Motifs of notes that most perfumes show: where there is another, one in three names takes one of these. */
const common: ReadonlySet<MotifId> = new Set([
  "jasmine",
  "musk",
  "rose",
  "bergamot",
  "incense",
  "violet",
  "pepper",
  "rain",
  "sage",
  "lavender",
  "cedar",
]);
const telling = (candidates: readonly MotifId[]) => [
  ...candidates,
  ...candidates.filter((motif) => !common.has(motif) && !isFresh(motif)).flatMap((motif) => [motif, motif]),
];

type NamedNotes = Record<Position, readonly Pick<Note, "material" | "because">[]>;
type NameInput = {
  /** The notes that each of the two perfumes shows. */
  notes: Record<VariantKind, NamedNotes>;
  /** Those of them that no perfume is named after, since they are hardly heard. */
  faint?: Record<VariantKind, readonly MaterialId[]>;
  /** A name repeats them or says nothing of them. */
  answers: Answers;
  /** What the memory wants: one of the names holds a word of it or the nearest note, where there is one. */
  finds?: readonly MemoryFind[];
  seed: number;
};

type Named = { names: Localised; motifs: readonly MotifId[] };
/** `frame`: what the name is made with; none for a pair. */
type Drawn = Named & { frame?: Frame };

/** What one perfume can be named after. */
class NamedPerfume {
  readonly motifs: readonly MotifId[];
  /** The motifs of what comes nearest to each thing of the memory. */
  readonly remembered: readonly MotifId[];
  /** The motifs of all that the memory brought. */
  readonly brought: readonly MotifId[];
  readonly #layers = new Map<MotifId, number[]>();
  readonly #answers: Answers;
  readonly #told: readonly MemoryKey[];

  constructor(notes: NamedNotes, faint: readonly MaterialId[], answers: Answers, finds: readonly MemoryFind[]) {
    const brought = new Set<MotifId>();
    const heard = new Set<MotifId>();
    for (const { material, because } of positions.flatMap((position) => notes[position])) {
      const motif = materialMotifs[material];
      if (!motif) continue;
      this.#layers.set(motif, [...this.layersOf(motif), positions.indexOf(materialOf(material).position)]);
      if (standIns.has(material) || faint.includes(material)) continue;
      heard.add(motif);
      if (because.includes("memory")) brought.add(motif);
    }
    const shown = [...heard];
    const nearest = finds.flatMap(
      (find) =>
        answering(find)
          .flatMap((material) => materialMotifs[material] ?? [])
          .find((motif) => shown.includes(motif)) ?? [],
    );
    this.remembered = [...new Set(nearest)];
    this.brought = [...brought].filter((motif) => !onlyRemembered.has(motif));
    this.motifs = shown.filter((motif) => !onlyRemembered.has(motif) || this.remembered.includes(motif));
    this.#answers = answers;
    this.#told = finds.map(({ key }) => key);
  }

  /** The layers in which it shows a motif, from the top (0) down. */
  layersOf(motif: MotifId): readonly number[] {
    return this.#layers.get(motif) ?? [];
  }

  /** Its name in a frame; undefined where the name would be untrue or too long. */
  nameIn(frame: Frame, motif: MotifId): Localised | undefined {
    const layers = this.layersOf(motif);
    if (!suits(frame, { motif, layers, shown: this.motifs, answers: this.#answers, told: this.#told }))
      return undefined;
    const names = written(frame.name, (form, language) => formOf(form, language, motifs[motif]));
    return fits(names) ? names : undefined;
  }

  /** Whether two motifs are apart enough to make a name: of two kinds, and no layer shows both. */
  areApart(one: MotifId, other: MotifId): boolean {
    const kinds = [motifs[one].kind, motifs[other].kind];
    const layers = this.layersOf(other);
    return (
      kinds[0] !== kinds[1] && !kinds.includes("air") && this.layersOf(one).every((layer) => !layers.includes(layer))
    );
  }
}

const fits = (names: Localised): boolean => Object.values(names).every((name) => name.length <= longestName);

const written = (template: Localised, formIn: (form: string, language: Language, place?: string) => string) =>
  mapRecord(template, (text, language) => {
    const name = text.replace(/\{(?:(\d):)?(\w+)\}/g, (_, place: string | undefined, form: string) =>
      formIn(form, language, place),
    );
    return name.charAt(0).toUpperCase() + name.slice(1);
  });

const isDrawn = ([some, all]: readonly [number, number], seed: number, index: number) =>
  randomAt(seed, index) % all < some;

/** A name after two motifs, of which the first is given; none where the perfume shows none that goes with it. */
function pairName(subject: NamedPerfume, id: MotifId, taken: readonly MotifId[], seed: number, at: number) {
  const others = subject.motifs.filter((motif) => !taken.includes(motif) && subject.areApart(id, motif));
  if (others.length === 0) return undefined;
  const other = pick(telling(others), seed, at + 4);
  const names = findBySeed(
    pairTemplates,
    (attempt) => randomAt(seed, 64 * (attempt + 1) + at + 5),
    (template) => {
      if (needsMissingCase(template, id) || needsMissingCase(template, other)) return undefined;
      const name = written(template, (form, language, place) =>
        formOf(form, language, motifs[place === "1" ? id : other]),
      );
      return fits(name) ? name : undefined;
    },
  );
  return names && { names, motifs: [id, other] };
}

/** A name after one motif in one of the frames: another frame and another theme than the session's first name has. */
const framedName = (
  frames: readonly Frame[],
  subject: NamedPerfume,
  motif: MotifId,
  first: Drawn | undefined,
  seed: number,
  at: number,
): Drawn | undefined =>
  findBySeed(
    frames,
    (attempt) => randomAt(seed, 64 * (attempt + 1) + at + 2),
    (frame) => {
      if (frame === first?.frame || (frame.theme && frame.theme === first?.frame?.theme)) return undefined;
      const names = subject.nameIn(frame, motif);
      return names && { names, motifs: [motif], frame };
    },
  );

/** A name after one motif. */
function ownName(subject: NamedPerfume, motif: MotifId, first: Drawn | undefined, seed: number, at: number): Drawn {
  const usesAnswer = isDrawn(answerFrameShare, seed, at + 1);
  for (const frames of usesAnswer ? [answerFrames, plainFrames] : [plainFrames, answerFrames]) {
    const drawn = framedName(frames, subject, motif, first, seed, at);
    if (drawn) return drawn;
  }
  throw new RangeError(`No name after ${motif}`);
}

/** A name with a word of the memory itself, after any motif that it can be made with. */
function toldName(subject: NamedPerfume, lead: MotifId, seed: number, at: number): Drawn | undefined {
  for (const motif of [lead, ...subject.motifs]) {
    const drawn = framedName(toldFrames, subject, motif, undefined, seed, at);
    if (drawn) return drawn;
  }
  return undefined;
}

type Names = Record<VariantKind, Named>;

/** Two names that belong together, after a motif that both perfumes show. */
function twinNames(subjects: Record<VariantKind, NamedPerfume>, motif: MotifId, seed: number): Names | undefined {
  if (!subjects.deuxieme.motifs.includes(motif)) return undefined;
  return findBySeed(
    twins,
    (attempt) => randomAt(seed, 64 * (attempt + 1) + draws.twins),
    ({ premiere, deuxieme }) => {
      const one = subjects.premiere.nameIn(premiere, motif);
      const other = subjects.deuxieme.nameIn(deuxieme, motif);
      return one && other && { premiere: { names: one, motifs: [motif] }, deuxieme: { names: other, motifs: [motif] } };
    },
  );
}

/**
 * The names of the two perfumes of a session in every language, at most 28 characters each, and the motifs in them, which
 * the letters name too. Where there is a memory, one of them holds what comes nearest to it, or a word of it. They are
 * twins, or have neither a motif nor a frame in common.
 */
export function namesOf({ notes, faint, answers, finds = [], seed }: NameInput): Names {
  const subjects = mapRecord(notes, (own, variant) => new NamedPerfume(own, faint?.[variant] ?? [], answers, finds));
  const { premiere, deuxieme } = subjects;
  const remember = isDrawn(rememberedShare, seed, draws.remembered);
  const isFirst = premiere.remembered.length > 0 && (remember || deuxieme.remembered.length === 0);
  const isSecond = !isFirst && deuxieme.remembered.length > 0;
  // The motif that the second name needs is left to it.
  const spared = premiere.motifs.filter((motif) => !isSecond || !deuxieme.remembered.includes(motif));
  const own = spared.length > 0 ? spared : premiere.motifs;
  const free = own.length > 0 ? telling(own) : [leastMotif];
  const moved = remember && !isSecond && premiere.brought.length > 0 ? premiere.brought : free;
  const lead = pick(isFirst ? premiere.remembered : moved, seed, draws.lead);
  const hasOther = deuxieme.motifs.some((motif) => motif !== lead);
  const isTwin = isDrawn(twinShare, seed, draws.twins) && (isFirst || !isSecond || deuxieme.remembered.includes(lead));
  const told = isFirst || isSecond ? undefined : toldName(premiere, lead, seed, draws.premiere);
  const both = !told && (isTwin || !hasOther) && twinNames(subjects, lead, seed);
  if (both) return both;

  const drawn = (subject: NamedPerfume, motif: MotifId, first: Drawn | undefined, at: number) =>
    (isDrawn(pairShare, seed, at) && pairName(subject, motif, first?.motifs ?? [], seed, at)) ||
    ownName(subject, motif, first, seed, at);
  const first = told ?? drawn(premiere, lead, undefined, draws.premiere);
  const untaken = (motif: MotifId) => !first.motifs.includes(motif);
  const others = deuxieme.motifs.filter(untaken);
  const isLeast = !untaken(leastMotif);
  const left = others.length > 0 ? others : isLeast && deuxieme.motifs.length > 0 ? deuxieme.motifs : [leastMotif];
  const wanted = isSecond ? deuxieme.remembered.filter(untaken) : [];
  const second =
    wanted.length > 0 ? pick(wanted, seed, draws.deuxieme + 3) : pick(telling(left), seed, draws.deuxieme + 3);
  return { premiere: first, deuxieme: drawn(deuxieme, second, first, draws.deuxieme) };
}
