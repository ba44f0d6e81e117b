import { Heading, Text } from "../../ui/index.ts";
import styles from "./prose.module.css";

export type Section = {
  /** By which another page leads to it. */
  id?: string;
  title: string;
  body: string;
  items?: string[];
  /** The one thing to do here. */
  link?: { to: string; text: string };
};

/** Sections of a text that is read from its beginning or looked up. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map(({ id, title, body, items, link }) => (
    <section key={title} id={id} className={styles.section}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      <Text>{body}</Text>
      {link && (
        <p>
          <a href={link.to}>{link.text}</a>
        </p>
      )}
      {items && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
