import type en from "../en/accessibility.ts";

export default {
  meta: {
    title: "Déclaration d’accessibilité",
    description:
      "Accessibilité : non conforme. Aucun audit n’a encore été mené, bien que le site soit construit selon les WCAG 2.2, niveau AA. Que faire en cas d’obstacle.",
  },
  title: "Déclaration d’accessibilité",
  lede: "Aucun audit d’accessibilité de ce site n’a encore été mené. Son état légal est donc « non conforme », le seul que les règles françaises admettent sans audit, bien qu’il soit conçu et construit selon les règles internationales WCAG 2.2, au niveau AA. Si un contenu vous résiste, à vous ou à vos outils, écrivez-nous : nous vous donnerons l’information sous une autre forme et chercherons la cause.",
} satisfies typeof en;
