/**
 * Compares the clock of this machine: codes of an app depend on the time, and so does the expiry of
 * links in mails.
 */
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const patience = 8_000;
// In seconds. The code of an app is valid for thirty; servers tell the time in whole seconds.
const tolerated = { small: 3, big: 25 };

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
  if (apart <= tolerated.small) return ok(`It agrees with ${server}.`);
  const sentence = `It is ${apart} seconds ${way}: let the machine set it from the network (NTP).`;
  if (apart < tolerated.big) return look(sentence);
  return wrong(`${sentence} Codes of an app are refused until then.`);
}
