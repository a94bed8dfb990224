import { useEffect, useRef } from "react";
import { formatWait } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import type { Stop } from "./use-contact-form.ts";

/** Shown above the button, with the focus: why sending failed, what is kept, and what to do. */
export function SendingStopped({ reason }: { reason: Stop }) {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => notice.current?.focus(), []);

  // To visitors, an unavailable service is the same as a failed one.
  const why = reason.kind === "unavailable" ? "failed" : reason.kind;
  const wait = "wait" in reason ? formatWait(reason.wait ?? 0, language) : t("failure.soon");
  return (
    <div className="sending-stopped" ref={notice} tabIndex={-1} role="alert">
      <p className="fault-title">{t("failure.title")}</p>
      <p>
        {t("failure.text")} {t(`failure.${why}`, { wait })}
      </p>
      <p>
        {t("failure.kept")} <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}
