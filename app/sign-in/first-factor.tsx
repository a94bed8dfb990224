import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Enrolment } from "./enrolment.tsx";
import { LoadStopped } from "./load-stopped.tsx";
import { LoadingRows } from "./loading-rows.tsx";
import { useOwnAccount } from "./use-own-account.ts";

/** For those who must add a first factor before anything is shown. */
export function FirstFactor({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation("sign-in");
  const { state, reload } = useOwnAccount();
  // Once begun, the form stays: after the first factor is added, the recovery codes must still be
  // read.
  const [begun, setBegun] = useState(false);
  if (state.kind === "loading") return <LoadingRows text={t("factorCheck.asking")} />;
  if (state.kind === "stopped") {
    return <LoadStopped title={t("trouble.title")} failure={state.failure} onRetry={reload} />;
  }
  return (
    <Enrolment
      appeared={begun}
      enrolment={begun ? "yes" : state.account.enrolment}
      onChanged={() => {
        setBegun(true);
        reload();
      }}
      onDone={onPassed}
    />
  );
}
