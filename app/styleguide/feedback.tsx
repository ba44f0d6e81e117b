import {
  Badge,
  Breadcrumbs,
  ErrorSummary,
  Notice,
  ProgressBar,
  Row,
  Spinner,
  Stack,
  Tabs,
  Toast,
} from "../ui/index.ts";
import styles from "./styleguide.module.css";
import type { Words } from "./words.ts";

export function Feedback({ words }: { words: Words }) {
  return (
    <Stack gap={5} className={styles.states}>
      <Notice>{words.body}</Notice>
      <Notice tone="success" title={words.notice}>
        {words.hint}
      </Notice>
      <Notice tone="error" title={words.error}>
        {words.hint}
      </Notice>
      <ErrorSummary title={words.notice} errors={[{ href: "#main", text: words.error }]} />
      <ProgressBar value={64} label={words.eyebrow} live />
      <Row>
        <Spinner label={words.notice} />
      </Row>
      <Row gap={2}>
        <Badge>{words.colours[0]}</Badge>
        <Badge tone="gold">{words.colours[1]}</Badge>
        {(["emerald", "cobalt", "oxblood", "royal"] as const).map((accent) => (
          <span key={accent} data-accent={accent}>
            <Badge tone="accent">{words.colours[2]}</Badge>
          </span>
        ))}
      </Row>
      <Tabs
        label={words.label}
        tabs={[
          { to: "?tab=link", text: words.label, current: true },
          { to: "?tab=word", text: words.act, current: false },
        ]}
      />
      <Breadcrumbs label={words.label} trail={[{ to: "?", text: words.eyebrow }]} here={words.act} />
      <Toast>{words.notice}</Toast>
    </Stack>
  );
}
