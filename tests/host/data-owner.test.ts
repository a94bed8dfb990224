/** Findings, operate 1: a command run as root shut the forms, since it left root's files behind. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { checkOwners } from "../../scripts/doctor/owners.ts";
import { until } from "../until.ts";
import { command } from "./command.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";

/** Nobody, as every Unix knows them. */
const site = { uid: 65_534, gid: 65_534 };

/** Only root can become somebody else, who must be able to read this folder and run this Node. */
function canBeAnother(): boolean {
  try {
    execFileSync(process.execPath, ["server/config.ts"], { ...site, env: {}, stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

function all(folder: string): string[] {
  return ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
}

function give(folder: string): void {
  for (const name of all(folder)) chownSync(join(folder, name), site.uid, site.gid);
}

/** What in the folder is somebody else's. */
function others(folder: string): string[] {
  return all(folder).filter((name) => lstatSync(join(folder, name)).uid !== site.uid);
}

async function startAsSite(env: Record<string, string>): Promise<HostProcess> {
  const host = await startHost(env, undefined, { as: site });
  await host.formsOpen();
  return host;
}

test.runIf(canBeAnother())(
  "finding: what root does beside the host of another user leaves nothing of root's, and the forms open again",
  async () => {
    const folder = dataFolder();
    give(folder);
    const env = { DATA_FOLDER: folder };
    const host = await startAsSite(env);
    const said = `The data in ${folder} belong to nobody. This is done as that user.\n`;
    for (const script of ["secrets/rotate.ts", "backup.ts", "ledger/verify.ts"]) {
      const { code, stderr } = await command(script, env);
      expect([script, code, stderr]).toEqual([script, 0, said]);
    }
    expect(others(folder)).toEqual([]);
    host.child.kill("SIGTERM");
    await host.ended;

    const backup = join(folder, "backups", readdirSync(join(folder, "backups"))[0] ?? "");
    const restored = await command("restore.ts", env, backup);
    expect([restored.code, restored.stderr]).toEqual([0, said]);
    expect(others(folder)).toEqual([]);
    expect(await checkOwners(readConfig(env))).toMatchObject([{ state: "ok" }]);
    const again = await startAsSite(env);
    expect((await again.send()).status).toBe(201);

    // What an earlier version's command, or somebody's `cp`, left behind is found.
    chownSync(join(folder, "backups"), 0, 0);
    chownSync(join(folder, "secrets.json"), 0, 0);
    const [found] = await checkOwners(readConfig(env));
    expect(found).toMatchObject({ part: "owners", state: "wrong" });
    expect(found?.sentence).toContain("backups, secrets.json");
    expect(found?.sentence).toContain(`chown -R nobody: ${folder}`);
  },
);

test.runIf(canBeAnother())("root does not start the site on another user's data", async () => {
  const folder = dataFolder();
  give(folder);
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { DATA_FOLDER: folder, PORT: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stderr = "";
  child.stderr.on("data", (bytes) => {
    stderr += bytes;
  });
  const [code] = await once(child, "close");
  const words = `The data in ${folder} belong to nobody. Start the site as that user: sudo -u nobody npm start\n`;
  await until(() => expect([code, stderr]).toEqual([1, words]));
  expect(others(folder)).toEqual([]);
});

test.runIf(canBeAnother())("who may not ask the keeper is not told that no site runs", () => {
  const folder = dataFolder();
  const asking = `import { askForUpdate } from ${JSON.stringify(resolve("server/keeper-socket.ts"))};
    await askForUpdate(${JSON.stringify(folder)}, ".").catch((error) => console.log(error.message));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", asking], {
    ...site,
    env: {},
    encoding: "utf8",
  });
  expect(said).toContain("(EACCES). Run this as the user whose folder it is.");
});

test.runIf(process.getuid?.() === 0)(
  "finding: root builds nothing in the folder of another user, who could not replace it",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "program-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chownSync(folder, site.uid, site.gid);
    for (const name of ["build", "update"]) {
      const asked = spawnSync(process.execPath, [resolve("scripts/run.mjs"), `${name}.ts`], {
        cwd: folder,
        encoding: "utf8",
      });
      expect(asked).toMatchObject({
        status: 1,
        stderr: `This folder belongs to another user. Run this as they: sudo -u '#${site.uid}' npm run ${name}\n`,
      });
    }
    expect(readdirSync(folder)).toEqual([]);
  },
);
