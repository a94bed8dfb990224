import type { Language } from "#core/languages.ts";

export type Question = {
  /** As a visitor types it, mistakes included. */
  asked: string;
  /** English paths of the pages that answer it; `#` where one heading or term does. */
  answeredAt: readonly string[];
};

/**
 * What visitors would ask the search, with where the answer stands. Written before there was an
 * index, and not changed to suit it: where the search misses one, the search is to be mended.
 */
export const questions: Record<Language, readonly Question[]> = {
  fr: [
    {
      asked: "honoraires pour la cession d’une entreprise",
      answeredAt: ["/expertise/mergers-acquisitions"],
    },
    { asked: "qu’est-ce que le carried interest", answeredAt: ["/glossaire#carried-interest"] },
    { asked: "adresse bureau Paris", answeredAt: ["/contact"] },
    { asked: "offre d’emploi", answeredAt: ["/careers"] },
    {
      asked: "réclamation délai de réponse",
      answeredAt: ["/mentions-reglementaires", "/sustainability/publications/complaints-policy"],
    },
    { asked: "protection des lanceurs d’alerte", answeredAt: ["/whistleblowing"] },
    { asked: "agrement de la société", answeredAt: ["/mentions-reglementaires", "/legalnotice"] },
    { asked: "appels de fonds", answeredAt: ["/glossaire#capital-call"] },
    {
      asked: "bilan carbone 2025",
      answeredAt: [
        "/sustainability/publications/esg-report-2025",
        "/sustainability/corporate-responsibility",
        "/sustainability/climate-action-framework",
      ],
    },
    {
      asked: "exclusion du tabac et des armes",
      answeredAt: [
        "/sustainability/sustainable-investment-policy",
        "/sustainability/publications/sustainable-investment-policy",
      ],
    },
    { asked: "supprimer mes données personnelles", answeredAt: ["/confidentialite"] },
    { asked: "refuser les cookies", answeredAt: ["/cookie-settings"] },
    { asked: "helene marchenoir", answeredAt: ["/who-we-are"] },
    {
      asked: "sortir d’un fonds avant le terme",
      answeredAt: ["/expertise/private-equity", "/letters/fifteen-per-cent"],
    },
    { asked: "complément de pris", answeredAt: ["/glossaire#earn-out"] },
    {
      asked: "vote aux assemblées générales",
      answeredAt: ["/sustainability/publications/engagement-and-voting-policy"],
    },
    {
      asked: "pompe à chaleur",
      answeredAt: ["/sustainability/impact-measurement-methodology"],
    },
    { asked: "logo pour un article de presse", answeredAt: ["/press"] },
    {
      asked: "transmission d’une entreprise familiale",
      answeredAt: ["/expertise/business-strategy", "/references"],
    },
    {
      asked: "rémunération variable des salariés",
      answeredAt: ["/sustainability/publications/remuneration-policy"],
    },
  ],
  en: [
    { asked: "fees for investment advice", answeredAt: ["/expertise/investment-advisory"] },
    { asked: "what is TVPI?", answeredAt: ["/glossaire#tvpi"] },
    { asked: "Luxembourg office phone number", answeredAt: ["/contact", "/legalnotice"] },
    {
      asked: "how do I make a complaint",
      answeredAt: ["/mentions-reglementaires", "/sustainability/publications/complaints-policy"],
    },
    {
      asked: "selling a family company to its managers",
      answeredAt: ["/expertise/mergers-acquisitions", "/references", "/letters/lower-bidder"],
    },
    { asked: "sellers loan", answeredAt: ["/letters/lower-bidder"] },
    {
      asked: "how much private equity should a portfolio hold",
      answeredAt: ["/letters/fifteen-per-cent", "/expertise/private-equity"],
    },
    {
      asked: "how is impact measured",
      answeredAt: ["/sustainability/impact-measurement-methodology"],
    },
    {
      asked: "carbon target 2030",
      answeredAt: [
        "/sustainability/climate-action-framework",
        "/sustainability/publications/climate-strategy-after-2025",
      ],
    },
    { asked: "who hosts this website", answeredAt: ["/legalnotice", "/confidentialite"] },
    { asked: "delete my data", answeredAt: ["/confidentialite"] },
    { asked: "screen readers", answeredAt: ["/accessibilite"] },
    { asked: "minimum investment", answeredAt: ["/expertise/investment-advisory"] },
    {
      asked: "coal threshold",
      answeredAt: [
        "/sustainability/sustainable-investment-policy",
        "/sustainability/publications/sustainable-investment-policy",
      ],
    },
    {
      asked: "share of women among partners",
      answeredAt: [
        "/sustainability/corporate-responsibility",
        "/careers",
        "/sustainability/publications/esg-report-2025",
      ],
    },
    { asked: "applying for a job", answeredAt: ["/careers"] },
    { asked: "due dilligence", answeredAt: ["/glossaire#due-diligence"] },
    {
      asked: "conflicts of interest",
      answeredAt: ["/sustainability/publications/conflicts-of-interest-policy"],
    },
    { asked: "district heating", answeredAt: ["/expertise/private-equity", "/references"] },
    { asked: "press contact", answeredAt: ["/press"] },
  ],
};
