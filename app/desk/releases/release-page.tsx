import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Fault, Names, Release } from "#core/acts/releases.ts";
import { History } from "../approvals/history.tsx";
import { RevisionState } from "../approvals/revision-state.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { WithReason } from "../approvals/with-reason.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WayBack } from "../kit/way-back.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Documents } from "./documents.tsx";
import { ImportSheet } from "./import-sheet.tsx";
import { NearNames } from "./near-names.tsx";
import { NearPersons } from "./near-persons.tsx";
import { Preview } from "./preview.tsx";
import type { Unfinished } from "./release.ts";
import { ReleaseActs } from "./release-acts.tsx";
import { ReleaseCounts } from "./release-counts.tsx";
import { AskedReview, KeptReview, Review } from "./review/review.tsx";
import { Sheets } from "./sheets.tsx";
import type en from "./words.en.ts";

export function ReleasePage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("releases.show", { id });
  const names = useDesk("releases.names", {});
  const title = state.kind === "loaded" ? state.body.name : t("releases.title");
  return (
    <Room title={title}>
      <WayBack room="releases">{t("releases.back")}</WayBack>
      <WhenLoaded state={state} reload={reload}>
        {(release) => (
          <WhenLoaded state={names.state} reload={names.reload}>
            {(known) => <Opened release={release} names={known} />}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </Room>
  );
}

function Opened({ release, names }: { release: Release; names: Names }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [said, setSaid] = useState("");
  const [files, setFiles] = useState<Unfinished>();
  const [sheet, setSheet] = useState<Unfinished>();
  const unfinished = files ?? sheet;
  const { state, released, live } = release;
  const writable = live === null && may("releases.write");
  const decides = state === "submitted" && !release.mine && may("approvals.give");
  const contents = (
    <>
      <Sheets release={release} writable={writable} onSaid={setSaid} />
      {writable && (
        <ImportSheet release={release} names={names} onSaid={setSaid} onUnfinished={setSheet} />
      )}
      <Documents
        release={release}
        names={names}
        writable={writable}
        onSaid={setSaid}
        onUnfinished={setFiles}
      />
    </>
  );
  // Whoever decides finds all of it in the review, which comes first.
  return (
    <>
      <RevisionState work={release} label={t(`releases.states.${state}`)} />
      <SentBack said={release.sentBack} />
      <Result text={said} />
      {released && (
        <>
          <h2>{t("releases.released.title")}</h2>
          <p>
            {t("releases.released.text", {
              name: released.by,
              time: formatMoment(released.at, language),
            })}
          </p>
          {release.failed > 0 && (
            <p className="mail-standing" data-standing="dead">
              <DeskLink room="mail" chosen={{ state: "dead" }} className="link">
                {t("releases.released.failed", { count: release.failed })}
              </DeskLink>
            </p>
          )}
          <ReleaseCounts done={released.done} />
          <KeptReview id={release.id} />
        </>
      )}
      {!decides && contents}
      {live === null && (
        <>
          <NearNames near={release.near} />
          <NearPersons pairs={release.nearPersons} />
          <Faults faults={release.faults} />
          {decides ? (
            <Review release={release} />
          ) : (
            // Reading the lines of what is about to be another release would be in vain.
            !unfinished && <AskedReview key={release.hash} release={release} />
          )}
          <Preview release={release} names={names} />
          {unfinished ? (
            <p className="releases-warning">{t(`releases.unfinished.${unfinished}`)}</p>
          ) : (
            <ReleaseActs release={release} onSaid={setSaid} />
          )}
          {decides && <WithReason kind="sendBack" work={release} onSaid={setSaid} />}
        </>
      )}
      {decides && contents}
      <History work={release} onSaid={setSaid} />
    </>
  );
}

/** The faults because of which a release cannot be submitted. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation("desk");
  if (faults.length === 0) return null;
  const shown = faults.slice(0, 40);
  return (
    <section className="releases-faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{t("releases.faults.title")}</h2>
      <ul>
        {shown.map(({ why, name, document, sheet }) => (
          <li key={`${document ?? sheet ?? ""} ${why}`}>
            {`${name ? `${name} · ` : ""}${t(`releases.faults.${why as keyof typeof en.faults}`)}`}
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <p>{t("releases.faults.more", { count: faults.length - shown.length })}</p>
      )}
    </section>
  );
}
