import { useId } from "react";
import { Chevron } from "#app/ui/chevron.tsx";

type Props<Value extends string> = {
  label: string;
  value: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | "") => void;
  /** What an empty choice is called; without it one must be chosen. */
  all?: string;
};

/** One of the filters above a register. */
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
