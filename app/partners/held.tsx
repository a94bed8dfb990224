import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import type { StillOpen } from "./use-still-open.ts";

/** What may be shown once the backend has said so; until then it keeps its place. */
export function Held({ open, children }: { open: StillOpen; children: ReactNode }) {
  const { t } = useTranslation("partners");
  if (open.kind === "stopped") {
    return (
      <LoadStopped
        title={t("stopped.title")}
        kept={t("stopped.kept")}
        failure={open.failure}
        onRetry={open.retry}
      />
    );
  }
  const isHeld = open.kind === "asking";
  return (
    <div className="space-held" data-held={isHeld} aria-busy={isHeld}>
      {children}
    </div>
  );
}
