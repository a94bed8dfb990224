import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Entity } from "#core/acts/partners.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { EntityForm } from "./entity-form.tsx";
import { FocusedResult } from "./focused-result.tsx";
import { Holdings } from "./holdings.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Merge } from "./merge.tsx";

export function EntityPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("partners.entity", { id });
  const title = state.kind === "loaded" ? state.body.name : t("partners.lists.entities");
  return (
    <Room
      title={title}
      aside={
        <p>
          <DeskLink room="partners" chosen={{ list: "entities" }} className="link">
            {t("partners.entities.back")}
          </DeskLink>
        </p>
      }
    >
      <WhenLoaded state={state} reload={reload}>
        {(entity) =>
          entity.mergedInto ? <MergedEntity entity={entity} /> : <ActiveEntity entity={entity} />
        }
      </WhenLoaded>
    </Room>
  );
}

/**
 * An entity that was merged into another. Its page stays, since the log of downloads links to it.
 */
function MergedEntity({ entity: { mergedInto, mergedAt } }: { entity: Entity }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!mergedInto || !mergedAt) return null;
  return (
    <p className="desk-empty">
      {t("partners.entities.merged", {
        name: mergedInto.name,
        day: formatDay(mergedAt, language),
      })}{" "}
      <DeskLink room="partners" chosen={{ entity: mergedInto.id }} className="link">
        {mergedInto.name}
      </DeskLink>
    </p>
  );
}

function ActiveEntity({ entity }: { entity: Entity }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [parameters] = useSearchParams();
  const [said, setSaid] = useState("");
  const tell = (text: string) => {
    setSaid(text);
    refreshDesk();
  };
  const now = entity.requiresFactor ? "required" : "optional";
  const other = entity.requiresFactor ? "optional" : "required";
  return (
    <>
      <FocusedResult text={said} />
      {entity.tookOver.map(({ id, name, at }) => (
        <p key={id} className="desk-soft">
          {t("partners.entities.tookOver", { name, day: formatDay(at, language) })}
        </p>
      ))}
      <h2>{t("partners.entities.people")}</h2>
      <People entity={entity} />
      <p className="partner-acts">
        {t(`partners.entities.factorNow.${now}`)}{" "}
        {may("partners.write") && (
          <ActButton
            key={now}
            act="partners.require-factor"
            fields={{ id: entity.id, required: !entity.requiresFactor }}
            label={t(`partners.entities.factorAct.${other}`)}
            sure={t(`partners.entities.factorSure.${other}`)}
            onDone={({ outcome }) => tell(t(outcome === "proposed" ? outcome : "partners.saved"))}
          />
        )}
      </p>
      {may("partners.write") && (
        <Disclosure summary={t("partners.persons.invite.title")}>
          <InviteForm entity={entity} />
        </Disclosure>
      )}
      <h2>{t("partners.entities.funds")}</h2>
      <Holdings accounts={entity.accounts} of="entity" empty={t("partners.entities.fundsNone")} />
      {entity.documentCount > 0 && (
        <p className="desk-soft">
          {t("partners.entities.documents", { count: entity.documentCount })}
        </p>
      )}
      {may("partners.write") && (
        <>
          <Disclosure summary={t("partners.entities.rename")}>
            <EntityForm
              key={entity.version}
              entity={entity}
              onSaved={() => tell(t("partners.saved"))}
            />
          </Disclosure>
          <Disclosure summary={t("partners.entities.merge.with")} open={parameters.has("into")}>
            <Merge entity={entity} />
          </Disclosure>
        </>
      )}
    </>
  );
}

function People({ entity: { people } }: { entity: Entity }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("partners.entities.people")}
      rows={people}
      keyOf={({ id }) => id}
      empty={t("partners.entities.peopleNone")}
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
          id: "role",
          label: t("partners.entities.role"),
          cell: ({ role }) => t(`partners.persons.roles.${role}`),
        },
        {
          id: "ends",
          label: t("partners.entities.ends"),
          figures: true,
          cell: ({ endsAt, ended }) => {
            if (ended) return t("partners.persons.ended");
            return endsAt ? formatDay(endsAt, language) : t("partners.persons.endsNever");
          },
        },
        {
          id: "seen",
          label: t("partners.persons.seen"),
          figures: true,
          cell: ({ seenAt }) =>
            seenAt ? formatDay(seenAt, language) : t("partners.persons.never"),
        },
      ]}
    />
  );
}
