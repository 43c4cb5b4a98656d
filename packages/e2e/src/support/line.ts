import { connect, createServer, type Server, type Socket } from "node:net";

/** The response direction of a connection: forwards bytes, and holds those after the marker. */
class Answers {
  #kept: Buffer | null = null;

  constructor(
    readonly near: Socket,
    readonly marker: () => string | null,
  ) {}

  pass(bytes: Buffer): void {
    if (this.#kept) {
      this.#kept = Buffer.concat([this.#kept, bytes]);
      return;
    }
    const marker = this.marker();
    const at = marker === null ? -1 : bytes.indexOf(marker);
    const end = at < 0 ? -1 : bytes.indexOf("\n\n", at);
    if (end < 0) {
      this.near.write(bytes);
      return;
    }
    this.near.write(bytes.subarray(0, end + 2));
    this.#kept = bytes.subarray(end + 2);
  }

  /** Forwards held bytes, as far as the present marker allows. */
  again(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (kept && kept.length > 0) this.pass(kept);
  }
}

/**
 * A network proxy between a browser and a server: it can be cut, which ends every connection at that moment, open
 * streams included, and restored. The browser's own offline switch does not affect open streams. A streamed response
 * can be held at one of its chunks, so that a transient state of a page can be checked.
 */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Set<Answers>();
  #marker: string | null = null;
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
        socket.on("error", () => socket.destroy());
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
      near.pipe(far);
      const answers = new Answers(near, () => this.#marker);
      this.#answers.add(answers);
      far.on("data", (bytes: Buffer) => answers.pass(bytes));
      far.on("end", () => near.end());
      near.on("close", () => this.#answers.delete(answers));
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

  /** Forwards every event stream up to the event with these words, and holds the rest until it is released. */
  holdAfter(words: string): void {
    this.#hold(words);
  }

  /** Lets go of all that is held. */
  release(): void {
    this.#hold(null);
  }

  #hold(marker: string | null): void {
    this.#marker = marker;
    for (const answers of this.#answers) answers.again();
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
