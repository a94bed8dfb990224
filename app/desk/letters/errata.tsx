import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { firmClock } from "#core/firm-time.ts";
import { languages } from "#core/languages.ts";
import type { Erratum } from "#core/letter-text.ts";
import { keptLetter } from "#core/limits.ts";
import { useDraftFields } from "../kit/draft.ts";

type Props = {
  /** The id of the letter, under which an unfinished correction is kept. */
  id: string;
  errata: readonly Erratum[];
  onChange: (errata: Erratum[]) => void;
  /** Before publication a mistake is simply corrected in the text. */
  published: boolean;
};

const shortest = 5;

/**
 * Corrections of a letter that was published: each is shown on its page with its date, in both
 * languages.
 */
export function Errata({ id, errata, onChange, published }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [texts, write] = useDraftFields(`erratum:${id}`, { en: "", fr: "" });
  const [begun] = useState(() => languages.some((one) => texts[one] !== ""));
  const [asked, setAsked] = useState(false);
  if (!published && errata.length === 0) return null;

  function add(): void {
    setAsked(true);
    if (languages.some((one) => texts[one].trim().length < shortest)) return;
    const on = firmClock(new Date()).slice(0, 10);
    onChange([...errata, { on, en: texts.en.trim(), fr: texts.fr.trim() }]);
    write();
    setAsked(false);
  }

  return (
    <>
      <h2>{t("letters.errata.title")}</h2>
      <ul className="letter-errata">
        {errata.map((erratum, index) => (
          <li key={`${erratum.on} ${erratum.en}`}>
            <p className="desk-soft">{formatDate(erratum.on, language)}</p>
            <p lang="en">{erratum.en}</p>
            <p lang="fr">{erratum.fr}</p>
            <Button
              variant="quiet"
              onClick={() => onChange(errata.filter((_, place) => place !== index))}
            >
              {t("letters.errata.remove")}
            </Button>
          </li>
        ))}
      </ul>
      <Disclosure summary={t("letters.errata.add")} open={begun}>
        <p>{t("letters.errata.lede")}</p>
        <div className="letter-columns">
          {languages.map((one) => (
            <TextArea
              key={one}
              id={`erratum-${one}`}
              label={t(`approvals.languages.${one}`)}
              error={
                asked && texts[one].trim().length < shortest
                  ? t("letters.errata.missing")
                  : undefined
              }
              lang={one}
              rows={3}
              maxLength={keptLetter.erratum[1]}
              required
              value={texts[one]}
              onChange={({ currentTarget }) => write({ ...texts, [one]: currentTarget.value })}
            />
          ))}
        </div>
        <p className="button-row">
          <FreshButton question={String(errata.length)} variant="secondary" onClick={add}>
            {t("letters.errata.keep")}
          </FreshButton>
        </p>
      </Disclosure>
    </>
  );
}
