/** Codes of an app are made of the time, and links in mails run out by it. */
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const patience = 8_000;
// An app's code is good for half a minute; a server tells whole seconds.
const most = { small: 3, big: 25 };

export async function checkClock(server: string, now = Date.now): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("clock");
  const began = now();
  let told: number;
  try {
    const response = await fetch(server, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    told = Date.parse(response.headers.get("date") ?? "");
  } catch (error) {
    return look(`${server} did not answer (${codeOf(error)}): the clock was not compared.`);
  }
  if (Number.isNaN(told)) return look(`${server} does not tell the time: choose another one.`);
  const seconds = Math.round((began + (now() - began) / 2 - told - 500) / 1000);
  const apart = Math.abs(seconds);
  const way = seconds > 0 ? "fast" : "slow";
  if (apart <= most.small) return ok(`It agrees with ${server}.`);
  const sentence = `It is ${apart} seconds ${way}: let the machine set it from the network (NTP).`;
  if (apart < most.big) return look(sentence);
  return wrong(`${sentence} Codes of an app are refused until then.`);
}
