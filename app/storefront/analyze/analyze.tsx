import { data, useNavigate } from "react-router";
import { BackendDown } from "../../backend/backend.ts";
import type { Handle } from "../../handle.ts";
import { Head } from "../../head.tsx";
import { languageOf } from "../../i18n/i18next.server.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Heading, Page, Text } from "../../ui/index.ts";
import { answersOf } from "../journey/answers-of.ts";
import { readJourney, rowsOf } from "../journey/journey.server.ts";
import { journeyPath, resumeAt } from "../journey/steps.ts";
import { strengthOf } from "../results/recommendation.ts";
import { useHydrated } from "../results/use-hydrated.ts";
import type { Route } from "./+types/analyze";
import styles from "./analyze.module.css";
import { Chart } from "./chart.tsx";
import { readingOf } from "./reading.server.ts";
import { Reasons } from "./reasons.tsx";
import { Scales } from "./scales.tsx";

export const handle = { hydrate: true, texts: ["analyze"] } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const journey = await readJourney({ context, request }).catch((error: unknown) => {
    if (error instanceof BackendDown) return null;
    throw error;
  });
  const nothing = { reading: null, brief: null, resume: journeyPath(1), complete: false };
  if (!journey || journey.forgetful) {
    return data({ ...nothing, down: true }, { status: 503, headers: { "Retry-After": "10" } });
  }
  const rows = rowsOf(journey);
  if (rows.length === 0) return { ...nothing, down: false };
  const answers = answersOf(rows);
  const resume = resumeAt(journey.questions, new Set(journey.answers.keys()));
  return {
    reading: readingOf(answers, languageOf(context)),
    brief: { family: answers.families ?? [], strength: strengthOf(answers.strength) },
    resume: journeyPath(resume),
    complete: resume === "ready",
    down: false,
  };
}

/** The reading of the answers so far: what the Maestro makes of them, and why. */
export default function Analyze({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("analyze");
  const { reading, resume, complete, down, brief } = loaderData;
  return (
    <Page className={styles.page}>
      <Head title={t("title")} description={t("description")} hidden />
      <header className={styles.header}>
        <Heading level={1}>{t("title")}</Heading>
        <Text size="lead" tone="soft">
          {t(reading ? "intro" : down ? "down" : "nothing")}
        </Text>
      </header>
      {reading && (
        <>
          <Chart shares={reading.shares} />
          <Scales reading={reading} />
          <Reasons reasons={reading.reasons} />
        </>
      )}
      <div className={styles.ways}>
        {complete ? <Compose /> : <ButtonLink to={resume}>{t(reading ? "resume" : "begin")}</ButtonLink>}
        {brief && <WayOn brief={brief} />}
      </div>
    </Page>
  );
}

function Compose() {
  const { t } = useTranslation("analyze");
  return (
    <form method="post" action="/maestro-journey?step=ready">
      <Button name="intent" value="finish" arrow>
        {t("compose")}
      </Button>
    </form>
  );
}

/** To the preparing screen, with what it needs in the navigation's state: only a live page can hand that over. */
function WayOn({ brief }: { brief: { family: string[]; strength: string } }) {
  const { t } = useTranslation("analyze");
  const lang = useLanguage();
  const navigate = useNavigate();
  if (!useHydrated()) return null;
  return (
    <Button look="quiet" onClick={() => navigate("/maestro/processing", { state: { lang, answers: brief } })}>
      {t("way_on")}
    </Button>
  );
}
