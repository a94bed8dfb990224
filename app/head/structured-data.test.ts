import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pageById } from "#core/pages.ts";
import { breadcrumbs, definedTerms, faq, organisation } from "./structured-data.ts";

const said = { slogan: "One course.", status: "It gives advice." };

test("the firm is described with both offices, in the language of the page", () => {
  const firm = organisation("fr", said);
  expect(firm).toMatchObject({ name: site.name, url: `${site.origin}/fr`, email: site.email });
  expect(firm.description).toContain(said.status);
  expect(firm.location).toEqual(
    site.offices.map((office) => ({
      "@type": "Place",
      name: `${site.name}, ${office.city.fr}`,
      telephone: office.phone.text,
      address: expect.objectContaining({ addressCountry: office.countryCode }),
    })),
  );
});

test("an office's last line is taken apart into code and place", () => {
  expect(organisation("en", said).location).toContainEqual(
    expect.objectContaining({
      address: {
        "@type": "PostalAddress",
        streetAddress: "8, rue de l’Exemple",
        postalCode: "75000",
        addressLocality: "Paris",
        addressCountry: "FR",
      },
    }),
  );
});

test("the way to a page counts from the home page and leaves out what has no address", () => {
  const url = `${site.origin}/fr/expertise/private-equity`;
  const { itemListElement } = breadcrumbs(pageById("private-equity"), "Ici", url, "fr");
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: `${site.origin}/fr` },
    { "@type": "ListItem", position: 2, name: "Ici", item: url },
  ]);
});

test("each question carries its answer", () => {
  expect(faq([{ question: "Why?", answer: "Because." }]).mainEntity).toEqual([
    {
      "@type": "Question",
      name: "Why?",
      acceptedAnswer: { "@type": "Answer", text: "Because." },
    },
  ]);
});

test("each term has an address on the glossary's page", () => {
  const url = `${site.origin}/glossaire`;
  const { hasDefinedTerm } = definedTerms("Glossary", url, [{ id: "esg", term: "ESG" }]);
  expect(hasDefinedTerm).toEqual([{ "@type": "DefinedTerm", name: "ESG", url: `${url}#esg` }]);
});
