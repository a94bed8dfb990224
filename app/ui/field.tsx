import { type ReactNode, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FieldError } from "./field-error.tsx";

/** The texts of every kind of field. */
export type FieldText = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to correct it. With one, the field is marked as invalid. */
  error?: string | undefined;
};

type ControlProps = {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
};

type Props = FieldText & {
  id?: string | undefined;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and error, connected for screen readers. */
export function Field({ id, label, hint, error, required = false, children }: Props) {
  const { t } = useTranslation();
  const { controlId, hintId, errorId, description } = useFieldIds(id, { hint, error });
  return (
    <div className="field" data-invalid={Boolean(error)}>
      <div className="field-grid">
        <p className="field-label">
          <label htmlFor={controlId}>
            {`${label} `}
            {/* Of a required control, screen readers say so by themselves. */}
            <span className="field-need" aria-hidden={required}>
              {required ? t("ui.required") : t("ui.optional")}
            </span>
          </label>
        </p>
        {hint && (
          <p className="field-hint" id={hintId}>
            {hint}
          </p>
        )}
        <div className="field-control">
          {children({
            id: controlId,
            required,
            "aria-describedby": description,
            // Always set: without it, browsers report an empty required select as invalid.
            "aria-invalid": Boolean(error),
          })}
        </div>
        <FieldError id={errorId} text={error} />
      </div>
    </div>
  );
}

/** Derives the ids of hint and error from the control's; `description` has those that are shown. */
export function useFieldIds(id: string | undefined, { hint, error }: Omit<FieldText, "label">) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return { controlId, hintId, errorId, description: described || undefined };
}
