import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { contactLimits } from "#core/contact-limits.ts";
import { currentDraft } from "./draft.ts";
import { fieldId } from "./field-ids.ts";

type Props = { error: string | undefined; readOnly: boolean };

const [shortest, longest] = contactLimits.message;
/** From this length on the remaining characters are shown. */
const nearLimit = longest * 0.9;
/** In milliseconds: the count is read out when the typing pauses, not at every key. */
const pause = 1_000;

export function MessageField({ error, readOnly }: Props) {
  const { t } = useTranslation("contact");
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  // After a reload the browser may have filled in what was typed before.
  useEffect(() => setLength(lengthOf(area.current)), []);
  const count = useCount(length);
  const heard = useAfterPause(count);

  return (
    <Field label={t("form.message")} error={error} id={fieldId("message")} required>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={area}
            className="control"
            name="message"
            rows={8}
            defaultValue={currentDraft().message}
            minLength={hydrated ? undefined : shortest}
            maxLength={hydrated ? undefined : longest}
            readOnly={readOnly}
            onInput={({ currentTarget }) => setLength(lengthOf(currentTarget))}
          />
          <p className="field-note" data-over={length > longest} aria-hidden="true">
            {count}
          </p>
          <p className="sr-only" role="status" aria-atomic="true">
            {heard}
          </p>
        </>
      )}
    </Field>
  );
}

/** Counted as in the schema: without spaces at the ends. */
function lengthOf(area: HTMLTextAreaElement | null): number {
  return area?.value.trim().length ?? 0;
}

function useCount(length: number): string {
  const { t } = useTranslation("contact");
  if (length < nearLimit) return "";
  const left = longest - length;
  return left < 0 ? t("form.over", { count: -left }) : t("form.left", { count: left });
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
