import type { PageMeta } from "#app/head/head-of.ts";
import { feedPath } from "#core/catalogue.ts";
import { readPath } from "#core/paths.ts";

/** Adds the link to the feed. */
const meta: PageMeta = (pathname, _slug, usual) => [
  ...usual(),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    href: feedPath(readPath(pathname).language),
  },
];

export default meta;
