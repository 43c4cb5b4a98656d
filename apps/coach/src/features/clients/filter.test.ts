import { describe, expect, it } from "vitest";
import { clientsHref, defaultFilter, filterFromQuery, isDefaultFilter, isFiltered, nonDefaultFields } from "./filter";

const read = (query: string) => filterFromQuery(new URLSearchParams(query));

describe("the client filter in the URL", () => {
  it.each([
    ["", defaultFilter],
    ["tab=clients&q=%20%20", defaultFilter],
    ["q=%20asha%20r", { ...defaultFilter, q: "asha r" }],
    ["sort=name&state=waiting&engagement=low", { ...defaultFilter, sort: "name", state: "waiting", engagement: "low" }],
    ["sort=height&state=asleep&engagement=", defaultFilter],
  ])("filterFromQuery parses the query %j", (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it("filterFromQuery reads back what clientsHref wrote, and the default needs no query", () => {
    const asked = { q: "பிரியா & co", sort: "latest", state: "unread", engagement: "high" } as const;
    const place = clientsHref(asked);
    expect(read(place.slice(place.indexOf("?")))).toEqual(asked);
    expect(clientsHref({})).toBe("/coach/dashboard");
    expect(clientsHref({ state: "waiting", sort: "waiting" })).toBe("/coach/dashboard?sort=waiting&state=waiting");
  });

  it("nonDefaultFields returns only values that differ from the default", () => {
    expect(nonDefaultFields(defaultFilter)).toEqual({});
    expect(nonDefaultFields({ ...defaultFilter, sort: "name" })).toEqual({ sort: "name" });
  });
});

it("isFiltered reports whether a filter excludes clients, isDefaultFilter whether it is the default", () => {
  expect([isFiltered(defaultFilter), isDefaultFilter(defaultFilter)]).toEqual([false, true]);
  expect([isFiltered({ ...defaultFilter, sort: "name" }), isDefaultFilter({ ...defaultFilter, sort: "name" })]).toEqual(
    [false, false],
  );
  for (const narrow of [{ q: "a" }, { state: "urgent" }, { engagement: "low" }] as const) {
    const filter = { ...defaultFilter, ...narrow };
    expect([isFiltered(filter), isDefaultFilter(filter)]).toEqual([true, false]);
  }
});
