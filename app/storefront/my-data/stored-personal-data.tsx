import type { MyData } from "../../backend/my-data.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { countryName } from "../../shop/names.ts";
import { Button, ButtonLink, Heading, Text } from "../../ui/index.ts";
import { Facts } from "./facts.tsx";
import styles from "./my-data.module.css";
import { StoredOrders } from "./stored-orders.tsx";

/** What is kept about a person, in short, and what they may do with it. */
export function StoredPersonalData({ myData }: { myData: MyData }) {
  const { t } = useTranslation("my_data");
  const lists = [myData.contact_letters, myData.invitations, myData.orders, myData.journeys];
  const nothing = !myData.sign_up && !myData.newsletter && !myData.account && lists.every(({ length }) => length === 0);
  return (
    <>
      {myData.email && (
        <Heading level={2} size={2}>
          <bdi>{myData.email}</bdi>
        </Heading>
      )}
      {nothing ? <Text>{t("nothing")}</Text> : <Sections myData={myData} />}
      <div className={styles.actions}>
        <ButtonLink to="/my-data.json">{t("download")}</ButtonLink>
        {!nothing && <a href="/my-data/erase">{t("erase")}</a>}
      </div>
    </>
  );
}

function Sections({
  myData: { sign_up: signUp, newsletter, contact_letters: contactLetters, invitations, orders, account, journeys },
}: {
  myData: MyData;
}) {
  const { t } = useTranslation("my_data");
  const language = useLanguage();
  const day = (at: string) => formatDay(at, language);
  return (
    <>
      {signUp && (
        <section>
          <Heading level={3}>{t("sign_up")}</Heading>
          <Facts
            facts={[
              [t("name"), `${signUp.first_name} ${signUp.last_name}`],
              [t("phone"), signUp.phone],
              [t("country"), countryName(signUp.country_code, language)],
              [t("since"), day(signUp.created_at)],
              [t("contact"), signUp.contact_consent_at ? day(signUp.contact_consent_at) : t("contact_no")],
            ]}
          />
          {signUp.contact_consent_at && (
            <form method="post">
              <Button type="submit" name="intent" value="withdraw">
                {t("withdraw")}
              </Button>
            </form>
          )}
        </section>
      )}
      {newsletter && (
        <section>
          <Heading level={3}>{t("newsletter")}</Heading>
          <Text>
            {newsletter.unsubscribed_at
              ? t("newsletter_ended", { date: day(newsletter.unsubscribed_at) })
              : t("newsletter_since", { date: day(newsletter.created_at) })}
          </Text>
        </section>
      )}
      {contactLetters.length > 0 && (
        <section>
          <Heading level={3}>{t("contact_letters")}</Heading>
          <Facts
            facts={contactLetters.map(({ created_at, message, replied_at }) => [
              day(created_at),
              `${message} · ${replied_at ? t("contact_letter_replied", { date: day(replied_at) }) : t("contact_letter_waits")}`,
            ])}
          />
        </section>
      )}
      {invitations.length > 0 && (
        <section>
          <Heading level={3}>{t("invitations")}</Heading>
          <Facts facts={invitations.map(({ created_at, perfume }) => [day(created_at), perfume[language]])} />
        </section>
      )}
      {orders.length > 0 && <StoredOrders orders={orders} />}
      {account && (
        <section>
          <Heading level={3}>{t("account")}</Heading>
          <Text>{t("account_since", { date: day(account.created_at) })}</Text>
        </section>
      )}
      {journeys.length > 0 && (
        <section>
          <Heading level={3}>{t("journeys")}</Heading>
          <Facts
            facts={journeys.map(({ created_at, answers, editions }) => [
              day(created_at),
              [
                t("answers", { count: answers.length }),
                ...editions.map(({ custom_name, fingerprint }) => t("perfume", { name: custom_name ?? fingerprint })),
              ].join(" · "),
            ])}
          />
        </section>
      )}
    </>
  );
}
