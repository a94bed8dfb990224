import { formatNumber } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { committees, type Member } from "#content/people.ts";

export function Governance() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  return (
    <Section title={t("governance.title")} id="governance">
      <div className="prose">
        {t("governance.text", { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <Table
        caption={t("governance.caption")}
        columns={[
          { label: t("governance.committee") },
          { label: t("governance.mission") },
          { label: t("governance.members") },
          { label: t("governance.meetings"), numeric: true },
        ]}
        rows={committees.map(({ id, members, meetings }) => [
          t(`governance.committees.${id}.name`),
          t(`governance.committees.${id}.mission`),
          <Members key={id} members={members} />,
          formatNumber(meetings, language),
        ])}
      />
    </Section>
  );
}

function Members({ members }: { members: readonly Member[] }) {
  const { people } = usePageData("who-we-are");
  const { t } = useTranslation("who-we-are");
  return (
    <ul className="firm-members">
      {members.map((member, index) => {
        const person = people.find(({ id }) => id === member);
        return (
          <li key={member}>
            {person ? (
              <LocalisedLink to="person" slug={person.id} className="link" translate="no">
                {person.name}
              </LocalisedLink>
            ) : (
              t(`governance.outsiders.${member as "elected"}`)
            )}
            {index === 0 && ` (${t("governance.chair")})`}
          </li>
        );
      })}
    </ul>
  );
}
