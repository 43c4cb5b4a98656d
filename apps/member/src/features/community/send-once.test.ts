import { ApiError } from "@aangan/api/member";
import { describe, expect, it } from "vitest";
import { fingerprintOf, sendOnce } from "./send-once";

const networkError = new TypeError("Failed to fetch");

/** A server that accepts one text per id. It can store a text and lose the response. */
function server() {
  const stored = new Map<string, string>();
  let loseResponse = false;
  return {
    stored,
    loseNextResponse: () => {
      loseResponse = true;
    },
    calls: {
      create: async (id: string, words: string) => {
        const existing = stored.get(id);
        if (existing !== undefined && existing !== words) throw new ApiError(409, "This has changed in the meantime.");
        stored.set(id, words);
        if (loseResponse) {
          loseResponse = false;
          throw networkError;
        }
        return { id, words };
      },
      find: async (id: string) => {
        const words = stored.get(id);
        return words === undefined ? null : { id, words };
      },
      change: async (id: string, words: string) => {
        stored.set(id, words);
        return { id, words };
      },
      contentOf: ({ words }: { words: string }) => words,
    },
  };
}

const noNewId = () => {
  throw new Error("a new id");
};
const sending = (words: string, ...before: string[]) => ({
  id: "one",
  content: words,
  tried: [...before, words].map(fingerprintOf),
  onNewId: noNewId,
});

describe("sendOnce", () => {
  it("stores content once when it is sent again after a lost response", async () => {
    const { stored, calls, loseNextResponse } = server();
    loseNextResponse();
    await expect(sendOnce(sending("hello"), calls)).rejects.toBe(networkError);
    await expect(sendOnce(sending("hello"), calls)).resolves.toEqual({ id: "one", words: "hello" });
    expect([...stored]).toEqual([["one", "hello"]]);
  });

  it("replaces an earlier version that was stored although its response was lost", async () => {
    const { stored, calls, loseNextResponse } = server();
    loseNextResponse();
    await expect(sendOnce(sending("helo"), calls)).rejects.toBe(networkError);
    await expect(sendOnce(sending("hello", "helo"), calls)).resolves.toEqual({ id: "one", words: "hello" });
    expect([...stored]).toEqual([["one", "hello"]]);
  });

  it("uses a new id when other content is stored under the id", async () => {
    const { stored, calls } = server();
    stored.set("one", "another tab's");
    const newIds: string[] = [];
    const answer = await sendOnce({ ...sending("hello", "helo"), onNewId: (id) => newIds.push(id) }, calls);
    expect(answer).toEqual({ id: newIds[0], words: "hello" });
    expect([...stored.values()]).toEqual(["another tab's", "hello"]);
  });

  it("throws a 409 when no other version was sent under the id", async () => {
    const { calls } = server();
    const closed = new ApiError(409, "The thread is closed.");
    const rejecting = {
      ...calls,
      create: () => Promise.reject(closed),
      find: () => Promise.reject(new Error("asked")),
    };
    await expect(sendOnce(sending("hello"), rejecting)).rejects.toBe(closed);
  });

  it("throws every other error unchanged", async () => {
    const { calls } = server();
    const throttled = new ApiError(429, "Please wait a while.");
    const rejecting = { ...calls, create: () => Promise.reject(throttled) };
    await expect(sendOnce(sending("hello", "helo"), rejecting)).rejects.toBe(throttled);
  });
});
