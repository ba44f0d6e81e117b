import { Bottle } from "../../media/bottle.tsx";
import { Smell } from "../../media/smell.tsx";
import styles from "./tray.module.css";
import type { TrayView } from "./tray.server.ts";

/** The materials come to the table as the stages go by, the rings of the seal are drawn, and the bottle is labelled. */
export function Tray({ name, seal, layers }: TrayView) {
  const picture = `/seals/night/${seal}`;
  return (
    <div className={styles.table}>
      <dl className={styles.tray}>
        {layers.map((layer) => (
          <div key={layer.name} className={styles.layer}>
            <dt>{layer.name}</dt>
            {layer.notes.map((note) => (
              <dd key={note.name}>
                <Smell {...note} light="night" />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.made} aria-hidden="true">
        <img src={picture} alt="" className={styles.ghost} />
        {layers.map((layer) => (
          <img key={layer.name} src={picture} alt="" className={styles.ring} />
        ))}
        <Bottle name="bottle-black" alt="" engraved={name} seals={[seal]} sizes="18rem" className={styles.bottle} />
      </div>
    </div>
  );
}
