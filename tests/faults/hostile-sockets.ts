import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { HostProcess } from "../host/host-process.ts";

/** Connections that never close by themselves, not even when the host says that it is done. */
export async function openSockets(host: HostProcess, howMany: number): Promise<Socket[]> {
  const port = Number(new URL(host.url).port);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // A few at a time, or the kernel's queue of the not yet accepted is what is tested.
  for (let opened = 0; opened < howMany; opened += 200) {
    const some = Array.from({ length: Math.min(200, howMany - opened) }, () => {
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      sockets.push(socket);
      return once(socket, "connect");
    });
    await Promise.all(some);
  }
  for (const socket of sockets) socket.on("error", () => {}).resume();
  return sockets;
}

/** Sends one byte a second on each, for as long as the other side takes them. */
export function drip(sockets: Socket[], text: (socket: Socket) => string): void {
  const texts = new Map(sockets.map((socket) => [socket, text(socket)]));
  let at = 0;
  const timer = setInterval(() => {
    for (const [socket, bytes] of texts) {
      if (socket.writable) socket.write(bytes[at % bytes.length] ?? "a");
    }
    at += 1;
  }, 1_000);
  onTestFinished(() => clearInterval(timer));
}
