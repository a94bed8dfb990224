import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { askAccount } from "#app/features/account/own-account.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";

/** For who has a password alone, by their entity's leave. Put away, it does not come back. */
export function FactorOffer() {
  const { t } = useTranslation("lp");
  const [away, setAway] = useState(false);
  if (away) return null;
  return (
    <p className="space-bearer">
      {t("factorOffer.text")}{" "}
      <LocalisedLink to="own-account" className="link">
        {t("factorOffer.add")}
      </LocalisedLink>{" "}
      <Button
        variant="quiet"
        onClick={() => {
          setAway(true);
          // Where it is not stored, it is offered once more: no harm that a sentence could mend.
          askAccount("put-away-factor-offer");
        }}
      >
        {t("factorOffer.leave")}
      </Button>
    </p>
  );
}
