import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";

type Props = FieldText & Omit<ComponentProps<"input">, "placeholder" | "aria-describedby">;

export function TextField({ label, hint, error, id, required, type = "text", ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, id, required }}>
      {(control) => <input className="control" type={type} {...rest} {...control} />}
    </Field>
  );
}
