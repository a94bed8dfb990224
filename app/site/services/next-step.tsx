import { useId } from "react";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import type { Service } from "#core/services.ts";

type Props = {
  service: Service;
  /** A subject of the contact form. */
  subject: "investor" | "company";
  words: { title: string; text: string; action: string; also: string };
};

/** The end of a service page: a link to the contact form, and one to the references. */
export function NextStep({ service, subject, words }: Props) {
  const id = useId();
  return (
    <section className={`next-step next-step-${service}`} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <div>
        <p>{words.text}</p>
        <NextLinks {...{ service, subject, words }} />
      </div>
    </section>
  );
}

type LinkProps = Omit<Props, "words"> & { words: Pick<Props["words"], "action" | "also"> };

/** Links to the contact form, with its subject, and to the references of the service. */
export function NextLinks({ service, subject, words }: LinkProps) {
  return (
    <p className="next-step-links">
      <LocalisedLink to="contact" suffix={`?subject=${subject}`} className="button">
        {words.action}
      </LocalisedLink>
      <LocalisedLink to="references" suffix={`?service=${service}`} className="link">
        {words.also}
      </LocalisedLink>
    </p>
  );
}
