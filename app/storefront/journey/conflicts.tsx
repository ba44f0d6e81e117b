import { Heading, Notice, Row } from "../../ui/index.ts";
import type { ConflictsView } from "./conflicts.server.ts";
import styles from "./journey.module.css";

/** What cannot be, said before anything is composed, with the nearest that can. */
export function Conflicts({ view: { title, sentences, tooLittle } }: { view: ConflictsView }) {
  return (
    <section className={styles.told} aria-labelledby="conflicts">
      <Heading level={2} size={2} id="conflicts">
        {title}
      </Heading>
      {tooLittle && (
        <Notice tone="error" title={tooLittle.title}>
          <p>{tooLittle.body}</p>
          <Row>
            {tooLittle.ways.map(({ path, text }) => (
              <a key={path} href={path}>
                {text}
              </a>
            ))}
          </Row>
        </Notice>
      )}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
