import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { askAccount } from "#app/sign-in/own-account.ts";
import { Button } from "#app/ui/button.tsx";

/** For who has a password alone, by their entity's leave. Put away, it does not come back. */
export function FactorOffer() {
  const { t } = useTranslation("partners");
  const [away, setAway] = useState(false);
  if (away) return null;
  return (
    <p className="space-signed-in">
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
