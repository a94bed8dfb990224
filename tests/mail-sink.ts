/** A mail server that only counts: for letters by the thousand, whose words are read elsewhere. */
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type MailSink = {
  port: number;
  url: string;
  /** How often each address was given a mail that was acknowledged. */
  taken: Map<string, number>;
  start(): Promise<void>;
  /** At once, in the middle of whatever is being said. */
  vanish(): Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  let server: SMTPServer | undefined;
  let port = 0;

  async function start(): Promise<void> {
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      onData(stream, { envelope }, done) {
        stream.on("end", () => {
          for (const { address } of envelope.rcptTo) {
            taken.set(address, (taken.get(address) ?? 0) + 1);
          }
          done();
        });
        stream.resume();
      },
    });
    started.on("error", () => {});
    started.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((ready) => started.listen(port, "127.0.0.1", ready));
    port = (started.server.address() as AddressInfo).port;
    server = started;
  }

  async function vanish(): Promise<void> {
    const closed = new Promise<void>((done) => (server ? server.close(done) : done()));
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  }

  await start();
  return { port, url: `smtp://127.0.0.1:${port}`, taken, start, vanish };
}
