/**
 * Accounts as the backend answers them: three funds, two currencies, one call that is due. It is
 * long because it is data.
 */
import type {
  CallToCome,
  CapitalAccount,
  CurrencyTotal,
  FundAccount,
  FundLine,
  Statement,
} from "#core/acts/space.ts";

export const funds = [
  {
    id: "0d4a2c52-43ae-4f0e-8c3b-5a6a0e6c1d02",
    name: "Seine Growth II",
    vintage: 2023,
    currency: "EUR",
  },
  {
    id: "0d4a2c52-43ae-4f0e-8c3b-5a6a0e6c1d03",
    name: "Atlantic Secondaries",
    vintage: 2021,
    currency: "USD",
  },
  {
    id: "0d4a2c52-43ae-4f0e-8c3b-5a6a0e6c1d01",
    name: "Alzette Buyout I",
    vintage: 2019,
    currency: "EUR",
  },
] as const;
const [growth, atlantic, buyout] = funds;

const today = new Date().toISOString().slice(0, 10);
export const dueOn = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);

const valued = { nav: "0", navOn: "2026-09-30", opening: false } as const;

export const accounts: readonly CapitalAccount[] = [
  {
    ...valued,
    fund: growth.id,
    committed: "3000000.00",
    committedOn: "2023-03-31",
    paidIn: "960000.00",
    distributed: "0.00",
    unfunded: "2040000.00",
    linesTo: "2026-03-16",
    nav: "985430.27",
    dpi: "0.0000",
    rvpi: "1.0265",
    tvpi: "1.0265",
    pic: "0.3200",
    cash: [["2026-03-16", "-960000.00"]],
  },
  {
    ...valued,
    fund: atlantic.id,
    committed: "2500000.00",
    committedOn: "2021-06-30",
    paidIn: "1875000.50",
    distributed: "640000.00",
    unfunded: "624999.50",
    linesTo: "2026-06-30",
    opening: true,
    nav: "1702311.00",
    dpi: "0.3413",
    rvpi: "0.9079",
    tvpi: "1.2492",
    pic: "0.7500",
    cash: [["2026-06-30", "-1235000.50"]],
  },
  {
    ...valued,
    fund: buyout.id,
    committed: "5000000.00",
    committedOn: "2019-06-28",
    paidIn: "4350000.00",
    distributed: "3120000.00",
    unfunded: "810000.00",
    linesTo: "2026-05-29",
    nav: "3388214.66",
    dpi: "0.7172",
    rvpi: "0.7789",
    tvpi: "1.4961",
    pic: "0.8700",
    cash: [
      ["2019-09-16", "-1000000.00"],
      ["2020-04-15", "-1100000.00"],
      ["2020-06-30", "100000.00"],
      ["2021-03-15", "-1300000.00"],
      ["2022-02-15", "-950000.00"],
      ["2022-11-30", "750000.00"],
      ["2023-12-15", "300000.00"],
      ["2024-05-15", "-100000.00"],
      ["2025-06-30", "1240000.00"],
      ["2026-05-29", "830000.00"],
    ],
  },
];

export const totals: readonly CurrencyTotal[] = [
  {
    currency: "EUR",
    funds: 2,
    committed: "8000000.00",
    committedOn: ["2019-06-28", "2023-03-31"],
    paidIn: "5310000.00",
    distributed: "3120000.00",
    unfunded: "2850000.00",
    linesTo: ["2026-03-16", "2026-05-29"],
    nav: "4373644.93",
    navOn: ["2026-09-30", "2026-09-30"],
    valued: 2,
  },
  {
    currency: "USD",
    funds: 1,
    committed: "2500000.00",
    committedOn: ["2021-06-30", "2021-06-30"],
    paidIn: "1875000.50",
    distributed: "640000.00",
    unfunded: "624999.50",
    linesTo: ["2026-06-30", "2026-06-30"],
    nav: "1702311.00",
    navOn: ["2026-09-30", "2026-09-30"],
    valued: 1,
  },
];

export const calls: readonly CallToCome[] = [
  {
    fund: growth.id,
    dueOn,
    reference: "Call 7",
    amount: "225000.00",
    noticedOn: today,
    lines: [
      { purpose: "Management fee", amount: "25000.00", effect: "0.00" },
      { purpose: "One investment", amount: "200000.00", effect: "-200000.00" },
    ],
    committed: "3000000.00",
    paidInBefore: "960000.00",
    paidInAfter: "1185000.00",
    unfundedBefore: "2040000.00",
    unfundedAfter: "1840000.00",
    document: "7c1f1f5e-9b1e-4a53-a2c1-000000000006",
  },
];

type Given = readonly [kind: FundLine["kind"], on: string, amount: number, effect: number];

const given: Record<string, readonly Given[]> = {
  [growth.id]: [
    ["call", "2026-03-16", 960_000, -960_000],
    ["call", dueOn, 225_000, -225_000],
  ],
  [atlantic.id]: [
    ["call", "2026-06-30", 1_875_000.5, -1_875_000.5],
    ["distribution", "2026-06-30", 640_000, 0],
  ],
  [buyout.id]: [
    ["call", "2019-09-16", 1_000_000, -1_000_000],
    ["call", "2020-04-15", 1_100_000, -1_100_000],
    ["return", "2020-06-30", 100_000, 100_000],
    ["interest-paid", "2020-06-30", 4_200, 0],
    ["call", "2021-03-15", 1_300_000, -1_300_000],
    ["call", "2022-02-15", 950_000, -950_000],
    ["distribution", "2022-11-30", 750_000, 0],
    ["distribution", "2023-12-15", 300_000, 300_000],
    ["call", "2024-05-15", 100_000, -100_000],
    ["adjustment", "2024-06-28", 0, -140_000],
    ["distribution", "2025-06-30", 1_240_000, 0],
    ["distribution", "2026-05-29", 830_000, 0],
  ],
};

