import { useId } from "react";

type Props = {
  label: string;
  value: string;
  onType: (value: string) => void;
  onSettle: () => void;
};

export function SearchField({ label, value, onType, onSettle }: Props) {
  const id = useId();
  return (
    <div className="desk-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="search"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onSettle}
      />
    </div>
  );
}
