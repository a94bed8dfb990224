import type { ReactNode } from "react";
import { formatDecimal, formatNumber, formatPart } from "#app/i18n/format.ts";
import {
  avoidedBy,
  clientsPart,
  heatPumps,
  savingOf,
  uncertaintyAfter,
  uncertaintyOfAvoided,
} from "#content/worked-example.ts";
import type { Language } from "#core/languages.ts";

const { before, after, factors, homes, uncertainty, capital, cost } = heatPumps;
const all = homes.metered + homes.multiplied;

/** The formulae with the numbers of the example. Every result is computed. */
export function stepsOf(language: Language, either: string) {
  // No-break spaces, since browsers drop ordinary ones at the ends of a text in a formula.
  const spaced = `\u00a0${either}\u00a0`;
  const n = (value: number) => <mn>{formatNumber(Math.round(value), language)}</mn>;
  const d = (value: number, digits: number) => <mn>{formatDecimal(value, digits, language)}</mn>;
  const share = (value: number) => <mn>{formatPart(value, language)}</mn>;
  const avoided = (power: number, digits: number): ReactNode => (
    <math>
      {n(before)}
      <mo>×</mo>
      {d(factors.gas, 3)}
      <mo>−</mo>
      {n(after)}
      <mo>×</mo>
      {d(power, digits)}
      <mo>=</mo>
      {n(avoidedBy(heatPumps, power))}
    </math>
  );
  const { averagePower, marginalPower } = factors;
  return {
    saving: (
      <math displaystyle="true">
        <mfrac>
          <mrow>
            {n(before)}
            <mo>−</mo>
            {n(after)}
          </mrow>
          {n(before)}
        </mfrac>
        <mo>=</mo>
        {share(Math.round(savingOf(heatPumps) * 100) / 100)}
      </math>
    ),
    average: avoided(averagePower, 2),
    marginal: avoided(marginalPower, 2),
    uncertainty: (
      <math>
        <Square>
          {d(homes.metered / all, 3)}
          <mo>×</mo>
          {share(uncertainty.metered)}
        </Square>
        <mo>+</mo>
        <Square>
          {d(homes.multiplied / all, 3)}
          <mo>×</mo>
          {share(uncertainty.multiplied)}
        </Square>
        <mo>=</mo>
        <Square>{share(Math.round(uncertaintyAfter(heatPumps) * 1000) / 1000)}</Square>
      </math>
    ),
    interval: (
      <math>
        {n(avoidedBy(heatPumps, averagePower))}
        <mo>±</mo>
        {n(uncertaintyOfAvoided(heatPumps, averagePower))}
        <mtext>{spaced}</mtext>
        {n(avoidedBy(heatPumps, marginalPower))}
        <mo>±</mo>
        {n(uncertaintyOfAvoided(heatPumps, marginalPower))}
      </math>
    ),
    part: (
      <math displaystyle="true">
        <mfrac>
          {n(capital)}
          {n(cost)}
        </mfrac>
        <mo>×</mo>
        {n(avoidedBy(heatPumps, averagePower))}
        <mo>=</mo>
        {n(clientsPart(heatPumps) * avoidedBy(heatPumps, averagePower))}
        <mtext>{spaced}</mtext>
        {n(clientsPart(heatPumps) * avoidedBy(heatPumps, marginalPower))}
      </math>
    ),
  };
}

function Square({ children }: { children: ReactNode }) {
  return (
    <msup>
      <mrow>
        <mo>(</mo>
        {children}
        <mo>)</mo>
      </mrow>
      <mn>2</mn>
    </msup>
  );
}
