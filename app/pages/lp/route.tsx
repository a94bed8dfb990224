import { useTranslation } from "react-i18next";
import { Outcome } from "#app/components/ui/outcome.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LoadStopped } from "#app/features/account/load-stopped.tsx";
import { LoadingRows } from "#app/features/account/loading-rows.tsx";
import { NeedsScript } from "#app/features/account/needs-script.tsx";
import { SignOutButton } from "#app/features/account/sign-out-button.tsx";
import { useSignedIn } from "#app/features/account/use-signed-in.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { site } from "#content/site.ts";
import { PartnerSpace } from "./partner-space.tsx";
import sheet from "./route.css?url";
import { Threshold } from "./threshold.tsx";
import { useOverview } from "./use-overview.ts";

export const links = () => [{ rel: "stylesheet", href: sheet }];

/** Built without anybody's data: what it shows comes from the backend, and stays in memory. */
export default function LimitedPartners() {
  const { t } = useTranslation("lp");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="space">
        <NeedsScript />
        <Space />
      </div>
    </>
  );
}

function Space() {
  const { t } = useTranslation("lp");
  const session = useSignedIn();
  const { state, retry, reload } = useOverview(session);
  switch (state.kind) {
    case "loading":
      return <LoadingRows text={t("loading")} />;
    case "stopped":
      return (
        <LoadStopped
          title={t("stopped.title")}
          kept={t("stopped.kept")}
          failure={state.failure}
          onRetry={retry}
        />
      );
    case "loaded": {
      const { partner, needs } = state.overview;
      if (needs) return <Threshold needs={needs} onPassed={reload} />;
      if (!partner) return <NoPartner />;
      return <PartnerSpace partner={partner} overview={state.overview} reload={reload} />;
    }
  }
}

/** Signed in, but no longer a partner: nothing of the space is shown. */
function NoPartner() {
  const { t } = useTranslation("lp");
  return (
    <Outcome title={t("noPartner.title")}>
      <p>{t("noPartner.text")}</p>
      <p>
        {t("noPartner.write")} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p className="button-row">
        <SignOutButton />
        <LocalisedLink to="desk" className="link" />
      </p>
    </Outcome>
  );
}
