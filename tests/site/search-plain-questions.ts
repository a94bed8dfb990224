import type { Language } from "#core/languages.ts";
import type { Question } from "./search-questions.ts";

const regulator = ["/mentions-reglementaires", "/legalnotice"];
/** Both addresses and both telephones stand on these three. */
const offices = ["/contact", "/legalnotice", "/"];
const complaints = ["/mentions-reglementaires", "/sustainability/publications/complaints-policy"];
const fees = [
  "/expertise/investment-advisory",
  "/expertise/mergers-acquisitions",
  "/expertise/private-equity",
  "/expertise/business-strategy",
];
const leavingFunds = ["/expertise/private-equity", "/letters/fifteen-per-cent"];

/**
 * Questions in plain words: telephone, address, minimum, supervisor, complaint, jobs, press, fees,
 * exit. Written, with where the answer stands, by somebody who had read the site's words and not
 * the search's; not changed to suit it either.
 */
export const plainQuestions: Record<Language, readonly Question[]> = {
  fr: [
    { asked: "numéro de téléphone du bureau de Luxembourg", answeredAt: offices },
    { asked: "par qui êtes-vous contrôlés", answeredAt: regulator },
    { asked: "où se trouve votre bureau à Paris", answeredAt: offices },
    { asked: "quels sont vos horaires d’ouverture", answeredAt: ["/contact"] },
    { asked: "votre adresse mail", answeredAt: ["/contact", "/legalnotice"] },
    {
      asked: "combien faut-il pour devenir client",
      answeredAt: ["/expertise/investment-advisory"],
    },
    { asked: "combien coûtent vos services", answeredAt: fees },
    { asked: "je veux faire une réclamation", answeredAt: complaints },
    { asked: "est-ce que vous recrutez", answeredAt: ["/careers"] },
    { asked: "trouver un stage", answeredAt: ["/careers"] },
    { asked: "contact presse", answeredAt: ["/press"] },
    { asked: "récupérer mon argent avant la fin du fonds", answeredAt: leavingFunds },
    { asked: "y a-t-il des frais de sortie", answeredAt: ["/expertise/investment-advisory"] },
    { asked: "qui sont les associés", answeredAt: ["/who-we-are"] },
    { asked: "j’ai perdu mon mot de passe", answeredAt: ["/login", "/login/recover"] },
    { asked: "quelles données gardez-vous sur moi", answeredAt: ["/confidentialite"] },
    {
      asked: "combien de temps pour vendre mon entreprise",
      answeredAt: ["/expertise/mergers-acquisitions"],
    },
    {
      asked: "mon argent est-il garanti",
      answeredAt: ["/mentions-reglementaires", "/expertise/private-equity"],
    },
    { asked: "numéro de TVA de la société", answeredAt: ["/legalnotice"] },
    { asked: "signaler une fraude anonymement", answeredAt: ["/whistleblowing"] },
  ],
  en: [
    { asked: "Paris office phone number", answeredAt: offices },
    { asked: "who supervises you", answeredAt: regulator },
    { asked: "what is your address in Luxembourg", answeredAt: offices },
    { asked: "when are you open", answeredAt: ["/contact"] },
    { asked: "your email address", answeredAt: ["/contact", "/legalnotice"] },
    {
      asked: "is there a minimum amount to invest",
      answeredAt: ["/expertise/investment-advisory"],
    },
    { asked: "how much do you charge", answeredAt: fees },
    { asked: "I am unhappy with your service", answeredAt: complaints },
    { asked: "any job openings", answeredAt: ["/careers"] },
    { asked: "do you offer internships", answeredAt: ["/careers"] },
    { asked: "I am a journalist, who can I talk to", answeredAt: ["/press"] },
    { asked: "can I get out of a fund before the end", answeredAt: leavingFunds },
    {
      asked: "how do I end my contract with you",
      answeredAt: ["/expertise/investment-advisory"],
    },
    { asked: "who owns the firm", answeredAt: ["/who-we-are", "/press"] },
    { asked: "how do I log in as an investor", answeredAt: ["/login"] },
    { asked: "what do you know about me", answeredAt: ["/confidentialite"] },
    {
      asked: "how do I stop receiving your letters",
      answeredAt: ["/letters", "/confidentialite", "/newsletter/unsubscribe"],
    },
    {
      asked: "do you take commissions from fund managers",
      answeredAt: [
        "/expertise/investment-advisory",
        "/mentions-reglementaires",
        "/sustainability/publications/conflicts-of-interest-policy",
        "/sustainability/publications/manager-selection-policy",
      ],
    },
    {
      asked: "do you invest in tobacco or weapons",
      answeredAt: [
        "/sustainability/sustainable-investment-policy",
        "/sustainability/publications/sustainable-investment-policy",
      ],
    },
    {
      asked: "how long does it take to sell a company",
      answeredAt: ["/expertise/mergers-acquisitions"],
    },
  ],
};
