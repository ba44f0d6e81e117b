import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/index.ts";
import { loginPath } from "../account/login-path.ts";
import { journeyPath } from "../journey-state/steps.ts";

type JourneyClosedProps = {
  position: number;
  /** An answer was sent and not saved. */
  refused: boolean;
};

/** Says that the journey begun here opens by signing in. The field lets the form begin another one instead. */
export function JourneyClosed({ position, refused }: JourneyClosedProps) {
  const { t } = useTranslation(["journey_message", "errors"]);
  return (
    <>
      <input type="hidden" name="anew" value="on" />
      <Notice tone={refused ? "error" : undefined} title={t("errors:signed_out.title")} focused={refused}>
        <p>{t("closed.body")}</p>
        <p>
          <a href={loginPath({ next: journeyPath(position) })}>{t("closed.sign_in")}</a>
        </p>
      </Notice>
    </>
  );
}
