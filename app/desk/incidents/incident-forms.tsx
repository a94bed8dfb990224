import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { DeskFields } from "#core/acts/desk.ts";
import { firmClock, instantAt } from "#core/firm-time.ts";
import {
  incidentGravities,
  incidentKinds,
  incidentReports,
  incidentRisks,
  toldParties,
} from "#core/kinds.ts";
import { incidentText, isWithin, nameLimits } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useDeskPath } from "../kit/desk-link.tsx";
import { useDraftFields } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

/** Writes down an incident; the first entry says what happened and since when it is known. */
export function NewIncident() {
  const { t } = useTranslation("desk");
  const path = useDeskPath();
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  const empty = { title: "", body: "", happened: firmClock(new Date()) };
  const [fields, write] = useDraftFields("incident:new", empty);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function send(): Promise<void> {
    const happened = instantAt(fields.happened)?.toISOString();
    if (!isWithin(fields.title, nameLimits) || !isWithin(fields.body, incidentText))
      return setSaid(t("incidents.missing"));
    if (!happened) return setSaid(t("incidents.noMoment"));
    setBusy(true);
    const answer = await askDesk("incidents.open", { ...fields, happened });
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    write();
    refreshDesk();
    navigate(path("incidents", { incident: answer.body.id }));
  }

  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <h2>{t("incidents.new")}</h2>
      <TextField
        id="incident-title"
        label={t("incidents.name")}
        hint={t("incidents.nameHint")}
        autoComplete="off"
        maxLength={nameLimits[1]}
        required
        value={fields.title}
        onChange={({ currentTarget }) => write({ ...fields, title: currentTarget.value })}
      />
      <TextArea
        id="incident-what"
        label={t("incidents.what")}
        hint={t("incidents.bodyHint")}
        maxLength={incidentText[1]}
        required
        value={fields.body}
        onChange={({ currentTarget }) => write({ ...fields, body: currentTarget.value })}
      />
      <TextField
        id="incident-known"
        label={t("incidents.known")}
        hint={t("incidents.knownHint")}
        type="datetime-local"
        required
        value={fields.happened}
        onChange={({ currentTarget }) => write({ ...fields, happened: currentTarget.value })}
      />
      <p role="alert">{said}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} pendingLabel={t("incidents.sending")}>
          {t("incidents.send")}
        </Button>
      </p>
    </form>
  );
}

type Follow = DeskFields<"incidents.follow">;
type Chosen = Pick<Follow, "kind"> & Record<"risk" | "gravity" | "whom" | "report", string>;
const nothing: Chosen = { kind: "note", risk: "", gravity: "", whom: "", report: "" };

/** Adds an entry to an incident. Which fields it has depends on its kind. */
export function FollowIncident({ id, closed }: { id: string; closed: boolean }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [{ body }, write] = useDraftFields(`incident:${id}`, { body: "" });
  const [chosen, choose] = useState(nothing);
  const [moment, setMoment] = useState(() => firmClock(new Date()));
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const { kind, risk, gravity, whom } = chosen;
  const asksMoment = kind === "told" || kind === "known";
  const kinds = incidentKinds.filter((one) => one !== (closed ? "closed" : "reopened"));

  async function send(): Promise<void> {
    const happened = asksMoment ? instantAt(moment)?.toISOString() : "";
    const lacks = (kind === "assessed" && !(risk && gravity)) || (kind === "told" && !whom);
    if (!isWithin(body, incidentText) || lacks) return setSaid(t("incidents.missing"));
    if (happened === undefined) return setSaid(t("incidents.noMoment"));
    setBusy(true);
    const answer = await askDesk("incidents.follow", { id, ...chosen, body, happened } as Follow);
    setBusy(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    write();
    choose(nothing);
    setSaid(t("incidents.written"));
    await refreshDesk();
  }

  const choice = <Value extends string>(
    name: "risk" | "gravity" | "whom" | "report",
    list: readonly Value[],
    words: (value: Value) => string,
    none = t("incidents.choose"),
  ) => (
    <Choice
      label={t(`incidents.${name}`)}
      value={chosen[name]}
      all={none}
      options={list.map((value) => ({ value, label: words(value) }))}
      onChange={(value) => choose({ ...chosen, [name]: value })}
    />
  );

  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <h2>{t("incidents.follow")}</h2>
      <div className="desk-filters">
        <Choice
          label={t("incidents.kind")}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`incidents.kinds.${value}`) }))}
          onChange={(value) => choose({ ...nothing, kind: value || "note" })}
        />
        {kind === "assessed" && (
          <>
            {choice("risk", incidentRisks, (value) => t(`incidents.risks.${value}`))}
            {choice("gravity", incidentGravities, (value) => t(`incidents.gravities.${value}`))}
          </>
        )}
        {kind === "told" && (
          <>
            {choice("whom", toldParties, (value) => t(`incidents.parties.${value}`))}
            {choice(
              "report",
              incidentReports,
              (value) => t(`incidents.reports.${value}`),
              t("incidents.noReport"),
            )}
          </>
        )}
      </div>
      {asksMoment && (
        <TextField
          id="incident-moment"
          label={t(kind === "told" ? "incidents.happened" : "incidents.known")}
          hint={t("incidents.happenedHint")}
          type="datetime-local"
          required
          value={moment}
          onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        />
      )}
      <TextArea
        id="incident-body"
        label={t("incidents.body")}
        hint={t("incidents.bodyHint")}
        rows={4}
        maxLength={incidentText[1]}
        required
        value={body}
        onChange={({ currentTarget }) => write({ body: currentTarget.value })}
      />
      <p role="status">{said}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} pendingLabel={t("incidents.sending")}>
          {t("incidents.send")}
        </Button>
      </p>
    </form>
  );
}
