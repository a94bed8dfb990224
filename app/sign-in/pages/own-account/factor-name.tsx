import { useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Factor } from "#core/acts/account.ts";
import { factorName } from "#core/limits.ts";

/** The name of a factor, with a button to change it. */
export function FactorName({ factor, reload }: { factor: Factor; reload: () => void }) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [writing, setWriting] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  const id = `name-${factor.id}`;

  async function rename(): Promise<void> {
    const name = String(new FormData(field.current ?? undefined).get("name") ?? "").trim();
    if (name === "") return setFault(t("factors.nameMissing"));
    const answer = await askOwnAccount("rename-factor", { id: factor.id, name });
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") return setFault(t("factors.nameMissing"));
    if (answer.kind !== "done") return setFault(textOf(answer));
    setWriting(false);
    reload();
  }

  if (!writing) {
    return (
      <h3>
        {factor.name}{" "}
        <button type="button" className="link account-rename" onClick={() => setWriting(true)}>
          {t("factors.rename")}
          <span className="sr-only">{` ${factor.name}`}</span>
        </button>
      </h3>
    );
  }
  return (
    <form
      ref={field}
      className="account-renaming"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <TextField
        label={t("factors.name")}
        id={id}
        name="name"
        defaultValue={factor.name}
        maxLength={factorName[1]}
        error={fault}
        required
        autoFocus
      />
      <p className="button-row">
        <Button type="submit">{t("factors.keepName")}</Button>
        <Button variant="quiet" onClick={() => setWriting(false)}>
          {t("factors.leaveName")}
        </Button>
      </p>
    </form>
  );
}
