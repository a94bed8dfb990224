import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { NeedsScript } from "#app/features/account/needs-script.tsx";
import { NoPartner } from "./no-partner.tsx";
import { PartnerSpace } from "./partner-space.tsx";
import sheet from "./route.css?url";
import { Skeleton } from "./skeleton.tsx";
import { Stopped } from "./stopped.tsx";
import { useOverview } from "./use-overview.ts";
import { useSignedIn } from "./use-signed-in.ts";

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
  const session = useSignedIn();
  const { state, retry, reload } = useOverview(session);
  switch (state.kind) {
    case "loading":
      return <Skeleton />;
    case "stopped":
      return <Stopped trouble={state.trouble} onRetry={retry} />;
    case "loaded": {
      const { partner } = state.overview;
      if (!partner) return <NoPartner />;
      return <PartnerSpace partner={partner} overview={state.overview} reload={reload} />;
    }
  }
}
