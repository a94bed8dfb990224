/**
 * The structured data for search engines: schema.org, as one block of JSON-LD per page. A page that
 * adds to it passes that to `pageMeta`.
 */

import { pageData } from "#app/i18n/page-content.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { trailTo } from "#app/ui/breadcrumb-trail.ts";
import { type Office, site } from "#content/site.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";
import type { LetterEntry } from "#core/letter-catalogue.ts";
import { type Page, type PageId, pageById } from "#core/pages.ts";
import { pathTo } from "#core/paths.ts";
import { ogPath } from "./og-path.ts";

type Value = string | number | Thing | readonly Value[];
export type Thing = { "@type": string } & { [property: string]: Value };
export type Question = { question: string; answer: string };

const firm = `${site.origin}/#firm`;

type SaidOfFirm = { slogan: string; status: string };

/** The firm with both its offices, and who in it may do what. */
export function organisation(language: Language, { slogan, status }: SaidOfFirm): Thing {
  return {
    "@type": "Organization",
    "@id": firm,
    name: site.name,
    description: `${site.trade[language]}. ${status}`,
    slogan,
    url: site.origin + pathTo("home", language),
    logo: `${site.origin}/apple-touch-icon.png`,
    email: site.email,
    sameAs: Object.values(site.social),
    location: site.offices.map((office) => place(office, language)),
  };
}

function place(office: Office, language: Language): Thing {
  const street = office.address.slice(0, -1);
  const [postalCode = "", ...locality] = office.address.at(-1)?.split(/\s+/) ?? [];
  return {
    "@type": "Place",
    name: `${site.name}, ${office.city[language]}`,
    telephone: office.phone.text,
    address: {
      "@type": "PostalAddress",
      streetAddress: street.join(", "),
      postalCode,
      addressLocality: locality.join(" "),
      addressCountry: office.countryCode,
    },
  };
}

