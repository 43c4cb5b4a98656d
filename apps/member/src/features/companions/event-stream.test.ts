import { describe, expect, it } from "vitest";
import { readEvents, type StreamEvent } from "./event-stream";

/** A body that arrives in these pieces. */
function body(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>, onPiece?: () => void): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(stream, onPiece)) events.push(event);
  return events;
}

describe("readEvents", () => {
  it("yields events with their names", async () => {
    const events = await all(body('event: delta\ndata: {"text":"a"}\n\nevent: thinking\ndata: {}\n\n'));
    expect(events).toEqual([
      { event: "delta", data: '{"text":"a"}' },
      { event: "thinking", data: "{}" },
    ]);
  });

  it("joins chunks, even when they split a character", async () => {
    const bytes = new TextEncoder().encode("event: delta\r\ndata: மூச்சு\r\n\r\n");
    const events = await all(body(bytes.slice(0, 23), bytes.slice(23, 24), bytes.slice(24)));
    expect(events).toEqual([{ event: "delta", data: "மூச்சு" }]);
  });

  it("calls onPiece for a comment, but yields no event", async () => {
    let pieces = 0;
    expect(await all(body(": still here\n\n", "data: x\n\n"), () => pieces++)).toEqual([
      { event: "message", data: "x" },
    ]);
    expect(pieces).toBe(2);
  });

  it("drops an incomplete event", async () => {
    expect(await all(body("event: done\ndata: {}\n"))).toEqual([]);
  });

  it("yields earlier events, then throws when the connection breaks", async () => {
    let hasSent = false;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (hasSent) controller.error(new TypeError("network error"));
        else controller.enqueue(new TextEncoder().encode("data: first\n\n"));
        hasSent = true;
      },
    });
    const events: string[] = [];
    await expect(async () => {
      for await (const { data } of readEvents(broken)) events.push(data);
    }).rejects.toThrow("network error");
    expect(events).toEqual(["first"]);
  });
});
