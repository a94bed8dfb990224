import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Navigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { useColleague, useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { readDraft } from "../kit/draft.ts";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Acts } from "./acts.tsx";
import { Comparison } from "./comparison.tsx";
import { History } from "./history.tsx";
import { RevisionState } from "./revision-state.tsx";
import { SentBack } from "./sent-back.tsx";
import { WithReason } from "./with-reason.tsx";
import { fromApprovals, type Work } from "./work.ts";
import { draftOf, Writer } from "./writer.tsx";

export function WorkPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const { state, reload } = useDesk("approvals.show", { id });
  const name = state.kind === "loaded" ? state.body.name : t("approvals.title");
  return (
    <Room title={name}>
      <p>
        <DeskLink room="approvals" className="link">
          {t("approvals.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {(work) =>
          work.kind === "letter" ? (
            // A letter is read in its own room.
            <Navigate
              replace
              to={path("letters", { letter: work.id, part: "read", ...fromApprovals })}
            />
          ) : work.kind === "release" ? (
            <p>
              <DeskLink
                room="releases"
                chosen={{ release: work.id, ...fromApprovals }}
                className="link"
              >
                {t("refusals.own-room")}
              </DeskLink>
            </p>
          ) : work.kind === "page" ? (
            <Navigate replace to={path("pages", { change: work.id, ...fromApprovals })} />
          ) : work.kind === "publication" ? (
            <Navigate
              replace
              to={path("publications", { publication: work.id, ...fromApprovals })}
            />
          ) : work.kind === "edition" ? (
            <Navigate replace to={path("editions", { edition: work.id, ...fromApprovals })} />
          ) : (
            <Opened work={work} />
          )
        }
      </WhenLoaded>
    </Room>
  );
}

/**
 * One work. If a draft of it is kept in this tab, the page opens for writing, otherwise for
 * reading.
 */
function Opened({ work }: { work: Work }) {
  const { t } = useTranslation("desk");
  const { user } = useColleague();
  const may = useMay();
  const [writing, setWriting] = useState(() => readDraft(user, draftOf(work)) !== "");
  const [said, setSaid] = useState("");
  return (
    <>
      <RevisionState work={work} label={t(`approvals.states.${work.state}`)} />
      <SentBack said={work.sentBack} />
      {writing ? (
        <Writer work={work} onSaid={setSaid} onRead={() => setWriting(false)} />
      ) : (
        <>
          <Comparison work={work} />
          <Acts
            work={work}
            onSaid={setSaid}
            beside={
              may("approvals.write") && (
                <Button variant="quiet" onClick={() => setWriting(true)}>
                  {t("approvals.edit")}
                </Button>
              )
            }
          />
        </>
      )}
      <Result text={said} />
      {!writing && work.twoEyes && may("approvals.write") && isNotApproved(work) && (
        <WithReason kind="emergency" work={work} onSaid={setSaid} />
      )}
      <History work={work} onSaid={setSaid} />
    </>
  );
}

function isNotApproved({ state }: Work): boolean {
  return state === "draft" || state === "submitted";
}
