import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Work } from "./work.ts";

/** Who sent a work back, when and why. Shown until it is saved or submitted again. */
export function SentBack({ said }: { said: Work["sentBack"] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!said) return null;
  const time = formatMoment(said.at, language);
  return (
    <div className="approvals-state is-owed">
      {t("approvals.sentBack", { name: said.by, time })}
      <p className="approvals-remark">{said.remark}</p>
    </div>
  );
}
