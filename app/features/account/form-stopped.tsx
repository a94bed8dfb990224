import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";

type Props = { text: string; retry: boolean };

/** Above the fields, and with the focus: why nothing came of it, and another try where it helps. */
export function FormStopped({ text, retry }: Props) {
  const { t } = useTranslation("account");
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => notice.current?.focus(), []);

  return (
    <div className="sending-stopped" ref={notice} tabIndex={-1} role="alert">
      <h3>{t("trouble.title")}</h3>
      <p>{text}</p>
      {retry && (
        <p>
          <Button type="submit" variant="quiet">
            {t("trouble.retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
