/** One act on many: asked for, done a few at a time under the eyes of who asked, undone. */
import { useId, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Named } from "#core/acts/act.ts";
import type { Many } from "#core/acts/many.ts";
import type { ManyAct } from "#core/kinds.ts";
import { askDesk, refreshDesk, useDesk } from "./ask-desk.ts";
import { Choice } from "./choice.tsx";
import { Register } from "./register.tsx";
import { Unfolded } from "./unfolded.tsx";
import { useTemplateName } from "./use-template-name.ts";
import { useWhyNot } from "./use-why-not.ts";
import { WhenLoaded } from "./when-loaded.tsx";

export type Thing = { id: string; version?: number };

/** Mails leave the house: their number is typed first. */
const leaves = (act: ManyAct) => act === "partners.invite-again" || act === "mail.again";

type AskProps = {
  what: ManyAct;
  things: readonly Thing[];
  colleagues?: readonly Named[];
  onDone: () => void;
};

export function AskMany({ what, things, colleagues, onDone }: AskProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const field = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const [to, setTo] = useState("");
  const run = useRun();
  // One number for this choice: a second press, or a try after a broken line, asks for the same act.
  const [id] = useState(() => crypto.randomUUID());
  const number = formatNumber(things.length, language);

  async function start(): Promise<void> {
    const digits = typed.replace(/\D/g, "");
    if (leaves(what) && Number(digits) !== things.length) {
      return setError(t("list.many.wrong", { number }));
    }
    setError("");
    await run.start(() => askDesk("many.begin", { id, what, things: [...things], to: to || null }));
  }

  if (run.many) return <Standing many={run.many} run={run} onDone={onDone} />;
  return (
    <div className="list-ask">
      <p>{t(`list.many.lede.${what}`)}</p>
      {colleagues && (
        <Choice
          label={t("list.many.whom")}
          value={to}
          all={t("list.many.nobody")}
          options={colleagues.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={setTo}
        />
      )}
      {leaves(what) && (
        <TextField
          id={field}
          label={t("list.many.count", { number })}
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed}
          error={error || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <p className="button-row">
        <FreshButton variant="secondary" pending={run.busy} onClick={start}>
          {`${t(`list.many.what.${what}`)} (${number})`}
        </FreshButton>
        <FreshButton variant="quiet" onClick={onDone}>
          {t("leave")}
        </FreshButton>
      </p>
      <p role="alert">{run.said}</p>
    </div>
  );
}

/** Asks for one step after the other until nothing is left, or until a step is refused. */
function useRun() {
  const whyNot = useWhyNot();
  const [many, setMany] = useState<Many>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function drive(first: () => Promise<Answer>, step: Step, left: (one: Many) => number) {
    setBusy(true);
    setSaid("");
    let answer = await first();
    while (answer.kind === "done") {
      setMany(answer.body);
      if (left(answer.body) === 0) break;
      answer = await askDesk(step, { id: answer.body.id });
    }
    if (answer.kind !== "done") setSaid(whyNot(answer));
    setBusy(false);
    refreshDesk();
  }

  return {
    many,
    busy,
    said,
    start: (begin: () => Promise<Answer>) => drive(begin, "many.step", ({ left }) => left),
    goOn: (id: string) =>
      drive(
        () => askDesk("many.step", { id }),
        "many.step",
        ({ left }) => left,
      ),
    undo: (id: string) =>
      drive(
        () => askDesk("many.undo", { id }),
        "many.undo",
        ({ kept }) => kept,
      ),
  };
}
type Step = "many.step" | "many.undo";
type Answer = Awaited<ReturnType<typeof askDesk<"many.step">>>;

type StandingProps = { many: Many; run: ReturnType<typeof useRun>; onDone?: () => void };

function Standing({ many, run, onDone }: StandingProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { id, total, done, refused, left, taken, undone, kept } = many;
  const over = total - left;
  return (
    <div className="list-ask">
      <p role="status">
        {left > 0 && run.busy
          ? t("list.many.going", { done: number(over), total: number(total) })
          : t("list.many.standing", {
              done: number(done),
              refused: number(refused),
              total: number(total),
            })}
        {undone && ` ${t("list.many.taken", { count: taken })}`}
      </p>
      {run.busy && <progress max={total} value={undone ? taken : over} aria-hidden />}
      <p className="button-row">
        {left > 0 && !undone && !run.busy && (
          <Button variant="secondary" onClick={() => run.goOn(id)}>
            {t("list.many.goOn")}
          </Button>
        )}
        {/* An undoing that was cut off goes on. */}
        {((done > 0 && !undone) || kept > 0) && !run.busy && (
          <FreshButton variant="quiet" onClick={() => run.undo(id)}>
            {t(leaves(many.act) ? "list.many.undoMails" : "list.many.undo")}
          </FreshButton>
        )}
        {onDone && !run.busy && (
          <Button variant="quiet" onClick={onDone}>
            {t("list.close")}
          </Button>
        )}
      </p>
      <p role="alert">{run.said}</p>
      {!run.busy && (
        <Unfolded summary={t("list.many.each")}>
          <Each id={id} />
        </Unfolded>
      )}
    </div>
  );
}

function Each({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const templateName = useTemplateName();
  const nameOf = (act: ManyAct, name: string) => (act === "mail.again" ? templateName(name) : name);
  const { state, reload } = useDesk("many.show", { id });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ act, things }) => (
        <Register
          caption={t("list.many.each")}
          rows={things}
          keyOf={(one) => one.id}
          empty=""
          columns={[
            {
              id: "about",
              label: t("list.many.about"),
              long: true,
              cell: ({ name }) => (name ? nameOf(act, name) : t("list.many.erased")),
            },
            {
              id: "became",
              label: t("list.many.became"),
              cell: ({ outcome, undone }) =>
                [
                  outcome ? t(`list.many.outcomes.${outcome}`) : t("list.many.waits"),
                  undone && t(`list.many.undone.${undone}`),
                ]
                  .filter(Boolean)
                  .join(" · "),
            },
          ]}
        />
      )}
    </WhenLoaded>
  );
}

/** What was done to many these days, by anybody: to be gone on with, undone, or read. */
export function NewestMany({ acts }: { acts: readonly ManyAct[] }) {
  const { t } = useTranslation("desk");
  const { state } = useDesk("many.newest", {});
  const newest = state.kind === "loaded" ? state.body.many : [];
  const here = newest.filter(({ act }) => acts.includes(act));
  if (here.length === 0) return null;
  return (
    <Unfolded summary={t("list.many.newest")}>
      {here.map((many) => (
        <OneOfNewest key={many.id} many={many} />
      ))}
    </Unfolded>
  );
}

function OneOfNewest({ many }: { many: Many }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const run = useRun();
  const what = t(`list.many.what.${many.act}`);
  return (
    <>
      <p>{t("list.many.by", { what, name: many.by, moment: formatMoment(many.at, language) })}</p>
      <Standing many={run.many ?? many} run={run} />
    </>
  );
}
