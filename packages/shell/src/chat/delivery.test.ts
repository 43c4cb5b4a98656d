import { ApiError } from "@aangan/api/errors";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { deliver, type Outgoing } from "./delivery";
import type { OutboxItem } from "./outbox";

const file = {
  id: "file",
  kind: "document",
  name: "letter.pdf",
  contentType: "application/pdf",
  size: 7,
  url: "/api/attachments/file",
  width: null,
  height: null,
  durationMs: null,
} as const;
const item = (id: string, over: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  peerId: "meera",
  text: `Text ${id}`,
  createdAt: `2026-11-20T17:00:0${id}Z`,
  status: "waiting",
  unreachable: false,
  ...over,
});
const stored = ({ id, text }: Outgoing): ThreadMessage => ({
  id,
  text,
  seq: Number(id),
  createdAt: "2026-11-20T17:00:00Z",
  mine: true,
  automatic: false,
  status: "sent",
});

let items: OutboxItem[];
let posted: Outgoing[];
let rejections: string[];
let respond: (message: Outgoing) => Promise<ThreadMessage>;

const outbox = {
  all: () => items,
  put: (changed: OutboxItem) => {
    items = [...items.filter(({ id }) => id !== changed.id), changed].sort((a, b) => (a.id < b.id ? -1 : 1));
  },
  remove: (id: string) => {
    items = items.filter((one) => one.id !== id);
  },
};
const run = () =>
  deliver({
    peerId: "meera",
    outbox,
    post: (message) => {
      posted.push(message);
      return respond(message);
    },
    onStored: () => {},
    onRefused: (error) => rejections.push(error.message),
  });
const states = () => items.map(({ id, status, unreachable }) => `${id} ${status}${unreachable ? " unreachable" : ""}`);

beforeEach(() => {
  items = [];
  posted = [];
  rejections = [];
  respond = async (message) => stored(message);
});

describe("deliver", () => {
  it("sends one peer's messages in the order written, with their file ids", async () => {
    items = [item("1"), item("2", { peerId: "kabir" }), item("3", { text: "", attachment: file })];
    expect(await run()).toBe(true);
    expect(posted).toEqual([
      { id: "1", text: "Text 1" },
      { id: "3", text: "", attachmentId: "file" },
    ]);
    expect(states()).toEqual(["2 waiting"]);
  });

  it("stops at the first message without a response, so that later ones do not overtake it", async () => {
    items = [item("1"), item("2")];
    respond = async () => {
      throw new ApiError(0, "unreachable");
    };
    expect(await run()).toBe(false);
    expect(posted.map(({ id }) => id)).toEqual(["1"]);
    expect(states()).toEqual(["1 failed unreachable", "2 failed unreachable"]);
    respond = async (message) => stored(message);
    outbox.put(item("3"));
    expect(await run()).toBe(true);
    expect(posted.map(({ id }) => id)).toEqual(["1", "1", "2", "3"]);
    expect([items, rejections]).toEqual([[], []]);
  });

  it.each([429, 502, 503, 504])("treats status %i as an unreachable server", async (status) => {
    items = [item("1")];
    respond = async () => {
      throw new ApiError(status, "later");
    };
    expect(await run()).toBe(false);
    expect(states()).toEqual(["1 failed unreachable"]);
    expect(rejections).toEqual([]);
  });

  it("marks a rejected message as failed and sends the next ones", async () => {
    items = [item("1"), item("2")];
    respond = async (message) => {
      if (message.id === "1") throw new ApiError(403, "Not here");
      return stored(message);
    };
    expect(await run()).toBe(true);
    expect(states()).toEqual(["1 failed"]);
    expect(rejections).toEqual(["Not here"]);
    // Not resent.
    expect(await run()).toBe(true);
    expect(posted.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("also sends messages added during the run", async () => {
    items = [item("1")];
    let again: Promise<boolean> | undefined;
    respond = async (message) => {
      if (message.id === "1") {
        outbox.put(item("2"));
        again = run();
      }
      return stored(message);
    };
    await run();
    expect(await again).toBe(true);
    expect(posted.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("removes a message whose response was lost when the event stream has confirmed it", async () => {
    items = [item("1")];
    respond = async ({ id }) => {
      outbox.remove(id);
      throw new ApiError(0, "unreachable");
    };
    await run();
    expect(items).toEqual([]);
  });

  it("sends what a message answers, and without it after the server rejected it", async () => {
    const replyTo = { id: "q", seq: 1, state: "present", mine: false, team: false, text: "Hi", kind: "" } as const;
    items = [item("1", { replyTo })];
    respond = () => Promise.reject(new ApiError(400, "Gone.", [{ field: "replyTo", message: "Gone." }]));
    await run();
    expect(items).toMatchObject([{ id: "1", status: "failed", replyTo: null }]);
    expect(rejections).toEqual(["Gone."]);
    outbox.put({ ...item("1"), ...items[0], status: "waiting" });
    respond = (message) => Promise.resolve(stored(message));
    await run();
    expect(posted).toEqual([
      { id: "1", text: "Text 1", replyTo: "q" },
      { id: "1", text: "Text 1" },
    ]);
  });
});
