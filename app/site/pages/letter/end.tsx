import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { SubscribeAgain } from "#app/site/newsletter/subscribe-again.tsx";
import type { LetterPageEntry } from "#core/letter-catalogue.ts";

/** Links after the letter: the one before and the one after. */
export function End({ entry: { older, newer } }: { entry: LetterPageEntry }) {
  const { t } = useTranslation("letter");
  const neighbours = [
    { words: t("neighbours.older"), other: older },
    { words: t("neighbours.newer"), other: newer },
  ];
  return (
    <div className="letter-end">
      {(older || newer) && (
        <nav className="letter-neighbours" aria-label={t("neighbours.label")}>
          <ul>
            {neighbours.map(
              ({ words, other }) =>
                other && (
                  <li key={words}>
                    <span>{words}</span>{" "}
                    <LocalisedLink to="letter" slug={other.slug}>
                      {other.title}
                    </LocalisedLink>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      <section className="letter-subscribe" aria-labelledby="subscribe-title">
        <h2 id="subscribe-title">{t("subscribe.title")}</h2>
        <p>{t("subscribe.text")}</p>
        <p className="letter-onward">
          <SubscribeAgain label={t("subscribe.action")} />
          <LocalisedLink to="letters" className="link">
            {t("back")}
          </LocalisedLink>
        </p>
      </section>
    </div>
  );
}
