import { Form } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import { ChangeButton } from "./change-button.tsx";
import styles from "./journey.module.css";
import type { Told as ToldThing, ToldView } from "./told.server.ts";
import { useFocusAfterPress } from "./use-focus-after-press.ts";

/** The groups of the list, and the senses that stand in each. */
const groups = [
  { title: "wanted", senses: ["wanted"] },
  { title: "unmet", senses: ["unmet"] },
  { title: "kept", senses: ["kept"] },
  { title: "less", senses: ["less"] },
  { title: "left", senses: ["allergy", "chosen", "refused"] },
  { title: "nothing", senses: ["nothing"] },
] as const satisfies { title: string; senses: ToldThing["sense"][] }[];

/** The one list that the perfume is composed from: all that was read and chosen, each changed by one press. */
export function Told({ view: { told, unread } }: { view: ToldView }) {
  const { t } = useTranslation("told");
  // What was pressed moves to another group, and the focus with it.
  const focusAfter = useFocusAfterPress("told");
  if (told.length + unread.length === 0) return null;
  const listed = told.map((thing, index) => ({ ...thing, id: `told-${index}` }));
  return (
    <section className={styles.told} aria-labelledby="told">
      <Heading level={2} size={2} id="told" tabIndex={-1}>
        {t("title")}
      </Heading>
      <Text tone="soft">{t("body")}</Text>
      {listed.length > 0 && (
        <Form method="post" discover="none" preventScrollReset>
          <input type="hidden" name="intent" value="change" />
          {groups.map(({ title, senses }) => {
            const things = listed.filter(({ sense }) => senses.some((each) => each === sense));
            return (
              things.length > 0 && (
                <section key={title} aria-labelledby={`told-${title}`}>
                  <Heading level={3} size={1} id={`told-${title}`}>
                    {t(title)}
                  </Heading>
                  <ul>
                    {things.map(({ id, name, words, sense, notes, presses, way }) => (
                      <li key={id} id={id} tabIndex={-1} data-sense={sense}>
                        <p>
                          <strong>{name}</strong>
                          {words.map((word) => (
                            <q key={word} lang="">
                              {word}
                            </q>
                          ))}
                          {notes.map((note) => (
                            <span key={note}>{note}</span>
                          ))}
                        </p>
                        <p>
                          {presses.map((press) => (
                            <ChangeButton
                              key={press.value}
                              press={press}
                              aria-describedby={id}
                              onClick={focusAfter(id)}
                            />
                          ))}
                          {way && <a href={way.path}>{way.text}</a>}
                        </p>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </Form>
      )}
      {unread.length > 0 && (
        <section aria-labelledby="told-unread">
          <Heading level={3} size={1} id="told-unread">
            {t("unread")}
          </Heading>
          <ul>
            {unread.map(({ words, theme, path }) => (
              <li key={`${theme} ${words}`}>
                <p>
                  <q lang="">{words}</q> <span>{t(`unread_${theme}`)}</span>
                </p>
                <a href={path}>{t("reword")}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
