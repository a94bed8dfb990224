/** The least that Node can do: answers each path from memory with what the host answered once. */
import { createServer, get } from "node:http";

type Kept = { headers: Record<string, string>; body: Buffer };

const { origin, paths, headers } = JSON.parse(process.argv[2] ?? "{}");
// Headers that Node adds itself.
const ownHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);
const kept = new Map<string | undefined, Kept>();
for (const path of paths) {
  const answer = await askRaw(origin + path);
  kept.set(path, answer);
}

const server = createServer((request, response) => {
  const answer = kept.get(request.url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stderr.write(`http://localhost:${typeof address === "object" ? address?.port : ""}\n`);
});

/** Not with `fetch`, which would decompress the body. */
function askRaw(url: string): Promise<Kept> {
  return new Promise((done, failed) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const own = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name));
        done({ headers: Object.fromEntries(own) as Kept["headers"], body: Buffer.concat(chunks) });
      });
    }).on("error", failed);
  });
}
