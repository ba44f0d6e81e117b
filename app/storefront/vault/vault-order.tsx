import type { VaultPerfumeDetail } from "../../backend/vault-perfume-schema.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Row, Text } from "../../ui/index.ts";
import { loginPath } from "../account/login-path.ts";
import { type Access, accessOf, type VaultVisitor } from "./access.ts";

type VaultOrderProps = { perfume: VaultPerfumeDetail; visitor: VaultVisitor };

/** What a visitor may do about a perfume: order it, sign in, or ask for an invitation, and why. */
export function VaultOrder({ perfume, visitor }: VaultOrderProps) {
  const { t } = useTranslation("vault");
  const name = perfume.name[useLanguage()];
  const access = accessOf(perfume, visitor);
  const ask = `/contact?about=${perfume.slug}`;
  return (
    <>
      {access !== "open" && (
        <Text tone={access === "invited" || access === "member" ? "accent" : "soft"}>
          {t(`access.${access}`)}
          {access === "uninvited" && !visitor.signedIn && (
            <>
              {" "}
              {t("access.invited_guest")}{" "}
              <a href={loginPath({ next: `/product/${perfume.slug}` })}>{t("access.sign_in")}</a>
            </>
          )}
        </Text>
      )}
      {perfume.sold_out && <Text tone="accent">{t("sold_out")}</Text>}
      <Row gap={4}>
        {!perfume.sold_out && <OrderButton perfume={perfume} access={access} ask={ask} />}
        <ButtonLink to="/maestro" look="quiet">
          {t("maestro")}
        </ButtonLink>
      </Row>
      {(access !== "uninvited" || perfume.sold_out) && (
        <Text tone="soft">
          <a href={ask}>{t("about", { name })}</a>
        </Text>
      )}
    </>
  );
}

type OrderButtonProps = { perfume: Pick<VaultPerfumeDetail, "id" | "slug">; access: Access; ask: string };

function OrderButton({ perfume: { id, slug }, access, ask }: OrderButtonProps) {
  const { t } = useTranslation("vault");
  if (access === "uninvited") return <ButtonLink to={ask}>{t("ask_invitation")}</ButtonLink>;
  if (access === "signed_out")
    return <ButtonLink to={loginPath({ next: `/product/${slug}` })}>{t("sign_in_to_order")}</ButtonLink>;
  return (
    <form method="post" action="/own">
      <input type="hidden" name="kind" value="vault" />
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="add">
        {t("order")}
      </Button>
    </form>
  );
}
