import type en from "../en/our-responsibility.ts";

export default {
  meta: {
    title: "Notre responsabilité",
    description:
      "Les questions environnementales, sociales et de gouvernance relèvent de la même analyse que le prix et le risque. Ce que nous excluons, et pourquoi.",
  },
  title: "La responsabilité de ceux qui conseillent",
  lede: "Tout conseil a des effets sur des personnes qui n’ont rien demandé : salariés, riverains, générations qui vivront avec le climat que nous laissons. Aussi examinons-nous les questions environnementales, sociales et de gouvernance dans la même analyse que le prix et le risque, avant de recommander. Nous excluons certaines activités, nous en interrogeons d’autres, et nous publions notre méthode pour qu’elle puisse être contestée.",
} satisfies typeof en;
