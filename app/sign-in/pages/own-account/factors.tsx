import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Enrolment } from "#app/sign-in/enrolment.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import type { WithFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { Account, Factor } from "#core/acts/account.ts";
import { FactorName } from "./factor-name.tsx";

type Props = { account: Account; withFactorCheck: WithFactorCheck; reload: () => Promise<void> };

export function Factors({ account, withFactorCheck, reload }: Props) {
  const { t } = useTranslation("own-account");
  const { factors, enrolment } = account;
  const [adding, setAdding] = useState(false);
  /** Whether one was added: the button takes the focus when it comes back. */
  const [added, setAdded] = useState(false);

  async function begin(): Promise<void> {
    // A call without effect: where a factor check is needed first, it makes the dialog ask for it.
    const answer = await withFactorCheck(() => askOwnAccount("ask-code", {}));
    await reload();
    setAdding(answer.kind !== "refused" || answer.code !== "proof");
  }

  return (
    <>
      {factors.length === 0 && <p className="account-empty">{t("factors.none")}</p>}
      {factors.length > 0 && (
        <ul className="account-list">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              withFactorCheck={withFactorCheck}
              reload={reload}
            />
          ))}
        </ul>
      )}
      {adding ? (
        <Enrolment
          appeared
          enrolment={enrolment}
          onChanged={reload}
          onDone={() => {
            setAdding(false);
            setAdded(true);
            reload();
          }}
        />
      ) : (
        <p>
          <Button variant="secondary" autoFocus={added} onClick={begin}>
            {t("factors.add")}
          </Button>
        </p>
      )}
    </>
  );
}

type RowProps = { factor: Factor; withFactorCheck: WithFactorCheck; reload: () => Promise<void> };

function FactorRow({ factor, withFactorCheck, reload }: RowProps) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const [pending, setPending] = useState(false);
  const { id, kind, name, createdAt, usedAt } = factor;

  async function remove(): Promise<void> {
    setPending(true);
    setSaid("");
    const answer = await withFactorCheck(() => askOwnAccount("remove-factor", { id }));
    setPending(false);
    if (answer.kind === "ended") return;
    if (answer.kind === "refused" && answer.code === "last") return setSaid(t("factors.last"));
    if (answer.kind === "refused" && answer.code === "proof") return;
    if (answer.kind === "done" || answer.kind === "refused") return reload();
    setSaid(textOf(answer));
  }

  return (
    <li>
      <div className="account-list-words">
        <FactorName factor={factor} reload={reload} />
        <p>
          {t(`factors.kind.${kind}`)}. {t("factors.added", { day: formatDay(createdAt, language) })}{" "}
          {usedAt
            ? t("factors.used", { day: formatDay(usedAt, language) })
            : t("factors.neverUsed")}
        </p>
        <p role="alert">{said && <span className="field-error">{said}</span>}</p>
      </div>
      <Button variant="quiet" pending={pending} onClick={remove}>
        {t("factors.remove")}
        <span className="sr-only">{` ${name}`}</span>
      </Button>
    </li>
  );
}
