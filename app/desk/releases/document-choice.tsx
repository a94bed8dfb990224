import { memo, useMemo } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { type Draft, gapsOf, namesToAsk } from "./match-file.ts";

export type Option = { value: string; label: string };
type Props = {
  draft: Draft;
  field: "fund" | "entity" | "type";
  value: string;
  options: readonly Option[];
  onChosen: (draft: Draft, field: "fund" | "entity" | "type", value: string) => void;
  /** Where the file's name may say more than one, or is mistyped, those come first. */
  names?: readonly string[];
};

/** Drawn again only when it changes itself: a hundred files each have a list of all entities. */
export const DocumentChoice = memo(function DocumentChoice(props: Props) {
  const { draft, field, value, options, onChosen, names } = props;
  const { t } = useTranslation("desk");
  const asked = useMemo(
    () => (names ? namesToAsk(draft.fileName, names) : []),
    [draft.fileName, names],
  );
  const all = options.map((one) => (
    <option key={one.value} value={one.value}>
      {one.label}
    </option>
  ));
  return (
    <div className="select">
      <select
        className="control releases-select"
        aria-label={`${t(`releases.${field}`)}, ${draft.fileName}`}
        data-gap={gapsOf(draft).includes(field)}
        value={value}
        onChange={({ currentTarget }) => onChosen(draft, field, currentTarget.value)}
      >
        <option value="">{t("releases.chooseOne")}</option>
        {asked.length > 0 ? (
          <>
            <optgroup label={t("releases.files.perhaps")}>
              {asked.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label={t("releases.files.others")}>
              {all.filter(({ key }) => key === null || !asked.includes(key))}
            </optgroup>
          </>
        ) : (
          all
        )}
      </select>
      <Chevron />
    </div>
  );
});
