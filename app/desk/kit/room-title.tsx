import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { createStore, useStore } from "#app/state/store.ts";
import { site } from "#content/site.ts";

/** What is open: the room, or the message or letter in it, and which part of that. */
const open = { part: "", room: "" };
let title = "";
const titleStore = createStore(() => title);

function name(what: Partial<typeof open>): void {
  Object.assign(open, what);
  title = [open.part, open.room].filter(Boolean).join(" · ");
  titleStore.tell();
}

/** Called by the room, with its heading. */
export function useRoomTitle(room: string): void {
  useEffect(() => {
    name({ room });
    return () => name({ room: "" });
  }, [room]);
}

/** Called where a room has several parts under one heading, so that each has a title of its own. */
export function useRoomPart(part: string): void {
  useEffect(() => {
    name({ part });
    return () => name({ part: "" });
  }, [part]);
}

/** Writes the title of the window, which the rooms of the desk share, and has it read out. */
export function RoomTitle() {
  const { t } = useTranslation("desk");
  const opened = useStore(titleStore, "");
  const desk = `${t("meta.title")} · ${site.name}`;
  const whole = opened ? `${opened} · ${desk}` : desk;
  useEffect(() => {
    document.title = whole;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === whole) document.title = desk;
    };
  }, [whole, desk]);
  return (
    <p className="sr-only" aria-live="polite">
      {opened}
    </p>
  );
}
