import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Fault } from "./release.ts";
import type en from "./words.en.ts";

/** What keeps it from being submitted. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation("desk");
  if (faults.length === 0) return null;
  const shown = faults.slice(0, 40);
  return (
    <section className="releases-faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{t("releases.faults.title")}</h2>
      <ul>
        {shown.map(({ why, name, document, sheet }) => (
          <li key={`${document ?? sheet ?? ""} ${why}`}>
            {`${name ? `${name} · ` : ""}${t(`releases.faults.${why as keyof typeof en.faults}`)}`}
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <p>{t("releases.faults.more", { count: faults.length - shown.length })}</p>
      )}
    </section>
  );
}
