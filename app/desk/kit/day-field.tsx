import { type ComponentProps, useId } from "react";

/**
 * A date as a filter. A date field reports only whole dates, so half-typed ones do not reload the
 * list.
 */
export function DayField({ label, ...rest }: { label: string } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="desk-choice">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="control" type="date" min="2018-05-25" max="2099-12-31" {...rest} />
    </div>
  );
}
