import { Quantity, Sum } from "./quantities.tsx";

export function ImpactExpression() {
  return (
    <math display="block">
      <Quantity name="I" />
      <mo>=</mo>
      <Quantity name="R" />
      <mo>−</mo>
      <Quantity name="S" />
    </math>
  );
}

export function AvoidedExpression() {
  return (
    <math display="block">
      <Quantity name="A" />
      <mo>=</mo>
      <Quantity name="E" index={0} />
      <mo>×</mo>
      <Quantity name="f" index={0} />
      <mo>−</mo>
      <Quantity name="E" index={1} />
      <mo>×</mo>
      <Quantity name="f" index={1} />
    </math>
  );
}

export function PartExpression() {
  return (
    <math display="block">
      <Quantity name="P" />
      <mo>=</mo>
      <Quantity name="A" />
      <mo>×</mo>
      <mfrac>
        <Quantity name="K" />
        <Quantity name="C" />
      </mfrac>
    </math>
  );
}

/**
 * Written with squares on both sides instead of a root: browsers draw a root well only with a
 * mathematical font, which most devices lack.
 */
export function UncertaintyExpression() {
  return (
    <math display="block">
      <msup>
        <Quantity name="u" />
        <mn>2</mn>
      </msup>
      <mo>=</mo>
      <Sum>
        <msup>
          <mrow>
            <mo>(</mo>
            <Quantity name="w" index="i" />
            <mo>×</mo>
            <Quantity name="u" index="i" />
            <mo>)</mo>
          </mrow>
          <mn>2</mn>
        </msup>
      </Sum>
    </math>
  );
}

export function IntensityExpression() {
  return (
    <math display="block">
      <Quantity name="Q" />
      <mo>=</mo>
      <mfrac>
        <Sum>
          <mrow>
            <mfrac>
              <Quantity name="m" index="i" />
              <Quantity name="v" index="i" />
            </mfrac>
            <mo>×</mo>
            <Quantity name="g" index="i" />
          </mrow>
        </Sum>
        <Sum>
          <Quantity name="m" index="i" />
        </Sum>
      </mfrac>
    </math>
  );
}
