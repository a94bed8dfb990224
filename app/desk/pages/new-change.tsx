import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import type { PageChange } from "#core/acts/pages.ts";
import { useColleague, useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { readDraft } from "../kit/draft.ts";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { usePageName } from "./page-names.ts";
import { Changes } from "./room.tsx";
import { draftOf } from "./use-change.ts";
import { Writer } from "./writer.tsx";

/** A page as it stands, to be changed. What colleagues have in hand for it is led to first. */
export function NewChange({ page }: { page: string }) {
  const { t } = useTranslation("desk");
  const nameOf = usePageName();
  const path = useDeskPath();
  const navigate = useNavigate();
  const may = useMay();
  const { user } = useColleague();
  const { state, reload } = useDesk("pages.texts", { page });
  return (
    <Room title={nameOf(page)} lede={t("pages.newLede")}>
      <p>
        <DeskLink room="pages" className="link">
          {t("pages.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {({ texts, changes }) => (
          <>
            <Already changes={changes.filter(({ id }) => id !== ownIn(user, page))} />
            {texts.length === 0 ? (
              <p className="desk-empty">{t("pages.noTexts")}</p>
            ) : may("pages.write") ? (
              <Writer
                page={page}
                texts={texts}
                onRead={(id) => navigate(path("pages", { change: id }))}
                onLeave={() => navigate(path("pages"))}
              />
            ) : (
              <p className="desk-empty">{t("pages.readOnly")}</p>
            )}
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}

function Already({ changes }: { changes: readonly PageChange[] }) {
  const { t } = useTranslation("desk");
  if (changes.length === 0) return null;
  return (
    <>
      <h2>{t("pages.already")}</h2>
      <Changes caption={t("pages.already")} rows={changes} />
    </>
  );
}

/** The change that is being written here: its id, once it was saved. */
function ownIn(user: string, page: string): string | null {
  const kept = readDraft(user, draftOf(page));
  return kept ? (JSON.parse(kept) as { id: string | null }).id : null;
}
