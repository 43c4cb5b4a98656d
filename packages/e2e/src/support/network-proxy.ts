import { connect, createServer, type Server, type Socket } from "node:net";

/** The response direction of a connection: forwards bytes, and holds those after the marker. */
class ResponseStream {
  #held: Buffer | null = null;

  constructor(
    readonly browserSocket: Socket,
    readonly marker: () => string | null,
  ) {}

  forward(bytes: Buffer): void {
    if (this.#held) {
      this.#held = Buffer.concat([this.#held, bytes]);
      return;
    }
    const marker = this.marker();
    const at = marker === null ? -1 : bytes.indexOf(marker);
    const end = at < 0 ? -1 : bytes.indexOf("\n\n", at);
    if (end < 0) {
      this.browserSocket.write(bytes);
      return;
    }
    this.browserSocket.write(bytes.subarray(0, end + 2));
    this.#held = bytes.subarray(end + 2);
  }

  /** Forwards held bytes, as serverSocket as the present marker allows. */
  flush(): void {
    const held = this.#held;
    this.#held = null;
    if (held && held.length > 0) this.forward(held);
  }
}

/**
 * A network proxy between a browser and a server. Disconnecting it ends every connection at that moment, open
 * streams included; the browser's own offline mode does not affect open streams. A streamed response
 * can be held at one of its chunks, so that a transient state of a page can be checked.
 */
export class NetworkProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #streams = new Set<ResponseStream>();
  #marker: string | null = null;
  #connected = true;
  /** The proxy's URL, under which the server responds. */
  origin = "";

  private constructor(target: URL) {
    this.#server = createServer((browserSocket) => {
      if (!this.#connected) {
        browserSocket.destroy();
        return;
      }
      const serverSocket = connect(Number(target.port), target.hostname);
      for (const [socket, other] of [
        [browserSocket, serverSocket],
        [serverSocket, browserSocket],
      ] as const) {
        this.#sockets.add(socket);
        socket.on("error", () => socket.destroy());
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
      browserSocket.pipe(serverSocket);
      const stream = new ResponseStream(browserSocket, () => this.#marker);
      this.#streams.add(stream);
      serverSocket.on("data", (bytes: Buffer) => stream.forward(bytes));
      serverSocket.on("end", () => browserSocket.end());
      browserSocket.on("close", () => this.#streams.delete(stream));
    });
  }

  /** Starts a proxy for a server on this machine. */
  static async start(origin: string): Promise<NetworkProxy> {
    const proxy = new NetworkProxy(new URL(origin));
    await new Promise<void>((resolve) => proxy.#server.listen(0, "localhost", resolve));
    const address = proxy.#server.address();
    if (!address || typeof address === "string") throw new Error("the proxy has no port");
    proxy.origin = `http://localhost:${address.port}`;
    return proxy;
  }

  disconnect(): void {
    this.#connected = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  reconnect(): void {
    this.#connected = true;
  }

  /** Forwards every event stream up to the event that contains this text, and holds the rest until `release`. */
  holdAfter(words: string): void {
    this.#hold(words);
  }

  /** Forwards everything that is held. */
  release(): void {
    this.#hold(null);
  }

  #hold(marker: string | null): void {
    this.#marker = marker;
    for (const stream of this.#streams) stream.flush();
  }

  async close(): Promise<void> {
    this.disconnect();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
