import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { History } from "../approvals/history.tsx";
import { Seal } from "../approvals/seal.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { WithReason } from "../approvals/with-reason.tsx";
import { approvalOf } from "../approvals/work.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { Shown } from "../kit/shown.tsx";
import { Counted } from "./counted.tsx";
import { Documents } from "./documents.tsx";
import { Faults } from "./faults.tsx";
import { ImportSheet } from "./import-sheet.tsx";
import { Preview } from "./preview.tsx";
import type { Names, Release } from "./release.ts";
import { ReleaseActs } from "./release-acts.tsx";
import { Sheets } from "./sheets.tsx";

export function ReleasePage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk<Release>("releases.show", { id });
  const names = useDesk<Names>("releases.names");
  const title = state.kind === "loaded" ? state.body.name : t("releases.title");
  return (
    <Room title={title}>
      <p>
        <DeskLink room="releases" className="link">
          {t("releases.back")}
        </DeskLink>
      </p>
      <Shown state={state} reload={reload}>
        {(release) => (
          <Shown state={names.state} reload={names.reload}>
            {(known) => <Opened release={release} names={known} />}
          </Shown>
        )}
      </Shown>
    </Room>
  );
}

function Opened({ release, names }: { release: Release; names: Names }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [said, setSaid] = useState("");
  const { state, hash, number, released, live } = release;
  const writable = live === null && may("releases.write");
  const approval = approvalOf(release);
  return (
    <>
      {!release.twoEyes && <p className="approvals-off">{t("approvals.off")}</p>}
      <div className="approvals-certificate">
        {approval && <Seal hash={approval.hash} />}
        <p>
          <span className={`approvals-state is-${state}`}>{t(`releases.states.${state}`)}</span>
          <span className="desk-soft">
            {`${t("approvals.revision", { number })}, ${hash.slice(0, 12)}`}
          </span>
        </p>
      </div>
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
          <Counted done={released.done} />
        </>
      )}
      <Sheets release={release} writable={writable} onSaid={setSaid} />
      {writable && <ImportSheet release={release} names={names} onSaid={setSaid} />}
      <Documents release={release} names={names} writable={writable} onSaid={setSaid} />
      {live === null && (
        <>
          <Faults faults={release.faults} />
          <Preview release={release} names={names} />
          <ReleaseActs release={release} onSaid={setSaid} />
          {state === "submitted" && !release.mine && may("approvals.give") && (
            <WithReason kind="sendBack" work={release} onSaid={setSaid} />
          )}
        </>
      )}
      <History work={release} onSaid={setSaid} />
    </>
  );
}
