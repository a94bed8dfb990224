/** Two pairs of eyes: what one person wrote, another approves before it leaves the house. */
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, must, text, whole } from "./act.ts";
import { isUnsoundLetter } from "./read-letter.ts";

const longest = 20_000;
const invalid = (reason?: string) => answer(422, { code: "invalid", ...(reason && { reason }) });

const list: Act = (caller, { state, words, before }, deps) => {
  const cursor = text(before, 100);
  const [at = "", id] = cursor.split("_");
  const known = isUuid(id) && !Number.isNaN(Date.parse(at));
  return ask(
    caller,
    deps,
    "desk_approvals",
    text(state, 20),
    text(words).trim(),
    known ? cursor : "",
  );
};

const show: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_work", id) : answer(404, { code: "unknown" });

/** A standard answer: the same in both languages, neither empty. */
const save: Act = async (caller, fields, deps) => {
  const { id = null } = fields;
  const name = text(fields.name).trim();
  const [en, fr] = [fields.en, fields.fr].map((written) => text(written, longest + 1).trim());
  if (id !== null && !isUuid(id)) return answer(404, { code: "unknown" });
  if (id === null && name.length < 2) return invalid("name-missing");
  if (!en || !fr) return invalid("language-missing");
  if (en.length > longest || fr.length > longest) return invalid("too-long");
  const content = JSON.stringify({ en, fr });
  const number = whole(fields.number, 0);
  return ask(caller, deps, "desk_save_work", id, "standard-answer", name, number, content);
};

/** For an act on exactly the content that was seen. */
const onContent =
  (name: string): Act =>
  async (caller, { id, hash }, deps) =>
    isUuid(id) ? ask(caller, deps, name, id, text(hash, 64)) : answer(404, { code: "unknown" });

/** The same, for what leads to the public: a letter must be whole. */
const onSound =
  (name: string): Act =>
  async (caller, fields, deps) => {
    const { id, hash } = fields;
    await must(caller, deps, "approvals.write");
    if (isUuid(id) && (await isUnsoundLetter(id, text(hash, 64), deps))) {
      return invalid("letter-faults");
    }
    return onContent(name)(caller, fields, deps);
  };

const publishNow: Act = async (caller, { id, hash, reason }, deps) => {
  if (!isUuid(id)) return answer(404, { code: "unknown" });
  await must(caller, deps, "approvals.write");
  if (await isUnsoundLetter(id, text(hash, 64), deps)) return invalid("letter-faults");
  const written = text(reason, 2000);
  return ask(caller, deps, "desk_publish_work_now", id, text(hash, 64), written);
};

const sendBack: Act = async (caller, { id, hash, reason }, deps) =>
  isUuid(id)
    ? ask(caller, deps, "desk_send_back_work", id, text(hash, 64), text(reason, 2000))
    : answer(404, { code: "unknown" });

const review: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_review", id) : answer(404, { code: "unknown" });

const settings: Act = async (caller, { twoEyes }, deps) =>
  typeof twoEyes === "boolean" ? ask(caller, deps, "desk_approval_settings", twoEyes) : invalid();

export const approvalActs = {
  "approvals.list": list,
  "approvals.show": show,
  "works.save": save,
  "works.submit": onSound("desk_submit_work"),
  "works.publish": onSound("desk_publish_work"),
  "works.publish-now": publishNow,
  "works.withdraw": onContent("desk_withdraw_work"),
  "approvals.give": onContent("desk_give_approval"),
  "approvals.send-back": sendBack,
  "approvals.review": review,
  "approvals.settings": settings,
};
