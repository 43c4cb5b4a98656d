import { expect, test } from "vitest";
import { dollars, fill, labelOf, plural } from "./format";

test("fill inserts the values, and keeps braces in a value unchanged", () => {
  expect(fill("Welcome back, {firstName}!", { firstName: "Asha" })).toBe("Welcome back, Asha!");
  expect(fill("{a} and {b}, {a}", { a: "{b}", b: 2 })).toBe("{b} and 2, {b}");
  expect(fill("nothing to fill", {})).toBe("nothing to fill");
});

test("plural chooses the text by the count", () => {
  const days = { one: "{count} day", other: "{count} days" } as const;
  expect([0, 1, 2].map((count) => plural(days, count))).toEqual(["0 days", "1 day", "2 days"]);
  const replies = { one: "One reply from {name}", other: "{count} replies from {name}" } as const;
  expect(plural(replies, 1, { name: "Meera" })).toBe("One reply from Meera");
  expect(plural(replies, 3, { name: "Meera" })).toBe("3 replies from Meera");
});

test("dollars formats a price, with cents only if there are any", () => {
  expect([8000, 10000, 8050, 0].map(dollars)).toEqual(["$80", "$100", "$80.50", "$0"]);
});

test("labelOf returns the label of a code, and an unknown code unchanged", () => {
  const list = [{ code: "ta", label: "Tamil" }];
  expect(labelOf(list, "ta")).toBe("Tamil");
  expect(labelOf(list, "xx")).toBe("xx");
});
