/** Marks pictures that fail to load, those before this script too, for `media/picture.module.css` to empty. */
export function markFailedPictures(): void {
  for (const type of ["load", "error"])
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute("data-failed", type === "error"),
      true,
    );
  for (const image of document.images) image.toggleAttribute("data-failed", image.complete && !image.naturalWidth);
}
