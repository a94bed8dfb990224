import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { useColleague, useMay } from "../colleague.ts";
import { askDesk, forgetDesk, useDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { Shown } from "../kit/shown.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Permissions } from "./permissions.tsx";
import type { Role } from "./roles.ts";
import { RolesForm } from "./roles-form.tsx";
import { useRoleNames } from "./use-role-names.ts";

type Colleague = {
  id: string;
  name: string;
  email: string;
  invitedAt: string;
  enteredAt: string | null;
  hasFactor: boolean;
  roles: Role[];
};

const acts = ["roles", "reset-factors", "revoke"] as const;
type Asked = (typeof acts)[number];

type Answer = { staff: Colleague[]; permissions: Record<string, Role[]> };

/** The firm's people, what each role may do, and, for the administrator, coming and going. */
export default function StaffRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const namesOf = useRoleNames();
  const { state, reload } = useDesk<Answer>("staff.list");
  return (
    <Room title={t("staff.title")} lede={t("staff.lede")}>
      <Shown state={state} reload={reload}>
        {({ staff, permissions }) => (
          <>
            <Register
              caption={t("staff.title")}
              rows={staff}
              keyOf={({ id }) => id}
              empty={t("staff.none")}
              columns={[
                {
                  id: "name",
                  label: t("staff.name"),
                  long: true,
                  cell: ({ name, email }) => (
                    <>
                      {name}
                      <br />
                      <span className="desk-soft">{email}</span>
                    </>
                  ),
                },
                {
                  id: "roles",
                  label: t("staff.roles"),
                  cell: (row) => namesOf(row.roles),
                },
                {
                  id: "entered",
                  label: t("staff.entered"),
                  figures: true,
                  cell: ({ enteredAt, invitedAt }) =>
                    enteredAt
                      ? formatDay(enteredAt, language)
                      : t("staff.invitedOn", { day: formatDay(invitedAt, language) }),
                },
                {
                  id: "acts",
                  label: t("staff.acts"),
                  cell: (row) => may("staff.manage") && <Acts row={row} reload={reload} />,
                },
              ]}
            />
            {may("staff.manage") && (
              <Disclosure summary={t("staff.invite.title")}>
                <InviteForm onInvited={reload} />
              </Disclosure>
            )}
            <h2>{t("staff.permissions")}</h2>
            <Permissions permissions={permissions} />
          </>
        )}
      </Shown>
    </Room>
  );
}

/** Each says what it does, and asks once more in its place: it leaves the house by itself. */
function Acts({ row, reload }: { row: Colleague; reload: () => void }) {
  const { t } = useTranslation("desk");
  const { user } = useColleague();
  const { textOf } = useFailureWords();
  const [asking, setAsking] = useState<Asked>();
  /** What was asked last: its button takes the focus again when it is back. */
  const [last, setLast] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const own = row.id === user;

  function start(asked: Asked): void {
    setAsking(asked);
    setLast(asked);
    setSaid("");
  }

  async function act(): Promise<void> {
    setBusy(true);
    const answer = await askDesk(`staff.${asking}`, { id: row.id });
    setBusy(false);
    setAsking(undefined);
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") return setSaid(t("refused"));
    if (answer.kind !== "done") return setSaid(textOf(answer));
    const code = fieldOf(answer.body, "code");
    setSaid(typeof code === "string" ? t("staff.tellCode", { code }) : t("staff.revoked"));
    if (typeof code !== "string") reload();
  }

  function afterRoles(text?: string): void {
    setAsking(undefined);
    if (!text) return;
    setSaid(text);
    // One's own roles open other rooms.
    forgetDesk();
  }

  return (
    <>
      {own && <span className="desk-soft">{t("staff.yourself")}</span>}
      <Result text={said} />
      {asking === "roles" ? (
        <RolesForm row={row} onEnd={afterRoles} />
      ) : asking ? (
        <p className="button-row">
          <FreshButton pending={busy} onClick={act} autoFocus>
            {t(`staff.sure.${asking}`, { name: row.name })}
          </FreshButton>
          <FreshButton variant="quiet" onClick={() => setAsking(undefined)}>
            {t("leave")}
          </FreshButton>
        </p>
      ) : (
        <p className="button-row">
          {/* Nobody shuts themselves out. */}
          {acts
            .filter((one) => one === "roles" || !own)
            .map((one) => (
              <Button key={one} variant="quiet" autoFocus={one === last} onClick={() => start(one)}>
                {t(`staff.asked.${one}`)}
                <span className="sr-only">{` ${row.name}`}</span>
              </Button>
            ))}
        </p>
      )}
    </>
  );
}
