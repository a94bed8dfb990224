import { useId } from "react";
import { weaveOf } from "#app/engraving/weave.ts";
import { formatDate } from "#app/i18n/format.ts";
import { formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { CallToCome, Fund, PartnerDocument } from "#core/acts/space.ts";
import { FundLink } from "../overview/fund-link.tsx";
import { inkOf } from "../overview/ink.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { CallNotice } from "./call-notice.tsx";
import { useDue } from "./use-due.ts";

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
  const due = useDue();
  const about = `, ${fund.name}, ${formatDate(call.dueOn, language)}`;
  return (
    <div className="call-words">
      <p className="call-name">{[fund.name, call.reference].filter(Boolean).join(", ")}</p>
      <p className="call-amount">{formatMoney(call.amount, fund.currency, language)}</p>
      <p className="call-due">{due(call.dueOn)}</p>
      <div className="call-ways">
        <FundLink fund={fund.id} call={call.dueOn} className="button-quiet">
          {t("account.calls.read")}
          <span className="sr-only">{about}</span>
        </FundLink>
        <FundLink fund={fund.id} call={call.dueOn} part="bank" className="button-quiet">
          {t("account.calls.check")}
          <span className="sr-only">{about}</span>
        </FundLink>
        <CalendarButton call={call} fund={fund} />
        <CallNotice {...{ call, fund, document, onDownload }} />
      </div>
    </div>
  );
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
