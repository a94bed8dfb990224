import { Figure } from "#app/ui/figure.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "./words.ts";

export function EditorialSpecimens() {
  const { table, quote, figure, section } = useWords();
  return (
    <>
      <Section id="table" numeral="XI" title={table.title} aside={<code>ui/table.tsx</code>}>
        <Table
          caption={table.caption}
          columns={table.columns.map((label, index) => ({ label, numeric: index > 0 }))}
          rows={table.rows.map(([header = "", ...cells]) => [header, ...cells])}
        />
      </Section>
      <Section id="quote" numeral="XII" title={quote.title} aside={<code>ui/pull-quote.tsx</code>}>
        <PullQuote by={quote.by}>{quote.text}</PullQuote>
      </Section>
      <Section id="figure" numeral="XIII" title={figure.title} aside={<code>ui/figure.tsx</code>}>
        <Figure
          number={1}
          caption={figure.caption}
          data={
            <Table
              caption={figure.data}
              columns={figure.dataColumns.map((label, index) => ({ label, numeric: index > 0 }))}
              rows={figure.dataRows.map(([header = "", ...cells]) => [header, ...cells])}
            />
          }
        >
          <SampleDrawing alt={figure.alt} />
        </Figure>
      </Section>
      <Section
        id="section"
        numeral="XIV"
        title={section.title}
        aside={
          <p>
            <dfn>{section.aside}</dfn> {section.asideText}
          </p>
        }
      >
        <div className="prose">
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </>
  );
}

const lines = Array.from({ length: 28 }, (_, index) => wave(index / 28));

/** One wave of the band: `phase` runs from 0 to 1 across its lines. */
function wave(phase: number): string {
  const points = Array.from({ length: 121 }, (_, step) => {
    const x = step / 120;
    const envelope = Math.sin(Math.PI * x) ** 1.5 * 58 + 4;
    const y = 80 + envelope * Math.sin(5 * Math.PI * x + phase * Math.PI) * Math.cos(phase * 3.1);
    return `${Math.round(x * 800)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

function SampleDrawing({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 800 160" role="img" aria-label={alt} fill="none">
      {lines.map((d) => (
        <path key={d} d={d} stroke="var(--color-bronze)" strokeWidth="0.6" />
      ))}
    </svg>
  );
}
