import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { hasOpenssl, makeCertificate } from "../../../../tests/certificate.ts";
import { smtpSender, tlsFor } from "./smtp.ts";

test.each(["smtp://mail.example", "smtp://site:word@10.0.0.5:587", "smtp://[2001:db8::1]:25"])(
  "%s is spoken to by TLS or not at all",
  (url) => {
    expect(tlsFor(url)).toEqual({ requireTLS: true });
  },
);

test.each([
  ["smtps://mail.example:465", "it is TLS from the start"],
  ["smtp://localhost:25", "nobody stands between"],
  ["smtp://127.0.0.1:1025", "nobody stands between"],
  ["smtp://[::1]:25", "nobody stands between"],
  ["smtp://mail:1025?ignoreTLS=true", "who set it wants none"],
])("%s needs no more: %s", (url) => {
  expect(tlsFor(url)).toEqual({});
});

const mail = {
  id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c11",
  to: "anne@partner.example",
  subject: "A link",
  text: "https://site.example/lp/set-password?token=x",
  html: "<p>A link</p>",
  headers: {},
};

/** A real server with a certificate that no authority has signed whom anybody trusts. */
async function startServer(secure: boolean) {
  const { key, cert } = makeCertificate(2);
  let taken = 0;
  const server = new SMTPServer({
    secure,
    key,
    cert,
    authOptional: true,
    onData: (stream, _session, done) => {
      taken += 1;
      stream.resume().on("end", done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  return { port: (server.server.address() as AddressInfo).port, taken: () => taken };
}

test.skipIf(!hasOpenssl).each([
  ["smtps", true],
  ["smtp", false],
] as const)(
  "a server of %s whose certificate is not sound is given nothing",
  async (kind, secure) => {
    const { port, taken } = await startServer(secure);
    const { send, close } = smtpSender(`${kind}://localhost:${port}`);
    onTestFinished(close);
    await expect(send(mail)).rejects.toMatchObject({ code: expect.stringMatching(/TLS|SOCKET/) });
    expect(taken()).toBe(0);
  },
);
