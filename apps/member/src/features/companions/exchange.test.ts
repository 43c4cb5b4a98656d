import { ApiError } from "@aangan/api/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerEvent } from "./answer-stream";
import { cancelExchange, type ExchangeOptions, exchange, exchangeOf, type OutgoingMessage } from "./exchange";
import type { TalkMessage } from "./message";

const outgoing: OutgoingMessage = { id: "m1", text: "I cannot switch off", createdAt: "2026-11-20T05:00:00Z" };
const storedMessage: TalkMessage = { ...outgoing, seq: 2, from: "member", safety: "", actions: [] };
const reply: TalkMessage = { ...storedMessage, id: "a1", seq: 3, from: "companion", text: "Shake it off. Slowly." };

/** A server that the test controls: `emit` sends events, `null` ends the stream. */
class Server {
  requests: OutgoingMessage[] = [];
  #waiting: ((event: AnswerEvent | Error | null) => void)[] = [];
  #queued: (AnswerEvent | Error | null)[] = [];

  emit(...events: (AnswerEvent | Error | null)[]): void {
    for (const event of events) {
      const deliver = this.#waiting.shift();
      if (deliver) deliver(event);
      else this.#queued.push(event);
    }
  }

  ask = async function* (this: Server, message: OutgoingMessage): AsyncGenerator<AnswerEvent> {
    this.requests.push(message);
    for (;;) {
      const queued = this.#queued.shift();
      const event =
        queued === undefined
          ? await new Promise<AnswerEvent | Error | null>((resolve) => this.#waiting.push(resolve))
          : queued;
      if (event === null) return;
      if (event instanceof Error) throw event;
      yield event;
    }
  }.bind(this);
}

let server: Server;
let callbacks: { [Name in "onMessage" | "onStored" | "onRefused"]: ReturnType<typeof vi.fn<ExchangeOptions[Name]>> };
const start = (item = outgoing) => exchange("buddy", item, { ask: server.ask, ...callbacks });
const current = () => exchangeOf("buddy");
const flushEvents = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  server = new Server();
  callbacks = { onMessage: vi.fn(), onStored: vi.fn(), onRefused: vi.fn() };
});
afterEach(() => cancelExchange("buddy"));

describe("exchange", () => {
  it("passes through all phases from sending to the complete reply", async () => {
    const finished = start();
    expect(current()).toMatchObject({ id: "m1", phase: "sending", stored: false });
    server.emit({ kind: "stored", message: storedMessage });
    await flushEvents();
    expect(callbacks.onStored).toHaveBeenCalledWith(outgoing);
    server.emit({ kind: "thinking" });
    await flushEvents();
    expect(current()).toMatchObject({ phase: "thinking", stored: true });
    server.emit({ kind: "delta", text: "Shake it " }, { kind: "delta", text: "off." });
    await flushEvents();
    expect(current()).toMatchObject({ phase: "writing", answer: "Shake it off." });
    server.emit({ kind: "done", message: reply });
    await finished;
    expect(current()).toBeNull();
    expect(callbacks.onMessage.mock.calls).toEqual([[storedMessage], [reply]]);
    expect(callbacks.onRefused).not.toHaveBeenCalled();
  });

  it("shows the server's safety tier before any reply", async () => {
    void start();
    server.emit({ kind: "stored", message: storedMessage }, { kind: "safety", tier: "urgent" });
    await flushEvents();
    expect(current()).toMatchObject({ safety: "urgent", answer: "" });
  });

  it("ignores a second message while one is in progress", async () => {
    void start();
    await start({ ...outgoing, id: "m2" });
    expect(server.requests.map(({ id }) => id)).toEqual(["m1"]);
  });

  it("calls onRefused when the server rejects the message", async () => {
    const refusal = new ApiError(403, "Buddy is for members with a trial or a subscription.");
    server.emit(refusal);
    await start();
    expect(callbacks.onRefused).toHaveBeenCalledWith(outgoing, refusal);
    expect(current()).toBeNull();
  });

  it("calls onRefused when the connection breaks before the message is stored", async () => {
    server.emit(null);
    await start();
    expect(callbacks.onRefused).toHaveBeenCalledWith(outgoing, expect.objectContaining({ status: 0 }));
  });

  it("stops with the received part, and restarts the reply when it is requested again", async () => {
    server.emit({ kind: "stored", message: storedMessage }, { kind: "delta", text: "Shake it " }, null);
    await start();
    expect(current()).toMatchObject({ phase: "stopped", answer: "Shake it ", sentence: null });
    expect(callbacks.onRefused).not.toHaveBeenCalled();
    const finished = start();
    expect(current()).toMatchObject({ phase: "thinking", stored: true, answer: "" });
    server.emit({ kind: "stored", message: storedMessage }, { kind: "delta", text: "Shake it off." });
    await flushEvents();
    expect(current()).toMatchObject({ phase: "writing", answer: "Shake it off." });
    server.emit({ kind: "done", message: reply });
    await finished;
    expect(server.requests).toEqual([outgoing, outgoing]);
  });

  it("stops with the server's reason when no reply comes", async () => {
    server.emit(
      { kind: "stored", message: storedMessage },
      { kind: "failed", sentence: "Buddy could not finish." },
      null,
    );
    await start();
    expect(current()).toMatchObject({ phase: "stopped", sentence: "Buddy could not finish." });
  });

  it("stays stopped, and keeps what is known, when a repeated request fails", async () => {
    server.emit({ kind: "stored", message: storedMessage }, { kind: "safety", tier: "concern" }, null);
    await start();
    server.emit(new ApiError(0, "No connection."));
    await start();
    expect(current()).toMatchObject({ phase: "stopped", stored: true, safety: "concern", sentence: "No connection." });
    expect(callbacks.onRefused).not.toHaveBeenCalled();
  });

  it("ignores events after cancelExchange", async () => {
    const finished = start();
    server.emit({ kind: "stored", message: storedMessage });
    await flushEvents();
    cancelExchange("buddy");
    server.emit({ kind: "delta", text: "late" });
    await finished;
    expect(current()).toBeNull();
    expect(callbacks.onMessage).toHaveBeenCalledTimes(1);
  });
});
