import { useId } from "react";
import { Chevron } from "#app/ui/chevron.tsx";

type Props<Value extends string> = {
  label: string;
  value: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | "") => void;
  /**
   * The label of the empty option. Without it there is none, and one of the options must be chosen.
   */
  all?: string;
};

/** A select field, mostly used as a filter above a register. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  all,
}: Props<Value>) {
  const id = useId();
  return (
    <div className="desk-choice">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          className="control"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value | "")}
        >
          {all !== undefined && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );
}
