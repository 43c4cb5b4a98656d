import { expect, it } from "vitest";
import { coachesHref, viewFromQuery } from "./filter";

it.each([
  ["", { standing: "all", q: "", coach: null }],
  ["standing=invited&q=Meera+K&coach=c1", { standing: "invited", q: "Meera K", coach: "c1" }],
  ["standing=lost&q=+&coach=", { standing: "all", q: "", coach: null }],
] as const)("viewFromQuery parses the query %j", (query, place) => {
  expect(viewFromQuery(new URLSearchParams(query))).toEqual(place);
});

it("viewFromQuery reads back what coachesHref wrote, and the default needs no query", () => {
  const place = { standing: "waiting", q: "மீரா & co", coach: "c1" } as const;
  const address = new URL(coachesHref(place), "https://coach.example");
  expect(viewFromQuery(address.searchParams)).toEqual(place);
  expect(coachesHref({})).not.toContain("?");
});
