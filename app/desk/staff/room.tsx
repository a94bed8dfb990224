import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { DeskBody } from "#core/acts/desk.ts";
import { useColleague, useMay } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { ShortList } from "../kit/short-list.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Permissions } from "./permissions.tsx";
import { RolesForm } from "./roles-form.tsx";
import { useRoleNames } from "./use-role-names.ts";

const acts = ["roles", "vouch", "reset-factors", "revoke"] as const;
type Asked = (typeof acts)[number];

/**
 * The colleagues, what each role may do, and for administrators the forms to invite, change and
 * revoke.
 */
export default function StaffRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const namesOf = useRoleNames();
  const { state, reload } = useDesk("staff.list", {});
  return (
    <Room title={t("staff.title")} lede={t("staff.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ staff, permissions }) => (
          <>
            <ShortList
              act="staff.list"
              name="colleagues"
              caption={t("staff.title")}
              rows={staff}
              keyOf={({ id }) => id}
              empty={t("staff.none")}
              columns={[
                {
                  id: "name",
                  label: t("staff.name"),
                  long: true,
                  value: ({ name, email }) => `${name}, ${email}`,
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
                  value: (row) => namesOf(row.roles),
                  cell: (row) => namesOf(row.roles),
                },
                {
                  id: "entered",
                  label: t("staff.entered"),
                  figures: true,
                  value: ({ enteredAt }) => enteredAt,
                  cell: ({ enteredAt, invitedAt, established }) =>
                    enteredAt
                      ? `${formatDay(enteredAt, language)}${established ? "" : t("staff.newcomer")}`
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
      </WhenLoaded>
    </Room>
  );
}

/**
 * The buttons for one colleague. Each takes effect at once, so it asks for confirmation in its own
 * place.
 */
function Acts({
  row,
  reload,
}: {
  row: DeskBody<"staff.list">["staff"][number];
  reload: () => void;
}) {
  const { t } = useTranslation("desk");
  const { user } = useColleague();
  const whyNot = useWhyNot();
  const [asking, setAsking] = useState<Asked>();
  /** The act whose question was shown last: its button takes the focus when it comes back. */
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
    if (!asking || asking === "roles") return;
    setBusy(true);
    const answer = await askDesk(`staff.${asking}`, { id: row.id });
    setBusy(false);
    setAsking(undefined);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    setSaid(t(answer.body.outcome === "proposed" ? "proposed" : "staff.revoked"));
    reload();
  }

  function afterRoles(text?: string): void {
    setAsking(undefined);
    if (!text) return;
    setSaid(text);
    // If the roles are one’s own, other rooms may be open now.
    refreshDesk();
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
          {/* Nobody can revoke their own access, reset their own factors or vouch for themselves. */}
          {acts
            .filter((one) => one === "roles" || !own)
            .filter((one) => one !== "vouch" || !row.established)
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
