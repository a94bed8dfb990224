import { useTranslation } from "#app/i18n/use-translation.tsx";

/** What a mail is called; a template that has no name yet is called as it is in the code. */
export function useTemplateName(): (template: string) => string {
  const { t } = useTranslation("desk");
  const names: Record<string, string> = t("mail.templates", { returnObjects: true });
  return (template) => names[template] ?? template;
}
