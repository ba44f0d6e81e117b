import { ButtonLink, Heading, Row, Stack, Text } from "../../ui/index.ts";
import styles from "./share-link.module.css";

/** Written by the server, since only an owner sees them. */
export type EditionWords = Record<"title" | "body" | "all" | "change", string>;

/** The way to the visitor's other perfumes, and to another edition of this one. */
export function EditionsLink({ title, body, all, change }: EditionWords) {
  return (
    <section className={styles.share} aria-labelledby="editions">
      <Stack gap={4}>
        <Heading level={2} size={2} id="editions">
          {title}
        </Heading>
        <Text tone="soft">{body}</Text>
        <Row>
          <ButtonLink look="quiet" to="/maestro/editions">
            {all}
          </ButtonLink>
          <ButtonLink look="plain" to="/maestro-journey">
            {change}
          </ButtonLink>
        </Row>
      </Stack>
    </section>
  );
}
