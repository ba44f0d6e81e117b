import type { ReachLine } from "../../machinery/house-lines.ts";

/** How a person of the house is reached, a line each. */
export function Reach({ lines, className }: { lines: readonly ReachLine[]; className?: string | undefined }) {
  return lines.map(({ text, href }) => (
    <p key={text} className={className}>
      {href ? <a href={href}>{text}</a> : text}
    </p>
  ));
}
