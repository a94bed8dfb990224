import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Done } from "#core/acts/releases.ts";

const kinds = [
  "documents",
  "already",
  "notices",
  "statements",
  "commitments",
  "invitations",
  "newEntities",
  "entities",
  "mails",
] as const;

/**
 * How many documents, lines and so on a release has. Zeros are left out, except the number of
 * mails.
 */
export function ReleaseCounts({ done }: { done: Done }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <dl className="releases-counted">
      {kinds
        .filter((kind) => done[kind] > 0 || kind === "mails")
        .map((kind) => (
          <div key={kind}>
            <dt>{t(`releases.counted.${kind}`)}</dt>
            <dd>{done[kind].toLocaleString(language)}</dd>
          </div>
        ))}
    </dl>
  );
}
