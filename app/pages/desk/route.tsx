import { LanguageToggle } from "#app/components/layout/language-toggle.tsx";
import { MainPart } from "#app/components/layout/main-part.tsx";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { AccountFormLayout } from "#app/features/account/account-form-layout.tsx";
import { FirstFactor } from "#app/features/account/first-factor.tsx";
import { NeedsScript } from "#app/features/account/needs-script.tsx";
import { ProofForm } from "#app/features/account/proof-form.tsx";
import { SignOutButton } from "#app/features/account/sign-out-button.tsx";
import { useSignedIn } from "#app/features/account/use-signed-in.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { type Bearer, BearerContext } from "./bearer.ts";
import { Desk } from "./desk.tsx";
import { useDesk } from "./kit/ask-desk.ts";
import { Shown } from "./kit/shown.tsx";

/** Built without anybody's data. What it shows is loaded by who may see it. */
export default function DeskPage() {
  const { t } = useTranslation("desk");
  const session = useSignedIn();
  return (
    <div className="desk">
      {session.kind === "signed-in" ? (
        <Entered key={session.user} />
      ) : (
        <>
          <header className="desk-head">
            <LocalisedLink to="home" className="desk-mark">
              <Wordmark />
            </LocalisedLink>
            <LanguageToggle />
          </header>
          <MainPart>
            <NeedsScript />
            <div className="desk-room">
              <h1>{t("title")}</h1>
              <p className="desk-loading" role="status">
                {t("loading")}
              </p>
            </div>
          </MainPart>
        </>
      )}
    </div>
  );
}

type Answer = { needs: "staff" | "proof" | "enrolment" } | ({ needs: null } & Bearer);

function Entered() {
  const { state, reload } = useDesk<Answer>("bearer");
  if (state.kind === "loaded" && state.body.needs === null) {
    return (
      <BearerContext value={state.body}>
        <Desk />
      </BearerContext>
    );
  }
  return (
    <MainPart>
      <Shown state={state} reload={reload}>
        {({ needs }) => needs && <Threshold needs={needs} onPassed={reload} />}
      </Shown>
    </MainPart>
  );
}

type ThresholdProps = { needs: "staff" | "proof" | "enrolment"; onPassed: () => void };

function Threshold({ needs, onPassed }: ThresholdProps) {
  const { t } = useTranslation("desk");
  return (
    <div className="desk-threshold">
      <h1>{t("title")}</h1>
      <AccountFormLayout
        title={t(`threshold.${needs}.title`)}
        aside={
          <p>
            <SignOutButton />
          </p>
        }
      >
        <p className="voucher-lead">{t(`threshold.${needs}.text`)}</p>
        {needs === "proof" && <ProofForm onProven={onPassed} />}
        {needs === "enrolment" && <FirstFactor onPassed={onPassed} />}
      </AccountFormLayout>
    </div>
  );
}
