import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Appeared } from "#app/ui/appeared.tsx";
import { Button } from "#app/ui/button.tsx";
import type { AccountBody } from "#core/acts/account.ts";
import { CodeField } from "./code-field.tsx";
import { askOwnAccount } from "./own-account.ts";
import { type FormAnswer, ScriptedForm } from "./scripted-form.tsx";
import { useFailureWords } from "./use-failure-words.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

type Secret = AccountBody<"ask-code">;
/** With the first factor come the recovery codes. */
export type Added = AccountBody<"add-code">;
/** The props of each way to add a factor: by a passkey or by an app. */
export type Way = {
  said: string;
  onSaid: (text: string) => void;
  onAdded: (added: Added) => void;
};

/** First shows the secret for the app, to scan or to type; then asks for the app's first code. */
export function EnrolByApp({ said, onSaid, onAdded }: Way) {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const [shared, setShared] = useState<Secret>();
  const [pending, setPending] = useState(false);

  async function begin(): Promise<void> {
    setPending(true);
    onSaid("");
    const answer = await askOwnAccount("ask-code", {});
    setPending(false);
    if (answer.kind === "ended") return;
    if (answer.kind !== "done") {
      return onSaid(answer.kind === "refused" ? refusedWords(answer.code) : textOf(answer));
    }
    setShared(answer.body);
  }

  function refusedWords(code: string): string {
    return code === "away" ? t("enrol.app.away") : t("trouble.failed");
  }

  return (
    <section className="enrol-way">
      <h3>{t("enrol.app.title")}</h3>
      {shared ? (
        <FirstCode {...shared} onAdded={onAdded} />
      ) : (
        <>
          <p>{t("enrol.app.text")}</p>
          <p role="alert">{said && <span className="field-error">{said}</span>}</p>
          <p>
            <Button
              variant="secondary"
              pending={pending}
              pendingLabel={t("enrol.app.starting")}
              onClick={begin}
            >
              {t("enrol.app.action")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function FirstCode({ secret, address, onAdded }: Secret & Pick<Way, "onAdded">) {
  const { t } = useTranslation("sign-in");
  const { stopFor } = useFailureWords();
  const groups = secret.match(/.{1,4}/g)?.join(" ");

  async function act({ code }: { code: string }): Promise<FormAnswer<"code">> {
    const answer = await askOwnAccount("add-code", { code, name: t("enrol.app.name") });
    if (answer.kind === "done") onAdded(answer.body);
    if (answer.kind === "done" || answer.kind === "ended") return "done";
    if (answer.kind !== "refused") return stopFor(answer);
    if (answer.code === "away") return { stopped: t("enrol.app.away"), retry: false };
    if (answer.code === "expired") return { stopped: t("enrol.app.expired"), retry: false };
    return { faults: { code: t("code.wrong") } };
  }

  return (
    <Appeared aria-labelledby="enrol-scan">
      <p id="enrol-scan">{t("enrol.app.scan")}</p>
      <div className="enrol-secret">
        <Suspense fallback={<div className="qr-code" />}>
          <QrCode text={address} label={t("enrol.app.qr")} />
        </Suspense>
        <p>
          {t("enrol.app.byHand")} <code>{groups}</code>
        </p>
        <p>
          <a className="link" href={address}>
            {t("enrol.app.here")}
          </a>
        </p>
      </div>
      <ScriptedForm
        id="enrol"
        fields={["code"]}
        send={t("enrol.app.send")}
        sending={t("factorCheck.sending")}
        check={({ code }) => (code.trim() === "" ? { code: t("code.missing") } : {})}
        act={act}
      >
        {(field) => <CodeField {...field("code")} />}
      </ScriptedForm>
    </Appeared>
  );
}
