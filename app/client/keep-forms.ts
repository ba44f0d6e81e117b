/** A form with `data-keep` keeps what is typed into it; the code is loaded where one is. */
export async function keepForms(root: Document | HTMLElement = document): Promise<void> {
  const forms = root.querySelectorAll<HTMLFormElement>("form[data-keep]");
  if (forms.length === 0) return;
  const { keepTyped } = await import("../forms/keep/keep-typed.ts");
  for (const form of forms) keepTyped(form);
}
