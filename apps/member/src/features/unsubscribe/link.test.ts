import { expect, test } from "vitest";
import { readEmailLink } from "./link";

const key = "7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11";

test("readEmailLink returns the key and kind of a complete link", () => {
  expect(readEmailLink(`?from=messages&key=${key}`)).toEqual({ key, from: "messages" });
  expect(readEmailLink(`?from=sessions&key=${key}`)).toEqual({ key, from: "sessions" });
  expect(readEmailLink(`?key=${key}&from=newsletter&utm=x`)).toEqual({ key, from: "newsletter" });
  expect(readEmailLink(`?key=${key.toUpperCase()}&from=all`)).toEqual({ key: key.toUpperCase(), from: "all" });
});

test.each([
  "",
  "?",
  `?key=${key}`,
  "?from=messages",
  `?from=security&key=${key}`,
  `?from=messages&key=${key.slice(0, -1)}`,
  `?from=messages&key=x${key}`,
])("readEmailLink returns null for %s", (search) => {
  expect(readEmailLink(search)).toBeNull();
});
