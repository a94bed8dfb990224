import type en from "../en/login.ts";

export default {
  meta: {
    title: "Connexion des investisseurs",
    description:
      "Accès réservé aux associés commanditaires des fonds que nous conseillons. Il est personnel, sur invitation, et limité aux fonds de chacun.",
  },
  title: "Connexion à l’espace investisseurs",
  lede: "Cette entrée est réservée aux associés commanditaires des fonds que nous conseillons. L’accès est personnel, protégé par un mot de passe et limité aux fonds dans lesquels chacun a investi. Nous ne demandons jamais de mot de passe, ni par téléphone, ni par courriel, ni par aucun autre message. Si quelqu’un le fait en notre nom, ne répondez pas et prévenez-nous aussitôt.",
  next: "L’accès se fait sur invitation : si la vôtre ne vous est pas parvenue, ou si vous l’avez égarée, écrivez-nous.",
  write: "Écrire aux relations investisseurs",
} satisfies typeof en;
