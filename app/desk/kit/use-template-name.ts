import { useTranslation } from "#app/i18n/use-translation.tsx";

/** The name of a mail template; a template without a name is shown by its id. */
export function useTemplateName(): (template: string) => string {
  const { t } = useTranslation("desk");
  const names: Record<string, string> = t("mail.templates", { returnObjects: true });
  return (template) => names[template] ?? template;
}
