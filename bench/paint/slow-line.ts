import { createServer, connect as open, type Socket } from "node:net";
import { atEnd } from "../cleanup.ts";

/** In milliseconds, as in Lighthouse’s slow 4G. */
export const roundTrip = 150;
const bytesPerMillisecond = 1_638_400 / 8 / 1000;
const packet = 1460;
const firstPackets = 10;

/**
 * A proxy to a host, as slow as a mobile connection. Each connection starts slowly as in TCP: with
 * ten packets, and one more for each that has arrived. All connections share the bandwidth. Returns
 * the address of the proxy.
 */
export async function slowLine(host: string): Promise<string> {
  const { hostname, port } = new URL(host);
  let freeFrom = 0;
  const send = (bytes: Buffer, arrive: (bytes: Buffer) => void) => {
    freeFrom = Math.max(performance.now(), freeFrom) + bytes.length / bytesPerMillisecond;
    setTimeout(() => arrive(bytes), freeFrom - performance.now() + roundTrip / 2);
  };
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    const behind = open(Number(port), hostname);
    endTogether(visitor, behind);
    const paced = pace(send, (bytes) => visitor.write(bytes));
    behind.on("data", paced);
    visitor.on("data", (bytes) => setTimeout(() => behind.write(bytes), roundTrip / 2));
    // Before the first request, DNS and the connection take two round trips more.
    setTimeout(() => visitor.resume(), 2 * roundTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => server.close());
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The line has no port.");
  return `http://127.0.0.1:${address.port}`;
}

type Send = (bytes: Buffer, arrive: (bytes: Buffer) => void) => void;

/** Sends only as much at once as the congestion window allows, which starts with ten packets. */
export function pace(send: Send, arrive: (bytes: Buffer) => void): (bytes: Buffer) => void {
  let window = firstPackets * packet;
  let underWay = 0;
  let waiting = Buffer.alloc(0);
  function go(): void {
    while (waiting.length > 0 && underWay + Math.min(packet, waiting.length) <= window) {
      const next = waiting.subarray(0, packet);
      waiting = waiting.subarray(packet);
      underWay += next.length;
      send(next, (bytes) => {
        arrive(bytes);
        setTimeout(() => {
          underWay -= bytes.length;
          window += bytes.length;
          go();
        }, roundTrip / 2);
      });
    }
  }
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    go();
  };
}

function endTogether(one: Socket, other: Socket): void {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on("close", () => setTimeout(() => peer.destroy(), 2 * roundTrip));
    socket.on("error", () => peer.destroy());
  }
}
