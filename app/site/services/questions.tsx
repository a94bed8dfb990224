import { useId } from "react";
import type { Question } from "#app/head/structured-data.ts";
import { Terms } from "#app/terms/terms.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

type Props = { title: string; questions: readonly Question[] };

/** Questions of clients, one answer open at a time; the structured data has the same words. */
export function Questions({ title, questions }: Props) {
  const id = useId();
  return (
    <section className="questions" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} name={id}>
            <p>
              <Terms>{answer}</Terms>
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
