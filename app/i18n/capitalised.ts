/** A text that begins a line. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
