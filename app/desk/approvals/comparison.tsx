import { useTranslation } from "#app/i18n/use-translation.tsx";
import { difference, type Part } from "./difference.ts";
import { languages, type Work } from "./work.ts";

/** The newest text, with what was added and removed since the one that is published. */
export function Comparison({ work }: { work: Work }) {
  const { t } = useTranslation("desk");
  const { content, live, liveContent, number, withdrawnAt } = work;
  const unpublished = withdrawnAt ? "withdrawn" : "first";
  const changed = liveContent !== null && live !== number;
  return (
    <>
      <h2>{changed ? t("approvals.compare") : t("approvals.text")}</h2>
      {!changed && (
        <p className="desk-soft">{t(`approvals.${liveContent ? "same" : unpublished}`)}</p>
      )}
      <div className="approvals-texts">
        {languages.map((language) => (
          <section key={language} aria-label={t(`approvals.languages.${language}`)}>
            <h3>{t(`approvals.languages.${language}`)}</h3>
            <Compared
              before={changed ? liveContent[language] : content[language]}
              after={content[language]}
              language={language}
            />
          </section>
        ))}
      </div>
    </>
  );
}

type Props = { before: string; after: string; language: string };

export function Compared({ before, after, language }: Props) {
  return (
    <div className="approvals-text" lang={language}>
      {numbered(difference(before, after)).map(({ place, value: parts }) => (
        <p key={place}>
          {numbered(parts).map(({ place: at, value }) => (
            <Piece key={at} part={value} />
          ))}
        </p>
      ))}
    </div>
  );
}

/**
 * Screen readers are told where a change begins and ends; colour and strike-through alone would not
 * say it.
 */
function Piece({ part: { kind, text } }: { part: Part }) {
  const { t, i18n } = useTranslation("desk");
  if (kind === "same") return text;
  const Marked = kind === "added" ? "ins" : "del";
  return (
    <Marked>
      <span className="sr-only" lang={i18n.language}>{`${t(`approvals.${kind}`)} `}</span>
      {text}
      <span className="sr-only" lang={i18n.language}>{` ${t("approvals.end")} `}</span>
    </Marked>
  );
}

function numbered<Value>(values: readonly Value[]) {
  return values.map((value, place) => ({ value, place }));
}
