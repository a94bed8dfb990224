import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { formatDay } from "#app/features/account/format-amounts.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useBearer, useMay } from "../bearer.ts";
import { askDesk, useDesk } from "../kit/ask-desk.ts";
import { FreshButton } from "../kit/fresh-button.tsx";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { Shown } from "../kit/shown.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Permissions } from "./permissions.tsx";
import { type Role, roles } from "./roles.ts";

type Colleague = {
  id: string;
  name: string;
  email: string;
  invitedAt: string;
  enteredAt: string | null;
  hasFactor: boolean;
  roles: Role[];
};

type Answer = { staff: Colleague[]; permissions: Record<string, Role[]> };

/** The firm's people, what each role may do, and, for the administrator, coming and going. */
export default function StaffRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
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
                  cell: (row) =>
                    roles
                      .filter((role) => row.roles.includes(role))
                      .map((role) => t(`staff.role.${role}`))
                      .join(", "),
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
  const { user } = useBearer();
  const { textOf } = useFailureWords();
  const [asking, setAsking] = useState<"revoke" | "reset-factors">();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  if (row.id === user) return <span className="desk-soft">{t("staff.yourself")}</span>;

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

  return (
    <>
      <Result text={said} />
      {asking ? (
        <p className="button-row">
          <FreshButton pending={busy} onClick={act}>
            {t(`staff.sure.${asking}`, { name: row.name })}
          </FreshButton>
          <FreshButton variant="quiet" onClick={() => setAsking(undefined)}>
            {t("leave")}
          </FreshButton>
        </p>
      ) : (
        <p className="button-row">
          <Button variant="quiet" onClick={() => setAsking("reset-factors")}>
            {t("staff.reset")}
            <span className="sr-only">{` ${row.name}`}</span>
          </Button>
          <Button variant="quiet" onClick={() => setAsking("revoke")}>
            {t("staff.revoke")}
            <span className="sr-only">{` ${row.name}`}</span>
          </Button>
        </p>
      )}
    </>
  );
}
