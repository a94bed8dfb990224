import type en from "./words.en.ts";

export default {
  needsScript:
    "Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur : c’est ce qui permet de vérifier votre mot de passe et d’apporter vos documents sans que rien n’en paraisse dans une adresse. À défaut, écrivez-nous, nous vous enverrons ce qu’il vous faut :",
  email: {
    label: "Adresse électronique",
    format: "Par exemple : nom@exemple.fr",
    missing: "Saisissez votre adresse électronique",
    invalid: "Saisissez une adresse électronique complète, par exemple nom@example.com",
  },
  password: {
    label: "Mot de passe",
    new: "Nouveau mot de passe",
    hint: "Au moins {{least}} caractères. Plusieurs mots à la suite conviennent ; rien d’autre n’est exigé.",
    show: "Afficher",
    missing: "Saisissez votre mot de passe",
    missingNew: "Choisissez un mot de passe",
    short: "Choisissez un mot de passe plus long : au moins {{least}} caractères",
    long: "Choisissez un mot de passe plus court : {{most}} caractères au plus, moins s’il s’y trouve des accents",
    weak: "Ce mot de passe a été jugé trop faible. Choisissez-en un plus long, ou des mots moins courants",
    common:
      "Ce mot de passe figure parmi ceux que les machines essaient en premier. Choisissez-en un autre, par exemple quatre mots que personne n’assemblerait",
    own: "Ce mot de passe est fait de votre adresse ou de notre nom, que chacun essaierait. Choisissez-en un autre",
    same: "C’est déjà votre mot de passe actuel. Choisissez-en un autre",
  },
  trouble: {
    title: "Un problème est survenu",
    retry: "Réessayer",
    offline: "Notre serveur est resté injoignable : votre appareil est-il connecté ?",
    late: "Aucune réponse n’est venue à temps.",
    limited: "Les tentatives ont été trop nombreuses. Vous pourrez réessayer {{wait}}.",
    soon: "dans quelques minutes",
    unavailable: "Le service est momentanément indisponible. Un second essai suffit en général.",
    failed: "L’erreur vient de nous, non de vous.",
  },
  notes: {
    label: "Bon à savoir",
    never:
      "Nous ne demandons jamais de mot de passe, ni par téléphone, ni par courriel, ni autrement.",
    report: "Si quelqu’un le fait en notre nom, ne répondez pas et prévenez-nous aussitôt.",
    help: "Pour toute difficulté :",
  },
} satisfies typeof en;
