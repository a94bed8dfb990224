import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { RegisterPage } from "./register-page.tsx";
import { SaidPersons } from "./said-pairs.tsx";

const standings = ["never", "came", "bare", "failed", "ended", "revoked"] as const;

export function Persons() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      <RegisterPage
        act="partners.persons"
        caption={t("partners.lists.persons")}
        search={t("partners.searchPerson")}
        none={t("partners.persons.none")}
        noneSuch={t("partners.persons.noneSuch")}
        onMany={[{ what: "partners.invite-again", right: "partners.write" }]}
        filters={[
          {
            name: "standing",
            label: t("partners.persons.standing"),
            options: standings.map((value) => ({
              value,
              label: t(`partners.persons.standings.${value}`),
            })),
          },
        ]}
        columns={[
          {
            id: "name",
            label: t("partners.name"),
            long: true,
            value: ({ name, email }) => `${name} <${email}>`,
            cell: ({ id, name, email }) => (
              <>
                <DeskLink room="partners" chosen={{ person: id }} className="link">
                  {name}
                </DeskLink>
                <span className="partner-day">{email}</span>
              </>
            ),
          },
          {
            id: "entities",
            label: t("partners.persons.entities"),
            long: true,
            value: ({ entities }) => entities.join(", "),
            cell: ({ entities }) => entities.join(", "),
          },
          {
            id: "standing",
            label: t("partners.persons.standing"),
            value: ({ standing }) => t(`partners.persons.standings.${standing}`),
            cell: ({ standing, failed }) => (
              <>
                <span className="partner-mark" data-state={standing}>
                  {t(`partners.persons.standings.${standing}`)}
                </span>
                {failed > 0 && (
                  <span className="mail-standing" data-standing="dead">
                    {t("partners.persons.failed", { count: failed })}
                  </span>
                )}
              </>
            ),
          },
          {
            id: "invited",
            label: t("partners.persons.invited"),
            figures: true,
            value: ({ invitedAt }) => invitedAt,
            cell: ({ invitedAt }) => invitedAt && formatDay(invitedAt, language),
          },
          {
            id: "seen",
            label: t("partners.persons.seen"),
            figures: true,
            value: ({ seenAt }) => seenAt,
            cell: ({ seenAt }) => seenAt && formatDay(seenAt, language),
          },
          {
            id: "factor",
            label: t("partners.persons.factor"),
            value: ({ hasFactor }) => (hasFactor ? t("yes") : t("no")),
            cell: ({ hasFactor }) => (hasFactor ? t("yes") : t("no")),
          },
        ]}
      />
      <Disclosure summary={t("partners.names.saidPersons")}>
        <SaidPersons />
      </Disclosure>
    </>
  );
}
