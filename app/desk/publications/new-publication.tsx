import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import type { PublicationContent } from "#core/acts/publications.ts";
import type { PublicationSource } from "#core/catalogue.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { PublicationWriter } from "./publication-writer.tsx";
import { isReport, useReports, useSource } from "./source.ts";

const noPdf = { en: null, fr: null };
const empty = { title: "", summary: "", body: "" };

/** A publication that is new, or the next version of one that the site shows. */
export function NewPublication({ next }: { next?: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const source = useSource(next);
  const title = source.kind === "read" ? source.body[language].title : "";
  return (
    <Room
      title={next ? t("publications.nextOf", { title }) : t("publications.new")}
      lede={t(next ? "publications.nextLede" : "publications.newLede")}
    >
      <p>
        <DeskLink room="publications" className="link">
          {t("publications.back")}
        </DeskLink>
      </p>
      {!next ? (
        <Written
          first={{
            slug: "",
            version: "1.0",
            after: null,
            category: "esg-report",
            follows: null,
            change: { en: "", fr: "" },
            en: empty,
            fr: empty,
            pdf: noPdf,
          }}
        />
      ) : source.kind === "loading" ? (
        <p role="status">{t("loading")}</p>
      ) : source.kind === "read" && isReport(source.body) ? (
        <Written first={versionAfter(source.body)} />
      ) : (
        <p role="alert">{t("publications.unread")}</p>
      )}
    </Room>
  );
}

function Written({ first }: { first: PublicationContent }) {
  const path = useDeskPath();
  const navigate = useNavigate();
  const shown = useReports(useLanguage());
  return (
    <PublicationWriter
      first={first}
      shown={shown.kind === "read" ? shown.body : []}
      onSaved={(_said, id) => navigate(path("publications", { publication: id }))}
      onLeave={() => navigate(path("publications"))}
    />
  );
}

/** 1.10 comes after 1.9. */
export function numberAfter(version: string): string {
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${(minor ?? 0) + 1}`;
}

/** It begins as the one that the site shows, to be changed. */
function versionAfter({ version, category, ...source }: PublicationSource): PublicationContent {
  return {
    slug: source.slug,
    version: numberAfter(version),
    after: version,
    category: category as PublicationContent["category"],
    follows: source.follows ?? null,
    change: { en: "", fr: "" },
    en: source.en,
    fr: source.fr,
    // That of the version before says something else.
    pdf: noPdf,
  };
}
