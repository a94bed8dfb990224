import { readCommitment } from "#builder/changes/figures.ts";
import type { Language } from "#core/languages.ts";
import vacancy from "../vacancy/data.ts";

/** The posts to be filled, for the list, and the people of the firm. */
export default function careers(language: Language) {
  const posts = vacancy(language).posts.map(({ slug, title, city, team, until }) => ({
    slug,
    title,
    city,
    team,
    until,
  }));
  return { posts, diversity: readCommitment("gender-diversity") };
}
