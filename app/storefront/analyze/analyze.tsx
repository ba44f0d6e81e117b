import { data, useNavigate } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useHydrated } from "../../document/use-hydrated.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { withinJourneyLimit } from "../../http/limits/rate-limit.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { strengthLevel } from "../../maestro/index.ts";
import { Button, ButtonLink, Heading, Page, Text } from "../../ui/index.ts";
import { EditionNotice } from "../editions/edition-notice.tsx";
import { finishPreview, readEditions } from "../editions/editions.server.ts";
import { journeyAnswers, readJourney } from "../journey-state/journey.server.ts";
import { journeyPath, resumeStep } from "../journey-state/steps.ts";
import type { BriefAnswers } from "../recommendation/recommendation.ts";
import { isByDay, lightOfHour } from "../results/perfume-view.server.ts";
import type { Route } from "./+types/analyze";
import styles from "./analyze.module.css";
import { FamilyChart } from "./family-chart.tsx";
import { ProfileDetails } from "./profile-details.tsx";
import { Reasons } from "./reasons.tsx";
import { scentProfile } from "./scent-profile.server.ts";
import { wishAsides } from "./wish-asides.server.ts";

export const handle = {
  hydrate: true,
  namespaces: ["analyze"],

  measured: true,
  noindex: true,
} satisfies Handle;

const defaultStrength = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!(await withinJourneyLimit(context, request, "analyze"))) throw data(null, { status: 429 });
  const [journey, editions] = await Promise.all([readJourney({ context }), readEditions(context)]);
  const empty = {
    light: "night" as const,
    profile: null,
    brief: null,
    preview: null,
    resume: journeyPath(1),
    complete: false,
  };
  if (!journey || journey.answersUnavailable) return data({ ...empty, down: true }, serviceUnavailable);
  if (journey.answers.size === 0) return { ...empty, down: false };
  const answers = journeyAnswers(journey);
  const language = languageOf(context);
  const { t } = await i18nextFor(language);
  const resume = resumeStep(journey.questions, new Set(journey.answers.keys()));
  const brief: BriefAnswers = {
    family: answers.families ?? [],
    strength: strengthLevel(answers.strength ?? defaultStrength),
  };
  return {
    profile: scentProfile(answers, language, {
      leftOut: t("told:left_out"),
      less: t("told:less_of_it"),
      wish: await wishAsides(answers, journeySession(context) ?? "", language),
    }),
    light: lightOfHour(isByDay(answers)),
    brief,
    resume: journeyPath(resume),
    complete: resume === "ready",
    preview: resume === "ready" ? await finishPreview(context, { answers, editions }) : null,
    down: false,
  };
}

/** The scent profile of the answers so far, and the reasons for it. */
export default function Analyze({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("analyze");
  const { profile, resume, complete, down, brief, preview } = loaderData;
  return (
    <Page className={styles.page}>
      <Head title={t("title")} description={t("description")} />
      <header className={styles.header}>
        <Heading level={1}>{t("title")}</Heading>
        <Text size="lead" tone="soft">
          {t(profile ? "intro" : down ? "down" : "nothing")}
        </Text>
      </header>
      {profile && (
        <>
          <FamilyChart shares={profile.shares} />
          <ProfileDetails profile={profile} />
          <Reasons reasons={profile.reasons} />
        </>
      )}
      <EditionNotice preview={preview} />
      <div className={styles.actions}>
        {complete ? <ComposeButton /> : <ButtonLink to={resume}>{t(profile ? "resume" : "begin")}</ButtonLink>}
        {brief && <RecommendationButton brief={brief} />}
      </div>
    </Page>
  );
}

function ComposeButton() {
  const { t } = useTranslation("analyze");
  return (
    <form method="post" action="/maestro-journey?step=ready">
      <Button name="intent" value="finish" arrow>
        {t("compose")}
      </Button>
    </form>
  );
}

/** Hands the answers to the preparing screen in navigation state, which needs hydration. */
function RecommendationButton({ brief }: { brief: BriefAnswers }) {
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
