import { useId } from "react";
import { weaveOf } from "#app/engraving/weave.ts";
import { formatDate } from "#app/i18n/format.ts";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { save } from "#app/ui/download.tsx";
import { site } from "#content/site.ts";
import type { CallToCome, Fund, PartnerDocument } from "#core/acts/space.ts";
import { callCalendar } from "#core/calendar-file.ts";
import { fold } from "#core/fold.ts";
import { DocumentDownload } from "../documents/document-download.tsx";
import { FundLink } from "../overview/fund-link.tsx";
import { inkOf } from "../overview/ink.ts";
import { useSpacePath, useWhose } from "../whose.ts";

type Props = {
  calls: readonly CallToCome[];
  funds: readonly Fund[];
  documents: readonly PartnerDocument[];
  onDownload: () => void;
};

/** The calls that are due, each drawn like a coupon. */
export function Calls({ calls, funds, documents, onDownload }: Props) {
  return (
    <ul className="calls">
      {calls.map((call) => {
        const fund = funds.find(({ id }) => id === call.fund);
        const document = documents.find(({ id }) => id === call.document);
        return (
          fund && (
            <li
              key={`${call.fund} ${call.dueOn} ${call.reference}`}
              className={`call ${inkOf(fund.id, funds)}`}
            >
              <WovenEdge word={fund.id} />
              <Call {...{ call, fund, document, onDownload }} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type CallProps = {
  call: CallToCome;
  fund: Fund;
  document: PartnerDocument | undefined;
  onDownload: () => void;
};

function Call({ call, fund, document, onDownload }: CallProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const due = formatDate(call.dueOn, language);
  const left = daysUntil(call.dueOn, new Date());
  return (
    <div className="call-words">
      <p className="call-name">{[fund.name, call.reference].filter(Boolean).join(", ")}</p>
      <p className="call-amount">{formatMoney(call.amount, fund.currency, language)}</p>
      <p className="call-due">
        {t("account.calls.due", { day: due })},{" "}
        {left === 0 ? t("account.calls.today") : t("account.calls.daysLeft", { count: left })}.
        {call.purposes && ` ${call.purposes.join(", ")}.`}
      </p>
      <div className="call-ways">
        {document ? (
          <div className="call-notice">
            <span>{t("account.calls.notice")}</span>
            <DocumentDownload
              document={document}
              title={`${t("account.calls.notice")}, ${fund.name}`}
              onDownload={onDownload}
            />
          </div>
        ) : (
          <p className="figure-note">{t("account.calls.noNotice")}</p>
        )}
        <FundLink fund={fund.id} part="bank" className="button-quiet">
          {t("account.calls.check")}
          <span className="sr-only">{`, ${fund.name}, ${due}`}</span>
        </FundLink>
        <CalendarButton call={call} fund={fund} />
      </div>
    </div>
  );
}

function CalendarButton({ call, fund }: { call: CallToCome; fund: Fund }) {
  const { t } = useTranslation("partners");
  const entity = useWhose();
  const pathOf = useSpacePath();
  const language = useLanguage();
  const day = formatDate(call.dueOn, language);
  function saveCalendar(): void {
    const address = `${location.origin}${pathOf(entity.id, { fund: fund.id })}`;
    const summary = t("account.calls.summary", { fund: fund.name, entity: entity.name });
    const words = {
      summary,
      description: t("account.calls.description", { address }),
      alarm: summary,
    };
    const place = { host: new URL(site.origin).host, address };
    const text = callCalendar({ ...call, entity: entity.id }, words, place, new Date());
    const name = fold(`${entity.name} ${fund.name}`).replaceAll(" ", "-");
    save(
      new Blob([text], { type: "text/calendar" }),
      t("account.calls.file", { fund: name, day: call.dueOn }),
    );
  }
  return (
    <button type="button" className="button-quiet" onClick={saveCalendar}>
      {t("account.calls.calendar")}
      <span className="sr-only">{`, ${fund.name}, ${day}`}</span>
    </button>
  );
}

/** Whole days from today, in the visitor's time zone, to a day such as 2026-11-28. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000));
}

/** The edge of a coupon, with the pattern of the fund. */
function WovenEdge({ word }: { word: string }) {
  const id = useId();
  const weave = weaveOf(word, { width: 200, height: 36, lines: 12 });
  return (
    <svg className="woven-edge engraved" width="36" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={weave.height} height={weave.width} patternUnits="userSpaceOnUse">
          <path d={weave.path} transform={`rotate(90) translate(0 -${weave.height})`} />
        </pattern>
      </defs>
      <rect width="36" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
