import { colour } from "../../builder/pictures/inks.ts";

/** The site's own inks: what we measure is dark, what it is held against is pale. */
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
