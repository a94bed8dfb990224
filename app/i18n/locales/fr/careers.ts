import type en from "../en/careers.ts";

export default {
  meta: {
    title: "Carrières",
    description:
      "Travailler avec nous à Luxembourg ou à Paris : ce que nous attendons, ce que l’on apprend ici, et la façon dont les candidatures sont lues.",
  },
  title: "Faire carrière entre Luxembourg et Paris",
  lede: "Chez nous, on apprend à écrire avant d’apprendre à présenter. On suit un dossier de la première lecture à la dernière réunion, en français et en anglais, et l’on signe ce que l’on a écrit. Nous cherchons de l’exactitude, de la curiosité et le courage de dire qu’un chiffre ne tient pas. Les candidatures sont lues selon les mêmes critères, quel qu’en soit l’auteur.",
} satisfies typeof en;
