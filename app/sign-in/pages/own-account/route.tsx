import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Entrance } from "#app/sign-in/entrance.tsx";
import { FactorCheckForm } from "#app/sign-in/factor-check-form.tsx";
import { LoadStopped } from "#app/sign-in/load-stopped.tsx";
import { LoadingRows } from "#app/sign-in/loading-rows.tsx";
import { NeedsScript } from "#app/sign-in/needs-script.tsx";
import { useOwnAccount } from "#app/sign-in/use-own-account.ts";
import { useSignedIn } from "#app/sign-in/use-signed-in.ts";
import { Workplace } from "#app/sign-in/workplace.tsx";
import { AccountSections } from "./account-sections.tsx";

/** Factors and password, open sessions, and what happened to the sign-in account. */
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

/** Those who have a factor must show it before they see anything. */
function FactorCheckFirst({ onChecked }: { onChecked: () => void }) {
  const { t } = useTranslation("sign-in");
  return (
    <Entrance title={t("factorCheck.title")}>
      <FactorCheckForm onChecked={onChecked} />
    </Entrance>
  );
}

function Loaded() {
  const { t } = useTranslation("own-account");
  const { state, reload } = useOwnAccount();
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
      if (!state.account.shown) return <FactorCheckFirst onChecked={reload} />;
      return <AccountSections account={state.account} reload={reload} />;
  }
}
