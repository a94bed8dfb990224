import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Pager } from "../kit/pager.tsx";
import { Register } from "../kit/register.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { Shown } from "../kit/shown.tsx";
import type { Page, PersonRow } from "./shapes.ts";

const standings = ["never", "came", "bare", "ended", "revoked"] as const;

export function Persons() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { values, change, type, settle } = useAddressState(["q", "standing", "after"]);
  const { state, reload } = useDesk<Page<PersonRow>>("partners.persons", values);
  return (
    <>
      <search className="desk-filters">
        <SearchField
          label={t("partners.searchPerson")}
          value={values.q}
          onType={(q) => type({ q, after: "" })}
          onSettle={settle}
        />
        <Choice
          label={t("partners.persons.standing")}
          value={values.standing}
          all={t("partners.all")}
          options={standings.map((value) => ({
            value,
            label: t(`partners.persons.standings.${value}`),
          }))}
          onChange={(standing) => change({ standing, after: "" })}
        />
      </search>
      <Shown state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <Register
              caption={t("partners.lists.persons")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t(
                Object.values(values).some(Boolean)
                  ? "partners.persons.noneSuch"
                  : "partners.persons.none",
              )}
              columns={[
                {
                  id: "name",
                  label: t("partners.name"),
                  long: true,
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
                  cell: ({ entities }) => entities.join(", "),
                },
                {
                  id: "standing",
                  label: t("partners.persons.standing"),
                  cell: ({ standing }) => (
                    <span className="partner-mark" data-state={standing}>
                      {t(`partners.persons.standings.${standing}`)}
                    </span>
                  ),
                },
                {
                  id: "invited",
                  label: t("partners.persons.invited"),
                  figures: true,
                  cell: ({ invitedAt }) => invitedAt && formatDay(invitedAt, language),
                },
                {
                  id: "seen",
                  label: t("partners.persons.seen"),
                  figures: true,
                  cell: ({ seenAt }) => seenAt && formatDay(seenAt, language),
                },
                {
                  id: "factor",
                  label: t("partners.persons.factor"),
                  cell: ({ hasFactor }) => (hasFactor ? t("yes") : t("no")),
                },
              ]}
            />
            <Pager
              before={values.after}
              next={next}
              onChange={(after) => change({ after })}
              words={{ first: t("partners.first"), next: t("partners.next") }}
            />
          </>
        )}
      </Shown>
    </>
  );
}
