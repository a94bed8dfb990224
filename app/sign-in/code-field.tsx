import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type Field = Omit<ComponentProps<typeof TextField>, "label">;

/** The field for the six digits that an authenticator app shows. */
export function CodeField(field: Field) {
  const { t } = useTranslation("sign-in");
  return (
    <TextField
      label={t("code.label")}
      hint={t("code.hint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
    />
  );
}

/** And for those that it shows half a minute later. */
export function NextCodeField(field: Field) {
  const { t } = useTranslation("sign-in");
  return (
    <TextField
      label={t("code.next.label")}
      hint={t("code.next.hint")}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  );
}
