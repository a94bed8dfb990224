import type { Dispatch } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Content } from "#core/acts/approvals.ts";
import { languages } from "./work.ts";

type Props = { id: string; texts: Content; onType: Dispatch<Content>; readOnly: boolean };

/** The two text fields, English and French, side by side. */
export function Texts({ id, texts, onType, readOnly }: Props) {
  const { t } = useTranslation("desk");
  return (
    <div className="approvals-texts">
      {languages.map((language) => (
        <TextArea
          key={language}
          id={`${id}-${language}`}
          label={t(`approvals.languages.${language}`)}
          lang={language}
          rows={12}
          required
          readOnly={readOnly}
          value={texts[language]}
          onChange={({ currentTarget }) => onType({ ...texts, [language]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
