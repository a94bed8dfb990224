import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import type { Sending, Standing } from "#core/acts/letters.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Progress } from "./progress.tsx";
import { SendForm } from "./send-form.tsx";

/** How often the counts are read again while a sending runs or is scheduled, in milliseconds. */
const pollInterval = 3000;

const activeStates: readonly Sending["state"][] = ["running", "scheduled"];

type Props = {
  work: LetterWork;
  /** Shown in place of the form while there are unsaved changes. */
  unsaved: ReactNode;
};

/**
 * The part in which a letter is sent: the sendings so far with their counts, and the form for a new
 * one.
 */
export function SendPart({ work, unsaved }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [said, setSaid] = useState("");
  const { state, reload } = useDesk("letters.standing", { id: work.id });
  const isActive =
    state.kind === "loaded" && state.body.sendings.some((one) => activeStates.includes(one.state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is new on each render and always does the same.
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(reload, pollInterval);
    return () => clearInterval(timer);
  }, [isActive]);
  return (
    <>
      <Result text={said} />
      <WhenLoaded state={state} reload={reload}>
        {(standing) => (
          <>
            {standing.sendings.map((sending) => (
              <Progress key={sending.id} sending={sending} onSaid={setSaid} />
            ))}
            {canBegin(standing) &&
              (unsaved ??
                (isReady(work, standing) ? (
                  may("letters.send") ? (
                    <SendForm
                      work={work}
                      readers={standing.readers}
                      again={standing.sendings.some(({ startedAt }) => startedAt !== null)}
                      onSaid={setSaid}
                    />
                  ) : (
                    <p className="desk-empty">{t("letters.send.others")}</p>
                  )
                ) : (
                  <p className="desk-empty">{t("letters.send.notYet")}</p>
                )))}
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function canBegin({ sendings }: Standing): boolean {
  return sendings.every(({ state }) => state === "stopped");
}

function isReady(work: LetterWork, { published }: Standing): boolean {
  return published !== null && work.live === work.number;
}
