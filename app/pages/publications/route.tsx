import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { feedPath } from "#core/catalogue.ts";
import { readPath } from "#core/paths.ts";
import type { Route } from "./+types/route.ts";
import { PublicationList } from "./publication-list.tsx";
import sheet from "./route.css?url";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ location, matches }) => [
  ...(matches[0].meta ?? []),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    href: feedPath(readPath(location.pathname).language),
  },
];

export default function Publications() {
  const { t } = useTranslation("publications");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <PublicationList />
    </>
  );
}
