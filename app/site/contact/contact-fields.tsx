import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { contactLimits } from "#core/contact-limits.ts";
import type { ContactField } from "#core/contact-schema.ts";
import { currentDraft } from "./draft.ts";
import { EmailField } from "./email-field.tsx";
import { fieldId } from "./field-ids.ts";
import { MessageField } from "./message-field.tsx";
import { SubjectField } from "./subject-field.tsx";

type Props = { errors: Partial<Record<ContactField, string>>; readOnly: boolean };

export function ContactFields({ errors, readOnly }: Props) {
  const { t } = useTranslation("contact");
  const hydrated = useHydrated();
  const [, longestName] = contactLimits.name;
  return (
    <>
      <TextField
        label={t("form.name")}
        error={errors.name}
        id={fieldId("name")}
        name="name"
        defaultValue={currentDraft().name}
        autoComplete="name"
        spellCheck={false}
        // With `maxLength` a browser cuts pasted text silently; once hydrated, the form reports it.
        maxLength={hydrated ? undefined : longestName}
        readOnly={readOnly}
        required
      />
      <EmailField error={errors.email} readOnly={readOnly} />
      <TextField
        label={t("form.phone")}
        hint={t("form.phoneHint")}
        error={errors.phone}
        id={fieldId("phone")}
        type="tel"
        name="phone"
        defaultValue={currentDraft().phone}
        autoComplete="tel"
        maxLength={hydrated ? undefined : contactLimits.phone}
        readOnly={readOnly}
      />
      <SubjectField error={errors.subject} />
      <MessageField error={errors.message} readOnly={readOnly} />
      <Honeypot label={t("form.leaveEmpty")} />
    </>
  );
}

/** Robots fill in every field. People neither see this one nor reach it by keyboard. */
function Honeypot({ label }: { label: string }) {
  return (
    <p className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
