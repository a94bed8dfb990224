import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Enrolment } from "./enrolment.tsx";
import { LoadStopped } from "./load-stopped.tsx";
import { LoadingRows } from "./loading-rows.tsx";
import { useAccount } from "./use-account.ts";

/** Where a first factor is asked for before anything is shown. */
export function FirstFactor({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation("sign-in");
  const { state, reload } = useAccount();
  // What it was when the page came: codes are still to be read when the first factor is there.
  const [begun, setBegun] = useState(false);
  if (state.kind === "loading") return <LoadingRows text={t("factorCheck.asking")} />;
  if (state.kind === "stopped") {
    return <LoadStopped title={t("trouble.title")} failure={state.failure} onRetry={reload} />;
  }
  return (
    <Enrolment
      enrolment={begun ? "yes" : state.account.enrolment}
      onChanged={() => {
        setBegun(true);
        reload();
      }}
      onDone={onPassed}
    />
  );
}
