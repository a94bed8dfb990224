import { Figure } from "#app/ui/figure.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { SampleDrawing } from "./sample-drawing.tsx";
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
