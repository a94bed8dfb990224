/** Checks the values of options before the database is asked. */
import { firmClock } from "#core/firm-time.ts";
import { isPeriod } from "#core/period.ts";
import { Trouble } from "../../builder/step.mjs";

/** The same length as the tables allow. */
export function checkName(option: string, name: string): void {
  if (name.length < 2 || name.length > 200) {
    throw new Trouble(`--${option} has from 2 to 200 characters.`);
  }
}

/** No more digits than the tables store. */
export function checkAmount(option: string, amount: string): void {
  if (!/^\d{1,16}(\.\d{1,2})?$/.test(amount)) {
    throw new Trouble(`“${amount}” is no amount: --${option} is digits, such as 5000000 or 12.50.`);
  }
}

/** A valid date that is not after, or not before, today in the firm’s time zone. */
export function checkDay(
  option: string,
  day: string,
  side: "until today" | "from today",
  now = new Date(),
): void {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isPeriod(day)) {
    throw new Trouble(`“${day}” is no day: --${option} is one, such as 2026-09-30.`);
  }
  const today = firmClock(now).slice(0, 10);
  if (side === "until today" && day > today) throw new Trouble(`--${option} ${day} is to come.`);
  if (side === "from today" && day < today) throw new Trouble(`--${option} ${day} is over.`);
}
