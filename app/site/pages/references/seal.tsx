import type { Service } from "#core/services.ts";

/** As image files: the page shows 34 of them, and inline each would be sixty elements. */
const pictures = import.meta.glob<string>("./seals/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function Seal({ service }: { service: Service }) {
  const src = pictures[`./seals/${service}.svg`];
  return <img className="seal" src={src} alt="" width="72" height="72" loading="lazy" />;
}
