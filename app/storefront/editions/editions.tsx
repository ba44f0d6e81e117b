import { listEditions } from "../../backend/editions.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Notice, Page, Row, Text } from "../../ui/index.ts";
import type { Route } from "./+types/editions";
import { ComparisonTable } from "./comparison-table.tsx";
import { EditionList } from "./edition-list.tsx";
import { compareEditions, editionView } from "./edition-view.server.ts";
import styles from "./editions.module.css";

export const handle = { noindex: true } satisfies Handle;

/** The perfumes of this browser's journey, and two of them side by side: those asked for, or the last two. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = journeySession(context);
  const language = languageOf(context);
  if (!session) return { editions: [], chosen: [], comparison: null, miscounted: false };
  const editions = await listEditions(backendOf(context), session).catch(throwErrorPage);
  const requested = url.searchParams.getAll("with");
  const chosen =
    requested.length > 0 ? editions.filter(({ edition }) => requested.includes(`${edition}`)) : editions.slice(0, 2);
  const [later, earlier, ...more] = chosen;
  const comparable = later && earlier && more.length === 0;
  return {
    editions: editions.map((edition) => editionView(edition, session, language)),
    chosen: chosen.map(({ edition }) => edition),
    comparison: comparable ? compareEditions(earlier, later, session, language) : null,
    miscounted: requested.length > 0 && !comparable,
  };
}

export default function Editions({ loaderData: { editions, chosen, comparison, miscounted } }: Route.ComponentProps) {
  const { t } = useTranslation("editions");
  return (
    <Page className={styles.page}>
      <Head title={t("title")} description={t("description")} />
      <header className={styles.header}>
        <Heading level={1}>{t("title")}</Heading>
        <Text size="lead" tone="soft">
          {t(editions.length > 0 ? "lead" : "none")}
        </Text>
      </header>
      {editions.length > 0 && <EditionList editions={editions} chosen={chosen} />}
      {miscounted && <Notice tone="error" title={t("compare.miscounted")} />}
      {comparison && <ComparisonTable comparison={comparison} />}
      <Row>
        <ButtonLink to="/maestro-journey" look={editions.length > 0 ? "quiet" : "primary"} arrow>
          {t(editions.length > 0 ? "journey" : "begin")}
        </ButtonLink>
      </Row>
    </Page>
  );
}
