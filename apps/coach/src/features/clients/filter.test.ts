import { describe, expect, it } from "vitest";
import { askedFor, everybody, filterOf, isNarrow, isPlain, listPlace } from "./filter";

const read = (query: string) => filterOf(new URLSearchParams(query));

describe("the filter in the address", () => {
  it.each([
    ["", everybody],
    ["tab=clients&q=%20%20", everybody],
    ["q=%20asha%20r", { ...everybody, q: "asha r" }],
    ["sort=name&state=waiting&engagement=low", { ...everybody, sort: "name", state: "waiting", engagement: "low" }],
    ["sort=height&state=asleep&engagement=", everybody],
  ])("%s", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it("comes back from its own address, and everybody needs none", () => {
    const asked = { q: "பிரியா & co", sort: "latest", state: "unread", engagement: "high" } as const;
    const place = listPlace(asked);
    expect(read(place.slice(place.indexOf("?")))).toEqual(asked);
    expect(listPlace({})).toBe("/coach/dashboard");
    expect(listPlace({ state: "waiting", sort: "waiting" })).toBe("/coach/dashboard?sort=waiting&state=waiting");
  });

  it("asks the server only for what differs", () => {
    expect(askedFor(everybody)).toEqual({});
    expect(askedFor({ ...everybody, sort: "name" })).toEqual({ sort: "name" });
  });
});

it("knows what leaves somebody out, and what the dashboard shows by itself", () => {
  expect([isNarrow(everybody), isPlain(everybody)]).toEqual([false, true]);
  expect([isNarrow({ ...everybody, sort: "name" }), isPlain({ ...everybody, sort: "name" })]).toEqual([false, false]);
  for (const narrow of [{ q: "a" }, { state: "urgent" }, { engagement: "low" }] as const) {
    const filter = { ...everybody, ...narrow };
    expect([isNarrow(filter), isPlain(filter)]).toEqual([true, false]);
  }
});
