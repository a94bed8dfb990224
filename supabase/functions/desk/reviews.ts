/** What a second person sees of a release: put together, kept, and then shown. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { reviewActs as declared, Review, ReviewMail } from "../../../core/acts/reviews.ts";
import type { Language } from "../../../core/languages.ts";
import { done } from "../_shared/action.ts";
import { type Mail, renderMail } from "../_shared/mail/render-mail.ts";
import { type ActsOf, ask } from "./act.ts";
import { type ReviewFacts, reviewOf } from "./review.ts";

type Untyped = Extract<DeskBody<"releases.review">, { notices: unknown }>;
type Drafted = Omit<ReviewMail, "subject" | "text">;

export const reviewActs = {
  "releases.review": async (caller, { id, hash }, deps) => {
    const found = await ask<ReviewFacts | Untyped>(
      ...([caller, deps, "desk_review_facts", id, hash] as const),
    );
    if (found.status !== 200 || "notices" in found.body) return found as never;
    const review = reviewOf(found.body);
    const { people, opened: _, documents, ...rest } = review;
    // The documents are kept as such, and go when they are withdrawn: their texts are not kept here.
    const untold = documents.map((one) => ({ ...one, pages: one.pages && [] }));
    const content = { ...rest, documents: untold };
    await deps.sql("select private.keep_review($1::uuid, $2::uuid, $3::uuid, $4, $5, $6)", [
      ...([caller.user, caller.session, id, hash] as const),
      ...([JSON.stringify(content), JSON.stringify(people)] as const),
    ]);
    return done(review);
  },
  "releases.type-total": (caller, { id, hash, fund, due, reference, total }, deps) =>
    ask(caller, deps, "desk_type_total", id, hash, fund, due, reference, total),
  "releases.opened": (caller, { id, hash, what }, deps) =>
    ask(caller, deps, "desk_note_opened", id, hash, JSON.stringify(what)),
  "releases.mails": async (caller, { id, hash }, deps) => {
    const found = await ask<{ mails: Drafted[] }>(
      ...([caller, deps, "desk_release_mails", id, hash] as const),
    );
    if (found.status !== 200) return found;
    const written = new Map<string, { subject: string; text: string }>();
    const mails: ReviewMail[] = [];
    for (const mail of found.body.mails) {
      // Most differ in nothing but whom they are for.
      const key = JSON.stringify({
        ...mail,
        to: "",
        name: mail.template === "lp-invitation" && mail.name,
      });
      const known = written.get(key) ?? (await wordsOf(mail, deps.origin));
      written.set(key, known);
      mails.push({ ...mail, ...known });
    }
    return done({ mails });
  },
  "releases.kept-review": async (caller, { id }, deps) => {
    type Kept = { by: string; at: string; content: Omit<Review, "people" | "opened"> } & Pick<
      Review,
      "people" | "opened"
    >;
    const found = await ask<Kept>(caller, deps, "desk_kept_review", id);
    if (found.status !== 200) return found;
    const { content, ...rest } = found.body;
    return done({ ...rest, ...content });
  },
} satisfies ActsOf<typeof declared>;

/** As it will read. Where its link leads is not made before it is sent. */
async function wordsOf(mail: Drafted, pages: string): Promise<{ subject: string; text: string }> {
  const { template, name = "", entity = "", fund = "", due = "" } = mail;
  const link = `${pages}/lp`;
  const meant =
    template === "lp-call"
      ? { template, entity, fund, due, link }
      : template === "lp-invitation"
        ? { template, name, entity, link, days: 7 }
        : { template: "lp-document", link };
  const { subject, text } = await renderMail(meant as Mail, mail.language as Language, pages);
  return { subject, text };
}
