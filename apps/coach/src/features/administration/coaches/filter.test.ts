import { expect, it } from "vitest";
import { coachesPlace, placeIn } from "./filter";

it.each([
  ["", { standing: "all", q: "", coach: null }],
  ["standing=invited&q=Meera+K&coach=c1", { standing: "invited", q: "Meera K", coach: "c1" }],
  ["standing=lost&q=+&coach=", { standing: "all", q: "", coach: null }],
] as const)("reads %s", (query, place) => {
  expect(placeIn(new URLSearchParams(query))).toEqual(place);
});

it("writes what it reads", () => {
  const place = { standing: "waiting", q: "மீரா & co", coach: "c1" } as const;
  const address = new URL(coachesPlace(place), "https://coach.example");
  expect(placeIn(address.searchParams)).toEqual(place);
  expect(coachesPlace({})).not.toContain("?");
});
