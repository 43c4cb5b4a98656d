import { ApiError } from "@aangan/api/member";
import { describe, expect, it } from "vitest";
import { markOf, sendOnce } from "./send-once";

const lost = new TypeError("Failed to fetch");

/** A server that takes an id for one text alone, and may store without its answer arriving. */
function server() {
  const stored = new Map<string, string>();
  let losing = false;
  return {
    stored,
    loseNext: () => {
      losing = true;
    },
    ways: {
      create: async (id: string, words: string) => {
        const there = stored.get(id);
        if (there !== undefined && there !== words) throw new ApiError(409, "This has changed in the meantime.");
        stored.set(id, words);
        if (losing) {
          losing = false;
          throw lost;
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
      wordsOf: ({ words }: { words: string }) => words,
    },
  };
}

const noNewId = () => {
  throw new Error("a new id");
};
const sending = (words: string, ...before: string[]) => ({
  id: "one",
  words,
  tried: [...before, words].map(markOf),
  onNewId: noNewId,
});

describe("words that are sent", () => {
  it("are stored once when the answer is lost and they are sent again", async () => {
    const { stored, ways, loseNext } = server();
    loseNext();
    await expect(sendOnce(sending("hello"), ways)).rejects.toBe(lost);
    await expect(sendOnce(sending("hello"), ways)).resolves.toEqual({ id: "one", words: "hello" });
    expect([...stored]).toEqual([["one", "hello"]]);
  });

  it("take the place of those that arrived although they seemed to have failed", async () => {
    const { stored, ways, loseNext } = server();
    loseNext();
    await expect(sendOnce(sending("helo"), ways)).rejects.toBe(lost);
    await expect(sendOnce(sending("hello", "helo"), ways)).resolves.toEqual({ id: "one", words: "hello" });
    expect([...stored]).toEqual([["one", "hello"]]);
  });

  it("get an id of their own beside what was stored from elsewhere under theirs, and nothing is swallowed", async () => {
    const { stored, ways } = server();
    stored.set("one", "another tab's");
    const made: string[] = [];
    const answer = await sendOnce({ ...sending("hello", "helo"), onNewId: (id) => made.push(id) }, ways);
    expect(answer).toEqual({ id: made[0], words: "hello" });
    expect([...stored.values()]).toEqual(["another tab's", "hello"]);
  });

  it("are refused for good when nothing else was sent under their id", async () => {
    const { ways } = server();
    const closed = new ApiError(409, "The thread is closed.");
    const refusing = { ...ways, create: () => Promise.reject(closed), find: () => Promise.reject(new Error("asked")) };
    await expect(sendOnce(sending("hello"), refusing)).rejects.toBe(closed);
  });

  it("tell every other failure as it is", async () => {
    const { ways } = server();
    const throttled = new ApiError(429, "Please wait a while.");
    const refusing = { ...ways, create: () => Promise.reject(throttled) };
    await expect(sendOnce(sending("hello", "helo"), refusing)).rejects.toBe(throttled);
  });
});
