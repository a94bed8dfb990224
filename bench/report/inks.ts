import { colour } from "../../builder/pictures/inks.ts";

/** The colours of the site: dark for what we measure, pale for its references. */
export const inks = {
  paper: colour("leaf"),
  ink: colour("ink"),
  soft: colour("ink-soft"),
  line: colour("line"),
  ours: colour("prussian"),
  second: colour("bronze"),
  third: colour("copper"),
  fourth: colour("oxblood"),
};
