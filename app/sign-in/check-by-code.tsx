/** A factor check by what is typed: a code of the app, or a recovery code. */
import { useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CodeField, NextCodeField } from "./code-field.tsx";
import { askOwnAccount, type OwnAccountAnswer } from "./own-account.ts";
import { type FormAnswer, ScriptedForm } from "./scripted-form.tsx";
import { useFailureWords } from "./use-failure-words.ts";

type Typed = "code" | "next";
type Coded = { onChecked: () => Promise<void>; first?: boolean };

/** After many wrong codes from elsewhere, asks for two in a row, which nobody finds by trying. */
export function ByCode({ onChecked, first = false }: Coded) {
  const { t } = useTranslation("sign-in");
  const { stopFor } = useFailureWords();
  const [asksNext, setAsksNext] = useState(false);

  async function act({ code, next }: Record<Typed, string>): Promise<FormAnswer<Typed>> {
    const fields = asksNext ? { code, nextCode: next } : { code };
    const answer = await askOwnAccount("prove", fields);
    if (answer.kind === "refused" && answer.code === "next-code") {
      setAsksNext(true);
      return { faults: { next: t("code.next.missing") } };
    }
    const wrong = t(asksNext ? "code.next.wrong" : "code.wrong");
    return afterCheck<Typed>(answer, onChecked, { code: wrong }, stopFor);
  }

  function check({ code, next }: Record<Typed, string>): Partial<Record<Typed, string>> {
    return {
      ...(code.trim() === "" && { code: t("code.missing") }),
      ...(asksNext && next.trim() === "" && { next: t("code.next.missing") }),
    };
  }

  return (
    <ScriptedForm
      id="proof"
      fields={["code", "next"]}
      send={t("factorCheck.send")}
      sending={t("factorCheck.sending")}
      secondary={!first}
      check={check}
      act={act}
    >
      {(field) => (
        <>
          {asksNext && <p>{t("code.next.why")}</p>}
          <CodeField {...field("code")} />
          {asksNext && <NextCodeField {...field("next")} />}
        </>
      )}
    </ScriptedForm>
  );
}

export function ByRecoveryCode({ onChecked }: Coded) {
  const { t } = useTranslation("sign-in");
  const { stopFor } = useFailureWords();

  async function act({ recovery }: { recovery: string }): Promise<FormAnswer<"recovery">> {
    const answer = await askOwnAccount("prove", { recoveryCode: recovery });
    return afterCheck(answer, onChecked, { recovery: t("recovery.wrong") }, stopFor);
  }

  return (
    <ScriptedForm
      id="proof"
      fields={["recovery"]}
      send={t("recovery.send")}
      sending={t("factorCheck.sending")}
      secondary
      check={({ recovery }) => (recovery.trim() === "" ? { recovery: t("recovery.missing") } : {})}
      act={act}
    >
      {(field) => (
        <TextField
          label={t("recovery.label")}
          hint={t("recovery.hint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field("recovery")}
        />
      )}
    </ScriptedForm>
  );
}

async function afterCheck<Name extends string>(
  answer: OwnAccountAnswer,
  onChecked: () => Promise<void>,
  faults: Partial<Record<Name, string>>,
  stopFor: (failure: Failure) => { stopped: string; retry: boolean },
): Promise<FormAnswer<Name>> {
  if (answer.kind === "done") await onChecked();
  if (answer.kind === "done" || answer.kind === "ended") return "done";
  return answer.kind === "refused" ? { faults } : stopFor(answer);
}
