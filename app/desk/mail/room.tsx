import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { MailRow } from "#core/acts/mail.ts";
import { mailStandings } from "#core/kinds.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { useTemplateName } from "../kit/use-template-name.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { MailSheet } from "./mail-sheet.tsx";
import { Standing } from "./standing.tsx";

/** The mails that are queued or were settled in the last month; or one of them. */
export default function MailRoom() {
  const { t } = useTranslation("desk");
  const address = useAddressState(["state", "template", "recipient", "before", "mail"]);
  const { mail, ...filters } = address.values;
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  if (mail) return <MailSheet key={mail} id={mail} chosen={chosen} />;
  return (
    <Room key="all" title={t("mail.title")} lede={t("mail.lede")}>
      <Mails address={address} chosen={chosen} />
    </Room>
  );
}

type Key = "state" | "template" | "recipient" | "before" | "mail";
type Props = {
  address: ReturnType<typeof useAddressState<Key>>;
  chosen: Record<string, string>;
};

function Mails({ address, chosen }: Props) {
  const { t } = useTranslation("desk");
  const nameOf = useTemplateName();
  const { values, change, type, settle } = address;
  const { state, reload } = useDesk("mail.list", chosen);
  const templates = state.kind === "loaded" ? state.body.templates : [];
  // A template named in the address is listed even if no mail of it is left.
  const known = [...new Set([...templates, values.template])].filter(Boolean);
  return (
    <>
      <Filters>
        <Choice
          label={t("mail.standing")}
          value={values.state}
          all={t("mail.all")}
          options={[...mailStandings, "returned" as const].map((value) => ({
            value,
            label: t(`mail.standings.${value}`),
          }))}
          onChange={(value) => change({ state: value, before: "" })}
        />
        <Choice
          label={t("mail.template")}
          value={values.template}
          all={t("mail.all")}
          options={known.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => change({ template: value, before: "" })}
        />
        <SearchField
          label={t("mail.searchRecipient")}
          value={values.recipient}
          onType={(value) => type({ recipient: value, before: "" })}
          onSettle={settle}
        />
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next, broad }) => (
          <>
            {broad && <p role="status">{t("mail.broad")}</p>}
            <MailRegister
              rows={rows}
              next={next}
              chosen={chosen}
              page={values.before}
              onPage={(before) => change({ before })}
            />
          </>
        )}
      </WhenLoaded>
    </>
  );
}

type RegisterProps = {
  rows: MailRow[];
  next: string | null;
  chosen: Record<string, string>;
  page: string;
  onPage: (page: string) => void;
};

function MailRegister({ rows, next, chosen, page, onPage }: RegisterProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const nameOf = useTemplateName();
  return (
    <List
      act="mail.list"
      fields={chosen}
      pageField="before"
      page={page}
      onPage={onPage}
      name="mail"
      caption={t("mail.title")}
      rows={rows}
      next={next}
      keyOf={({ id }) => id}
      nameOf={({ template, recipient }) => `${nameOf(template)} ${recipient ?? ""}`}
      onMany={[{ what: "mail.again", right: "mail.send" }]}
      empty={Object.keys(chosen).length > 0 ? t("mail.noneSuch") : t("mail.none")}
      columns={[
        {
          id: "when",
          label: t("mail.when"),
          figures: true,
          value: (row) => row.created_at,
          cell: (row) => formatMoment(row.created_at, language),
        },
        {
          id: "what",
          label: t("mail.template"),
          value: ({ template }) => nameOf(template),
          cell: (row) => (
            <DeskLink room="mail" chosen={{ ...chosen, mail: row.id }} className="link">
              {nameOf(row.template)}
            </DeskLink>
          ),
        },
        {
          id: "to",
          label: t("mail.recipient"),
          long: true,
          value: ({ recipient }) => recipient,
          cell: ({ recipient, returns, shown }) => (
            <>
              {recipient ?? (
                <span className="desk-soft">{t(shown ? "mail.nobody" : "mail.hidden")}</span>
              )}
              {returns > 0 && (
                <>
                  <br />
                  <span className="desk-soft">{t("mail.returns", { count: returns })}</span>
                </>
              )}
            </>
          ),
        },
        {
          id: "standing",
          label: t("mail.standing"),
          value: ({ standing }) => t(`mail.standings.${standing}`),
          cell: (row) => <Standing {...row} />,
        },
      ]}
    />
  );
}
