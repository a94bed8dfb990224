import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { Outcome } from "#app/components/ui/outcome.tsx";
import type { Trouble } from "#app/features/account/trouble.ts";
import { useTrouble } from "#app/features/account/use-trouble.ts";

type Props = { trouble: Trouble; onRetry: () => void };

export function Stopped({ trouble, onRetry }: Props) {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useTrouble();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome title={t("stopped.title")} heading={heading}>
      <p>
        {textOf(trouble)} {t("stopped.kept")}
      </p>
      <p>
        <Button onClick={onRetry}>{t("account:trouble.retry")}</Button>
      </p>
    </Outcome>
  );
}
