import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * Offers a factor to those who may sign in with a password alone. Dismissed, it does not come back.
 */
export function FactorOffer() {
  const { t } = useTranslation("partners");
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <p className="space-signed-in">
      {t("factorOffer.text")}{" "}
      <LocalisedLink to="own-account" className="link">
        {t("factorOffer.add")}
      </LocalisedLink>{" "}
      <Button
        variant="quiet"
        onClick={() => {
          setDismissed(true);
          // A failure is ignored: the offer is then shown once more, which does no harm.
          askOwnAccount("put-away-factor-offer", {});
        }}
      >
        {t("factorOffer.leave")}
      </Button>
    </p>
  );
}
