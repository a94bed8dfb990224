import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = {
  one: string;
  other: string;
  /** What was said, if anything. */
  said: boolean | null;
  /** Whether “the same” may be said here; elsewhere the two are merged. */
  same?: boolean;
};

/** Says of two names whether they are one investor. It is asked once. */
export function SayNames({ one, other, said, same = true }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const may = useMay();
  const [busy, setBusy] = useState<boolean>();
  const [failed, setFailed] = useState("");
  if (!may("partners.write")) return null;

  async function say(isSame: boolean): Promise<void> {
    setBusy(isSame);
    const answer = await askDesk("names.say", { said: [{ one, other, same: isSame }] });
    setBusy(undefined);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    refreshDesk();
  }

  return (
    <>
      <span className="button-row">
        {[true, false]
          .filter((isSame) => isSame !== said && (same || !isSame))
          .map((isSame) => (
            <Button
              key={String(isSame)}
              variant="quiet"
              pending={busy === isSame}
              aria-label={t(isSame ? "partners.names.sameOne" : "partners.names.differentOne", {
                one,
                other,
              })}
              onClick={() => say(isSame)}
            >
              {t(isSame ? "partners.names.same" : "partners.names.different")}
            </Button>
          ))}
      </span>
      <span role="alert">{failed}</span>
    </>
  );
}
