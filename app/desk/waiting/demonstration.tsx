import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { DeskBody } from "#core/acts/desk.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Result } from "../kit/result.tsx";

/**
 * What has to be the firm's own before the site is opened to the public, and the mark of a
 * demonstration, which two colleagues take off once it is. Nothing where the program has no mark.
 */
export function Demonstration() {
  const { t } = useTranslation("desk");
  const { state } = useDesk("demonstration", {});
  const [said, setSaid] = useState("");
  if (state.kind !== "loaded") return null;
  const { marked, offSince, left, isProposed } = state.body;
  if (!marked && left.length === 0 && !offSince) return null;
  const tell = (text: string) => {
    setSaid(text);
    refreshDesk();
  };
  return (
    <section aria-labelledby="demonstration-title">
      <h2 id="demonstration-title">{t("waiting.demonstration.title")}</h2>
      <Standing {...state.body} />
      {left.length > 0 && (
        <ul className="desk-left">
          {left.map(({ what, such, file }) => (
            <li key={what}>
              {t(`waiting.demonstration.left.${what}`, { such })}{" "}
              <span className="desk-soft">{file}</span>
            </li>
          ))}
        </ul>
      )}
      <Result text={isProposed ? t("waiting.demonstration.proposed") : said} />
      <MarkActs {...state.body} tell={tell} />
    </section>
  );
}

type Told = DeskBody<"demonstration">;

function Standing({ marked, offSince, left }: Told) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const time = offSince ? formatMoment(offSince, language) : "";
  if (offSince && left.length > 0) return <p>{t("waiting.demonstration.returned", { time })}</p>;
  if (offSince) {
    const isSoon = Date.parse(offSince) > Date.now();
    return <p>{t(`waiting.demonstration.${isSoon ? "offSoon" : "off"}`, { time })}</p>;
  }
  const what = left.length === 0 ? "none" : marked ? "marked" : "unmarked";
  return <p>{t(`waiting.demonstration.${what}`)}</p>;
}

function MarkActs({ marked, offSince, isProposed, left, tell }: Told & { tell: Tell }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  if (isProposed) {
    return (
      <p>
        <DeskLink room="approvals" className="link">
          {t("approvals.title")}
        </DeskLink>
      </p>
    );
  }
  if (!may("rights.confirm")) return null;
  if (offSince) {
    return (
      <ActButton
        act="mark.put-back"
        fields={{}}
        label={t("waiting.demonstration.putBack")}
        sure={t("waiting.demonstration.putBackSure")}
        onDone={() => tell(t("waiting.demonstration.back"))}
      />
    );
  }
  if (!marked || left.length > 0) return null;
  return (
    <ActButton
      act="mark.take-off"
      fields={{}}
      label={t("waiting.demonstration.takeOff")}
      sure={t("waiting.demonstration.takeOffSure")}
      onDone={() => tell("")}
    />
  );
}

type Tell = (text: string) => void;
