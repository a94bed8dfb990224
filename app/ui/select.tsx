import type { ComponentProps } from "react";
import { Chevron } from "./chevron.tsx";
import { Field, type FieldText } from "./field.tsx";

/** Its children are native `option` elements; the first may be empty, to ask for a choice. */
type Props = FieldText & Omit<ComponentProps<"select">, "aria-describedby">;

export function Select({ label, hint, error, id, required, children, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, id, required }}>
      {(control) => (
        <div className="select">
          <select className="control" {...rest} {...control}>
            {children}
          </select>
          <Chevron />
        </div>
      )}
    </Field>
  );
}
