import { useEffect, useRef } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { useFailureWords } from "./use-failure-words.ts";

type Props = { title: string; kept?: string; failure: Failure; onRetry: () => void };

export function LoadStopped({ title, kept, failure, onRetry }: Props) {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome title={title} heading={heading}>
      <p>
        {textOf(failure)} {kept ?? ""}
      </p>
      <p>
        <Button onClick={onRetry}>{t("trouble.retry")}</Button>
      </p>
    </Outcome>
  );
}
