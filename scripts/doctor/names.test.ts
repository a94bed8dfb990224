import { expect, onTestFinished, test } from "vitest";
import { startNameServer, type Zone } from "../../tests/name-server.ts";
import { run } from "./finding.ts";
import { askNames, checkAddress, checkDkim, checkDmarc, checkMailbox } from "./names.ts";
import { checkSpf } from "./spf.ts";

async function namesIn(zone: Zone) {
  const server = await startNameServer(zone);
  onTestFinished(server.close);
  return askNames(server.address);
}

const states = (found: { state: string }[]) => found.map(({ state }) => state);

test("an address is told, and a name without one is wrong", async () => {
  const names = await namesIn({
    "www.firm.lu": { addresses: ["192.0.2.7", "2001:db8::7"] },
    "firm.lu": { texts: ["something else"] },
  });
  const [found] = await checkAddress("https://www.firm.lu", names);
  expect(found?.state).toBe("ok");
  expect(found?.sentence).toContain("192.0.2.7, 2001:db8:");
  expect(states(await checkAddress("https://firm.lu", names))).toEqual(["wrong"]);
  expect(states(await checkAddress("https://nowhere.lu", names))).toEqual(["wrong"]);
  // Finding: for localhost the doctor asked for a DNS record.
  expect(states(await checkAddress("http://localhost:3000", names))).toEqual(["look"]);
  expect(states(await checkAddress("http://[::1]:3000", names))).toEqual(["look"]);
});

test("a name service that is away is no fault of the records", async () => {
  const server = await startNameServer({});
  await server.close();
  const names = askNames(server.address);
  const found = await run({ part: "DNS", look: () => checkAddress("https://firm.lu", names) });
  expect(found).toEqual([
    { part: "DNS", state: "look", sentence: expect.stringContaining("could not be checked") },
  ]);
});

test("mail to us needs somewhere to go", async () => {
  const names = await namesIn({ "firm.lu": { mailServers: ["in.mail.lu"] } });
  const [found] = await checkMailbox("firm.lu", names);
  expect([found?.state, found?.sentence]).toEqual(["ok", "Mail to firm.lu goes to in.mail.lu."]);
  expect(states(await checkMailbox("other.lu", names))).toEqual(["wrong"]);
});

test.each([
  ["of a server it names", "v=spf1 ip4:192.0.2.0/24 -all", "ok"],
  ["of a server it includes", "v=spf1 include:spf.mail.lu ~all", "ok"],
  ["of another record", "v=spf1 redirect=spf.mail.lu", "ok"],
  ["of its own mail servers", "v=spf1 mx -all", "ok"],
  ["of an address by name", "v=spf1 a:out.mail.lu -all", "ok"],
  ["of somebody else", "v=spf1 ip4:198.51.100.1 -all", "look"],
  ["of nobody", "v=spf1 -all", "look"],
  ["refusing the very server", "v=spf1 -ip4:192.0.2.9 -all", "look"],
  ["of everybody", "v=spf1 ip4:192.0.2.9 +all", "wrong"],
  ["of everybody, without a sign", "v=spf1 all", "wrong"],
  ["that never ends", "v=spf1 include:loop.lu -all", "wrong"],
  ["of another version", "v=spf10 ip4:192.0.2.9 -all", "wrong"],
])("SPF %s: %s", async (_of, record, state) => {
  const names = await namesIn({
    "firm.lu": { texts: ["unrelated", record], mailServers: ["out.mail.lu"] },
    "spf.mail.lu": { texts: ["v=spf1 ip4:192.0.2.9 -all"] },
    "loop.lu": { texts: ["v=spf1 include:loop.lu -all"] },
    "out.mail.lu": { addresses: ["192.0.2.9"] },
  });
  expect(states(await checkSpf("firm.lu", "smtps://us:them@out.mail.lu", names))).toEqual([state]);
});

test("two SPF records count as none", async () => {
  const names = await namesIn({ "firm.lu": { texts: ["v=spf1 mx -all", "v=spf1 a -all"] } });
  const [found] = await checkSpf("firm.lu", undefined, names);
  expect(found).toMatchObject({ state: "wrong", sentence: expect.stringContaining("2 SPF") });
});

test("a DKIM key is found whole, though it comes in pieces; one that was withdrawn is wrong", async () => {
  const names = await namesIn({
    "new._domainkey.firm.lu": { texts: [`v=DKIM1; k=rsa; ${" ".repeat(250)}p=${"A".repeat(390)}`] },
    "old._domainkey.firm.lu": { texts: ["v=DKIM1; p="] },
  });
  const check = async (selector?: string) => states(await checkDkim("firm.lu", selector, names));
  expect(await check("new")).toEqual(["ok"]);
  expect(await check("old")).toEqual(["wrong"]);
  expect(await check("none")).toEqual(["wrong"]);
  expect(await check()).toEqual(["look"]);
});

test.each([
  ["v=DMARC1; p=reject", "ok"],
  ["v=DMARC1; rua=mailto:a@firm.lu; p=quarantine; pct=100", "ok"],
  ["v=DMARC1; p=none", "look"],
  ["v=DMARC1; sp=reject", "wrong"],
  ["v=spf1 -all", "wrong"],
])("DMARC %s", async (record, state) => {
  const names = await namesIn({ "_dmarc.firm.lu": { texts: [record] } });
  expect(states(await checkDmarc("firm.lu", names))).toEqual([state]);
  expect(states(await checkDmarc("mail.firm.lu", names)), "of the domain above").toEqual([state]);
});
