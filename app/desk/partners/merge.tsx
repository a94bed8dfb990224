import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Entity, Merging } from "#core/acts/partners.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

const counted = [
  "people",
  "inBoth",
  "commitments",
  "lines",
  "values",
  "documents",
  "downloads",
] as const;

/**
 * Merges this entity into another. The one that remains is named in the address; what will move is
 * shown before the merge.
 */
export function Merge({ entity }: { entity: Entity }) {
  const { values, change, type, settle } = useAddressState(["into", "with"]);
  const { t } = useTranslation("desk");
  if (values.into) return <Preview entity={entity} kept={values.into} />;
  return (
    <>
      <SearchField
        label={t("partners.entities.merge.search")}
        value={values.with}
        onType={(sought) => type({ with: sought })}
        onSettle={settle}
      />
      {values.with.trim().length > 1 && (
        <OtherEntities
          entity={entity}
          q={values.with}
          onChoose={(into) => change({ into, with: "" })}
        />
      )}
    </>
  );
}

type OtherEntitiesProps = { entity: Entity; q: string; onChoose: (id: string) => void };

function OtherEntities({ entity, q, onChoose }: OtherEntitiesProps) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("partners.entities", { q });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows }) => {
        const others = rows.filter(({ id }) => id !== entity.id).slice(0, 8);
        if (others.length === 0) {
          return <p className="desk-empty">{t("partners.entities.merge.none")}</p>;
        }
        return (
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <button type="button" className="button-quiet" onClick={() => onChoose(id)}>
                  {t("partners.entities.merge.choose", { name })}
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </WhenLoaded>
  );
}

function Preview({ entity, kept }: { entity: Entity; kept: string }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const path = useDeskPath();
  const [isProposed, setIsProposed] = useState(false);
  const pair = { gone: entity.id, kept };
  const { state, reload } = useDesk("partners.merging", pair);

  async function act(typed: string, seen: Merging): Promise<FormAnswer<"name">> {
    const answer = await askDesk("partners.merge", { ...pair, typed, seen });
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      if (answer.kind === "refused" && answer.code === "conflict") {
        reload();
        return { stopped: t("partners.entities.merge.changed"), retry: false };
      }
      const wrong = answer.kind === "refused" && answer.reason === "typed";
      return wrong
        ? { faults: { name: whyNot(answer) } }
        : { stopped: whyNot(answer), retry: false };
    }
    refreshDesk();
    if (answer.body.outcome === "proposed") setIsProposed(true);
    else navigate(path("partners", { entity: kept }));
    return "done";
  }

  if (isProposed) return <p role="status">{t("proposed")}</p>;
  return (
    <WhenLoaded state={state} reload={reload}>
      {(seen) => (
        <>
          <p>{t("partners.entities.merge.lede", { gone: seen.gone, kept: seen.kept })}</p>
          <p>
            <DeskLink room="partners" chosen={{ entity: kept, into: entity.id }} className="link">
              {t("partners.entities.merge.turn")}
            </DeskLink>
          </p>
          <Register
            caption={t("partners.entities.merge.title")}
            rows={counted}
            keyOf={(name) => name}
            empty=""
            columns={[
              {
                id: "what",
                label: t("partners.entities.merge.what"),
                cell: (name) => t(`partners.entities.merge.rows.${name}`),
              },
              {
                id: "count",
                label: t("partners.entities.merge.count"),
                figures: true,
                cell: (name) => seen[name],
              },
            ]}
          />
          {seen.shared.length > 0 ? (
            <div className="partner-alarm">
              <p>{t("partners.entities.merge.shared", { funds: seen.shared.join(", ") })}</p>
            </div>
          ) : (
            <ScriptedForm
              id="merge"
              fields={["name"]}
              send={t("partners.entities.merge.send")}
              sending={t("partners.entities.merge.sending")}
              check={({ name }) => (name.trim() === seen.gone ? {} : { name: t("refusals.typed") })}
              act={({ name }) => act(name, seen)}
            >
              {(field) => (
                <TextField
                  label={t("partners.entities.merge.type")}
                  hint={seen.gone}
                  autoComplete="off"
                  {...field("name")}
                />
              )}
            </ScriptedForm>
          )}
        </>
      )}
    </WhenLoaded>
  );
}
