import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Entrance } from "#app/sign-in/entrance.tsx";
import { FactorCheckForm } from "#app/sign-in/factor-check-form.tsx";
import { FirstFactor } from "#app/sign-in/first-factor.tsx";
import type { Overview } from "#core/acts/space.ts";
import { OpenEntities } from "./entity-choice.tsx";

type Props = {
  needs: NonNullable<Overview["needs"]>;
  /** Those that are open although the chosen one is not. */
  entities: Overview["entities"];
  onPassed: () => void;
};

/** What is still missing after the sign-in: a factor check, a first factor, or a new password. */
export function Threshold({ needs, entities, onPassed }: Props) {
  const { t } = useTranslation("partners");
  return (
    <Entrance title={t(`threshold.${needs}.title`)}>
      <Lead text={t(`threshold.${needs}.text`)} />
      {needs === "proof" && <FactorCheckForm onChecked={onPassed} />}
      {needs === "enrolment" && <FirstFactor onPassed={onPassed} />}
      {needs === "password" && (
        <p>
          <LocalisedLink to="login-recover" className="button">
            {t("threshold.password.action")}
          </LocalisedLink>
        </p>
      )}
      <OpenEntities entities={entities} />
    </Entrance>
  );
}

/** Takes the focus, since the form that had it is gone. */
function Lead({ text }: { text: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p className="voucher-lead" ref={lead} tabIndex={-1}>
      {text}
    </p>
  );
}
