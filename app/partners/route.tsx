import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Link, Navigate, useNavigate, useSearchParams } from "#app/navigation/router.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import { NeedsScript } from "#app/sign-in/needs-script.tsx";
import type { SessionState } from "#app/sign-in/session.ts";
import { useSignedIn } from "#app/sign-in/use-signed-in.ts";
import { useWorkplaces } from "#app/sign-in/use-workplaces.ts";
import { Workplace } from "#app/sign-in/workplace.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { useOnceAlive } from "#app/ui/use-hydrated.ts";
import { site } from "#content/site.ts";
import { pathTo } from "#core/paths.ts";
import { AcrossPage } from "./across/across-page.tsx";
import { CallPage } from "./calls/call-page.tsx";
import { EntityChoice } from "./entity-choice.tsx";
import { FundPage } from "./fund/fund-page.tsx";
import { Held } from "./held.tsx";
import { PartnerSpace } from "./partner-space.tsx";
import { Threshold } from "./threshold.tsx";
import { useOverview } from "./use-overview.ts";
import { useStillOpen } from "./use-still-open.ts";
import { everyEntity, useSpacePath, WhoseContext } from "./whose.ts";

/** The built page has nobody's data: these come from the backend, and are kept in memory only. */
export default function LimitedPartners() {
  const session = useSignedIn();
  const [parameters] = useSearchParams();
  const entity = useOnceAlive(parameters.get("entity") ?? "", "");
  if (entity === everyEntity) return <AcrossPage session={session} />;
  return <OneAccount session={session} entity={entity} />;
}

function OneAccount({ session, entity }: { session: SessionState; entity: string }) {
  const { t } = useTranslation("partners");
  const [parameters] = useSearchParams();
  const pathOf = useSpacePath();
  const asked = useOnceAlive(parameters.get("fund") ?? "", "");
  const due = useOnceAlive(parameters.get("call") ?? "", "");
  const { state, loadedAt, retry, reload } = useOverview(session, entity);

  const overview = state.kind === "loaded" ? state.overview : undefined;
  const partner = overview?.needs ? null : overview?.partner;
  const fund = partner ? asked : "";
  const known = overview?.funds.find(({ id }) => id === fund);
  const called = known && due ? known : undefined;
  const fundName = known?.name ?? t("fundPage.unknown");
  const inFund = called ? t("account.call.title", { fund: fundName }) : fundName;
  const name = fund ? inFund : (partner?.entity ?? t("title"));
  const heading = useHeading(name, partner?.entity, fund + due);
  const whose = partner && { id: partner.entityId, name: partner.entity };
  useEntityInAddress(entity, whose?.id);
  const user = session.kind === "signed-in" ? session.user : undefined;
  const open = useStillOpen({
    user,
    entity: whose?.id,
    page: `${asked} ${due}`,
    named: entity,
    loadedAt,
  });

  return (
    <Workplace
      space={whose ? `?entity=${whose.id}` : ""}
      entity={overview && whose && <EntityChoice shown={whose.id} entities={overview.entities} />}
    >
      <div className="space">
        <NeedsScript />
        <header className="space-head">
          {fund && whose && (
            <p className="space-way">
              <Link className="link" to={pathOf(whose.id)}>
                {t("fundPage.back")}
              </Link>
              {called && (
                <Link className="link" to={pathOf(whose.id, { fund })}>
                  {t("account.call.back")}
                </Link>
              )}
              <span>{whose.name}</span>
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
        {state.kind === "unknown-entity" && <UnknownEntity />}
        {overview?.needs && (
          <Threshold needs={overview.needs} entities={overview.entities} onPassed={reload} />
        )}
        {overview && !overview.needs && !partner && <NoPartner />}
        {overview && partner && whose && (
          <WhoseContext key={whose.id} value={whose}>
            <Held open={open}>
              {called && (
                <CallPage
                  key={`${fund} ${due}`}
                  {...{ overview, fund: called, day: due, onDownload: reload }}
                />
              )}
              {fund && !called && (
                <FundPage key={fund} {...{ partner, overview, fund, onDownload: reload }} />
              )}
              {!fund && <PartnerSpace partner={partner} overview={overview} reload={reload} />}
            </Held>
          </WhoseContext>
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

/**
 * From the first answer on, the address names the entity: a reload, a link and the way back lead to
 * the same, whatever other tabs show meanwhile.
 */
function useEntityInAddress(inAddress: string, shown: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!shown || inAddress) return;
    const now = new URLSearchParams(location.search);
    now.set("entity", shown);
    const to = `${location.pathname}?${now}${location.hash}`;
    navigate(to, { replace: true, preventScrollReset: true });
  }, [shown, inAddress, navigate]);
}

/** The address names an entity that is not theirs, or no longer: nothing of it is shown. */
function UnknownEntity() {
  const { t } = useTranslation("partners");
  return (
    <Outcome title={t("unknownEntity.title")}>
      <p>{t("unknownEntity.text")}</p>
      <p>
        <LocalisedLink to="partners" className="button">
          {t("unknownEntity.own")}
        </LocalisedLink>
      </p>
    </Outcome>
  );
}

/**
 * As after a change of page: sets the title of the window, and moves the focus to the heading. The
 * title heads each page that is printed, so it says whose it is.
 */
function useHeading(name: string, entity: string | undefined, part: string) {
  const { t } = useTranslation("partners");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);

  const title = [part && name, entity, !part && t("meta.title"), site.name]
    .filter(Boolean)
    .join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (!location.hash) heading.current?.focus({ preventScroll: true });
  }, [part]);

  return heading;
}
