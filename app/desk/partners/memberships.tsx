import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Membership, Person } from "#core/acts/partners.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = { person: Person; tell: (text: string) => void };

/**
 * The memberships of a person: for which entities they act, with which role and until when. Each
 * can be changed, ended, or invited to again.
 */
export function Memberships({ person, tell }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [changing, setChanging] = useState<Membership>();
  return (
    <>
      <Register
        caption={t("partners.persons.memberships")}
        rows={person.memberships}
        keyOf={({ entity }) => entity}
        empty={t("partners.none")}
        columns={[
          {
            id: "entity",
            label: t("partners.persons.invite.entity"),
            long: true,
            cell: ({ entity, name }) => (
              <DeskLink room="partners" chosen={{ entity }} className="link">
                {name}
              </DeskLink>
            ),
          },
          {
            id: "role",
            label: t("partners.persons.role"),
            cell: ({ role }) => t(`partners.persons.roles.${role}`),
          },
          {
            id: "invited",
            label: t("partners.persons.invited"),
            figures: true,
            cell: ({ invitedAt }) => formatDay(invitedAt, language),
          },
          {
            id: "seen",
            label: t("partners.persons.seen"),
            figures: true,
            cell: ({ seenAt }) =>
              seenAt ? formatDay(seenAt, language) : t("partners.persons.never"),
          },
          {
            id: "ends",
            label: t("partners.persons.ends"),
            figures: true,
            cell: ({ endsAt, ended }) => {
              if (ended) return t("partners.persons.ended");
              return endsAt ? formatDay(endsAt, language) : t("partners.persons.endsNever");
            },
          },
          {
            id: "acts",
            label: t("partners.persons.acts"),
            cell: (row) =>
              may("partners.write") && (
                <div className="partner-acts">
                  <ActButton
                    act="partners.invite-again"
                    fields={{ id: person.id, entity: row.entity }}
                    label={t("partners.persons.again")}
                    about={row.name}
                    sure={t("partners.persons.againSure", { name: person.name })}
                    onDone={({ outcome }) =>
                      tell(t(outcome === "proposed" ? outcome : "partners.persons.againDone"))
                    }
                  />
                  {!row.ended && (
                    <>
                      <Button variant="quiet" onClick={() => setChanging(row)}>
                        {t("partners.persons.change")}
                        <span className="sr-only">{` ${row.name}`}</span>
                      </Button>
                      <ActButton
                        act="partners.end-membership"
                        fields={{ id: person.id, entity: row.entity }}
                        label={t("partners.persons.end")}
                        about={row.name}
                        sure={t("partners.persons.endSure", {
                          name: person.name,
                          entity: row.name,
                        })}
                        onDone={() => tell(t("partners.persons.endDone"))}
                      />
                    </>
                  )}
                </div>
              ),
          },
        ]}
      />
      {changing && (
        <ChangeForm
          key={changing.entity}
          person={person}
          membership={changing}
          onDone={(text) => {
            setChanging(undefined);
            tell(text);
          }}
          onLeave={() => setChanging(undefined)}
        />
      )}
    </>
  );
}

type ChangeProps = {
  person: Person;
  membership: Membership;
  onDone: (text: string) => void;
  onLeave: () => void;
};

type Name = "role" | "until";

function ChangeForm({ person, membership, onDone, onLeave }: ChangeProps) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const { entity, role, endsAt } = membership;

  async function act(values: Record<Name, string>): Promise<FormAnswer<Name>> {
    const was = { wasRole: role, wasUntil: endsAt };
    const fields = { id: person.id, entity, ...was, ...values };
    const answer = await askDesk("partners.change-membership", fields);
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      if (answer.kind === "refused" && answer.code === "conflict") refreshDesk();
      return { stopped: whyNot(answer), retry: false };
    }
    onDone(t(answer.body.outcome === "proposed" ? "proposed" : "partners.persons.changed"));
    return "done";
  }

  return (
    <>
      <h3 className="partner-part">
        {t("partners.persons.changeFor", { entity: membership.name })}
      </h3>
      <ScriptedForm
        id="membership"
        fields={["role", "until"]}
        send={t("partners.save")}
        sending={t("partners.saving")}
        check={() => ({})}
        act={act}
        beside={
          <Button variant="quiet" onClick={onLeave}>
            {t("leave")}
          </Button>
        }
      >
        {(field) => (
          <>
            <RoleSelect {...field("role")} defaultValue={role} />
            <TextField
              label={t("partners.persons.ends")}
              type="date"
              {...field("until")}
              defaultValue={endsAt?.slice(0, 10) ?? ""}
              required={false}
            />
          </>
        )}
      </ScriptedForm>
    </>
  );
}

type RoleProps = {
  id: string;
  name: string;
  error: string | undefined;
  required: boolean;
  defaultValue: string;
};

export function RoleSelect({ id, name, error, required, defaultValue }: RoleProps) {
  const { t } = useTranslation("desk");
  return (
    <Select label={t("partners.persons.role")} {...{ id, name, error, required, defaultValue }}>
      {(["full", "read"] as const).map((role) => (
        <option key={role} value={role}>
          {t(`partners.persons.roles.${role}`)}
        </option>
      ))}
    </Select>
  );
}
