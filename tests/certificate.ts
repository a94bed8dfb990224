/** A certificate for `localhost` that an authority of our own has signed, made by OpenSSL. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificate = { key: string; cert: string; authority: string };

export const hasOpenssl = (() => {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

export function makeCertificate(days: number, name = "localhost"): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const openssl = (line: string) =>
    execFileSync("openssl", line.split(" "), { cwd: folder, stdio: "pipe" });
  const curve = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
  try {
    openssl(`req -x509 ${curve} -keyout ca.key -out ca.pem -days 30 -subj /CN=Ours`);
    openssl(
      `req -x509 ${curve} -CA ca.pem -CAkey ca.key -keyout own.key -out own.pem -days ${days} -subj /CN=${name} -addext subjectAltName=DNS:${name} -addext basicConstraints=critical,CA:FALSE`,
    );
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    return { key: read("own.key"), cert: read("own.pem"), authority: read("ca.pem") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
