import { type Position, positions } from "../../maestro/types.ts";

type NotePyramidProps = {
  notes: Record<Position, readonly { name: string }[]>;
  /** The layers' names in the texts of the page. */
  layerName: (position: Position) => string;
  className?: string | undefined;
};

/** A perfume's notes by layer; empty layers are left out. */
export function NotePyramid({ notes, layerName, className }: NotePyramidProps) {
  return (
    <dl className={className}>
      {positions
        .filter((position) => notes[position].length > 0)
        .map((position) => (
          <div key={position}>
            <dt>{layerName(position)}</dt>
            <dd>
              <ul>
                {notes[position].map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
