import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useMay } from "../colleague.ts";
import { refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { EntityForm } from "./entity-form.tsx";
import { NearEntities } from "./near-entities.tsx";
import { RegisterPage } from "./register-page.tsx";
import { SaidNames } from "./said-pairs.tsx";

export function Entities() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const navigate = useNavigate();
  const path = useDeskPath();
  return (
    <>
      <RegisterPage
        act="partners.entities"
        caption={t("partners.lists.entities")}
        search={t("partners.search")}
        none={t("partners.entities.none")}
        noneSuch={t("partners.entities.noneSuch")}
        filters={[
          {
            name: "factor",
            label: t("partners.entities.factor"),
            options: (["required", "optional"] as const).map((value) => ({
              value,
              label: t(`partners.entities.factors.${value}`),
            })),
          },
          {
            name: "in",
            field: "fund",
            label: t("partners.entities.fund"),
            options: ({ funds }) => funds.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        columns={[
          {
            id: "name",
            label: t("partners.name"),
            long: true,
            value: ({ name }) => name,
            cell: ({ id, name }) => (
              <DeskLink room="partners" chosen={{ entity: id }} className="link">
                {name}
              </DeskLink>
            ),
          },
          {
            id: "people",
            label: t("partners.entities.people"),
            figures: true,
            value: ({ people }) => people,
            cell: ({ people, never }) => (
              <>
                {people}
                {never > 0 && (
                  <span className="partner-day">
                    {t("partners.entities.never", { count: never })}
                  </span>
                )}
              </>
            ),
          },
          {
            id: "funds",
            label: t("partners.entities.funds"),
            figures: true,
            value: ({ funds }) => funds,
            cell: ({ funds }) => funds,
          },
          {
            id: "factor",
            label: t("partners.entities.factor"),
            value: ({ requiresFactor }) =>
              t(`partners.entities.factors.${requiresFactor ? "required" : "optional"}`),
            cell: ({ requiresFactor }) =>
              t(`partners.entities.factors.${requiresFactor ? "required" : "optional"}`),
          },
        ]}
      />
      {may("partners.write") && (
        <>
          <Disclosure summary={t("partners.entities.add")}>
            <EntityForm
              onSaved={(id) => {
                refreshDesk();
                navigate(path("partners", { entity: id }));
              }}
            />
          </Disclosure>
          <h2>{t("partners.entities.nearTitle")}</h2>
          <NearEntities />
          <Disclosure summary={t("partners.entities.nearSaid")}>
            <SaidNames />
          </Disclosure>
        </>
      )}
    </>
  );
}
