/** Letters: written, looked at and checked. How they are sent is in `letter-sendings.ts`. */
import { languages } from "../../../core/languages.ts";
import { checkLetter } from "../../../core/letter-checks.ts";
import { checkLinks } from "../_shared/letters/check-links.ts";
import { fill, wordsIn } from "../_shared/mail/words.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, must, whole } from "./act.ts";
import { readLetter, renderBoth, wholeMails } from "./read-letter.ts";

const unknown = () => answer(404, { code: "unknown" });
const invalid = (reason: string) => answer(422, { code: "invalid", reason });

const list: Act = (caller, _fields, deps) => ask(caller, deps, "desk_letters");

/** What is being written may have faults; it is kept all the same. */
const save: Act = async (caller, { id = null, number, content }, deps) => {
  if (id !== null && !isUuid(id)) return unknown();
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  // A published letter stays where it is: its address is in mails.
  const [published] = await deps.sql<{ slug: string }>(
    "select slug from public.letters where work_id = $1::uuid",
    [id],
  );
  const slug = published?.slug ?? letter.slug;
  const written = JSON.stringify({ ...letter, slug });
  return ask(caller, deps, "desk_save_work", id, "letter", slug, whole(number, 0), written);
};

const preview: Act = async (caller, { content }, deps) => {
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  await must(caller, deps, "letters.read");
  return answer(200, renderBoth(letter, deps.origin));
};

const check: Act = async (caller, { content }, deps) => {
  const letter = readLetter(content);
  if (!letter) return invalid("letter");
  await must(caller, deps, "letters.read");
  const checks = checkLetter(letter);
  const led = languages.flatMap((language) => checks[language].links);
  return answer(200, { checks, links: await checkLinks(led, letter.slug, deps) });
};

const test: Act = async (caller, { content }, deps) => {
  const letter = readLetter(content);
  const mails = letter && wholeMails(letter, deps.origin);
  if (!mails) return invalid("letter-faults");
  // In a mailbox it must not be taken for what the readers got.
  for (const language of languages) {
    const { subject } = mails[language];
    mails[language].subject = fill(wordsIn(language).letterTest, { title: subject }).subject;
  }
  const outcome = await ask(caller, deps, "desk_test_letter", JSON.stringify(mails));
  deps.mailQueued();
  return outcome;
};

/** A picture that the browser has made small, as base64. */
const picture: Act = (caller, { bytes }, deps) =>
  typeof bytes === "string" && /^[\w+/]+={0,2}$/.test(bytes)
    ? ask(caller, deps, "desk_add_picture", bytes)
    : Promise.resolve(invalid("picture"));

export const letterActs = {
  "letters.list": list,
  "letters.save": save,
  "letters.preview": preview,
  "letters.check": check,
  "letters.test": test,
  "letters.picture": picture,
} satisfies Record<string, Act>;
