import { describe, expect, it } from "vitest";
import { nextPageMatch } from "./search-step";

const pages = [{ items: ["newest", "newer"] }, { items: ["older"] }];

describe("nextPageMatch", () => {
  it("returns the match at the index in the next page", async () => {
    const step = { fetch: async () => pages, query: () => "amma" };
    expect(await nextPageMatch({ ...step, place: 2 })).toBe("older");
    expect(await nextPageMatch({ ...step, place: 3 })).toBeUndefined();
    expect(await nextPageMatch({ ...step, fetch: async () => undefined, place: 2 })).toBeUndefined();
  });

  it("returns undefined when the query has changed during the fetch", async () => {
    let query = "amma";
    let resolveFetch: (read: typeof pages) => void = () => {};
    const fetch = () => new Promise<typeof pages>((resolve) => (resolveFetch = resolve));
    const match = nextPageMatch({ fetch, query: () => query, place: 2 });
    query = "papa";
    resolveFetch(pages);
    expect(await match).toBeUndefined();
  });
});
