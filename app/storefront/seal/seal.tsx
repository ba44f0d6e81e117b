import { data } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { readSealCode } from "../../maestro/seal/code.ts";
import { ButtonLink, Stack } from "../../ui/index.ts";
import { ContentPage } from "../content/content-page.tsx";
import { Sections } from "../prose/prose.tsx";
import { defaultVariants } from "../results/default-composition.server.ts";
import type { Route } from "./+types/seal";
import styles from "./seal.module.css";

export const handle = { light: "day", sitemap: true, canonicalPath: "/seal" } satisfies Handle;

const sections = ["drawn", "families", "places", "edge"] as const;

/** The seal that the address names, or that of the Maestro's own perfume. */
export async function loader({ params: { code } }: Route.LoaderArgs) {
  if (code === undefined) return { code: (await defaultVariants())[0].seal };
  if (!readSealCode(code)) throw data(null, { status: 404 });
  return { code };
}

/** The key to a seal, beside it. */
export default function SealPage({ loaderData: { code } }: Route.ComponentProps) {
  const { t } = useTranslation("seal");
  return (
    <ContentPage title={t("title")} description={t("description")}>
      <div className={styles.read}>
        <img src={`/seals/day/${code}`} alt={t("alt")} width={480} height={480} className={styles.seal} />
        <Stack gap={6}>
          <Sections
            sections={sections.map((section) => ({ title: t(`${section}.title`), body: t(`${section}.body`) }))}
          />
          <p>
            <ButtonLink to="/maestro-journey">{t("start")}</ButtonLink>
          </p>
        </Stack>
      </div>
    </ContentPage>
  );
}
