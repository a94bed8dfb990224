import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * Returns a function that takes no new connection, lets every answer under way reach its reader,
 * and then closes. `server.close()` alone counts an answer as done once it was handed to the
 * socket, and cuts off whoever reads slowly.
 */
export function prepareStop(server: Server): (done: () => void) => void {
  const sockets = new Map<Socket, ServerResponse | undefined>();
  let stopping = false;
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    sockets.set(socket, response);
    response.once("close", () => {
      if (sockets.get(socket) === response) sockets.set(socket, undefined);
      if (stopping) socket.destroySoon();
    });
  });
  return (done) => {
    stopping = true;
    NetServer.prototype.close.call(server, () => done());
    for (const [socket, response] of sockets) if (!response) socket.destroySoon();
  };
}
