import { AccountFormLayout } from "#app/features/account/account-form-layout.tsx";
import { LoadStopped } from "#app/features/account/load-stopped.tsx";
import { LoadingRows } from "#app/features/account/loading-rows.tsx";
import { NeedsScript } from "#app/features/account/needs-script.tsx";
import { ProofForm } from "#app/features/account/proof-form.tsx";
import { useAccount } from "#app/features/account/use-account.ts";
import { useSignedIn } from "#app/features/account/use-signed-in.ts";
import { Workplace } from "#app/features/account/workplace.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { AccountSections } from "./account-sections.tsx";

/** How somebody signs in, where they are signed in, and what happened to their account. */
export default function OwnAccount() {
  const { t } = useTranslation("own-account");
  const session = useSignedIn();
  return (
    <Workplace>
      <div className="space">
        <header className="space-head">
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p className="lede">{t("lede")}</p>
        </header>
        <NeedsScript />
        {session.kind === "signed-in" ? <Loaded /> : <LoadingRows text={t("loading")} />}
      </div>
    </Workplace>
  );
}

/** Whoever has a factor shows it before they are shown anything. */
function ProofFirst({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation("account");
  return (
    <AccountFormLayout title={t("proof.title")}>
      <ProofForm onProven={onProven} />
    </AccountFormLayout>
  );
}

function Loaded() {
  const { t } = useTranslation("own-account");
  const { state, reload } = useAccount();
  switch (state.kind) {
    case "loading":
      return <LoadingRows text={t("loading")} />;
    case "stopped":
      return (
        <LoadStopped
          title={t("stopped.title")}
          kept={t("stopped.kept")}
          failure={state.failure}
          onRetry={reload}
        />
      );
    case "loaded":
      if (!state.account.shown) return <ProofFirst onProven={reload} />;
      return <AccountSections account={state.account} reload={reload} />;
  }
}
