import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The field for the six digits that an authenticator app shows. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, "label">) {
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
