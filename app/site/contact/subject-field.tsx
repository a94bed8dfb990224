import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Subject, subjects } from "#core/contact-limits.ts";
import { currentDraft, keepDraft, readDraft } from "./draft.ts";
import { fieldId } from "./field-ids.ts";

type Props = { error: string | undefined };

/** Says of each subject who answers, and when. `?subject=careers` in the address chooses one. */
export function SubjectField({ error }: Props) {
  const { t } = useTranslation("contact");
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  const asked = useAskedSubject();
  const [initial] = useState(() => (hydrated ? subjectFor(asked) : ""));
  const [chosen, setChosen] = useState<Subject>();

  useEffect(() => {
    const field = select.current;
    if (!field) return;
    // A subject may have been chosen before the page was hydrated.
    if (asked && field.value === "") field.value = asked;
    if (field.form) keepDraft(readDraft(field.form));
    setChosen(toSubject(field.value));
  }, [asked]);

  return (
    <Field label={t("form.subject")} error={error} id={fieldId("subject")} required>
      {(control) => (
        <>
          <div className="select">
            <select
              {...control}
              ref={select}
              className="control"
              name="subject"
              defaultValue={initial}
              onChange={({ currentTarget }) => setChosen(toSubject(currentTarget.value))}
            >
              <option value="">{t("form.choose")}</option>
              {subjects.map((subject) => (
                <option key={subject} value={subject}>
                  {t(`subjects.${subject}.name`)}
                </option>
              ))}
            </select>
            <Chevron />
          </div>
          <p className="field-note" role="status" aria-atomic="true">
            {chosen && t(`subjects.${chosen}.answer`)}
          </p>
        </>
      )}
    </Field>
  );
}

function useAskedSubject(): Subject | undefined {
  const [parameters] = useSearchParams();
  return toSubject(parameters.get("subject"));
}

/** A message that was begun keeps its subject, even if a link asks for another. */
function subjectFor(asked: Subject | undefined): string {
  const { subject, message } = currentDraft();
  return asked && (subject === "" || message === "") ? asked : subject;
}

function toSubject(value: string | null): Subject | undefined {
  return subjects.find((subject) => subject === value);
}
