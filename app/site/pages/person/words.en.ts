import publications from "../publications/words.en.ts";
import whoWeAre from "../who-we-are/words.en.ts";

const { categories } = publications;
const { languages } = whoWeAre.people;
const { investment, conflicts, sustainability, remuneration } = whoWeAre.governance.committees;

export default {
  meta: {
    title: "A person of the firm",
    description:
      "Who leads a team of {{firm}}, in Luxembourg or in Paris: their task, their committees and the texts that they signed.",
  },
  medallion: "Engraved from the name, one lobe for each letter, on the river of the office.",
  duties: "Career and duties",
  office: "Office",
  team: "Team",
  since: "With the firm since",
  speaks: "Languages",
  committees: "Committees",
  chair: "{{committee}} (chair)",
  committee: {
    investment: investment.name,
    conflicts: conflicts.name,
    sustainability: sustainability.name,
    remuneration: remuneration.name,
  },
  languages,
  categories,
  works: {
    publications: "Reports and policies",
    letters: "Letters",
    posts: "Vacancies",
    news: "Press releases and events",
    feed: "Atom feed of these texts",
  },
  until: "Apply by {{date}}",
  write: {
    title: "Write to {{name}}",
    text: "The contact form reaches each of us: name the person in your message. We answer within {{answer}} working days.",
    action: "Write to the firm",
    all: "Partners and team heads",
  },
};
