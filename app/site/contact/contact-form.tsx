import { useEffect, useId, useRef } from "react";
import { formAction } from "#app/api/address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ErrorSummary, useTitleMark } from "#app/ui/error-summary.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ContactField } from "#core/contact-schema.ts";
import { ContactFields } from "./contact-fields.tsx";
import { keepDraft, readDraft } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { fieldId, fieldOrder } from "./field-ids.ts";
import { FormEnd } from "./form-end.tsx";
import { MessageSent } from "./message-sent.tsx";
import { useContactForm } from "./use-contact-form.ts";

/**
 * Checked on sending, by the same rules as in the function `contact`. Without JavaScript, and until
 * the page is hydrated, the browser checks and sends the form, and then shows a page with the
 * result.
 */
export function ContactForm() {
  const { t, i18n } = useTranslation(["contact", "layout"]);
  const language = useLanguage();
  const hydrated = useHydrated();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { state, faults, tries, prepare, send, startAgain } = useContactForm();
  const wasSent = useRef(false);

  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of fieldOrder) {
    const fault = faults[field];
    if (fault) errors[field] = faultText(field, fault, i18n);
  }
  const summary = fieldOrder.flatMap((field) => {
    const text = errors[field];
    return text ? [{ fieldId: fieldId(field), text }] : [];
  });
  useTitleMark(t("layout:ui.error"), summary.length > 0 || state.kind === "stopped");

  useEffect(() => {
    if (state.kind !== "sent" && wasSent.current) title.current?.focus();
    wasSent.current = state.kind === "sent";
  }, [state.kind]);

  if (state.kind === "sent") return <MessageSent {...state} onAgain={startAgain} />;
  return (
    <section className="contact-form" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t("form.title")}
      </h2>
      {summary.length > 0 && <ErrorSummary key={tries} faults={summary} />}
      <form
        method="post"
        action={formAction("contact")}
        noValidate={hydrated}
        aria-busy={state.kind === "sending"}
        onFocus={prepare}
        onInput={({ currentTarget }) => keepDraft(readDraft(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <input type="hidden" name="language" value={language} />
        <ContactFields errors={errors} readOnly={state.kind === "sending"} />
        <FormEnd
          sending={state.kind === "sending"}
          stopped={state.kind === "stopped" ? state.reason : undefined}
        />
      </form>
    </section>
  );
}
