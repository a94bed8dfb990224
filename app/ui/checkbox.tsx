import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FieldText, useFieldIds } from "./field.tsx";
import { FieldError } from "./field-error.tsx";

type Props = FieldText & Omit<ComponentProps<"input">, "type" | "aria-describedby">;

/** Says only when it is required; unlike other fields it does not say that it is optional. */
export function Checkbox({ label, hint, error, id, required, ...rest }: Props) {
  const { t } = useTranslation();
  const { controlId, hintId, errorId, description } = useFieldIds(id, { hint, error });
  return (
    <div className="checkbox" data-invalid={Boolean(error)}>
      <input
        type="checkbox"
        {...rest}
        id={controlId}
        required={required}
        aria-describedby={description}
        aria-invalid={Boolean(error)}
      />
      <label htmlFor={controlId}>
        {required ? `${label} ` : label}
        {/* Screen readers say it by themselves. */}
        {required && (
          <span className="field-need" aria-hidden>
            {t("ui.required")}
          </span>
        )}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
