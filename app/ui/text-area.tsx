import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";

type Props = FieldText & Omit<ComponentProps<"textarea">, "placeholder" | "aria-describedby">;

export function TextArea({ label, hint, error, id, required, rows = 6, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, id, required }}>
      {(control) => <textarea className="control" rows={rows} {...rest} {...control} />}
    </Field>
  );
}
