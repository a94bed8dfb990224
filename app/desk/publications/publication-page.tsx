import { useMemo, useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { PublicationContent, PublicationWork } from "#core/acts/publications.ts";
import { readPublication } from "#core/edition-faults.ts";
import { firmDay } from "#core/firm-time.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { Acts } from "../approvals/acts.tsx";
import { History } from "../approvals/history.tsx";
import { RevisionState } from "../approvals/revision-state.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { useColleague, useMay } from "../colleague.ts";
import { EditionFaults, useFaultWords } from "../editions/edition-faults.tsx";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { readDraft } from "../kit/draft.ts";
import { Facts } from "../kit/facts.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { TextPreview } from "../writing/text-preview.tsx";
import { bodiesOf } from "./bodies-of.ts";
import { numberAfter } from "./new-publication.tsx";
import { PdfLink } from "./pdf-field.tsx";
import { isBefore, PublicationChanges } from "./publication-changes.tsx";
import { draftOf, PublicationWriter } from "./publication-writer.tsx";
import { useReports, useSource } from "./source.ts";

const noPdf = { en: null, fr: null };

/** A version of a publication: written, read and approved, on the site, taken back. */
export function PublicationPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("publications.show", { id });
  const content = state.kind === "loaded" ? state.body.content : undefined;
  const title = content && (content[language].title || content.slug);
  return (
    <Room title={title ? `${title}, ${content.version}` : t("publications.title")}>
      <p>
        <DeskLink room="publications" className="link">
          {t("publications.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {(work) => <Opened work={work} />}
      </WhenLoaded>
    </Room>
  );
}

function Opened({ work }: { work: PublicationWork }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { user } = useColleague();
  const [writing, setWriting] = useState(() => readDraft(user, draftOf(work.id)) !== "");
  const [said, setSaid] = useState("");
  const shown = useReports(language);
  const path = useDeskPath();
  const navigate = useNavigate();
  const { content, state, live, publishedOn } = work;
  // What is on the site is compared with nothing: it is what others are compared with. Of a first
  // version its address must be free, until it was there itself.
  const wasFirst = content.after === null && publishedOn !== null;
  const source = useSource(live !== null || wasFirst ? undefined : content.slug);
  const { faults } = useMemo(() => readPublication(content), [content]);
  const words = useFaultWords(faults, "publications");
  const isCompared = wasFirst || isBefore(content, source);
  return (
    <>
      <RevisionState work={work} label={t(`publications.states.${state}`)} />
      <Standing work={work} />
      <SentBack said={work.sentBack} />
      {writing ? (
        <PublicationWriter
          // What was on the site stays as it was: it is written again with a number of its own.
          {...(publishedOn
            ? { first: { ...content, version: numberAfter(content.version), pdf: noPdf } }
            : { first: content, work })}
          shown={shown.kind === "read" ? shown.body : []}
          onSaved={(saved, id) => {
            if (id !== work.id) return navigate(path("publications", { publication: id }));
            setSaid(saved);
            setWriting(false);
          }}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <>
          <What content={content} />
          {live === null && <PublicationChanges content={content} source={source} />}
          <Whole content={content} isOpen={content.after === null} />
          <EditionFaults faults={words} />
          <Acts
            work={{ ...work, kind: "publication" }}
            isSound={faults.length === 0 && (isCompared || state === "approved")}
            onSaid={setSaid}
            beside={live === null && <Other work={work} onWrite={() => setWriting(true)} />}
          />
        </>
      )}
      <Result text={said} />
      <History work={work} onSaid={setSaid} />
    </>
  );
}

/** Where it stands on the site. */
function Standing({ work }: { work: PublicationWork }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { content, live, publishedOn, withdrawnAt, newest } = work;
  if (withdrawnAt) {
    return (
      <p>
        {t("publications.withdrawn", { on: formatDate(firmDay(new Date(withdrawnAt)), language) })}
      </p>
    );
  }
  if (live === null || !publishedOn) return null;
  const address = pathTo("publication", language).replace(":slug", content.slug);
  return (
    <p>
      {t("publications.since", { on: formatDate(publishedOn, language) })}{" "}
      {newest &&
        isNewer(newest, content.version) &&
        t("publications.replaced", { version: newest })}{" "}
      <a className="link" href={address}>
        {t("publications.see")}
      </a>
    </p>
  );
}

function isNewer(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return (major - otherMajor || minor - otherMinor) > 0;
}

/** What stands around the text. */
function What({ content }: { content: PublicationContent }) {
  const { t } = useTranslation("desk");
  const { slug, category, after, change, follows, pdf } = content;
  const pdfs = languages.flatMap((one) => {
    const file = pdf[one];
    return file ? [<PdfLink key={one} language={one} pdf={file} />] : [];
  });
  return (
    <Facts
      className="message-facts"
      facts={[
        [t("publications.category"), t(`publications.categories.${category}`)],
        [t("publications.fields.slug"), slug],
        ...(follows ? [[t("publications.fields.follows"), follows] as const] : []),
        ...(after === null ? [] : languages).map(
          (one) =>
            [
              `${t("publications.fields.change")} (${t(`editions.languages.${one}`)})`,
              <span key={one} lang={one}>
                {change[one]}
              </span>,
            ] as const,
        ),
        [
          t("publications.pdf.title"),
          pdfs.length === 0
            ? t("publications.pdf.none")
            : pdfs.map((link) => <p key={link.key}>{link}</p>),
        ],
      ]}
    />
  );
}

/** Both texts as the site draws them. Of a first version that is what is to be read. */
function Whole({ content, isOpen }: { content: PublicationContent; isOpen: boolean }) {
  const { t } = useTranslation("desk");
  const bodies = bodiesOf(content);
  const texts = (
    <div className="letter-columns">
      {languages.map((one) => (
        <TextPreview
          key={one}
          language={one}
          label={t(`editions.languages.${one}`)}
          {...content[one]}
          body={bodies[one]}
          rules={{ publication: true }}
        />
      ))}
    </div>
  );
  if (isOpen) return texts;
  return <Disclosure summary={t("editions.whole")}>{texts}</Disclosure>;
}

/** Beside what every text can be done with: it is written on, or given up. */
function Other({ work, onWrite }: { work: PublicationWork; onWrite: () => void }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const { roles } = useColleague();
  const path = useDeskPath();
  const navigate = useNavigate();
  const { id, hash, mine, content, publishedOn } = work;
  if (!may("publications.write")) return null;
  return (
    <>
      <Button variant="quiet" onClick={onWrite}>
        {t(publishedOn ? "publications.next" : "editions.edit")}
      </Button>
      {!publishedOn && (mine || roles.includes("compliance")) && (
        <ActButton
          act="publications.drop"
          fields={{ id, hash }}
          label={t("editions.drop")}
          sure={t("publications.dropSure", { version: content.version })}
          onDone={() => {
            navigate(path("publications"));
            refreshDesk();
          }}
        />
      )}
    </>
  );
}
