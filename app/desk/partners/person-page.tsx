import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Person } from "#core/acts/partners.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Facts } from "../kit/facts.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { FocusedResult } from "./focused-result.tsx";
import { Memberships } from "./memberships.tsx";

export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("partners.person", { id });
  const title = state.kind === "loaded" ? state.body.name : t("partners.lists.persons");
  return (
    <Room
      title={title}
      aside={
        <p>
          <DeskLink room="partners" chosen={{ list: "persons" }} className="link">
            {t("partners.persons.back")}
          </DeskLink>
        </p>
      }
    >
      <WhenLoaded state={state} reload={reload}>
        {(person) => <PersonDetails person={person} />}
      </WhenLoaded>
    </Room>
  );
}

function PersonDetails({ person }: { person: Person }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [said, setSaid] = useState("");
  const { id, name, standing } = person;
  const tell = (text: string) => {
    setSaid(text);
    refreshDesk();
  };
  return (
    <>
      <Facts
        className="partner-facts"
        facts={[
          [t("partners.persons.address"), person.email],
          [
            t("partners.persons.mails"),
            person.failed > 0 && (
              <DeskLink
                key="mails"
                room="mail"
                chosen={{ state: "dead", recipient: person.email }}
                className="link"
              >
                {t("partners.persons.failed", { count: person.failed })}
              </DeskLink>
            ),
          ],
          [t("partners.persons.language"), t(`approvals.languages.${person.language}`)],
          [
            t("partners.persons.standing"),
            <span key="standing" className="partner-mark" data-state={standing}>
              {t(`partners.persons.standings.${standing}`)}
            </span>,
          ],
          [t("partners.persons.signIn"), <SignInMeans key="means" person={person} />],
          [
            t("partners.persons.factor"),
            person.isReset
              ? t("partners.persons.isReset")
              : person.enrolUntil &&
                person.passkeys + person.apps === 0 &&
                t("partners.persons.enrolUntil", { day: formatDay(person.enrolUntil, language) }),
          ],
        ]}
      />
      <FocusedResult text={said} />
      {person.isStaff && <p className="desk-soft">{t("partners.persons.staff")}</p>}
      {may("partners.write") && standing !== "revoked" && (
        <div className="partner-acts">
          <ActButton
            act="partners.reset-factors"
            fields={{ id }}
            label={t("partners.persons.reset")}
            sure={t("partners.persons.resetSure", { name })}
            onDone={() => tell(t("proposed"))}
          />
          <ActButton
            act="partners.revoke"
            fields={{ id }}
            label={t("partners.persons.revoke")}
            sure={t("partners.persons.revokeSure", { name })}
            onDone={() => tell(t("partners.persons.revokeDone"))}
          />
        </div>
      )}
      <h2>{t("partners.persons.memberships")}</h2>
      <Memberships person={person} tell={tell} />
    </>
  );
}

/** Which means of signing in a person has: only how many, never the means themselves. */
function SignInMeans({ person }: { person: Person }) {
  const { t } = useTranslation("desk");
  const { passkeys, apps, recoveryCodes } = person;
  return [
    t(person.hasPassword ? "partners.persons.password" : "partners.persons.noPassword"),
    passkeys > 0 && t("partners.persons.passkeys", { count: passkeys }),
    apps > 0 && t("partners.persons.apps", { count: apps }),
    passkeys + apps === 0 && t("partners.persons.noFactor"),
    recoveryCodes > 0 && t("partners.persons.recoveryCodes", { count: recoveryCodes }),
  ]
    .filter(Boolean)
    .join(", ");
}
