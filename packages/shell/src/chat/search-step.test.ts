import { describe, expect, it } from "vitest";
import { nextPageMatch } from "./search-step";

const pages = [{ items: ["newest", "newer"] }, { items: ["older"] }];

describe("a step beyond the matches read so far", () => {
  it("leads to the first of the next page", async () => {
    const step = { fetch: async () => pages, query: () => "amma" };
    expect(await nextPageMatch({ ...step, place: 2 })).toBe("older");
    expect(await nextPageMatch({ ...step, place: 3 })).toBeUndefined();
    expect(await nextPageMatch({ ...step, fetch: async () => undefined, place: 2 })).toBeUndefined();
  });

  it("leads nowhere once something else is looked for", async () => {
    let query = "amma";
    let come: (read: typeof pages) => void = () => {};
    const fetch = () => new Promise<typeof pages>((resolve) => (come = resolve));
    const match = nextPageMatch({ fetch, query: () => query, place: 2 });
    query = "papa";
    come(pages);
    expect(await match).toBeUndefined();
  });
});
