/** The feed of press releases and events. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#core/languages.ts";
import { newsFeedPath } from "#core/news.ts";
import { pathTo } from "#core/paths.ts";
import { typeset } from "#core/typeset.ts";
import { atomFeed } from "./atom.ts";
import { readNews } from "./changes/records.ts";

export function publishNews(folder: string): void {
  for (const language of languages) {
    const path = newsFeedPath(language);
    const entries = readNews().map(({ slug, title, summary, published, meeting }) => ({
      path: pathTo("news-item", language).replace(":slug", slug),
      title: typeset(title[language], language),
      summary: typeset(summary[language], language),
      published: `${published}T00:00:00Z`,
      updated: `${published}T00:00:00Z`,
      category: meeting ? "event" : "release",
    }));
    writeFileSync(join(folder, path), atomFeed({ path, page: "press", language, entries }));
  }
}
