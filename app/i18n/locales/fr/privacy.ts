import type en from "../en/privacy.ts";

export default {
  meta: {
    title: "Politique de confidentialité",
    description:
      "Quelles données personnelles nous parviennent, à quoi elles servent, et vos droits selon la loi française de 1978 et le règlement européen de 2016.",
  },
  title: "Politique de confidentialité",
  lede: "Vos données personnelles nous parviennent surtout quand vous nous écrivez, vous abonnez à notre lettre d’information, postulez ou utilisez l’espace investisseurs. Elles ne servent qu’à cela, ne sont pas gardées plus longtemps qu’il ne faut et ne sont jamais vendues. La loi française de 1978 et le règlement européen de 2016 vous donnent des droits d’accès, de rectification, d’effacement et d’opposition. Vous pouvez aussi saisir la CNIL en France ou la CNPD au Luxembourg.",
} satisfies typeof en;
