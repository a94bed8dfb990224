import type en from "../en/references.ts";

export default {
  meta: {
    title: "Références",
    description:
      "Nos missions passées, sans les noms : le secteur, la situation du client et le travail demandé, sans rien qui permette de reconnaître les parties.",
  },
  title: "Nos références, sans les noms",
  lede: "Parce que la discrétion fait partie du service, nos références ne portent pas de nom. Nous décrivons une mission par son secteur, la situation du client et ce qui nous était demandé, en des termes qui ne permettent à aucun tiers de la reconnaître. Une opération passée montre ce à quoi nous avons travaillé ; elle ne promet rien sur l’issue de la suivante.",
} satisfies typeof en;
