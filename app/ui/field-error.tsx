import { useTranslation } from "#app/i18n/use-translation.tsx";

type Props = { id: string; text: string | undefined };

export function FieldError({ id, text }: Props) {
  const { t } = useTranslation();
  if (!text) return null;
  return (
    <p className="field-error" id={id}>
      <span className="sr-only">{t("ui.error")} </span>
      {text}
    </p>
  );
}
