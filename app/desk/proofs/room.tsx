import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { AccountRow, ConsentRow, MessageRow, NewsletterRow } from "#core/acts/proofs.ts";
import { consentMethods, proofKinds } from "#core/kinds.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DayField } from "../kit/day-field.tsx";
import { ExportFile } from "../kit/export-file.tsx";
import { Filters } from "../kit/list.tsx";
import { Pager } from "../kit/pager.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { FindProofs } from "./find-proofs.tsx";
import { memberships } from "./proofs.ts";
import {
  AccountRegister,
  ConsentRegister,
  MessageRegister,
  NewsletterRegister,
} from "./registers.tsx";

/**
 * The proofs: choices about cookies, and subscriptions to the letters, each with its date and the
 * text that was shown.
 */
export default function ProofsRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { values, change } = useAddressState(["kind", "from", "to", "version", "choice", "before"]);
  const kind = proofKinds.find((one) => one === values.kind) ?? "consent";
  const filter = { ...values, kind };
  const { state, reload } = useDesk("proofs.list", filter);
  const versions = state.kind === "loaded" ? state.body.versions : [];
  return (
    <Room title={t("proofs.title")} lede={t("proofs.lede")}>
      <Filters>
        <Choice
          label={t("proofs.kind")}
          value={kind}
          options={proofKinds.map((value) => ({ value, label: t(`proofs.kinds.${value}`) }))}
          onChange={(value) => change({ kind: value, version: "", choice: "", before: "" })}
        />
        <DayField
          label={t("proofs.from")}
          value={values.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value, before: "" })}
        />
        <DayField
          label={t("proofs.to")}
          value={values.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value, before: "" })}
        />
        {kind === "consent" && (
          <>
            <Choice
              label={t("proofs.version")}
              value={values.version}
              all={t("proofs.all")}
              options={[...new Set([...versions, values.version])]
                .filter(Boolean)
                .map((value) => ({ value, label: value }))}
              onChange={(version) => change({ version, before: "" })}
            />
            <Choice
              label={t("proofs.choice")}
              value={values.choice}
              all={t("proofs.all")}
              options={consentMethods.map((value) => ({
                value,
                label: t(`proofs.methods.${value}`),
              }))}
              onChange={(choice) => change({ choice, before: "" })}
            />
          </>
        )}
        {kind === "newsletter" && (
          <Choice
            label={t("proofs.membership")}
            value={values.choice}
            all={t("proofs.all")}
            options={memberships.map((value) => ({
              value,
              label: t(`proofs.memberships.${value}`),
            }))}
            onChange={(choice) => change({ choice, before: "" })}
          />
        )}
      </Filters>
      <ExportFile
        key={JSON.stringify(filter)}
        act="proofs.export"
        filter={{ ...filter, language }}
        name={kind}
      />
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            {kind === "consent" && <ConsentRegister rows={rows as ConsentRow[]} />}
            {kind === "newsletter" && (
              <NewsletterRegister rows={rows as NewsletterRow[]} empty={t("proofs.none")} />
            )}
            {kind === "message" && <MessageRegister rows={rows as MessageRow[]} />}
            {kind === "account" && <AccountRegister rows={rows as AccountRow[]} />}
            <Pager before={values.before} next={next} onChange={(before) => change({ before })} />
          </>
        )}
      </WhenLoaded>
      <h2>{t("proofs.find.title")}</h2>
      <FindProofs />
    </Room>
  );
}
