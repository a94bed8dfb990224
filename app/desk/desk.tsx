import { Suspense, useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { keepEditor } from "#app/sign-in/keep-editor.ts";
import { SignOutButton } from "#app/sign-in/sign-out-button.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { MainPart } from "#app/ui/main-part.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { useColleague, useMay } from "./colleague.ts";
import { Help } from "./help.tsx";
import { DeskLink } from "./kit/desk-link.tsx";
import { Room } from "./kit/room.tsx";
import { RoomTitle } from "./kit/room-title.tsx";
import { MailBand } from "./mail-band.tsx";
import { Menu } from "./menu.tsx";
import { rooms } from "./rooms.ts";

/**
 * The frame of the desk: the rooms that this colleague may enter, the open room, and the footer.
 */
export function Desk() {
  const { t } = useTranslation("desk");
  const { user, name } = useColleague();
  const may = useMay();
  const editor = may("pages.write") ? user : null;
  useEffect(() => keepEditor(editor), [editor]);
  const [parameters] = useSearchParams();
  const asked = parameters.get("room") ?? "waiting";
  const open = rooms.filter(({ act }) => may(act));
  const room = open.find(({ id }) => id === asked);
  return (
    <>
      <RoomTitle />
      <header className="desk-head">
        <LocalisedLink to="home" className="desk-mark">
          <Wordmark />
        </LocalisedLink>
        <p>{t("signedIn", { name })}</p>
        <Menu open={open} room={room} />
      </header>
      <MailBand />
      <MainPart>
        <Suspense
          fallback={
            <p className="desk-loading" role="status">
              {t("loading")}
            </p>
          }
        >
          {room ? <room.component key={room.id} /> : <NoRoom />}
        </Suspense>
      </MainPart>
      <footer className="desk-foot">
        {room && <Help key={`help ${room.id}`} room={room} />}
        <DeskLink room="staff">{t("help")}</DeskLink>
        <LocalisedLink to="own-account" suffix="?from=desk" />
        <LanguageToggle />
        <SignOutButton />
        <p>{t("version", { version: import.meta.env.VERSION })}</p>
      </footer>
    </>
  );
}

function NoRoom() {
  const { t } = useTranslation("desk");
  return (
    <Room title={t("noRoom.title")}>
      <p className="desk-empty">{t("noRoom.text")}</p>
      <p>
        <DeskLink room="waiting" className="link">
          {t("waiting.nav")}
        </DeskLink>
      </p>
    </Room>
  );
}
