/** Ten partners who download and thirty strangers who try passwords, until stopped. */
import { Agent, request } from "node:http";

const [url = "", entity = "", document = "", token = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const done = { bytes: 0, downloads: 0, guesses: 0 };

type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

function ask({ method, path, headers, body }: Asked): Promise<{ status: number; bytes: number }> {
  return new Promise((answered, failed) => {
    const asked = request(url + path, { method, headers, agent }, (response) => {
      let bytes = 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        done.bytes += piece.length;
      });
      response.on("end", () => answered({ status: response.statusCode ?? 0, bytes }));
      response.on("error", failed);
    });
    asked.on("error", failed).end(body);
  });
}

async function download(): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/functions/v1/lp-document?entity=${entity}&id=${document}`;
  const { status } = await ask({ method: "GET", path, headers });
  if (status !== 200) throw new Error(`A download was answered ${status}.`);
  done.downloads += 1;
}

async function guess(): Promise<void> {
  const body = JSON.stringify({ email: "guest@partner.example", password: "a wrong password" });
  const address = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(".");
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  await ask({ method: "POST", path: "/auth/v1/token?grant_type=password", headers, body });
  done.guesses += 1;
}

async function forEver(work: () => Promise<void>): Promise<never> {
  for (;;) await work();
}

process.once("SIGTERM", () => {
  process.stdout.write(JSON.stringify(done), () => process.exit());
});
await Promise.all([
  ...Array.from({ length: 10 }, () => forEver(download)),
  ...Array.from({ length: 30 }, () => forEver(guess)),
]);
