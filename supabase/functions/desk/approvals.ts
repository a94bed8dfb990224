/** Two pairs of eyes: what one person wrote, another approves before it leaves the house. */
import type { approvalActs as declared } from "../../../core/acts/approvals.ts";
import type { DeskBody } from "../../../core/acts/desk.ts";
import { nameLimits } from "../../../core/limits.ts";
import { invalid } from "../_shared/action.ts";
import { type Act, type ActsOf, ask, must } from "./act.ts";
import { isUnsoundPage } from "./pages.ts";
import { isUnsoundPublication } from "./publications.ts";
import { unfitWork } from "./read-letter.ts";

type OnContent = "works.submit" | "works.publish" | "works.withdraw" | "approvals.give";

/** For an act on exactly the content that was seen. */
function onContent<Name extends OnContent>(name: string): Act<Name> {
  return (caller, { id, hash }, deps) => ask(caller, deps, name, id, hash);
}

/** The same, for what leads to the public: a letter must be whole, a page's texts and a
 * publication sound, and nothing left of a sample. */
function onSound<Name extends OnContent>(name: string): Act<Name> {
  return async (caller, { id, hash }, deps) => {
    await must(caller, deps, "approvals.write");
    const unfit = await unfitWork(id, hash, deps);
    if (unfit) return unfit;
    if (await isUnsoundPage(id, hash, deps)) return invalid("page-faults");
    if (await isUnsoundPublication(id, hash, deps)) return invalid("publication-faults");
    return ask(caller, deps, name, id, hash);
  };
}

export const approvalActs = {
  "approvals.list": (caller, { state, words, before }, deps) =>
    ask(caller, deps, "desk_approvals", state, words, before),
  "approvals.show": (caller, { id }, deps) => ask(caller, deps, "desk_work", id),
  "works.save": async (caller, { id, name, number, en, fr }, deps) => {
    if (id === null && name.length < nameLimits[0]) return invalid("name-missing");
    const content = JSON.stringify({ en, fr });
    return ask(caller, deps, "desk_save_work", id, "standard-answer", name, number, content);
  },
  "works.submit": async (caller, fields, deps) => {
    const submitted = await onSound<"works.submit">("desk_submit_work")(caller, fields, deps);
    deps.mailQueued();
    return submitted;
  },
  "works.publish": onSound("desk_publish_work"),
  "works.publish-now": async (caller, { id, hash, reason }, deps) => {
    await must(caller, deps, "approvals.write");
    const unfit = await unfitWork(id, hash, deps);
    if (unfit) return unfit;
    if (await isUnsoundPage(id, hash, deps)) return invalid("page-faults");
    return ask(caller, deps, "desk_publish_work_now", id, hash, reason);
  },
  "works.withdraw": onContent("desk_withdraw_work"),
  "approvals.give": onContent("desk_give_approval"),
  "approvals.send-back": (caller, { id, hash, reason }, deps) =>
    ask(caller, deps, "desk_send_back_work", id, hash, reason),
  "approvals.review": (caller, { id }, deps) => ask(caller, deps, "desk_review", id),
  "approvals.settings": async (caller, { twoEyes }, deps) => {
    const asked = await ask<DeskBody<"approvals.settings">>(
      ...([caller, deps, "desk_approval_settings", twoEyes] as const),
    );
    deps.mailQueued();
    return asked;
  },
} satisfies ActsOf<typeof declared>;
