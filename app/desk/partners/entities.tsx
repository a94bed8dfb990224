import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useMay } from "../colleague.ts";
import { forgetDesk, useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Pager } from "../kit/pager.tsx";
import { Register } from "../kit/register.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { Shown } from "../kit/shown.tsx";
import { EntityForm } from "./entity-form.tsx";
import { NearEntities } from "./near-entities.tsx";
import type { EntityRow, Named, Page } from "./shapes.ts";

type Answer = Page<EntityRow> & { funds: Named[] };

export function Entities() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const navigate = useNavigate();
  const path = useDeskPath();
  const { values, change, type, settle } = useAddressState(["q", "factor", "in", "after"]);
  const { in: fund, ...rest } = values;
  const { state, reload } = useDesk<Answer>("partners.entities", { ...rest, fund });
  return (
    <>
      <search className="desk-filters">
        <SearchField
          label={t("partners.search")}
          value={values.q}
          onType={(q) => type({ q, after: "" })}
          onSettle={settle}
        />
        <Choice
          label={t("partners.entities.factor")}
          value={values.factor}
          all={t("partners.all")}
          options={(["required", "optional"] as const).map((value) => ({
            value,
            label: t(`partners.entities.factors.${value}`),
          }))}
          onChange={(factor) => change({ factor, after: "" })}
        />
        {state.kind === "loaded" && (
          <Choice
            label={t("partners.entities.fund")}
            value={fund}
            all={t("partners.all")}
            options={state.body.funds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => change({ in: chosen, after: "" })}
          />
        )}
      </search>
      <Shown state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <Register
              caption={t("partners.lists.entities")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t(
                Object.values(values).some(Boolean)
                  ? "partners.entities.noneSuch"
                  : "partners.entities.none",
              )}
              columns={[
                {
                  id: "name",
                  label: t("partners.name"),
                  long: true,
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
                  cell: ({ funds }) => funds,
                },
                {
                  id: "factor",
                  label: t("partners.entities.factor"),
                  cell: ({ requiresFactor }) =>
                    t(`partners.entities.factors.${requiresFactor ? "required" : "optional"}`),
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
      {may("partners.write") && (
        <>
          <Disclosure summary={t("partners.entities.add")}>
            <EntityForm
              onSaved={(id) => {
                forgetDesk();
                navigate(path("partners", { entity: id }));
              }}
            />
          </Disclosure>
          <h2>{t("partners.entities.nearTitle")}</h2>
          <NearEntities />
        </>
      )}
    </>
  );
}
