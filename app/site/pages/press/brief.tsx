import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Section } from "#app/ui/section.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useFirmValues } from "./firm-values.ts";

/** In words. */
const lengths = { short: 25, medium: 50, long: 100 } as const;
const sizes = ["short", "medium", "long"] as const;

/** The same text in three lengths, with a button that copies it where a script runs. */
export function Brief() {
  const { t } = useTranslation("press");
  const values = useFirmValues();
  return (
    <Section title={t("brief.title")}>
      <div className="press-brief">
        {sizes.map((size) => (
          <Boilerplate key={size} count={lengths[size]} text={t(`brief.texts.${size}`, values)} />
        ))}
      </div>
    </Section>
  );
}

function Boilerplate({ count, text }: { count: number; text: string }) {
  const { t } = useTranslation("press");
  const alive = useHydrated();
  const name = t("brief.length", { count });
  return (
    <article>
      <h3>{name}</h3>
      <p>{text}</p>
      <div className="press-copy">
        {alive && (
          <button
            type="button"
            className="button button-secondary"
            aria-label={`${t("brief.copy")} (${name})`}
            onClick={() => copy(text)}
          >
            {t("brief.copy")}
          </button>
        )}
      </div>
    </article>
  );

  async function copy(words: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(words);
      showToast("press", (t) => ({ title: t("brief.copied") }));
    } catch {
      // The browser refuses it, or the page is not served over https.
      showToast("press", (t) => ({
        title: t("brief.failed"),
        description: t("brief.failedText"),
      }));
    }
  }
}
