/** What is in the image, as CycloneDX has it: packages of npm and of Debian, with their versions. */

type Locked = { version?: string; license?: string; integrity?: string; dev?: boolean };

/** `locked`: `packages` of a lock file. `debian`: lines of name, tab, version. */
export function bomOf(
  name: string,
  version: string,
  locked: Record<string, Locked>,
  debian: string,
) {
  const fromNpm = Object.entries(locked).flatMap(([path, { version: of, license, integrity }]) => {
    const called = path.split("node_modules/").at(-1);
    if (!path || !called || !of) return [];
    const purl = `pkg:npm/${called.replace("@", "%40")}@${of}`;
    const [kind, hash] = integrity?.split("-") ?? [];
    return {
      type: "library",
      name: called,
      version: of,
      purl,
      ...(license && { licenses: [{ expression: license }] }),
      ...(kind === "sha512" && hash && { hashes: [{ alg: "SHA-512", content: hexOf(hash) }] }),
    };
  });
  const fromDebian = debian
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [called = "", of = ""] = line.split("\t");
      const purl = `pkg:deb/debian/${called}@${encodeURIComponent(of)}?distro=bookworm`;
      return { type: "library", name: called, version: of, purl };
    });
  const byPurl = new Map([...fromNpm, ...fromDebian].map((one) => [one.purl, one]));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: [...byPurl.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}

function hexOf(base64: string): string {
  return Buffer.from(base64, "base64").toString("hex");
}
