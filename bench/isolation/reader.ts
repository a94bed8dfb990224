/**
 * One visitor who keeps loading pages. In a process of its own, so that delays in the measuring
 * process are not counted.
 */
import { Agent, get } from "node:http";
import { rest } from "../wait.ts";

const [url = "", seconds = "1"] = process.argv.slice(2);
const paths = ["/", "/fr/contact", "/expertise/private-equity", "/fr/glossaire"];
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const waits: number[] = [];
let errors = 0;

function read(path: string): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const asked = get(url + path, { agent, headers: { "accept-language": "en" } }, (answer) => {
      if (answer.statusCode !== 200) errors += 1;
      answer.resume().on("end", () => {
        waits.push(performance.now() - began);
        done();
      });
    });
    asked.on("error", () => {
      errors += 1;
      done();
    });
  });
}

const end = performance.now() + Number(seconds) * 1000;
for (let index = 0; performance.now() < end; index += 1) {
  await read(paths[index % paths.length] ?? "/");
  await rest(4);
}
process.stdout.write(JSON.stringify({ waits, errors }));
process.exit();
