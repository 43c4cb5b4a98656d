import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * A telephone line between a browser and a server: it can be cut, which ends every connection at that moment, open
 * streams included, and mended. The browser's own offline switch leaves open streams alone.
 */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #whole = true;
  /** Where the server answers through this line. */
  origin = "";

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (!this.#whole) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.pipe(other);
        socket.on("error", () => socket.destroy());
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
  }

  /** Lays a line to a server on this machine. */
  static async to(origin: string): Promise<Line> {
    const line = new Line(new URL(origin));
    await new Promise<void>((resolve) => line.#server.listen(0, "localhost", resolve));
    const address = line.#server.address();
    if (!address || typeof address === "string") throw new Error("the line has no port");
    line.origin = `http://localhost:${address.port}`;
    return line;
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
