import { Letter, Sum } from "./letters.tsx";

export function ImpactExpression() {
  return (
    <math display="block">
      <Letter name="I" />
      <mo>=</mo>
      <Letter name="R" />
      <mo>−</mo>
      <Letter name="S" />
    </math>
  );
}

export function AvoidedExpression() {
  return (
    <math display="block">
      <Letter name="A" />
      <mo>=</mo>
      <Letter name="E" index={0} />
      <mo>×</mo>
      <Letter name="f" index={0} />
      <mo>−</mo>
      <Letter name="E" index={1} />
      <mo>×</mo>
      <Letter name="f" index={1} />
    </math>
  );
}

export function PartExpression() {
  return (
    <math display="block">
      <Letter name="P" />
      <mo>=</mo>
      <Letter name="A" />
      <mo>×</mo>
      <mfrac>
        <Letter name="K" />
        <Letter name="C" />
      </mfrac>
    </math>
  );
}

/**
 * Squared on both sides rather than under a root: browsers draw a root only with a font made for
 * mathematics, and most readers have none.
 */
export function UncertaintyExpression() {
  return (
    <math display="block">
      <msup>
        <Letter name="u" />
        <mn>2</mn>
      </msup>
      <mo>=</mo>
      <Sum>
        <msup>
          <mrow>
            <mo>(</mo>
            <Letter name="w" index="i" />
            <mo>×</mo>
            <Letter name="u" index="i" />
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
      <Letter name="Q" />
      <mo>=</mo>
      <mfrac>
        <Sum>
          <mrow>
            <mfrac>
              <Letter name="m" index="i" />
              <Letter name="v" index="i" />
            </mfrac>
            <mo>×</mo>
            <Letter name="g" index="i" />
          </mrow>
        </Sum>
        <Sum>
          <Letter name="m" index="i" />
        </Sum>
      </mfrac>
    </math>
  );
}
