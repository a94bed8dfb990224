import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import type { EditionContent, EditionRow } from "#core/acts/editions.ts";
import { nameOfText } from "#core/edition-texts.ts";
import { applies } from "#core/editions.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { datedRow, useArchived } from "./archive.ts";
import { EditionWriter } from "./edition-writer.tsx";

/** A next edition begins as the newest one, to be changed. */
export function NewEdition({ text }: { text: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("editions.list", {});
  const title = nameOfText(text, language);
  return (
    <Room title={t("editions.nextOf", { title })}>
      <p>
        <DeskLink room="editions" className="link">
          {t("editions.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {({ editions }) => <FromNewest rows={editions.filter((row) => row.text === text)} />}
      </WhenLoaded>
    </Room>
  );
}

function FromNewest({ rows }: { rows: readonly EditionRow[] }) {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const newest = rows.find((row) => applies(datedRow(row)));
  const archived = useArchived(newest);
  if (archived.kind === "loading") return <p role="status">{t("loading")}</p>;
  if (archived.kind !== "read") {
    const { version } = newest ?? {};
    return <p role="alert">{t(`editions.compared.${archived.kind}`, { version })}</p>;
  }
  const { text, prevails, en, fr } = archived.frozen;
  const first: EditionContent = {
    text,
    version: versionAfter(rows),
    from: "",
    prevails,
    change: { en: "", fr: "" },
    en,
    fr,
  };
  return (
    <EditionWriter
      first={first}
      onSaved={(_said, id) => navigate(path("editions", { edition: id }))}
      onLeave={() => navigate(path("editions"))}
    />
  );
}

/** The next major number after all that were given, withdrawn ones included. */
function versionAfter(rows: readonly EditionRow[]): string {
  const majors = rows.map(({ version }) => Number.parseInt(version, 10));
  return `${Math.max(0, ...majors) + 1}.0`;
}
