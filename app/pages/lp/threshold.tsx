import { useEffect, useRef } from "react";
import { AccountFormLayout } from "#app/features/account/account-form-layout.tsx";
import { FirstFactor } from "#app/features/account/first-factor.tsx";
import type { Overview } from "#app/features/account/overview.ts";
import { ProofForm } from "#app/features/account/proof-form.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

type Props = { needs: NonNullable<Overview["needs"]>; onPassed: () => void };

/** Signed in, and one step from the space: a factor to be shown, or the first to be added. */
export function Threshold({ needs, onPassed }: Props) {
  const { t } = useTranslation("lp");
  return (
    <AccountFormLayout title={t(`threshold.${needs}.title`)}>
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
