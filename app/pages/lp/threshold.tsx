import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountFormLayout } from "#app/features/account/account-form-layout.tsx";
import { Enrolment } from "#app/features/account/enrolment.tsx";
import { LoadStopped } from "#app/features/account/load-stopped.tsx";
import { LoadingRows } from "#app/features/account/loading-rows.tsx";
import type { Overview } from "#app/features/account/overview.ts";
import { ProofForm } from "#app/features/account/proof-form.tsx";
import { useAccount } from "#app/features/account/use-account.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

type Props = { needs: NonNullable<Overview["needs"]>; onPassed: () => void };

/** Signed in, and one step from the space: a factor to be shown, or the first to be added. */
export function Threshold({ needs, onPassed }: Props) {
  const { t } = useTranslation("lp");
  return (
    <AccountFormLayout
      title={t(`threshold.${needs}.title`)}
      aside={
        <p>
          <SignOutButton />
        </p>
      }
    >
      <Lead text={t(`threshold.${needs}.text`)} />
      {needs === "proof" && <ProofForm onProven={onPassed} />}
      {needs === "enrolment" && <FirstFactor onPassed={onPassed} />}
      {needs === "password" && (
        <p>
          <LocalisedLink to="login-recover" className="button">
            {t("threshold.password.action")}
          </LocalisedLink>
        </p>
      )}
    </AccountFormLayout>
  );
}

/** Has the focus: the form that led here is gone. */
function Lead({ text }: { text: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p className="voucher-lead" ref={lead} tabIndex={-1}>
      {text}
    </p>
  );
}

function FirstFactor({ onPassed }: { onPassed: () => void }) {
  const { t } = useTranslation("lp");
  const { state, reload } = useAccount();
  // What it was when the page came: codes are still to be read when the first factor is there.
  const [begun, setBegun] = useState(false);
  if (state.kind === "loading") return <LoadingRows text={t("loading")} />;
  if (state.kind === "stopped") {
    return (
      <LoadStopped
        title={t("stopped.title")}
        kept={t("stopped.kept")}
        failure={state.failure}
        onRetry={reload}
      />
    );
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
