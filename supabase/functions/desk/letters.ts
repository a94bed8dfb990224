/** Letters: written, checked, sent to readers; and the readers themselves. */
import * as v from "valibot";
import { type Language, languages } from "../../../core/languages.ts";
import { type LetterText, letterLengths, letterThemes } from "../../../core/letter-text.ts";
import { renderLetter } from "../_shared/letters/render-letter.ts";
import type { RenderedMail } from "../_shared/mail/render-mail.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";

const unknown = () => answer(404, { code: "unknown" });
const invalid = (reason: string) => answer(422, { code: "invalid", reason });

const words = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  summary: v.pipe(v.string(), v.maxLength(500)),
  body: v.pipe(v.string(), v.maxLength(letterLengths.body)),
});
const schema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80)),
  theme: v.picklist(letterThemes),
  signatory: v.pipe(v.string(), v.maxLength(40)),
  en: words,
  fr: words,
  errata: v.pipe(
    v.array(
      v.object({
        on: v.pipe(v.string(), v.isoDate()),
        en: v.pipe(v.string(), v.minLength(5), v.maxLength(1000)),
        fr: v.pipe(v.string(), v.minLength(5), v.maxLength(1000)),
      }),
    ),
    v.maxLength(20),
  ),
});

function readLetter(content: unknown): LetterText | undefined {
  const read = v.safeParse(schema, content);
  return read.success ? read.output : undefined;
}

/** Both mails, or the sentence that says what is wrong with a text. */
function renderBoth(
  letter: LetterText,
  pages: string,
): { mails: Record<Language, RenderedMail> } | { fault: string; language: Language } {
  const mails: Partial<Record<Language, RenderedMail>> = {};
  for (const language of languages) {
    try {
      mails[language] = renderLetter(letter, language, pages);
    } catch (error) {
      return { fault: error instanceof Error ? error.message : "", language };
    }
  }
  return { mails: mails as Record<Language, RenderedMail> };
}

const list: Act = (caller, _fields, deps) => ask(caller, deps, "desk_letters");

const standing: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_letter_sendings", id) : unknown();

/** What is being written may have faults; it is kept all the same. */
const save: Act = async (caller, { id = null, number, content }, deps) => {
  if (id !== null && !isUuid(id)) return unknown();
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  const written = JSON.stringify(letter);
  return ask(caller, deps, "desk_save_work", id, "letter", letter.slug, whole(number, 0), written);
};

const preview: Act = async (caller, { content }, deps) => {
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  await deps.sql("select private.must($1::uuid, $2::uuid, 'letters.read')", [
    caller.user,
    caller.session,
  ]);
  return answer(200, renderBoth(letter, deps.origin));
};

const test: Act = async (caller, { content }, deps) => {
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  const rendered = renderBoth(letter, deps.origin);
  if ("fault" in rendered) return invalid(rendered.fault);
  const outcome = await ask(caller, deps, "desk_test_letter", JSON.stringify(rendered.mails));
  deps.mailQueued();
  return outcome;
};

/** The text is the stored one of that hash, never what a browser sends along. */
const send: Act = async (caller, { id, hash, at, perMinute, count }, deps) => {
  if (!isUuid(id)) return unknown();
  const [revision] = await deps.sql<{ content: unknown }>(
    "select content from private.revisions where work_id = $1 and hash = $2 limit 1",
    [id, text(hash, 64)],
  );
  const letter = readLetter(revision?.content);
  if (!letter) return unknown();
  const rendered = renderBoth(letter, deps.origin);
  if ("fault" in rendered) return invalid(rendered.fault);
  const outcome = await ask(
    caller,
    deps,
    "desk_send_letter",
    ...[id, text(hash, 64), text(at, 40), whole(perMinute, 600), whole(count, -1)],
    JSON.stringify(rendered.mails),
  );
  deps.mailQueued();
  return outcome;
};

const steer: Act = async (caller, { sending, wanted }, deps) => {
  if (!isUuid(sending)) return unknown();
  const outcome = await ask(caller, deps, "desk_steer_letter", sending, text(wanted, 20));
  deps.mailQueued();
  return outcome;
};

const settleUnknown: Act = async (caller, { sending, decision }, deps) => {
  if (!isUuid(sending)) return unknown();
  const outcome = await ask(caller, deps, "desk_settle_unknown", sending, text(decision, 20));
  deps.mailQueued();
  return outcome;
};

const returned: Act = async (caller, { mail, reason }, deps) =>
  isUuid(mail) ? ask(caller, deps, "desk_letter_returned", mail, text(reason, 20)) : unknown();

const readers: Act = (caller, _fields, deps) => ask(caller, deps, "desk_readers");

const importReaders: Act = async (caller, { lines, forReal }, deps) =>
  Array.isArray(lines) && lines.length <= 1000
    ? ask(caller, deps, "desk_import_readers", JSON.stringify(lines), forReal === true)
    : invalid("lines");

const exportReaders: Act = async (caller, { after = "" }, deps) =>
  after === "" || isUuid(after) ? ask(caller, deps, "desk_export_readers", after, 1000) : unknown();

export const letterActs = {
  "letters.list": list,
  "letters.standing": standing,
  "letters.save": save,
  "letters.preview": preview,
  "letters.test": test,
  "letters.send": send,
  "letters.steer": steer,
  "letters.unknown": settleUnknown,
  "letters.returned": returned,
  "readers.show": readers,
  "readers.import": importReaders,
  "readers.export": exportReaders,
} satisfies Record<string, Act>;
