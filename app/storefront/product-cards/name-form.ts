/** The id of the form that names a perfume. */
export const nameForm = "name-form";

/** What the owner has saved of a perfume's name. */
export type SavedName = { name: string; engraving: boolean };

/** Whether the form says something else than what is saved. */
export function isUnsaved(form: HTMLFormElement | null, saved: SavedName): boolean {
  const typed = form && new FormData(form);
  const name = typed?.get("custom_name");
  return typeof name === "string" && (name.trim() !== saved.name || typed?.has("engraving") !== saved.engraving);
}
