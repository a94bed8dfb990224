import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";
import { Shown } from "../kit/shown.tsx";
import type { LetterWork, Sending, Standing } from "./letter.ts";
import { Progress } from "./progress.tsx";
import { SendForm } from "./send-form.tsx";

/** In milliseconds, while something moves. */
const often = 3000;

const moving: readonly Sending["state"][] = ["running", "scheduled"];

type Props = {
  work: LetterWork;
  /** In place of a new sending, while not all that was written is in it. */
  unsaved: ReactNode;
};

/** To its readers: begun once, followed while it goes, and the figures kept after it. */
export function SendPart({ work, unsaved }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [said, setSaid] = useState("");
  const { state, reload } = useDesk<Standing>("letters.standing", { id: work.id });
  const isMoving =
    state.kind === "loaded" && state.body.sendings.some((one) => moving.includes(one.state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question, asked anew.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(reload, often);
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <>
      <Result text={said} />
      <Shown state={state} reload={reload}>
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
      </Shown>
    </>
  );
}

function canBegin({ sendings }: Standing): boolean {
  return sendings.every(({ state }) => state === "stopped");
}

function isReady(work: LetterWork, { published }: Standing): boolean {
  return published !== null && work.live === work.number;
}