/** From the home page down to this one. Sections have no address, so they are left out. */
export function breadcrumbs(page: Page, name: string, url: string, language: Language): Thing {
  const above = trailTo(page).filter((crumb) => typeof crumb === "string");
  const steps = [
    ...above.map((id) => ({
      name: pageById(id).name[language],
      item: site.origin + pathTo(id, language),
    })),
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

export function faq(questions: readonly Question[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Definition = { id: string; term: string };

/**
 * A glossary: `url` is its page, on which each term has its id as an anchor. The definitions stand
 * there and are not repeated here: they would be half the weight of the page.
 */
export function definedTerms(name: string, url: string, terms: readonly Definition[]): Thing {
  return {
    "@type": "DefinedTermSet",
    "@id": url,
    name,
    hasDefinedTerm: terms.map(({ id, term }) => ({
      "@type": "DefinedTerm",
      name: term,
      url: `${url}#${id}`,
    })),
  };
}

type Person = PageData["person"]["persons"][number];
type Author = { id?: string; name: string };

/** A person of the firm has a page, by which search engines know that two texts have one author. */
function personThing({ id, name }: Author, language: Language): Thing {
  const url = id && site.origin + pathTo("person", language).replace(":slug", id);
  return {
    "@type": "Person",
    ...(url && { "@id": `${site.origin}/who-we-are/${id}#person`, url }),
    name,
  };
}

/** The page of a person, with the publications and letters that they wrote. */
export function profilePage(
  person: Person,
  letters: readonly LetterEntry[],
  pathname: string,
  language: Language,
): Thing {
  const url = site.origin + pathname;
  const office = site.offices.find(({ id }) => id === person.office);
  const work = (type: "Report" | "Article", to: "publication" | "letter") => {
    return ({ slug, title, published }: { slug: string; title: string; published: string }) => ({
      "@type": type,
      headline: title,
      url: site.origin + pathTo(to, language).replace(":slug", slug),
      datePublished: published,
    });
  };
  const works = [
    ...person.publications.map(work("Report", "publication")),
    ...letters.map(work("Article", "letter")),
  ];
  return {
    "@type": "ProfilePage",
    "@id": url,
    url,
    name: person.name,
    inLanguage: language,
    mainEntity: {
      ...personThing(person, language),
      jobTitle: person.role,
      description: person.text,
      image: site.origin + ogPath(pathname),
      worksFor: { "@type": "Organization", "@id": firm, name: site.name },
      ...(office && { workLocation: place(office, language) }),
      knowsLanguage: person.languages,
    },
    ...(works.length > 0 && { hasPart: works }),
  };
}

/** A publication: `url` is its reading view. */
export function report(entry: CatalogueEntry, url: string, language: Language): Thing {
  const { title, summary, published, revised, version, minutes, pdf, authors } = entry;
  return {
    "@type": "Report",
    "@id": url,
    url,
    headline: title,
    name: title,
    abstract: summary,
    inLanguage: language,
    datePublished: published,
    ...(revised && { dateModified: revised }),
    version,
    timeRequired: `PT${minutes}M`,
    author:
      authors.length > 0
        ? authors.map((author) => personThing(author, language))
        : { "@type": "Organization", "@id": firm, name: site.name },
    publisher: { "@type": "Organization", "@id": firm, name: site.name },
    ...(pdf && {
      encoding: {
        "@type": "MediaObject",
        contentUrl: site.origin + pdf.path,
        encodingFormat: "application/pdf",
        contentSize: String(pdf.bytes),
        sha256: pdf.sha256,
      },
    }),
  };
}

/** A letter: `url` is its page. */
export function article(entry: LetterEntry, url: string, language: Language): Thing {
  const { title, summary, published, changed, minutes, signatory, theme, errata } = entry;
  return {
    "@type": "Article",
    "@id": url,
    url,
    headline: title,
    name: title,
    abstract: summary,
    articleSection: theme,
    inLanguage: language,
    datePublished: published,
    dateModified: changed,
    timeRequired: `PT${minutes}M`,
    image: site.origin + ogPath(new URL(url).pathname),
    author: {
      ...personThing(signatory, language),
      ...(signatory.role && { jobTitle: signatory.role }),
    },
    publisher: { "@type": "Organization", "@id": firm, name: site.name },
    ...(errata.length > 0 && {
      correction: errata.map(({ on, text }) => ({
        "@type": "CorrectionComment",
        datePublished: on,
        text,
      })),
    }),
  };
}

type NewsItem = PageData["news-item"]["items"][number];

/** A press release, or an event with its place and hours. */
export function newsThing(item: NewsItem, pathname: string, language: Language): Thing {
  const url = site.origin + pathname;
  const { title, summary, published, meeting } = item;
  const common = { "@id": url, url, name: title, inLanguage: language };
  const image = site.origin + ogPath(pathname);
  const organizer = { "@type": "Organization", "@id": firm, name: site.name };
  const office = site.offices.find(({ id }) => id === meeting?.office);
  if (meeting && office) {
    return {
      "@type": "BusinessEvent",
      ...common,
      description: summary,
      image,
      startDate: meeting.starts,
      endDate: meeting.ends,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      eventStatus: "https://schema.org/EventScheduled",
      maximumAttendeeCapacity: meeting.seats,
      location: place(office, language),
      organizer,
    };
  }
  return {
    "@type": "NewsArticle",
    ...common,
    headline: title,
    abstract: summary,
    image,
    datePublished: published,
    dateModified: published,
    author: organizer,
    publisher: organizer,
  };
}

type Post = PageData["vacancy"]["posts"][number];

/** A post to be filled. */
export function jobPosting(post: Post, pathname: string, language: Language): Thing {
  const [minValue, maxValue] = post.pay;
  const office = site.offices.find(({ id }) => id === post.office);
  const lists = [post.work, post.asked].map(
    (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`,
  );
  return {
    "@type": "JobPosting",
    "@id": site.origin + pathname,
    url: site.origin + pathname,
    title: post.title,
    description: `<p>${post.summary}</p>${lists.join("")}`,
    datePosted: post.published,
    validThrough: post.until,
    employmentType: "FULL_TIME",
    jobStartDate: post.starts,
    hiringOrganization: { "@type": "Organization", "@id": firm, name: site.name },
    ...(office && { jobLocation: place(office, language) }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue, maxValue, unitText: "YEAR" },
    },
  };
}

/**
 * What any page adds to its structured data: its questions with their answers, where its words have
 * a list called `questions.items`, and the entries of the glossary.
 */
export function thingsOf(id: PageId, language: Language): Thing[] {
  const { exists, t } = translatorFor(language);
  const questions = `${id}:questions.items`;
  // Every page with questions has the same kind of list: the type of one stands for all.
  if (exists(questions)) {
    return [faq(t(questions as "investment-advisory:questions.items", { returnObjects: true }))];
  }
  if (id !== "glossary") return [];
  const url = site.origin + pathTo(id, language);
  return [definedTerms(t("glossary:meta.title"), url, pageData(id, language).entries)];
}
