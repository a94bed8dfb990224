import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Navigate, useNavigate, useSearchParams } from "#app/navigation/router.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import { NeedsScript } from "#app/sign-in/needs-script.tsx";
import { useSignedIn } from "#app/sign-in/use-signed-in.ts";
import { useWorkplaces } from "#app/sign-in/use-workplaces.ts";
import { Workplace } from "#app/sign-in/workplace.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { useOnceAlive } from "#app/ui/use-hydrated.ts";
import { site } from "#content/site.ts";
import { pathTo } from "#core/paths.ts";
import { EntityChoice } from "./entity-choice.tsx";
import { FundPage } from "./fund/fund-page.tsx";
import { FundLink } from "./overview/fund-link.tsx";
import { PartnerSpace } from "./partner-space.tsx";
import { Threshold } from "./threshold.tsx";
import { useOverview } from "./use-overview.ts";

/** The built page has nobody's data: these come from the backend, and are kept in memory only. */
export default function LimitedPartners() {
  const { t } = useTranslation("partners");
  const session = useSignedIn();
  const { state, retry, reload } = useOverview(session);
  const [parameters] = useSearchParams();
  const asked = useOnceAlive(parameters.get("fund") ?? "", "");
  const language = useLanguage();
  const navigate = useNavigate();

  const overview = state.kind === "loaded" ? state.overview : undefined;
  const partner = overview?.needs ? null : overview?.partner;
  const fund = partner ? asked : "";
  const fundName = overview?.funds.find(({ id }) => id === fund)?.name ?? t("fundPage.unknown");
  const name = fund ? fundName : (partner?.entity ?? t("title"));
  const heading = useHeading(name, fund);

  function onEntityChosen(): void {
    // The other entity may not have invested in this fund.
    if (fund) navigate(pathTo("partners", language));
    reload();
  }

  return (
    <Workplace
      entity={
        overview &&
        partner && (
          <EntityChoice partner={partner} entities={overview.entities} onChosen={onEntityChosen} />
        )
      }
    >
      <div className="space">
        <NeedsScript />
        <header className="space-head">
          {fund && partner && (
            <p className="space-way">
              <FundLink className="link">{t("fundPage.back")}</FundLink>
              <span>{partner.entity}</span>
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className={partner ? "space-entity" : undefined}>
            {name}
          </h1>
          {!partner && <p className="lede">{t("lede")}</p>}
        </header>
        {state.kind === "loading" && <LoadingRows text={t("loading")} />}
        {state.kind === "stopped" && (
          <LoadStopped
            title={t("stopped.title")}
            kept={t("stopped.kept")}
            failure={state.failure}
            onRetry={retry}
          />
        )}
        {overview?.needs && (
          <Threshold needs={overview.needs} entities={overview.entities} onPassed={reload} />
        )}
        {overview && !overview.needs && !partner && <NoPartner />}
        {overview && partner && fund && (
          <FundPage
            key={`${partner.entityId} ${fund}`}
            {...{ partner, overview, fund, onDownload: reload }}
          />
        )}
        {overview && partner && !fund && (
          <PartnerSpace partner={partner} overview={overview} reload={reload} />
        )}
      </div>
    </Workplace>
  );
}

/**
 * Signed in, but no longer a partner: nothing of the space is shown. The firm's own people, who came
 * by an address of the space, are led to the desk.
 */
function NoPartner() {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { state } = useWorkplaces();
  if (state.kind === "asking") return <LoadingRows text={t("loading")} />;
  if (state.kind === "known" && state.workplaces.desk) {
    return <Navigate to={pathTo("desk", language)} replace />;
  }
  return (
    <Outcome title={t("noPartner.title")}>
      <p>{t("noPartner.text")}</p>
      <p>
        {t("noPartner.write")} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </Outcome>
  );
}

/** As after a change of page: sets the title of the window, and moves the focus to the heading. */
function useHeading(name: string, fund: string) {
  const { t } = useTranslation("partners");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(fund);

  const title = fund ? name : t("meta.title");
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === fund) return;
    shown.current = fund;
    if (!location.hash) heading.current?.focus({ preventScroll: true });
  }, [fund]);

  return heading;
}
