import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { Role } from "#core/kinds.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { RoleBoxes } from "./role-boxes.tsx";
import { useRoleNames } from "./use-role-names.ts";

type Props = {
  row: { id: string; name: string; roles: readonly Role[] };
  /** Called with what was done or why not; without a text if the form was left. */
  onEnd: (said?: string) => void;
};

/** Changes the roles of a colleague, and says what they were and what they will be. */
export function RolesForm({ row, onEnd }: Props) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const whyNot = useWhyNot();
  const namesOf = useRoleNames();
  /** The roles when the form was opened: the list may be read again meanwhile. */
  const [seen] = useState(row.roles);
  const [chosen, setChosen] = useState(seen);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the first field takes the focus.
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const before = namesOf(seen);
  const after = namesOf(chosen);

  async function save(): Promise<void> {
    setBusy(true);
    const fields = { id: row.id, was: [...seen], roles: [...chosen] };
    const answer = await askDesk("staff.roles", fields);
    if (answer.kind === "ended") return;
    if (answer.kind === "done") {
      const isProposed = answer.body.outcome === "proposed";
      return onEnd(t(isProposed ? "proposed" : "staff.change.done", { name: row.name, after }));
    }
    if (answer.kind !== "refused") return onEnd(textOf(answer));
    if (answer.code === "conflict") return onEnd(t("staff.change.meanwhile"));
    onEnd(answer.reason === "own-role" ? t("staff.change.ownRole") : whyNot(answer));
  }

  return (
    <div ref={place}>
      <RoleBoxes chosen={chosen} onChange={setChosen} />
      <p>{t("staff.change.before", { roles: before })}</p>
      <p role="status">
        {after ? t("staff.change.after", { roles: after }) : t("staff.invite.roleMissing")}
      </p>
      <p className="button-row">
        <FreshButton pending={busy} disabled={!after || after === before} onClick={save}>
          {t("staff.change.save", { name: row.name })}
        </FreshButton>
        <FreshButton variant="quiet" onClick={() => onEnd()}>
          {t("leave")}
        </FreshButton>
      </p>
    </div>
  );
}
