import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Missing } from "#core/acts/account.ts";
import { deviceName } from "#core/device-name.ts";
import { type Added, EnrolByApp, type Way } from "./enrol-by-app.tsx";
import { OpeningCode } from "./opening-code.tsx";
import { addPasskey } from "./passkeys.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { TelephoneLine } from "./telephone-line.tsx";
import { useFailureWords } from "./use-failure-words.ts";

type Props = {
  /** Whether it appeared after an act of the person, and is not there from the beginning. */
  appeared: boolean;
  /** What is missing before a factor can be added. */
  enrolment: Missing;
  /** Called when something that was missing is given: `enrolment` must be read again. */
  onChanged: () => void;
  onDone: () => void;
};

/** Adds a factor: a passkey with one touch, or an app that makes codes. */
export function Enrolment({ appeared, enrolment, onChanged, onDone }: Props) {
  const { t } = useTranslation("sign-in");
  const [codes, setCodes] = useState<string[]>();

  function added({ codes: given }: Added): void {
    if (given) setCodes(given);
    else onDone();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Appeared key={enrolment} takesFocus={appeared} aria-label={t("enrol.label")}>
      {enrolment === "yes" && <Ways onAdded={added} />}
      {enrolment === "code" && <OpeningCode onOpened={onChanged} />}
      {enrolment === "proof" && <SignInAgain />}
      {(enrolment === "password" || enrolment === "closed") && (
        <p>
          {t(`enrol.${enrolment}`)} <TelephoneLine />
        </p>
      )}
    </Appeared>
  );
}

/** Both ways to add a factor. An error of one is cleared when either is tried. */
function Ways({ onAdded }: Pick<Way, "onAdded">) {
  const [said, setSaid] = useState({ by: "passkey", text: "" });
  const way = (by: "passkey" | "app"): Way => ({
    said: said.by === by ? said.text : "",
    onSaid: (text) => setSaid({ by, text }),
    onAdded,
  });
  return (
    <div className="enrolment">
      <ByPasskey {...way("passkey")} />
      <EnrolByApp {...way("app")} />
    </div>
  );
}

function ByPasskey({ said, onSaid, onAdded }: Way) {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);

  async function add(): Promise<void> {
    setPending(true);
    onSaid("");
    const answer = await addPasskey(deviceName(navigator.userAgent) || t("passkey.name"));
    if (answer.kind === "done") return onAdded(answer.body);
    if (answer.kind === "ended") return;
    setPending(false);
    if (answer.kind === "nothing") return onSaid(t("enrol.passkey.nothing"));
    onSaid(answer.kind === "refused" ? t("passkey.refused") : textOf(answer));
  }

  return (
    <section className="enrol-way">
      <h3>{t("enrol.passkey.title")}</h3>
      <p>{t("enrol.passkey.text")}</p>
      <p role="alert">{said && <span className="field-error">{said}</span>}</p>
      <p>
        <Button pending={pending} pendingLabel={t("passkey.waiting")} onClick={add}>
          {t("enrol.passkey.action")}
        </Button>
      </p>
    </section>
  );
}