/** Null for a fund that is not theirs. */
export function fundAccount(id: string): FundAccount | null {
  const fund = funds.find((one) => one.id === id);
  const account = accounts.find((one) => one.fund === id);
  if (!fund || !account) return null;
  const lines = linesOf(id, Number(account.committed), account.opening);
  const past = lines.filter(({ on }) => on <= today);
  const valuations = quartersFrom(past[0]?.on ?? today).map((on, index, all) => {
    const before = past.filter((line) => line.on <= on).at(-1);
    const [paidIn, distributed] = [Number(before?.paidIn), Number(before?.distributed)];
    const last = index === all.length - 1;
    const nav = last
      ? Number(account.nav)
      : paidIn * (0.95 + 0.02 * index + 0.01 * Math.sin(index)) - 0.8 * distributed;
    return {
      on,
      nav: nav.toFixed(2),
      paidIn: paidIn.toFixed(2),
      distributed: distributed.toFixed(2),
      total: (nav + distributed).toFixed(2),
      unfunded: before?.unfunded ?? account.committed,
      dpi: (distributed / paidIn).toFixed(4),
      rvpi: (nav / paidIn).toFixed(4),
      tvpi: ((nav + distributed) / paidIn).toFixed(4),
    };
  });
  const lastBefore = (day: string) => valuations.findLast((one) => one.on < day)?.on ?? null;
  return {
    ...fund,
    legalName: `${fund.name} SCSp`,
    manager: "Deux Rives Gestion S.A.",
    depositary: "Banque dépositaire de démonstration S.A.",
    today,
    lines: [...lines],
    valuations,
    statements: valuations.toReversed().flatMap(({ on, nav, unfunded }) =>
      (["inception", "quarter", "year"] as const).map(
        (span): Statement => ({
          on,
          span,
          after: span === "inception" ? null : lastBefore(span === "year" ? on.slice(0, 4) : on),
          beginning: span === "inception" ? "0.00" : "3302110.00",
          contributions: "100000.00",
          distributions: "-830000.00",
          managementFees: "-15500.25",
          expenses: null,
          income: "4200.00",
          realised: null,
          unrealised: null,
          carry: "-12000.00",
          other: "839404.91",
          ending: nav,
          managementFeesGross: "-17000.25",
          managementFeeOffsets: "1500.00",
          carryPaid: null,
          carryAccrued: "96400.00",
          endingBeforeCarry: (Number(nav) + 96_400).toFixed(2),
          partial:
            span === "inception" ? [{ line: "managementFees", given: 2, since: "2026-04-01" }] : [],
          committed: account.committed,
          unfundedBeginning: "950000.00",
          called: "0.00",
          restored: "0.00",
          returned: "0.00",
          recallable: "0.00",
          expired: "0.00",
          adjusted: "-140000.00",
          unfundedEnding: unfunded,
          recallableLeft: "300000.00",
          recallableUntil: [{ until: "2025-12-15", amount: "300000.00" }],
        }),
      ),
    ),
    bankAccounts: [
      {
        holder: `${fund.name} SCSp`,
        iban: "LU280019400644750000",
        bic: "DEMOLULL",
        bank: "Banque de démonstration",
        from: "2024-01-15T09:00:00Z",
        until: null,
        verifiedOn: "2024-01-12",
      },
      {
        holder: `${fund.name} SCSp`,
        iban: "LU120010001234567891",
        bic: "OLDBLULL",
        bank: "Ancienne banque",
        from: "2019-06-01T09:00:00Z",
        until: "2024-01-15T09:00:00Z",
        verifiedOn: "2019-05-28",
      },
    ],
    changeSince: fund.id === growth.id ? "2026-11-10T08:00:00Z" : null,
  };
}

function linesOf(id: string, committed: number, opening: boolean): readonly FundLine[] {
  let [unfunded, paidIn, distributed] = [committed, 0, 0];
  return (given[id] ?? []).map(([kind, on, amount, effect], index) => {
    unfunded += effect;
    paidIn += kind === "call" ? amount : kind === "return" ? -amount : 0;
    distributed += kind === "distribution" ? amount : 0;
    return {
      id: `line-${index}`,
      kind,
      on,
      noticedOn: opening ? null : on,
      reference: opening ? "carried-forward" : `${kind} ${index + 1}`,
      purpose: opening ? "" : "Réseau de chaleur",
      amount: amount.toFixed(2),
      effect: effect.toFixed(2),
      unfunded: unfunded.toFixed(2),
      paidIn: paidIn.toFixed(2),
      distributed: distributed.toFixed(2),
      cash: (distributed - paidIn).toFixed(2),
      opening,
      recallableUntil: null,
    };
  });
}

/** The ends of quarters from a day to September 2026. */
function quartersFrom(first: string): readonly string[] {
  const ends = ["03-31", "06-30", "09-30", "12-31"];
  return Array.from({ length: 8 }, (_, year) => ends.map((end) => `${2019 + year}-${end}`))
    .flat()
    .filter((day) => day >= first && day <= "2026-09-30");
}
