import { useId } from "react";

type Props = { label: string; value: string; onChange: (day: string) => void };

/** A day among the filters. It keeps what is being typed: a browser gives whole days alone. */
export function DayField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="desk-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
