import { ApiError } from "@aangan/api/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnswerEvent } from "./answer-stream";
import { abandon, type Exchanging, exchange, exchangeOf, type Words } from "./exchange";
import type { TalkMessage } from "./message";

const words: Words = { id: "m1", text: "I cannot switch off", createdAt: "2026-11-20T05:00:00Z" };
const mine: TalkMessage = { ...words, seq: 2, from: "member", safety: "" };
const whole: TalkMessage = { ...mine, id: "a1", seq: 3, from: "companion", text: "Shake it off. Slowly." };

/** A server under the test's hand: each call of `say` is one event. */
class Server {
  asked: Words[] = [];
  #waiting: ((said: AnswerEvent | Error | null) => void)[] = [];
  #said: (AnswerEvent | Error | null)[] = [];

  say(...said: (AnswerEvent | Error | null)[]): void {
    for (const one of said) {
      const next = this.#waiting.shift();
      if (next) next(one);
      else this.#said.push(one);
    }
  }

  ask = async function* (this: Server, message: Words): AsyncGenerator<AnswerEvent> {
    this.asked.push(message);
    for (;;) {
      const kept = this.#said.shift();
      const said =
        kept === undefined ? await new Promise<AnswerEvent | Error | null>((go) => this.#waiting.push(go)) : kept;
      if (said === null) return;
      if (said instanceof Error) throw said;
      yield said;
    }
  }.bind(this);
}

let server: Server;
let told: { [Name in "onMessage" | "onStored" | "onRefused"]: ReturnType<typeof vi.fn<Exchanging[Name]>> };
const begin = (item = words) => exchange("buddy", item, { ask: server.ask, ...told });
const now = () => exchangeOf("buddy");
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  server = new Server();
  told = { onMessage: vi.fn(), onStored: vi.fn(), onRefused: vi.fn() };
});
afterEach(() => abandon("buddy"));

describe("an exchange", () => {
  it("goes from sending to the whole answer", async () => {
    const over = begin();
    expect(now()).toMatchObject({ id: "m1", phase: "sending", stored: false });
    server.say({ kind: "stored", message: mine });
    await settled();
    expect(told.onStored).toHaveBeenCalledWith(words);
    server.say({ kind: "thinking" });
    await settled();
    expect(now()).toMatchObject({ phase: "thinking", stored: true });
    server.say({ kind: "delta", text: "Shake it " }, { kind: "delta", text: "off." });
    await settled();
    expect(now()).toMatchObject({ phase: "writing", answer: "Shake it off." });
    server.say({ kind: "done", message: whole });
    await over;
    expect(now()).toBeNull();
    expect(told.onMessage.mock.calls).toEqual([[mine], [whole]]);
    expect(told.onRefused).not.toHaveBeenCalled();
  });

  it("shows what the server found before any answer", async () => {
    void begin();
    server.say({ kind: "stored", message: mine }, { kind: "safety", tier: "urgent" });
    await settled();
    expect(now()).toMatchObject({ safety: "urgent", answer: "" });
  });

  it("is one at a time", async () => {
    void begin();
    await begin({ ...words, id: "m2" });
    expect(server.asked.map(({ id }) => id)).toEqual(["m1"]);
  });

  it("gives words back that were refused", async () => {
    const refusal = new ApiError(403, "Buddy is for members with a trial or a subscription.");
    server.say(refusal);
    await begin();
    expect(told.onRefused).toHaveBeenCalledWith(words, refusal);
    expect(now()).toBeNull();
  });

  it("gives words back when the connection broke before they were known to be kept", async () => {
    server.say(null);
    await begin();
    expect(told.onRefused).toHaveBeenCalledWith(words, expect.objectContaining({ status: 0 }));
  });

  it("stops with what came, and begins the answer anew when it is asked for again", async () => {
    server.say({ kind: "stored", message: mine }, { kind: "delta", text: "Shake it " }, null);
    await begin();
    expect(now()).toMatchObject({ phase: "stopped", answer: "Shake it ", sentence: null });
    expect(told.onRefused).not.toHaveBeenCalled();
    const over = begin();
    expect(now()).toMatchObject({ phase: "thinking", stored: true, answer: "" });
    server.say({ kind: "stored", message: mine }, { kind: "delta", text: "Shake it off." });
    await settled();
    expect(now()).toMatchObject({ phase: "writing", answer: "Shake it off." });
    server.say({ kind: "done", message: whole });
    await over;
    expect(server.asked).toEqual([words, words]);
  });

  it("stops with the server's sentence", async () => {
    server.say({ kind: "stored", message: mine }, { kind: "failed", sentence: "Buddy could not finish." }, null);
    await begin();
    expect(now()).toMatchObject({ phase: "stopped", sentence: "Buddy could not finish." });
  });

  it("stays stopped with what is known when asking again fails", async () => {
    server.say({ kind: "stored", message: mine }, { kind: "safety", tier: "concern" }, null);
    await begin();
    server.say(new ApiError(0, "No connection."));
    await begin();
    expect(now()).toMatchObject({ phase: "stopped", stored: true, safety: "concern", sentence: "No connection." });
    expect(told.onRefused).not.toHaveBeenCalled();
  });

  it("says nothing any more once it was given up", async () => {
    const over = begin();
    server.say({ kind: "stored", message: mine });
    await settled();
    abandon("buddy");
    server.say({ kind: "delta", text: "late" });
    await over;
    expect(now()).toBeNull();
    expect(told.onMessage).toHaveBeenCalledTimes(1);
  });
});
