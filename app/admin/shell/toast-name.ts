const toastNames = [
  "saved",
  "stored",
  "moved",
  "deleted",
  "unsubscribed",
  "added",
  "copied",
  "taken_out",
  "put_back",
  "sent",
  "invited",
  "withdrawn",
  "restored",
] as const;

/** The toast after an action: the `done` parameter of the address that the action redirects to. */
export type ToastName = (typeof toastNames)[number];

export function isToastName(value: string | null): value is ToastName {
  return toastNames.some((name) => name === value);
}

/** `path` with the parameter that shows a toast there. */
export function withToast(path: string, toast: ToastName): string {
  return `${path}${path.includes("?") ? "&" : "?"}done=${toast}`;
}
