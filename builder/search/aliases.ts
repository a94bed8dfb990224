import type { Language } from "#core/languages.ts";
import type { Detail } from "./read-page.ts";

/**
 * Words that visitors search for and our pages hardly use, each with the words that our pages use.
 */
export const aliases: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  en: {
    advise: ["advice"],
    apply: ["application"],
    ceo: ["chair"],
    contact: ["spokesperson"],
    cost: ["fees", "price"],
    delete: ["erasure"],
    employment: ["careers", "recruitment"],
    gdpr: ["privacy"],
    hiring: ["careers", "recruitment"],
    job: ["careers", "recruitment"],
    logo: ["mark"],
    "m&a": ["mergers", "acquisitions"],
    phone: ["telephone"],
    pricing: ["fees", "price"],
    salary: ["pay", "remuneration"],
    staff: ["people", "team"],
    unsubscribe: ["newsletter"],
    vacancy: ["careers", "applications"],
    website: ["site"],
  },
  fr: {
    céder: ["cession"],
    coût: ["honoraires", "prix"],
    déontologie: ["conformité", "conflits"],
    effacer: ["effacement"],
    embauche: ["recrutement"],
    emploi: ["carrières", "recrutement", "candidatures"],
    job: ["carrières", "recrutement"],
    logo: ["logotype"],
    "m&a": ["fusions", "acquisitions"],
    mail: ["courriel"],
    plainte: ["réclamation"],
    poste: ["carrières", "candidatures"],
    rgpd: ["confidentialité", "données"],
    salaire: ["rémunération"],
    stage: ["carrières", "recrutement"],
    tarif: ["honoraires", "prix"],
    téléphoner: ["téléphone"],
    transmission: ["succession", "transmettre"],
    vendre: ["cession"],
  },
};

/** What visitors call the details that a page shows. */
export const detailWords: Record<Language, Readonly<Record<Detail, string>>> = {
  en: {
    telephone: "telephone number",
    mailbox: "e-mail address",
    address: "address",
    hours: "opening hours, open",
  },
  fr: {
    telephone: "numéro de téléphone",
    mailbox: "adresse électronique, courriel",
    address: "adresse",
    hours: "horaires d’ouverture, ouvert",
  },
};
