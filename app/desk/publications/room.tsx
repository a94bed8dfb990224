import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { PublicationRow } from "#core/acts/publications.ts";
import { pathTo } from "#core/paths.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { LeftOutTexts } from "../kit/left-out.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { NewPublication } from "./new-publication.tsx";
import { PublicationPage } from "./publication-page.tsx";
import { useReports } from "./source.ts";

/** Reports, strategies and assessments: what the site shows, and what is being written. */
export default function PublicationsRoom() {
  const { values } = useAddressState(["publication", "next", "new"]);
  if (values.publication)
    return <PublicationPage key={values.publication} id={values.publication} />;
  if (values.next) return <NewPublication key={values.next} next={values.next} />;
  if (values.new) return <NewPublication />;
  return <AllPublications />;
}

function AllPublications() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const { state, reload } = useDesk("publications.list", {});
  return (
    <Room title={t("publications.title")} lede={t("publications.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, leftOut }) => (
          <>
            <LeftOutTexts rows={leftOut} />
            {may("publications.write") && (
              <p>
                <DeskLink room="publications" chosen={{ new: "1" }} className="link">
                  {t("publications.new")}
                </DeskLink>
              </p>
            )}
            <h2>{t("publications.here")}</h2>
            <Versions rows={rows} />
          </>
        )}
      </WhenLoaded>
      <h2>{t("publications.onSite")}</h2>
      <OnSite />
    </Room>
  );
}

/** Every version that was written here. */
function Versions({ rows }: { rows: readonly PublicationRow[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("publications.here")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("publications.none")}
      columns={[
        {
          id: "title",
          label: t("publications.fields.title"),
          cell: ({ id, slug, titles }) => (
            <DeskLink room="publications" chosen={{ publication: id }} className="link">
              {titles[language] || slug}
            </DeskLink>
          ),
        },
        { id: "version", label: t("publications.version"), cell: ({ version }) => version },
        {
          id: "state",
          label: t("editions.state"),
          cell: ({ state, sentBack, withdrawnAt }) => (
            <span className={`approvals-state is-${sentBack ? "owed" : state}`}>
              {sentBack
                ? t("approvals.states.sent-back")
                : withdrawnAt && state === "draft"
                  ? t("publications.takenBack")
                  : t(`publications.states.${state}`)}
            </span>
          ),
        },
        {
          id: "published",
          label: t("publications.published"),
          figures: true,
          cell: ({ publishedOn }) => publishedOn && formatDate(publishedOn, language),
        },
        { id: "author", label: t("editions.author"), cell: ({ author }) => author },
      ]}
    />
  );
}

/** What visitors can read now, wherever it was written. Its next version begins with it. */
function OnSite() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const shown = useReports(language);
  if (shown.kind !== "read") {
    return (
      <p role="status">{t(shown.kind === "loading" ? "loading" : "publications.unreadList")}</p>
    );
  }
  return (
    <>
      <p>{t("publications.notHere")}</p>
      <Register
        caption={t("publications.onSite")}
        rows={shown.body}
        keyOf={({ slug }) => slug}
        empty={t("publications.none")}
        columns={[
          {
            id: "title",
            label: t("publications.fields.title"),
            cell: ({ slug, title }) => (
              <a className="link" href={pathTo("publication", language).replace(":slug", slug)}>
                {title}
              </a>
            ),
          },
          {
            id: "category",
            label: t("publications.category"),
            cell: ({ category }) =>
              category !== "investment-policy" && t(`publications.categories.${category}`),
          },
          { id: "version", label: t("publications.version"), cell: ({ version }) => version },
          {
            id: "published",
            label: t("publications.published"),
            figures: true,
            cell: ({ published, revised = published }) => formatDate(revised, language),
          },
          {
            id: "acts",
            label: t("staff.acts"),
            cell: ({ slug, title }) =>
              may("publications.write") && (
                <DeskLink room="publications" chosen={{ next: slug }} className="link">
                  {t("publications.next")}
                  <span className="sr-only">{` ${title}`}</span>
                </DeskLink>
              ),
          },
        ]}
      />
    </>
  );
}
