import { useId, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { mostCounted } from "#core/limits.ts";
import { useDesk } from "./kit/ask-desk.ts";
import { DeskLink } from "./kit/desk-link.tsx";
import { type RoomGroup, type RoomRow, roomGroups } from "./rooms.ts";
import { waitingRooms } from "./waiting/kinds.ts";

type Props = { open: readonly RoomRow[]; room: RoomRow | undefined };

/**
 * The rooms that this colleague may enter, with the count of what waits in each. On a wide screen the
 * groups stand in one line and the rooms of the open group below it; on a phone one button opens all
 * of them.
 */
export function Menu({ open, room }: Props) {
  const { t } = useTranslation("desk");
  const list = useId();
  // Folded in another room, and not by what a filter writes into the address a moment later.
  const [unfoldedIn, setUnfoldedIn] = useState<RoomRow | null>();
  const here = room ?? null;
  const unfolded = unfoldedIn === here;
  const fold = () => setUnfoldedIn(undefined);
  const countIn = useWaitingCounts();
  const entry = (one: RoomRow) => (
    <DeskLink room={one.id} current={one === room} onClick={fold}>
      {t(`${one.id}.nav`)}
      <Count count={countIn([one])} />
    </DeskLink>
  );
  const groupOf = (id: RoomGroup) => open.filter(({ group }) => group === id);
  const alone = open.filter(({ group }) => group === null);
  return (
    <nav className="desk-menu" aria-label={t("rooms")}>
      <button
        type="button"
        className="desk-menu-button"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfoldedIn(unfolded ? undefined : here)}
      >
        {t("menu")}
        {room && <span>{t(`${room.id}.nav`)}</span>}
        <Count count={countIn(open)} />
        <Chevron />
      </button>
      <ul id={list} data-unfolded={unfolded || undefined}>
        {alone
          .filter(({ id }) => id === "waiting")
          .map((one) => (
            <li key={one.id}>{entry(one)}</li>
          ))}
        {roomGroups.map((id) => {
          const members = groupOf(id);
          const [first] = members;
          if (!first) return null;
          const current = room?.group === id;
          return (
            <li key={id} data-current={current || undefined}>
              <DeskLink room={first.id} className="desk-group" holds={current} onClick={fold}>
                {t(`groups.${id}`)}
                <Count count={countIn(members)} />
              </DeskLink>
              <span className="desk-group-name">{t(`groups.${id}`)}</span>
              <ul aria-label={t(`groups.${id}`)}>
                {members.map((one) => (
                  <li key={one.id}>{entry(one)}</li>
                ))}
              </ul>
            </li>
          );
        })}
        {alone
          .filter(({ id }) => id !== "waiting")
          .map((one) => (
            <li key={one.id} className="desk-menu-end">
              {entry(one)}
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** What waits in these rooms for this colleague; the first page is the sum of all. */
function useWaitingCounts(): (of: readonly RoomRow[]) => number {
  const { state } = useDesk("waiting", {});
  const waiting = state.kind === "loaded" ? state.body.waiting : [];
  return (of) => {
    const ids: readonly string[] = of.map(({ id }) => id);
    const all = ids.includes("waiting");
    const here = waiting.filter(({ kind }) => all || ids.includes(waitingRooms[kind].room));
    const countOf = (one: string) => here.find(({ kind }) => kind === one)?.count ?? 0;
    // A new message whose answer is due soon is among both: it is counted once.
    const twice = Math.min(countOf("messages"), countOf("deadlines"));
    return here.reduce((sum, { count }) => sum + count, -twice);
  };
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (count === 0) return null;
  const number = `${formatNumber(Math.min(count, mostCounted), language)}${count < mostCounted ? "" : "+"}`;
  return (
    <span className="desk-count">
      {" "}
      {number}
      <span className="sr-only">{` ${t("waits")}`}</span>
    </span>
  );
}
