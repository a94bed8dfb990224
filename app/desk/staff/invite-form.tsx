import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Role } from "#core/kinds.ts";
import { nameLimits } from "#core/limits.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useFormDraft } from "../kit/draft.ts";
import { useEmailFault } from "../kit/use-email-fault.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { RoleBoxes } from "./role-boxes.tsx";

type Name = "name" | "email";

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { t } = useTranslation(["desk", "sign-in"]);
  const draft = useFormDraft("colleague");
  const emailFault = useEmailFault();
  const whyNot = useWhyNot();
  const { stopFor } = useFailureWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly Role[]>([]);
  const [mailLanguage, setMailLanguage] = useState<"en" | "fr">(language);
  const [done, setDone] = useState<string>();

  function check({ name, email }: Record<Name, string>) {
    const fault = emailFault(email);
    return {
      ...(name.trim().length < nameLimits[0] && { name: t("staff.invite.nameMissing") }),
      ...(fault && { email: fault }),
    };
  }

  async function act({ name, email }: Record<Name, string>): Promise<FormAnswer<Name>> {
    if (chosen.length === 0) return { stopped: t("staff.invite.roleMissing"), retry: false };
    const fields = { name, email, roles: [...chosen], language: mailLanguage };
    const answer = await askDesk("staff.invite", fields);
    if (answer.kind === "ended") return "ended";
    if (answer.kind === "refused") {
      return answer.reason === "already-here"
        ? { faults: { email: t("staff.invite.alreadyHere", { email: email.trim() }) } }
        : { stopped: whyNot(answer), retry: false };
    }
    if (answer.kind !== "done") return stopFor(answer);
    setDone(t(answer.body.outcome === "proposed" ? "proposed" : "staff.invite.done", { name }));
    setChosen([]);
    onInvited();
    return "done";
  }

  if (done) {
    return (
      <>
        <p role="status">{done}</p>
        <p>
          <Button variant="quiet" onClick={() => setDone(undefined)}>
            {t("staff.invite.another")}
          </Button>
        </p>
      </>
    );
  }
  return (
    <ScriptedForm
      id="invite"
      draft={draft}
      fields={["name", "email"]}
      send={t("staff.invite.send")}
      sending={t("staff.invite.sending")}
      check={check}
      act={act}
    >
      {(field) => (
        <>
          <TextField
            label={t("staff.name")}
            autoComplete="off"
            maxLength={nameLimits[1]}
            {...field("name")}
          />
          <TextField
            label={t("sign-in:email.label")}
            type="email"
            autoComplete="off"
            {...field("email")}
          />
          <RoleBoxes chosen={chosen} onChange={setChosen} />
          <Choice
            label={t("staff.invite.language")}
            value={mailLanguage}
            options={[
              { value: "en", label: t("approvals.languages.en") },
              { value: "fr", label: t("approvals.languages.fr") },
            ]}
            onChange={(value) => setMailLanguage(value || "en")}
          />
        </>
      )}
    </ScriptedForm>
  );
}
