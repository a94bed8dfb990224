import { Rosette } from "#app/engraving/rosette.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** A specimen of the page that a board votes on; the margin says what each part is for. */
export function BoardPaper() {
  const { t } = useTranslation("business-strategy");
  return (
    <section className="strategy-sheet" aria-labelledby="sheet-title">
      <div className="strategy-sheet-opening">
        <h2 id="sheet-title">{t("sheet.title")}</h2>
        <p>{t("sheet.lede")}</p>
      </div>
      <div className="strategy-paper">
        <div className="strategy-paper-head">
          <p>{t("sheet.heading")}</p>
          <p>{t("sheet.number")}</p>
          <Rosette service="business-strategy" small />
        </div>
        <ol>
          {t("sheet.parts", { returnObjects: true }).map(({ name, sample, note }) => (
            <li key={name}>
              <div className="strategy-part">
                <h3>{name}</h3>
                <p>{sample}</p>
              </div>
              <p className="strategy-note">{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
