import type { MaterialId } from "../../../types.ts";
import type { LayerTemplates } from "../phrasebook.ts";
import {
  afterTop,
  atTheEnd,
  forLayer,
  forPyramid,
  forStrength,
  ifWhole,
  unlessAt,
  unlessSet,
  when,
} from "../templates.ts";
import { agree, names, scenePhrase } from "./grammar.ts";

/** What can keep a fire going: woods and resins. */
const burning: ReadonlySet<MaterialId> = new Set([
  "cedarwood_atlas",
  "cedarwood_virginia",
  "guaiacwood",
  "oud_oil",
  "oud_accord",
  "amber_core",
  "patchouli",
  "myrrh",
  "opoponax",
  "benzoin_siam",
  "labdanum_abs",
  "styrax",
  "tolu_balsam",
]);

export const englishLayers: LayerTemplates = {
  top: [
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "opens", "open")} the perfume, bright and brief.`),
    forLayer("top", (ids) => `The first minutes go to ${names(ids)}.`),
    forLayer("top", (ids) => `The perfume begins with ${names(ids)}, and draws a breath.`),
    forLayer("top", (ids) => `At the door you meet ${names(ids)}.`),
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "comes", "come")} first: a greeting, nothing more.`),
    forLayer("top", (ids) => `I let ${names(ids)} speak first, but not for long.`),
    forLayer("top", (ids) => `You will know the perfume at once by ${names(ids)}.`),
    forLayer("top", (ids) => `The first breath brings ${names(ids)}.`),
    forLayer("top", (ids) => `Take out the stopper: ${names(ids)}.`),
    forLayer("top", (ids) => `The overture is short: ${names(ids)}.`),
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "makes", "make")} the introductions.`),
    forLayer("top", (ids) => `The opening line is given to ${names(ids)}.`),
    forLayer("top", (ids) => `The first to reach you ${agree(ids, "is", "are")} ${names(ids)}.`),
    forLayer("top", (ids) => `${names(ids)} ${agree(ids, "steps", "step")} forward first.`),
  ],
  heart: [
    forLayer("heart", (ids) => `At the heart ${agree(ids, "is", "are")} ${names(ids)}, in no hurry at all.`),
    afterTop(forLayer("heart", (ids) => `Then the heart opens, slowly, with ${names(ids)}.`)),
    afterTop(forLayer("heart", (ids) => `After a quarter of an hour it is the turn of ${names(ids)}.`)),
    ifWhole(
      ["heart"],
      forLayer("heart", (ids) => `The middle belongs to ${names(ids)}, with plenty of room to breathe.`),
    ),
    afterTop(forLayer("heart", (ids) => `After that, ${names(ids)} ${agree(ids, "sets", "set")} the tone.`)),
    forLayer("heart", (ids) => `Within half an hour you are wearing ${names(ids)}.`),
    afterTop(forLayer("heart", (ids) => `Further in ${agree(ids, "is", "are")} ${names(ids)}, and the pace slows.`)),
    forLayer(
      "heart",
      (ids) => `In the middle, ${names(ids)} ${agree(ids, "makes itself", "make themselves")} at home.`,
    ),
    afterTop(forLayer("heart", (ids) => `The real conversation begins with ${names(ids)}.`)),
    afterTop(
      forLayer(
        "heart",
        (ids) => `Wait a little, and ${names(ids)} ${agree(ids, "draws up a chair", "draw up their chairs")}.`,
      ),
    ),
    afterTop(forLayer("heart", (ids) => `${names(ids)} ${agree(ids, "takes", "take")} up the thread from there.`)),
    forLayer("heart", (ids) => (ids.length > 1 ? `The longest chapter is written in ${names(ids)}.` : null)),
  ],
  base: [
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "stays", "stay")} close to the skin.`),
    forLayer("base", (ids) => `Underneath, ${names(ids)} ${agree(ids, "is", "are")} in no hurry to leave.`),
    forLayer("base", (ids, { timeOfDay }) => {
      const by = timeOfDay === "day" ? "evening" : "morning";
      return timeOfDay
        ? `By ${by}, ${names(ids)} ${agree(ids, "is", "are")} with you still, and that is enough.`
        : null;
    }),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${names(ids)} ${agree(ids, "is", "are")} the ground this perfume walks on.`),
    ),
    forLayer("base", (ids) => `The perfume settles on ${names(ids)} and takes its time.`),
    forLayer("base", (ids) => `Deepest of all ${agree(ids, "lies", "lie")} ${names(ids)}.`),
    forLayer("base", (ids) => `Under all of it ${agree(ids, "lies", "lie")} ${names(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `In the end it all comes down to ${names(ids)}.`),
    ),
    forLayer("base", (ids) => `Hours later, ${names(ids)} ${agree(ids, "is", "are")} still there.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `${names(ids)} ${agree(ids, "holds", "hold")} the rest in place.`),
    ),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `The perfume rests on ${names(ids)}.`),
    ),
    atTheEnd(
      forLayer("base", (ids) => `And when all else has been said, ${names(ids)} ${agree(ids, "stays", "stay")}.`),
    ),
    forLayer("base", (ids) => `Below, ${names(ids)} ${agree(ids, "waits", "wait")} for the others to leave.`),
    forLayer("base", (ids) => `On your sleeve, the next day, look for ${names(ids)}.`),
    atTheEnd(forLayer("base", (ids) => `The perfume closes on ${names(ids)}.`)),
    forLayer("base", (ids) => `Far down, where it is warm, ${agree(ids, "is", "are")} ${names(ids)}.`),
    forLayer("base", (ids) => `At the root of it all ${agree(ids, "is", "are")} ${names(ids)}.`),
    forLayer("base", (ids) => `The last to leave ${agree(ids, "is", "are")} ${names(ids)}.`),
    forLayer("base", (ids) =>
      ids.every((id) => burning.has(id))
        ? `Beneath, ${names(ids)} ${agree(ids, "keeps", "keep")} a low fire going.`
        : null,
    ),
    atTheEnd(forLayer("base", (ids) => `The last word goes to ${names(ids)}.`)),
    forLayer("base", (ids) => `Towards the end, ${names(ids)} ${agree(ids, "comes", "come")} forward.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Everything leans, in the end, on ${names(ids)}.`),
    ),
    forLayer("base", (ids) => `Long after the rest, your collar will still speak of ${names(ids)}.`),
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "sees", "see")} you home.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `The ending was never in doubt: ${names(ids)}.`),
    ),
    forLayer("base", (ids) => `Others will remember ${names(ids)}.`),
    forLayer("base", (ids) => `${names(ids)} ${agree(ids, "gives", "give")} the whole a floor to stand on.`),
    forLayer("base", (ids) => `As the hours go by, ${names(ids)} ${agree(ids, "gathers", "gather")} beneath.`),
    forLayer("base", (ids) => `Whoever embraces you later will find ${names(ids)}.`),
    forLayer("base", (ids) => `At the foot of the page ${agree(ids, "stands", "stand")} ${names(ids)}.`),
    forLayer(
      "base",
      (ids) => `${names(ids)} ${agree(ids, "is the last to put on its coat", "are the last to put on their coats")}.`,
    ),
    forLayer("base", (ids) => `The perfume comes to rest, without ceremony, on ${names(ids)}.`),
  ],
  topToHeart: [
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "gives", "give")} way to ${names(then)} before you have noticed.`,
    ),
    forPyramid((first, then) => `From ${names(first)} to ${names(then)} there is hardly a seam.`),
    forPyramid((first, then) => `${names(first)} to begin with; a little later ${names(then)}, with time to linger.`),
    forPyramid((first, then) => {
      const courtesy = `${names(first)} ${agree(first, "comes", "come")} first, out of courtesy`;
      return `${courtesy}; ${names(then)} ${agree(then, "stays", "stay")} to talk.`;
    }),
    forPyramid((first, then) => `First, ${names(first)}; then, once the room is quiet, ${names(then)}.`),
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "opens", "open")} the door, and ${names(then)} ${agree(then, "is", "are")} already in the room.`,
    ),
    forPyramid((first, then) => `You will meet ${names(first)} at once; ${names(then)}, a little later.`),
    forPyramid(
      (first, then) => `The perfume sets off briskly, with ${names(first)}, and slows down over ${names(then)}.`,
    ),
    forPyramid((first, then) => `A few minutes with ${names(first)}, then a long while with ${names(then)}.`),
    forPyramid((first, then) => `Through ${names(first)} you can already make out ${names(then)}.`),
    forPyramid((first, then) => `${names(first)} for a moment; ${names(then)} for the length of a good dinner.`),
    forPyramid(
      (first, then) => `Lift the stopper on ${names(first)}; a little later the room is full of ${names(then)}.`,
    ),
    forPyramid((first, then) => `Out of ${names(first)} ${agree(then, "grows", "grow")} ${names(then)}.`),
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "nods and passes", "nod and pass")} on; ${names(then)} ${agree(then, "stays", "stay")}.`,
    ),
    forPyramid((first, then) => `The small talk is ${names(first)}; the rest of the visit belongs to ${names(then)}.`),
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "turns", "turn")} the key; ${names(then)} ${agree(then, "lives", "live")} here.`,
    ),
    forPyramid(
      (first, then) =>
        `I let ${names(first)} slip away early; ${names(then)} may stay as long as ${agree(then, "it likes", "they like")}.`,
    ),
    forPyramid(
      (first, then) =>
        `What ${names(first)} ${agree(first, "promises", "promise")}, ${names(then)} ${agree(then, "keeps", "keep")}.`,
    ),
    forPyramid((first, then) => `Of ${names(first)} you get a glimpse; of ${names(then)}, the whole story.`),
    forPyramid(
      (first, then) =>
        `${names(first)} ${agree(first, "runs", "run")} ahead, and ${names(then)} ${agree(then, "follows", "follow")} at a walk.`,
    ),
  ],
  wholePyramid: [
    forPyramid((first, then, last) => `Above, ${names(first)}; within, ${names(then)}; below, ${names(last)}.`),
    forPyramid((first, then, last) => `Told in one breath: ${names(first)}, then ${names(then)}, then ${names(last)}.`),
    forPyramid((first, then, last) => {
      return `${names(first)} ${agree(first, "arrives", "arrive")} first; ${names(then)} ${agree(then, "takes its", "take their")} time; ${names(last)} ${agree(last, "stays", "stay")} to the end.`;
    }),
    forPyramid(
      (first, then, last) =>
        `In order of appearance: ${names(first)}; then ${names(then)}; and, to the end, ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `For the greeting, ${names(first)}; for the conversation, ${names(then)}; for the way home, ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) => `The way leads from ${names(first)} through ${names(then)} down to ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) => `Three chapters: ${names(first)}; then ${names(then)}; and at the last ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `You are met by ${names(first)}, kept company by ${names(then)}, and seen home by ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `At first sight ${names(first)}; on acquaintance ${names(then)}; and, for good, ${names(last)}.`,
    ),
    forPyramid(
      (first, then, last) =>
        `${names(first)} for minutes; ${names(then)} for hours; ${names(last)} for as long as it lasts.`,
    ),
  ],
  baseFirst: [
    forLayer("base", (ids) => `I began at the bottom, with ${names(ids)}.`),
    forLayer("base", (ids) => `Before anything else I laid down ${names(ids)}.`),
    forLayer("base", (ids) => `I built this perfume from the ground up, beginning with ${names(ids)}.`),
    forLayer("base", (ids) => `First onto the scales went ${names(ids)}.`),
    ifWhole(
      ["base"],
      forLayer("base", (ids) => `Everything rests on ${names(ids)}; that is where I began.`),
    ),
    forLayer("base", (ids) => `I started where the perfume ends, with ${names(ids)}.`),
  ],
  heartNext: [
    forLayer("heart", (ids) => `Upon this I set ${names(ids)}.`),
    forLayer("heart", (ids) => `Then came ${names(ids)}, asking for a little room.`),
    forLayer("heart", (ids) => `Above, close enough to touch, I placed ${names(ids)}.`),
    forLayer("heart", (ids) => `Next I made room for ${names(ids)}.`),
    forLayer("heart", (ids) => `The heart was written second, with ${names(ids)}.`),
    forLayer("heart", (ids) => `Then, in no haste, ${names(ids)}.`),
  ],
  topLast: [
    forLayer("top", (ids) => `${names(ids)} came last, the way one opens a window.`),
    forLayer("top", (ids) => `I left the opening until the end: ${names(ids)}.`),
    unlessAt(
      "night",
      forLayer("top", (ids) => `Only then did I let in the light, with ${names(ids)}.`),
    ),
    forLayer("top", (ids) => `Last of all I added ${names(ids)}, for the first minute.`),
    forLayer("top", (ids) => `What you smell first I wrote last: ${names(ids)}.`),
    forLayer("top", (ids) => `At the very end, a little brightness: ${names(ids)}.`),
  ],
  closing: [
    forStrength("light", () => "This perfume stays between you and those who come near."),
    forStrength("light", () => "This perfume will not enter a room before you."),
    forStrength("light", () => "This perfume is a confidence, and meant to be one."),
    forStrength("light", () => "Whoever notices this perfume will be standing very close."),
    forStrength("moderate", () => "This perfume keeps you company and never interrupts."),
    forStrength("moderate", () => "Across a table this perfume can be noticed; across the street it cannot."),
    forStrength("moderate", () => "You asked for a perfume neither shy nor loud, and this is one."),
    forStrength("moderate", () => "This perfume carries about as far as an outstretched arm."),
    forStrength("strong", () => "This perfume leaves a trail; one spray is enough."),
    forStrength("strong", () => "This perfume will be remembered on the stairs after you have gone up."),
    forStrength("strong", () => "This perfume is still there when you have left."),
    forStrength("strong", () => "Go sparingly: this perfume fills a coat, and the hall where the coat hangs."),
    unlessSet(when(scenePhrase, (where) => `Keep this perfume for ${where}.`)),
    unlessSet(when(scenePhrase, (where) => `This perfume is yours now; let it see ${where}.`)),
    () => "Wear this perfume on the pulse points, and do not rub.",
    () => "Your skin will say the rest.",
    () => "All this perfume asks for is a little warmth.",
    () => "Let someone you trust tell you how this perfume suits you.",
    () => "Put this perfume on, and go where you were going anyway.",
    () => "The rest is between you and whoever sits beside you.",
    () => "I have put my pen down; the next word is yours.",
    () => "Try this perfume once on the wrist and once on a sleeve.",
    () => "May this perfume find you in good company.",
    () => "Leave a little of this perfume on your collar, for tomorrow.",
    () => "This perfume is at its best where your pulse is.",
    () => "Some day, tell me where you have worn this perfume.",
    () => "Somebody will ask you the name of this perfume; you may keep it to yourself.",
    () => "The bottle is small, and there is a good deal in it.",
    () => "From here on this perfume is more yours than mine.",
    () => "Wear this perfume to no purpose at all, at least once.",
    ({ persona }) => (persona === "playful" ? "If this perfume makes you smile, I have done my work." : null),
    () => "Take this perfume out walking; moving air does it good.",
    () => "This perfume likes warm wrists and good conversation.",
    () => "Wear this perfume when nobody is looking, too.",
    () => "Let this perfume dry before you judge it; it improves on acquaintance.",
    () => "Give this perfume an hour before you tell me what you think.",
    () => "If this perfume finds its way onto a letter, so much the better.",
    () => "I leave the rest to the weather and to you.",
    () => "Carry this perfume into some quite ordinary hour, and see what happens.",
    () => "There is nothing more to explain; there is a good deal to smell.",
  ],
};
