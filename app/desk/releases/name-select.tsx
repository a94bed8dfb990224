import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What it says while nothing is chosen. */
  none: string;
  /** What is likely, before every other entity. */
  first: readonly { value: string; label: string }[];
  others: readonly string[];
};

/** Which entity a name means. */
export function NameSelect({ label, value, onChange, none, first, others }: Props) {
  const { t } = useTranslation("desk");
  return (
    <label>
      <span>{label}</span>
      <span className="select">
        <select
          className="control"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{none}</option>
          {first.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
          {others.length > 0 && (
            <optgroup label={t("releases.unknown.others")}>
              {others.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
        <Chevron />
      </span>
    </label>
  );
}
