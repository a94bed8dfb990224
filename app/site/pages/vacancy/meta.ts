import type { PageMeta } from "#app/head/head-of.ts";
import { missingMeta, pageMeta } from "#app/head/page-meta.ts";
import { jobPosting } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import { readPath } from "#core/paths.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const post = pageData("vacancy", language).posts.find((one) => one.slug === slug);
  if (!post) return missingMeta(language);
  const words = { title: post.title, description: post.summary };
  return pageMeta(pathname, words, [jobPosting(post, pathname, language)]);
};

export default meta;
