import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions réglementaires",
    description:
      "Qui est agréé pour quoi, dans quels pays et sous quel contrôle ; les risques d’un placement, les conflits d’intérêts, les réclamations et nos politiques.",
  },
} satisfies typeof en;
