import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import type { SessionState } from "#app/sign-in/session.ts";
import { Workplace } from "#app/sign-in/workplace.tsx";
import { site } from "#content/site.ts";
import { EntityChoice } from "../entity-choice.tsx";
import { Held } from "../held.tsx";
import { Threshold } from "../threshold.tsx";
import { useStillOpen } from "../use-still-open.ts";
import { everyEntity } from "../whose.ts";
import { AllAccounts } from "./across.tsx";
import { useAcross } from "./use-across.ts";

/** All accounts of somebody side by side, at an address of their own. */
export function AcrossPage({ session }: { session: SessionState }) {
  const { t } = useTranslation("partners");
  const { state, loadedAt, reload } = useAcross(session);
  const user = session.kind === "signed-in" ? session.user : undefined;
  const open = useStillOpen({ user, entity: undefined, page: "", named: everyEntity, loadedAt });
  const across = state.kind === "loaded" ? state.across : undefined;
  const title = t("across.title");
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
  return (
    <Workplace
      space={`?entity=${everyEntity}`}
      entity={
        across && (
          <EntityChoice
            shown={everyEntity}
            entities={across.entities.map(({ entity }) => entity)}
          />
        )
      }
    >
      <div className="space">
        <header className="space-head">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lede">{t("across.lede")}</p>
        </header>
        {state.kind === "loading" && <LoadingRows text={t("loading")} />}
        {state.kind === "stopped" && (
          <LoadStopped
            title={t("stopped.title")}
            kept={t("stopped.kept")}
            failure={state.failure}
            onRetry={reload}
          />
        )}
        {across?.needs && <Threshold needs={across.needs} entities={[]} onPassed={reload} />}
        {across && !across.needs && (
          <Held open={open}>
            <AllAccounts across={across} />
          </Held>
        )}
      </div>
    </Workplace>
  );
}
