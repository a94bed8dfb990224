import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * Returns a function that takes no new connection, lets every answer under way reach its reader,
 * and then closes. `server.close()` alone counts an answer as done once it was handed to the
 * socket, and cuts off whoever reads slowly. With `linger`, connections on which nothing is asked
 * are kept for so many milliseconds: a question may be on its way, and is answered.
 */
export function prepareStop(server: Server): (done: () => void, linger?: number) => void {
  const sockets = new Map<Socket, ServerResponse | undefined>();
  let stopping = false;
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  // Before the answer is made: it is to be the connection's last.
  server.prependListener("request", (_request, response) => {
    if (stopping) response.setHeader("connection", "close");
  });
  server.on("request", ({ socket }, response) => {
    sockets.set(socket, response);
    response.once("close", () => {
      if (sockets.get(socket) === response) sockets.set(socket, undefined);
      if (stopping) socket.destroySoon();
    });
  });
  return (done, linger = 0) => {
    stopping = true;
    NetServer.prototype.close.call(server, () => done());
    const endIdle = () => {
      for (const [socket, response] of sockets) if (!response) socket.destroySoon();
    };
    if (linger > 0) setTimeout(endIdle, linger);
    else endIdle();
  };
}
