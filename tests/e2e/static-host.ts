import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** What a plain static host does: `/contact` is `contact.html`, and the nearest `404.html`. */
export function createStaticHost(folder = "build/client"): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://static");
    const name = pathname === "/" ? "index" : pathname.slice(1);
    const candidates = [`${name}.html`, name].map((file) => join(folder, file));
    const found = candidates.find((file) => existsSync(file) && extname(file) !== "");
    const fallback = join(folder, pathname.startsWith("/fr/") ? "fr/404.html" : "404.html");
    const file = found ?? fallback;
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { "content-type": type }).end(readFileSync(file));
  });
}
