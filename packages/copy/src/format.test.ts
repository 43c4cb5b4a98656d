import { expect, test } from "vitest";
import { dollars, labelOf } from "./format";

test("dollars formats a price, with cents only if there are any", () => {
  const prices = (locale: string) => [8000, 10000, 8050, 0].map((cents) => dollars(cents, locale));
  expect(prices("en-US")).toEqual(["$80", "$100", "$80.50", "$0"]);
  expect(prices("hi-IN")).toEqual(["$80", "$100", "$80.50", "$0"]);
});

test("labelOf returns the label of a code, and an unknown code unchanged", () => {
  const list = [{ code: "ta", label: "Tamil" }];
  expect(labelOf(list, "ta")).toBe("Tamil");
  expect(labelOf(list, "xx")).toBe("xx");
});
