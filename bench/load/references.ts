import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../builder/free-port.ts";
import { atEnd } from "../cleanup.ts";
import { stopChild } from "../site-host.ts";
import { until } from "../wait.ts";

type Asking = { paths: string[]; headers: Record<string, string> };

/** A bare `node:http` server with the same bytes and headers as the host at `origin`. */
export async function startBare(origin: string, asking: Asking): Promise<string> {
  const script = join(import.meta.dirname, "bare-server.ts");
  const argument = JSON.stringify({ origin, ...asking });
  const child = spawn(process.execPath, [script, argument], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  atEnd(() => stopChild(child));
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const port = await until("The bare server", 30_000, () => /localhost:(\d+)/.exec(said)?.[1]);
  return `http://127.0.0.1:${port}`;
}

/** Starts nginx with one worker and the same compressed files; undefined if it is not installed. */
export async function startNginx(site: string): Promise<string | undefined> {
  if (!hasNginx()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, resolve(site), port));
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  atEnd(() => stopChild(child));
  const url = `http://127.0.0.1:${port}`;
  await until("nginx", 30_000, () =>
    fetch(url).then(
      () => true,
      () => undefined,
    ),
  );
  return url;
}

function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The configuration. It writes a log, as the host does, but to /dev/null. */
function configuration(folder: string, site: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");
  return `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
${temporary}
  types {
    text/html html;
    text/css css;
    text/javascript js;
    font/woff2 woff2;
  }
  access_log /dev/null;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${site};
    gzip_static on;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}
