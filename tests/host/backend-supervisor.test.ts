/** Findings, security 1, 3 and 9: whatever the backend does, or suffers, pages do not wait for it. */
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { runningHost } from "#server/engine/data-folder.ts";
import { atEndOfAll } from "../at-end.ts";
import { startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { whole } from "../whole.ts";
import { dataFolder, type HostProcess, referenceIn, startHost } from "./host-process.ts";
import { ready } from "./readyz.ts";

/** The backend's process, the newest where there were several. */
async function backendOf(host: HostProcess): Promise<number> {
  return until(() => {
    const starts = [...host.said().matchAll(/"pid":(\d+),"msg":"the backend starts"/g)];
    const pid = Number(starts.at(-1)?.[1]);
    if (!pid) throw new Error("The backend was not said to start.");
    return pid;
  });
}

describe("with its mail server dead", () => {
  const atEnd = atEndOfAll();
  let host: HostProcess;
  beforeAll(async () => {
    const mail = await startMailServer();
    await mail.stop();
    host = await startHost({ DATA_FOLDER: dataFolder(atEnd), SMTP_URL: mail.url }, atEnd);
    await host.formsOpen();
  });

  test("a host takes forms, and says so; to a monitor it is not well", async () => {
    expect((await host.send()).status).toBe(201);
    const balancer = await ready(`${host.url}/readyz`);
    expect([balancer.code, balancer.told.status]).toEqual([200, "amiss"]);
    expect(balancer.stateOf("mail server")).toBe("amiss");
    const monitor = await ready(`${host.url}/readyz?all`);
    expect([monitor.code, monitor.stateOf("database")]).toEqual([503, "ok"]);
  });

  test("while the backend does not move, it is not ready; pages are answered at once, and forms once it does", async () => {
    const backend = await backendOf(host);
    process.kill(backend, "SIGSTOP");
    let answered = false;
    const sending = host.send().then((answer) => {
      answered = true;
      return answer;
    });
    for (let visit = 0; visit < 10; visit++) expect((await host.ask("/")).status).toBe(200);
    expect((await host.ask("/healthz")).status).toBe(200);
    // What the backend said of itself before is believed for a second.
    await until(async () => {
      const { code, told } = await ready(`${host.url}/readyz`);
      expect([code, told.parts.map(({ part }) => part)]).toEqual([503, ["backend"]]);
    });
    expect(answered, "the form waits").toBe(false);
    process.kill(backend, "SIGCONT");
    expect((await sending).status).toBe(201);
    await until(async () => expect((await ready(`${host.url}/readyz`)).code).toBe(200));
  });
});

test.runIf(whole)(
  "killed in the middle of forms, the backend comes back by itself: no page fails, nothing acknowledged is lost",
  async () => {
    const folder = dataFolder();
    const host = await startHost({ DATA_FOLDER: folder });
    await host.formsOpen();
    const first = await backendOf(host);
    const acknowledged: string[] = [];
    const refused: number[] = [];
    const pages: number[] = [];
    let going = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (going) {
        const answer = await host.send();
        if (answer.status === 201) acknowledged.push(referenceIn(answer));
        else refused.push(answer.status);
      }
    });
    const reader = (async () => {
      while (going) pages.push((await host.ask("/")).status);
    })();
    await until(() => expect(acknowledged.length).toBeGreaterThan(10));
    process.kill(first, "SIGKILL");
    const before = acknowledged.length;
    await until(() => expect(acknowledged.length).toBeGreaterThan(before + 10));
    going = false;
    await Promise.all([...visitors, reader]);
    expect(await backendOf(host)).not.toBe(first);
    expect(new Set(pages)).toEqual(new Set([200]));
    // Those that were under way at that moment are told to try again; how few, is measured by
    // `npm run test:faults`.
    expect(refused.filter((status) => status !== 503)).toEqual([]);
    const stored = await runningHost(folder).sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    const references = stored.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(acknowledged));
  },
);

test.runIf(whole)(
  "told to stop while its database is being opened, a host ends well, and its backend with it",
  async () => {
    // At several moments of it: where it hung, it was while the database's code was loaded.
    for (const after of [300, 600, 900, 1_200]) {
      const host = await startHost({ DATA_FOLDER: dataFolder() });
      const backend = await backendOf(host);
      await pause(after - 300);
      host.child.kill("SIGTERM");
      expect(await host.ended, `after ${after} ms`).toBe(0);
      expect(() => process.kill(backend, 0), `after ${after} ms`).toThrow("ESRCH");
    }
  },
);
