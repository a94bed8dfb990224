/**
 * So many connections, each of which asks again as soon as it is answered, until this process is
 * told to end. `read` asks for a page, `search` for answers of the search, `search-apart` too, each
 * connection as another client behind the proxy.
 */
import { Agent, get } from "node:http";
import { pathTo } from "../../core/paths.ts";
import { searchPath } from "../../core/search/address.ts";

const [url = "", connections = "1", what = "read"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<number, number> = {};
let asked = 0;

/** Never the same twice, as many words as are read and results as are shown, each of them misspelt. */
function question(): string {
  asked += 1;
  const q = `comittment managr investmnt portfollio distribtion anual compny fundd ${asked}`;
  return searchPath("en", { q, show: 32 });
}

function ask(from: string): Promise<void> {
  const path = what === "read" ? pathTo("contact", "en") : question();
  const headers = {
    "accept-language": "en",
    "accept-encoding": "br",
    "x-forwarded-for": what === "search-apart" ? from : "203.0.113.1",
  };
  return new Promise((done, failed) => {
    get(url + path, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      answer.resume().on("end", done);
    }).on("error", failed);
  });
}

async function askOn(client: number): Promise<never> {
  for (;;) await ask(`203.0.113.${client + 1}`);
}

process.once("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit());
});
await Promise.all(Array.from({ length: Number(connections) }, (_, client) => askOn(client)));
