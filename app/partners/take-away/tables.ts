import type { Translate } from "#app/i18n/keys.ts";
import type { Exported, PartnerDocument } from "#core/acts/space.ts";
import type { Cell } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";
import type { Table } from "#core/workbook.ts";
import { statementHead, statementRows } from "../fund/statement-rows.ts";

type Entity = Exported["entities"][number];
type Fund = Entity["funds"][number];
export type Words = {
  t: Translate<"partners">;
  language: Language;
  titleOf: (document: PartnerDocument) => string;
};

/**
 * Everything that entities have, as five tables. Each line names its entity, its fund and its
 * currency, so that nothing is added up that must not be, and no line is read as another's.
 */
export function tablesOf({ entities }: Exported, words: Words): readonly Table[] {
  const { t } = words;
  const whose = (["entity", "fund", "currency"] as const).map((column) =>
    t(`fundPage.statement.${column}`),
  );
  const table = (
    name: keyof typeof heads | "statements",
    rowsOf: (fund: Fund, entity: Entity) => readonly (readonly Cell[])[],
  ): Table => ({
    name: t(`takeAway.tables.${name}`),
    head: [...whose, ...(name === "statements" ? statementHead(words) : heads[name](t))],
    rows: entities.flatMap((of) =>
      of.funds.flatMap((fund) =>
        rowsOf(fund, of).map((row) => [of.entity.name, fund.name, fund.currency, ...row]),
      ),
    ),
  });
  return [
    table("accounts", accountRows),
    table("lines", ({ lines }) => lines.map((line) => lineRow(line, words))),
    table("values", ({ valuations }) => valuations.map(valueRow)),
    table("statements", (fund) =>
      fund.valuations.toReversed().flatMap(({ on }) => statementRows(fund, on, words)),
    ),
    table("documents", ({ id }, { documents }) =>
      documents.filter(({ fund }) => fund === id).map((one) => documentRow(one, words)),
    ),
  ];
}

type T = Words["t"];
const amounts = ["committed", "paidIn", "distributed", "unfunded", "nav"] as const;
const ratios = ["dpi", "rvpi", "tvpi"] as const;

const heads = {
  accounts: (t: T) => [
    t("account.figures.committed"),
    t("takeAway.committedOn"),
    ...(["paidIn", "distributed", "unfunded"] as const).map((name) => t(`account.figures.${name}`)),
    t("takeAway.linesTo"),
    t("account.figures.nav"),
    t("takeAway.navOn"),
    ...ratios.map((name) => t(`account.figures.${name}`)),
  ],
  lines: (t: T) => [
    t("fundPage.lines.date"),
    t("fundPage.lines.operation"),
    t("takeAway.reference"),
    ...(["purpose", "noticed", "amount", "effect", "unfunded"] as const).map((name) =>
      t(`fundPage.lines.${name}`),
    ),
    t("account.figures.paidIn"),
    t("account.figures.distributed"),
    t("fundPage.lines.recallableUntil"),
  ],
  values: (t: T) => [
    t("fundPage.figures.date"),
    t("account.figures.nav"),
    t("account.figures.paidIn"),
    t("account.figures.distributed"),
    t("account.figures.unfunded"),
    ...ratios.map((name) => t(`account.figures.${name}`)),
  ],
  documents: (t: T) => [
    t("takeAway.title"),
    t("documents.type"),
    t("takeAway.period"),
    t("takeAway.version"),
    t("takeAway.file"),
    t("takeAway.published"),
    t("marks.own"),
    t("marks.withdrawn"),
    "SHA-256",
  ],
} as const;

function accountRows({ id }: Fund, { accounts }: Entity): readonly (readonly Cell[])[] {
  return accounts
    .filter(({ fund }) => fund === id)
    .map((account) => {
      const [committed, paidIn, distributed, unfunded, nav] = amounts.map((name) =>
        decimal(account[name]),
      );
      return [
        committed ?? null,
        account.committedOn,
        paidIn ?? null,
        distributed ?? null,
        unfunded ?? null,
        account.linesTo,
        nav ?? null,
        account.navOn,
        ...ratios.map((name) => decimal(account[name])),
      ];
    });
}

function lineRow(line: Fund["lines"][number], { t }: Words): readonly Cell[] {
  return [
    line.on,
    t(line.opening ? "fundPage.lines.openingLine" : `fundPage.lines.kind.${line.kind}`),
    line.reference,
    line.purpose,
    line.noticedOn,
    ...[line.amount, line.effect, line.unfunded, line.paidIn, line.distributed].map(decimal),
    line.recallableUntil,
  ];
}

function valueRow(value: Fund["valuations"][number]): readonly Cell[] {
  const { on, nav, paidIn, distributed, unfunded } = value;
  return [
    on,
    ...[nav, paidIn, distributed, unfunded].map(decimal),
    ...ratios.map((name) => decimal(value[name])),
  ];
}

function documentRow(document: PartnerDocument, { t, titleOf }: Words): readonly Cell[] {
  return [
    titleOf(document),
    t(`types.${document.type}`),
    document.period,
    document.version,
    document.withdrawnAt ? "" : document.fileName,
    document.publishedAt.slice(0, 10),
    t(document.own ? "takeAway.yes" : "takeAway.no"),
    document.withdrawnAt?.slice(0, 10) ?? null,
    document.withdrawnAt ? "" : document.sha256,
  ];
}

function decimal(amount: string | null): Cell {
  return amount === null ? null : { decimal: amount };
}
