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
import type { SampleTexts } from "./sample-texts.ts";
import styles from "./styleguide.module.css";

export function Feedback({ texts }: { texts: SampleTexts }) {
  return (
    <Stack gap={5} className={styles.narrow}>
      <Notice>{texts.body}</Notice>
      <Notice tone="success" title={texts.notice}>
        {texts.hint}
      </Notice>
      <Notice tone="error" title={texts.error}>
        {texts.hint}
      </Notice>
      <ErrorSummary title={texts.notice} errors={[{ href: "#main", text: texts.error }]} />
      <ProgressBar value={64} label={texts.eyebrow} active />
      <Row>
        <Spinner label={texts.notice} />
      </Row>
      <Row gap={2}>
        <Badge>{texts.colours[0]}</Badge>
        <Badge tone="gold">{texts.colours[1]}</Badge>
        {(["emerald", "cobalt", "oxblood", "royal"] as const).map((accent) => (
          <span key={accent} data-accent={accent}>
            <Badge tone="accent">{texts.colours[2]}</Badge>
          </span>
        ))}
      </Row>
      <Tabs
        label={texts.label}
        tabs={[
          { to: "?tab=link", text: texts.label, current: true },
          { to: "?tab=word", text: texts.act, current: false },
        ]}
      />
      <Breadcrumbs label={texts.label} trail={[{ to: "?", text: texts.eyebrow }]} current={texts.act} />
      <Toast>{texts.notice}</Toast>
    </Stack>
  );
}
