import type { MaterialId } from "../../types.ts";
import type { Attribution, Context, Strength } from "./context.ts";
import type { Template } from "./phrasebook.ts";

/** A sentence about what `read` finds in the context; none where it finds nothing. */
export const when =
  (read: (context: Context) => string | null, write: (found: string) => string): Template =>
  (context) => {
    const found = read(context);
    return found === null ? null : write(found);
  };

/** A sentence that would deny what was poured for the memory. */
export const unlessPourable =
  (template: Template): Template =>
  (context) =>
    context.isPourable ? null : template(context);

/** A sentence in which nobody waits. */
export const unlessAwaited =
  (template: Template): Template =>
  (context) =>
    context.isAwaited ? null : template(context);

/** A sentence that does not go with an hour. */
export const unlessAt =
  (hour: Context["timeOfDay"], template: Template): Template =>
  (context) =>
    context.timeOfDay === hour ? null : template(context);

/** A sentence that would tell the scene a second time. */
export const unlessSet =
  (template: Template): Template =>
  (context) =>
    context.isSet ? null : template(context);

/** A sentence that goes on from the top. */
export const afterTop =
  (template: Template): Template =>
  (context) =>
    context.top.length > 0 ? template(context) : null;

/** A sentence that claims the whole of some layers: all of their notes are named in it. */
export const ifWhole =
  (layers: readonly ("top" | "heart" | "base")[], template: Template): Template =>
  (context) =>
    layers.every((layer) => context.whole[layer]) ? template(context) : null;

/** A sentence that closes a letter, or is left out. */
export const atTheEnd =
  (template: Template): Template =>
  (context) =>
    context.ends ? template(context) : null;

/** A sentence about the materials of one layer of the pyramid. */
export const forLayer =
  (
    layer: "top" | "heart" | "base",
    write: (materials: readonly MaterialId[], context: Context) => string | null,
  ): Template =>
  (context) =>
    context[layer].length > 0 ? write(context[layer], context) : null;

/** A sentence about all three layers. */
export const forPyramid =
  (
    write: (top: readonly MaterialId[], heart: readonly MaterialId[], base: readonly MaterialId[]) => string,
  ): Template =>
  ({ top, heart, base }) =>
    top.length > 0 && heart.length > 0 && base.length > 0 ? write(top, heart, base) : null;

/** A sentence about the dosage (% w/w) of a light, moderate or strong perfume that carries accordingly. */
export const forStrength =
  (strength: Strength, write: (dosage: number) => string): Template =>
  (context) =>
    context.strength === strength && context.carriesAs?.(strength) !== false ? write(context.dosage) : null;

/** Templates out of the `count` sentences in which a language can say why a material is there. */
export const forAttribution = (
  count: number,
  write: (attribution: Attribution) => readonly string[],
): readonly Template[] =>
  Array.from({ length: count }, (_, way) => ({ attribution }: Context) => {
    const sentences = attribution && write(attribution);
    return sentences?.[way % sentences.length] ?? null;
  });
