import { fold } from "./fold.ts";

export type DueCall = { entity: string; fund: string; dueOn: string; reference: string };
type Words = { summary: string; description: string; alarm: string };
type Place = { host: string; address: string };

/**
 * A call's due day as a file for calendars (RFC 5545): all day, with an alarm at nine in the morning
 * three days before. The same call of the same entity has the same name, so that a second file
 * replaces the first. It holds no amount: calendars are shared, and synchronised to places that we do
 * not know.
 */
export function callCalendar(call: DueCall, words: Words, place: Place, now: Date): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(place.host)}//call//EN`,
    "BEGIN:VEVENT",
    `UID:${uidOf(call)}@${place.host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${basic(call.dueOn)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(call.dueOn))}`,
    `SUMMARY:${escaped(words.summary)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `URL:${place.address}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(words.alarm)}`,
    "TRIGGER:-P2DT15H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join("");
}

function uidOf({ entity, fund, dueOn, reference }: DueCall): string {
  return ["call", entity, fund, dueOn, ...fold(reference).split(" ")].filter(Boolean).join("-");
}

function basic(day: string): string {
  return day.replaceAll("-", "");
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Lines of at most 75 octets, as the format wants, without cutting a character in two. */
function folded(line: string): readonly string[] {
  const lines: string[] = [];
  let rest = "";
  for (const character of line) {
    const octets = new TextEncoder().encode(rest + character).length;
    if (octets > 75) {
      lines.push(rest);
      rest = " ";
    }
    rest += character;
  }
  return [...lines, rest];
}
