import { Form } from "react-router";
import { ButtonLink, Heading, Notice, Row } from "../../ui/index.ts";
import { ChangeButton } from "./change-button.tsx";
import type { ConflictsView } from "./conflicts.server.ts";
import styles from "./journey.module.css";
import { useFocusAfterPress } from "./use-focus-after-press.ts";

/** What stands in the way of composing, and what was said both ways: each with the buttons that settle it. */
export function Unsettled({ view: { questions, tooLittle } }: { view: ConflictsView }) {
  const focusAfter = useFocusAfterPress("told");
  if (!tooLittle && questions.length === 0) return null;
  return (
    <Form method="post" discover="none" preventScrollReset className={styles.unsettled}>
      <input type="hidden" name="intent" value="change" />
      {[tooLittle ?? [], questions].flat().map(({ text, body = [], presses, ways = [] }) => (
        <Notice key={text} title={text}>
          {body.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Row gap={3} className={styles.ways}>
            {presses.map((press) => (
              <ChangeButton key={press.value} press={press} onClick={focusAfter(press.value)} />
            ))}
            {ways.map(({ path, text }) => (
              <ButtonLink key={path} to={path} look="quiet" size="small">
                {text}
              </ButtonLink>
            ))}
          </Row>
        </Notice>
      ))}
    </Form>
  );
}

/** What cannot be, said before anything is composed, with the nearest that can. */
export function Conflicts({ view: { title, sentences } }: { view: ConflictsView }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.told} aria-labelledby="conflicts">
      <Heading level={2} size={2} id="conflicts">
        {title}
      </Heading>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
