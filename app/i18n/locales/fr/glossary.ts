import type en from "../en/glossary.ts";

export default {
  meta: {
    title: "Glossaire",
    description:
      "Les termes de l’investissement, du capital-investissement, des transactions et de la durabilité, définis comme nous les employons, avec leur équivalent anglais.",
  },
  title: "Glossaire : les mots du capital",
  lede: "Le vocabulaire de la finance voyage mal : un même mot n’a pas toujours le même sens à Paris, à Luxembourg et à Londres. Nous définissons les termes comme nous les employons dans nos conseils et nos documents, en phrases simples, avec leur équivalent anglais. Une définition aide à lire ; elle ne remplace ni la lettre d’un contrat ni celle de la loi.",
} satisfies typeof en;
