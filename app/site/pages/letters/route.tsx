import { useTranslation } from "#app/i18n/use-translation.tsx";
import { SubscribeAgain } from "#app/site/newsletter/subscribe-again.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { LetterList } from "./letter-list.tsx";

export default function Letters() {
  const { t } = useTranslation("letters");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <LetterList />
      <Subscribe />
    </>
  );
}

function Subscribe() {
  const { t } = useTranslation("letters");
  return (
    <section className="letters-subscribe" aria-labelledby="by-mail">
      <h2 id="by-mail">{t("subscribe.title")}</h2>
      <p>{t("subscribe.text")}</p>
      <p>
        <SubscribeAgain label={t("subscribe.action")} />
      </p>
    </section>
  );
}
