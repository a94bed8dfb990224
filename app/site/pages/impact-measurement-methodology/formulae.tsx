import { type ReactNode, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import {
  AvoidedExpression,
  IntensityExpression,
  PartExpression,
  UncertaintyExpression,
} from "./expressions.tsx";
import { Inline, Quantity } from "./quantities.tsx";

type Meaning = readonly [symbol: ReactNode, meaning: string];

export function Formulae() {
  const { t } = useTranslation("impact-measurement-methodology");
  const words = t("formulae", { returnObjects: true });
  const { avoided, part, uncertainty, intensity } = words;
  return (
    <section className="formulae" aria-labelledby="formulae-title">
      <div className="formulae-opening">
        <h2 id="formulae-title">{words.title}</h2>
        <p>{words.lede}</p>
      </div>
      <Formula number={1} words={avoided} expression={<AvoidedExpression />}>
        {[
          [<Quantity key="A" name="A" />, avoided.symbols.A],
          [<Quantity key="E0" name="E" index={0} />, avoided.symbols.E0],
          [<Quantity key="f0" name="f" index={0} />, avoided.symbols.f0],
          [<Quantity key="E1" name="E" index={1} />, avoided.symbols.E1],
          [<Quantity key="f1" name="f" index={1} />, avoided.symbols.f1],
        ]}
      </Formula>
      <Formula number={2} words={part} expression={<PartExpression />}>
        {[
          [<Quantity key="P" name="P" />, part.symbols.P],
          [<Quantity key="K" name="K" />, part.symbols.K],
          [<Quantity key="C" name="C" />, part.symbols.C],
        ]}
      </Formula>
      <Formula number={3} words={uncertainty} expression={<UncertaintyExpression />}>
        {[
          [<Quantity key="u" name="u" />, uncertainty.symbols.u],
          [<Quantity key="w" name="w" index="i" />, uncertainty.symbols.w],
          [<Quantity key="ui" name="u" index="i" />, uncertainty.symbols.ui],
        ]}
      </Formula>
      <Formula number={4} words={intensity} expression={<IntensityExpression />}>
        {[
          [<Quantity key="Q" name="Q" />, intensity.symbols.Q],
          [<Quantity key="m" name="m" index="i" />, intensity.symbols.m],
          [<Quantity key="v" name="v" index="i" />, intensity.symbols.v],
          [<Quantity key="g" name="g" index="i" />, intensity.symbols.g],
        ]}
      </Formula>
    </section>
  );
}

type Props = {
  number: number;
  words: { name: string; note: string };
  expression: ReactNode;
  /** What each symbol stands for. */
  children: readonly Meaning[];
};

function Formula({ number, words, expression, children }: Props) {
  const { t } = useTranslation("impact-measurement-methodology");
  const id = useId();
  return (
    <article className="method-formula" aria-labelledby={id}>
      <h3 id={id}>{words.name}</h3>
      <div className="formula-plate">
        {expression}
        <p className="formula-number">({number})</p>
      </div>
      <div className="formula-key">
        <p>
          <Terms>{t("formulae.where")}</Terms>
        </p>
        <dl>
          {children.map(([symbol, meaning]) => (
            <div key={meaning}>
              <dt>
                <Inline>{symbol}</Inline>
              </dt>
              <dd>
                <Terms>{meaning}</Terms>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="formula-note">
        <RichText>{words.note}</RichText>
      </p>
    </article>
  );
}
