import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Entrance } from "#app/sign-in/entrance.tsx";
import { FactorCheckForm } from "#app/sign-in/factor-check-form.tsx";
import { FirstFactor } from "#app/sign-in/first-factor.tsx";
import { NeedsScript } from "#app/sign-in/needs-script.tsx";
import { SignOutButton } from "#app/sign-in/sign-out-button.tsx";
import { useSignedIn } from "#app/sign-in/use-signed-in.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { MainPart } from "#app/ui/main-part.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { ColleagueContext } from "./colleague.ts";
import { Desk } from "./desk.tsx";
import { useDesk } from "./kit/ask-desk.ts";
import { WhenLoaded } from "./kit/when-loaded.tsx";

/** The page of the desk. It is prerendered without any data; the data are loaded after sign-in. */
export default function DeskPage() {
  const { t } = useTranslation("desk");
  const session = useSignedIn();
  return (
    <div className="desk">
      {session.kind === "signed-in" ? (
        <DeskOfUser key={session.user} />
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

function DeskOfUser() {
  const { state, reload } = useDesk("colleague", {});
  if (state.kind === "loaded" && state.body.needs === null) {
    return (
      <ColleagueContext value={state.body}>
        <Desk />
      </ColleagueContext>
    );
  }
  return (
    <MainPart>
      <WhenLoaded state={state} reload={reload}>
        {({ needs }) => needs && <Threshold needs={needs} onPassed={reload} />}
      </WhenLoaded>
    </MainPart>
  );
}

type ThresholdProps = { needs: "staff" | "proof" | "enrolment"; onPassed: () => void };

function Threshold({ needs, onPassed }: ThresholdProps) {
  const { t } = useTranslation("desk");
  return (
    <div className="desk-threshold">
      <h1>{t("title")}</h1>
      <Entrance
        title={t(`threshold.${needs}.title`)}
        aside={
          <p>
            <SignOutButton />
          </p>
        }
      >
        <p className="voucher-lead">{t(`threshold.${needs}.text`)}</p>
        {needs === "proof" && <FactorCheckForm onChecked={onPassed} />}
        {needs === "enrolment" && <FirstFactor onPassed={onPassed} />}
      </Entrance>
    </div>
  );
}
