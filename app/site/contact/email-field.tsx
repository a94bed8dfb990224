import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { contactLimits } from "#core/contact-limits.ts";
import { currentDraft, keepDraft, readDraft } from "./draft.ts";
import { fieldId } from "./field-ids.ts";
import { probableAddress } from "./misspelt-domain.ts";

type Props = { error: string | undefined; readOnly: boolean };

/** In milliseconds: who has typed `gmail.co` may still be typing `gmail.com`. */
const pause = 600;

/** Suggests a correction where the domain is probably misspelt. The suggestion can be ignored. */
export function EmailField({ error, readOnly }: Props) {
  const { t } = useTranslation("contact");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(currentDraft().email);
  const suggestion = useSuggestion(typed);

  function correct() {
    const field = input.current;
    if (!field?.form || !suggestion) return;
    field.value = suggestion;
    setTyped(suggestion);
    keepDraft(readDraft(field.form));
    field.focus();
  }

  return (
    <Field
      label={t("form.email")}
      hint={t("form.emailHint")}
      error={error}
      id={fieldId("email")}
      required
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            className="control"
            type="email"
            name="email"
            defaultValue={currentDraft().email}
            autoComplete="email"
            spellCheck={false}
            maxLength={hydrated ? undefined : contactLimits.email}
            readOnly={readOnly}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className="field-note" role="alert" aria-live="polite">
            {suggestion && (
              <p>
                {t("form.suggestion", { address: suggestion })}{" "}
                <Button variant="quiet" onClick={correct}>
                  {t("form.correct")}
                </Button>
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}

function useSuggestion(typed: string): string | undefined {
  const [suggestion, setSuggestion] = useState<string>();
  useEffect(() => {
    const wanted = probableAddress(typed);
    const timer = setTimeout(() => setSuggestion(wanted), wanted ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return suggestion;
}
