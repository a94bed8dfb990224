import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#app/api/attempt.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Outcome } from "#app/components/ui/outcome.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { NeedsScript } from "#app/features/account/needs-script.tsx";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { site } from "#content/site.ts";
import { PartnerSpace } from "./partner-space.tsx";
import sheet from "./route.css?url";
import { SignOutButton } from "./sign-out-button.tsx";
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
      return <Stopped failure={state.failure} onRetry={retry} />;
    case "loaded": {
      const { partner } = state.overview;
      if (!partner) return <NoPartner />;
      return <PartnerSpace partner={partner} overview={state.overview} reload={reload} />;
    }
  }
}

/** The rules of the page before its words: nothing that comes later moves them. */
function Skeleton() {
  const { t } = useTranslation("lp");
  return (
    <div className="space-skeleton">
      <p role="status">{t("loading")}</p>
      <div aria-hidden="true">
        {["first", "second", "third"].map((row) => (
          <div key={row} className="space-skeleton-row">
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}

function Stopped({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome title={t("stopped.title")} heading={heading}>
      <p>
        {textOf(failure)} {t("stopped.kept")}
      </p>
      <p>
        <Button onClick={onRetry}>{t("account:trouble.retry")}</Button>
      </p>
    </Outcome>
  );
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
      <p>
        <SignOutButton />
      </p>
    </Outcome>
  );
}
