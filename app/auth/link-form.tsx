import type { ReactNode } from "react";
import { Button } from "../ui/index.ts";

/** What a letter's link carries, as names and values. */
export type LinkFields = [string, string][];

/** The names of those fields. `type` only chooses words: what the link is for is known by its token. */
export const linkFields = new Set(["token", "type"]);

/** The fields of a letter's link, from its address or from the form below. */
export function linkFieldsOf(source: URLSearchParams | FormData): LinkFields {
  return [...linkFields].flatMap((name): LinkFields => {
    const value = source.get(name);
    return typeof value === "string" ? [[name, value.slice(0, 500)]] : [];
  });
}

/** A button, because mail scanners follow links: the one-time token is used only when the form is posted. */
export function LinkForm({ fields, children }: { fields: LinkFields; children: ReactNode }) {
  return (
    <form method="post">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}
