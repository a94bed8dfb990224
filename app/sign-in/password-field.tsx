import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Field } from "#app/ui/field.tsx";
import { shortestBesideFactor, shortestPassword } from "#core/password-rule.ts";

type Props = {
  label: string;
  id: string;
  name: string;
  error: string | undefined;
  readOnly: boolean;
  required: true;
  /** For a new one, a hint says how long it must be. */
  kind: "current" | "new";
  /** `unknown`: before anybody is signed in. */
  hasFactor?: boolean | "unknown";
};

/** Has a button that shows the password, so that one can check it. */
export function PasswordField({ label, id, error, required, kind, hasFactor, ...input }: Props) {
  const { t } = useTranslation("sign-in");
  const [shown, setShown] = useState(false);
  const least = hasFactor === true ? shortestBesideFactor : shortestPassword;
  const wording = hasFactor === "unknown" ? "password.hintEither" : "password.hint";
  const hint = kind === "new" ? t(wording, { least, beside: shortestBesideFactor }) : undefined;
  return (
    <Field {...{ label, hint, error, id, required }}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            {...input}
            className="control"
            type={shown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize={shown ? "none" : undefined}
            spellCheck={false}
          />
          <button
            type="button"
            className="password-toggle"
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {t("password.show")}
            <span className="sr-only">{` (${label})`}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
