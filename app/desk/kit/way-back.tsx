import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { DeskLink } from "./desk-link.tsx";

type Props = {
  /** The room that what is opened belongs to, and what the link to its list says. */
  room: string;
  children: string;
};

/** Back to the list that somebody came from: the approvals', where they approve, or the room's own. */
export function WayBack({ room, children }: Props) {
  const { t } = useTranslation("desk");
  const { values } = useAddressState(["from"]);
  const isApproving = values.from === "approvals";
  return (
    <p>
      <DeskLink room={isApproving ? "approvals" : room} className="link">
        {isApproving ? t("approvals.back") : children}
      </DeskLink>
    </p>
  );
}
