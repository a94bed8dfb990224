/**
 * Loaded before the host (`--import`): its clock, and so the embedded database's, is off by as many
 * milliseconds as the file named in CLOCK_FILE says, and jumps when the file changes.
 */
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
const read = () => Number(readFileSync(file, "utf8")) || 0;
const RealDate = Date;
let offset = read();
setInterval(() => {
  offset = read();
}, 20).unref();

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, values, asked) =>
    Reflect.construct(date, values.length > 0 ? values : [now()], asked),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});
