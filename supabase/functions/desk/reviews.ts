/** What a second person sees of a release: put together, kept, and then shown. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type {
  reviewActs as declared,
  Review,
  ReviewDocument,
  ReviewLine,
  ReviewMail,
} from "../../../core/acts/reviews.ts";
import type { Language } from "../../../core/languages.ts";
import { done } from "../_shared/action.ts";
import type { Sender } from "../_shared/mail/imprint.ts";
import { type Mail, renderPlainMail } from "../_shared/mail/render-mail.ts";
import { senderNow } from "../_shared/mail/sender.ts";
import { type ActsOf, ask } from "./act.ts";
import { type ReviewFacts, reviewOf, type WholeReview } from "./review.ts";

type Untyped = Extract<DeskBody<"releases.review">, { notices: unknown }>;
type Drafted = {
  template: string;
  language: string;
  to?: string;
  name?: string;
  entity?: string;
  fund?: string;
  due?: string;
  changed?: boolean;
  type?: string;
  /** Whether they want mails that name what they are about. */
  named?: boolean;
};
/**
 * The version before kept a list of pages, or none, in place of whether the document was read, and
 * did not look for names.
 */
type KeptDocument = Omit<ReviewDocument, "isRead" | "unnamed"> &
  Partial<Pick<ReviewDocument, "isRead" | "unnamed">> & { pages?: [] | null };
type Kept = Pick<Review, "review" | "people" | "opened"> & {
  by: string;
  at: string;
  content: Pick<WholeReview, "calls" | "lines" | "made"> & {
    documents: KeptDocument[];
    comparedWith?: object;
  };
};

/** Lines, and documents, that are sent before somebody asks for more; and with each portion. */
const first = 100;

export const reviewActs = {
  "releases.review": async (caller, { id, hash }, deps) => {
    const found = await ask<ReviewFacts | Untyped>(
      ...([caller, deps, "desk_review_facts", id, hash] as const),
    );
    if (found.status !== 200 || "notices" in found.body) return found as never;
    const whole = reviewOf(found.body);
    const { people, opened: _, ...shown } = whole;
    const content = { ...shown, comparedWith: found.body.comparedWith };
    const [kept] = await deps.sql<{ review: string }>(
      "select private.store_review($1::uuid, $2::uuid, $3::uuid, $4, $5, $6) as review",
      [
        ...([caller.user, caller.session, id, hash] as const),
        ...([JSON.stringify(content), JSON.stringify(people)] as const),
      ],
    );
    return done(beginningOf(kept?.review ?? "", whole));
  },
  "releases.review-part": async (caller, { id, review, of, after }, deps) => {
    const found = await ask<{ lines: ReviewLine[]; documents: KeptDocument[] }>(
      ...([caller, deps, "desk_review_part", id, review, of, after] as const),
    );
    if (found.status !== 200) return found;
    const { lines, documents } = found.body;
    return done({ lines, documents: documents.map(asShown) });
  },
  "releases.document-text": (caller, { sha256 }, deps) =>
    ask(caller, deps, "desk_document_text", sha256),
  "releases.type-total": (caller, { id, hash, fund, due, reference, total }, deps) =>
    ask(caller, deps, "desk_type_total", id, hash, fund, due, reference, total),
  "releases.opened": (caller, { id, hash, what }, deps) =>
    ask(caller, deps, "desk_note_opened", id, hash, JSON.stringify(what)),
  "releases.mails": async (caller, { id, hash }, deps) => {
    const found = await ask<{ mails: Drafted[] }>(
      ...([caller, deps, "desk_release_mails", id, hash] as const),
    );
    if (found.status !== 200) return found;
    const sender = await senderNow(deps.sql, deps.origin);
    const alike = new Map<string, ReviewMail>();
    for (const { to, ...mail } of found.body.mails) {
      const { subject, text } = wordsOf(mail, sender);
      const known = alike.get(text) ?? { subject, text, to: [] };
      if (to !== undefined) known.to.push(to);
      alike.set(text, known);
    }
    return done({ mails: [...alike.values()] });
  },
  "releases.kept-review": async (caller, { id }, deps) => {
    const found = await ask<Kept>(caller, deps, "desk_kept_review", id);
    if (found.status !== 200) return found;
    const { by, at, review, content: kept, ...rest } = found.body;
    const { comparedWith: _, ...content } = kept;
    const documents = content.documents.map(asShown);
    return done({ by, at, ...beginningOf(review, { ...rest, ...content, documents }) });
  },
} satisfies ActsOf<typeof declared>;

function beginningOf(review: string, { lines, documents, ...rest }: WholeReview): Review {
  return {
    review,
    ...rest,
    counts: {
      striking: lines.filter(({ notes }) => notes.length > 0).length,
      lines: lines.length,
      documents: documents.length,
    },
    firstLines: lines.slice(0, first),
    firstDocuments: documents.slice(0, first),
  };
}

function asShown(kept: KeptDocument): ReviewDocument {
  const { pages, isRead = pages !== null, unnamed = [], ...document } = kept;
  return { ...document, isRead, unnamed };
}

/** As it will read. Where its link leads is not made before it is sent. */
function wordsOf(mail: Omit<Drafted, "to">, sender: Sender) {
  const { template, name = "", entity = "", fund = "", due = "", changed, type, named } = mail;
  const link = `${sender.pages}/lp`;
  const meant =
    template === "lp-call"
      ? { template, ...(named && { entity, fund }), due, changed, link }
      : template === "lp-invitation"
        ? { template, name, entity, link, days: 7 }
        : { template: "lp-document", ...(named && { entity, fund, type }), link };
  return renderPlainMail(meant as Mail, mail.language as Language, sender);
}
