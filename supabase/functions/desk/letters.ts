/** Letters: written, looked at and checked. How they are sent is in `letter-sendings.ts`. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { letterActs as declared } from "../../../core/acts/letters.ts";
import { languages } from "../../../core/languages.ts";
import { done, invalid } from "../_shared/action.ts";
import { checkLinks } from "../_shared/letters/check-links.ts";
import { senderNow } from "../_shared/mail/sender.ts";
import { fill, wordsIn } from "../_shared/mail/words.ts";
import { type ActsOf, ask, must } from "./act.ts";
import { decideUnknown, returned, send, standing, steer } from "./letter-sendings.ts";
import { wholeMails } from "./read-letter.ts";

export const letterActs = {
  "letters.list": async (caller, _fields, deps) => {
    const found = await ask<Pick<DeskBody<"letters.list">, "rows">>(caller, deps, "desk_letters");
    if (found.status !== 200) return found;
    const leftOut = deps.leftOut().filter(({ text }) => !text.includes("/"));
    return done({ ...found.body, leftOut });
  },
  "letters.save": async (caller, { id, number, content }, deps) => {
    // A published letter stays where it is: its address is in mails.
    const [published] = await deps.sql<{ slug: string }>(
      "select slug from public.letters where work_id = $1::uuid",
      [id],
    );
    const slug = published?.slug ?? content.slug;
    const written = JSON.stringify({ ...content, slug });
    return ask(caller, deps, "desk_save_work", id, "letter", slug, number, written);
  },
  "letters.preview": async (caller, { content }, deps) => {
    await must(caller, deps, "letters.read");
    return done(await deps.letters.render(content, await senderNow(deps.sql, deps.origin)));
  },
  "letters.check": async (caller, { content }, deps) => {
    await must(caller, deps, "letters.read");
    const checks = await deps.letters.check(content);
    const led = languages.flatMap((language) => checks[language].links);
    return done({ checks, links: await checkLinks(led, content.slug, deps) });
  },
  "letters.test": async (caller, { content }, deps) => {
    const mails = await wholeMails(content, deps);
    if (!mails) return invalid("letter-faults");
    // In a mailbox it must not be taken for what the readers got.
    for (const language of languages) {
      const { subject } = mails[language];
      mails[language].subject = fill(wordsIn(language).letterTest, { title: subject }).subject;
    }
    const tried = JSON.stringify(mails);
    const sent = await ask<DeskBody<"letters.test">>(caller, deps, "desk_test_letter", tried);
    deps.mailQueued();
    return sent;
  },
  "letters.picture": (caller, { bytes }, deps) => ask(caller, deps, "desk_add_picture", bytes),
  "letters.standing": standing,
  "letters.send": send,
  "letters.steer": steer,
  "letters.unknown": decideUnknown,
  "letters.returned": returned,
} satisfies ActsOf<typeof declared>;
