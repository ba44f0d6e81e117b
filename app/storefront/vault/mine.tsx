import { findVaultPerfume, listVault } from "../../backend/vault.ts";
import type { Handle } from "../../document/handle.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { currencyOf } from "../../http/request/market.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Notice, Row, Stack } from "../../ui/index.ts";
import { loginPath } from "../account/login-path.ts";
import { ContentPage } from "../content/content-page.tsx";
import { deliveryFacts } from "../delivery/delivery-facts.server.ts";
import type { Route } from "./+types/mine";
import { restrictionOf } from "./access.ts";
import { VaultPerfumeSection } from "./vault-perfume-section.tsx";
import { vaultVisitorOf } from "./vault-visitor.server.ts";

/** An invitation leads here. */
export const handle = { noindex: true, opensFromEmail: true } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const [visitor, { vault: delivery }, { perfumes: listed, source }] = await Promise.all([
    vaultVisitorOf(context),
    deliveryFacts({ context, request }),
    listVault(backendOf(context), { page: 1 }),
  ]);
  const { withSmells } = await import("./vault-smells.server.ts");
  const language = languageOf(context);
  const perfumes = withSmells(listed, language);
  const invited = await findPerfumes(context, visitor.invitations).catch(throwErrorPage);
  return {
    visitor,
    delivery,
    invited: withSmells(invited, language),
    members: perfumes.filter((perfume) => restrictionOf(perfume) === "members_only"),
    open: perfumes.filter((perfume) => !restrictionOf(perfume)),
    stale: source !== "backend",
    currency: currencyOf(request),
  };
}

/** Each by its id, wherever in the Vault it stands; a hidden one is left out. */
async function findPerfumes(context: Context, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findVaultPerfume(backendOf(context), id)));
  return found.filter((perfume) => perfume !== null).filter((perfume) => restrictionOf(perfume) === "invite_only");
}

/** What the visitor may order of the Vault and what they were invited to, or how one gets in. */
export default function OwnVault({ loaderData }: Route.ComponentProps) {
  const { visitor, delivery, invited, members, open, stale, currency } = loaderData;
  const { t } = useTranslation("vault");
  const { signedIn } = visitor;
  const shown = { currency, visitor, delivery };
  return (
    <ContentPage
      title={t("mine.title")}
      description={t("mine.description")}
      lead={t(signedIn ? "mine.lead" : "mine.lead_guest")}
    >
      <Stack gap={8}>
        {stale && <Notice>{t("last_good")}</Notice>}
        {!signedIn && (
          <Row gap={4}>
            <ButtonLink to={loginPath({ next: "/vault/mine" })}>{t("access.sign_in")}</ButtonLink>
            <ButtonLink to="/maestro-vault" look="quiet">
              {t("info.list")}
            </ButtonLink>
          </Row>
        )}
        <VaultPerfumeSection
          title={t("mine.invited")}
          note={t(invited.length > 0 ? "mine.invited_note" : signedIn ? "mine.invited_none" : "mine.invited_guest")}
          perfumes={invited}
          {...shown}
        />
        {members.length > 0 && (
          <VaultPerfumeSection
            title={t("mine.members")}
            note={t(signedIn ? "mine.members_note" : "mine.members_guest")}
            perfumes={signedIn ? members : []}
            {...shown}
          />
        )}
        {open.length > 0 && (
          <VaultPerfumeSection title={t("mine.open")} note={t("mine.open_note")} perfumes={open} {...shown} />
        )}
        {signedIn && (
          <p>
            <a href="/maestro-vault">{t("mine.all")}</a>
          </p>
        )}
      </Stack>
    </ContentPage>
  );
}
