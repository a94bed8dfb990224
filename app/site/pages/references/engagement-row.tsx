import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Seal } from "./seal.tsx";
import type { Engagement } from "./track-record.ts";

export function EngagementRow({ engagement }: { engagement: Engagement }) {
  const { t } = useTranslation("references");
  const language = useLanguage();
  const { id, service, matter, place } = engagement;
  return (
    <li className="engagement" data-service={service}>
      <h4>{matter[language]}</h4>
      <p className="engagement-kind">
        <Seal service={service} />
        <LocalisedLink to={service} className={`ink-${service}`} />
        <span>{place[language]}</span>
      </p>
      <dl>
        <div>
          <dt>{t("list.difficulty")}</dt>
          <dd>
            <Terms>{t(`cases.${id}.difficulty`)}</Terms>
          </dd>
        </div>
        <div>
          <dt>{t("list.work")}</dt>
          <dd>
            <Terms>{t(`cases.${id}.work`)}</Terms>
          </dd>
        </div>
      </dl>
    </li>
  );
}
