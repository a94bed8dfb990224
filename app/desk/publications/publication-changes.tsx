import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import type { PublicationContent } from "#core/acts/publications.ts";
import type { PublicationSource } from "#core/catalogue.ts";
import { readPublication } from "#core/edition-faults.ts";
import { languages } from "#core/languages.ts";
import { ChapterChanges } from "../writing/chapter-changes.tsx";
import type { Asked } from "./source.ts";

type Props = { content: PublicationContent; source: Asked<PublicationSource> };

/** What the site shows now is what it was written from: of a first version, nothing at its address. */
export function isBefore({ after }: PublicationContent, source: Props["source"]): boolean {
  if (after === null) return source.kind === "unread";
  return source.kind === "read" && source.body.version === after;
}

/** Both languages against the version that the site shows, which this one follows. */
export function PublicationChanges({ content, source }: Props) {
  const { t } = useTranslation("desk");
  const { after } = content;
  if (after === null && source.kind === "read") {
    return (
      <p role="alert" className="approvals-off">
        {t("publications.taken")}
      </p>
    );
  }
  if (after === null) return null;
  if (source.kind === "loading") return <p role="status">{t("loading")}</p>;
  if (source.kind !== "read") {
    return (
      <p role="alert" className="approvals-off">
        {t("publications.unread")}
      </p>
    );
  }
  if (!isBefore(content, source)) {
    const { version } = source.body;
    return (
      <p role="alert" className="approvals-off">
        {t("publications.other", { version, after })}
      </p>
    );
  }
  return <Changes content={content} before={source.body} />;
}

type Both = { content: PublicationContent; before: PublicationSource };

function Changes({ content, before }: Both) {
  const { t } = useTranslation("desk");
  const older = readPublication({ ...before, after: null, change: { en: "", fr: "" } }, site.name);
  const newer = readPublication(content, site.name);
  return (
    <>
      <h2>{t("publications.compared", { version: before.version })}</h2>
      <p>{t("publications.noteAdded")}</p>
      <div className="approvals-texts">
        {languages.map((one) => (
          <ChapterChanges
            key={one}
            language={one}
            before={{ ...before[one], text: older.texts[one] }}
            after={{ ...content[one], text: newer.texts[one] }}
          />
        ))}
      </div>
    </>
  );
}
