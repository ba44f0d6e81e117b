import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Page } from "../../ui/index.ts";

type SignInInvitationProps = {
  path: string;
  /** A name was sent and not saved. */
  refused: boolean;
};

/** A perfume that goes with an account is named, shared and ordered by who is signed in to it. */
export function SignInInvitation({ path, refused }: SignInInvitationProps) {
  const { t } = useTranslation("results_message");
  return (
    <Page as="aside">
      <Notice tone={refused ? "error" : undefined} title={t(refused ? "signed_out.refused" : "signed_out.title")}>
        <p>{t("signed_out.body")}</p>
        <p>
          <a href={path}>{t("signed_out.sign_in")}</a>
        </p>
      </Notice>
    </Page>
  );
}
