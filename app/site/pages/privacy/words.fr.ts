import type en from "./words.en.ts";

export default {
  meta: {
    title: "Politique de confidentialité",
    description:
      "Quelles données personnelles nous parviennent, à quoi elles servent, et vos droits selon la loi française de 1978 et le règlement européen de 2016.",
  },
} satisfies typeof en;
