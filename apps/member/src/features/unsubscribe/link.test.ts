import { expect, test } from "vitest";
import { readLetterLink } from "./link";

const key = "7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11";

test("a whole link says which letters are meant", () => {
  expect(readLetterLink(`?from=messages&key=${key}`)).toEqual({ key, from: "messages" });
  expect(readLetterLink(`?from=sessions&key=${key}`)).toEqual({ key, from: "sessions" });
  expect(readLetterLink(`?key=${key}&from=newsletter&utm=x`)).toEqual({ key, from: "newsletter" });
  expect(readLetterLink(`?key=${key.toUpperCase()}&from=all`)).toEqual({ key: key.toUpperCase(), from: "all" });
});

test.each([
  "",
  "?",
  `?key=${key}`,
  "?from=messages",
  `?from=security&key=${key}`,
  `?from=messages&key=${key.slice(0, -1)}`,
  `?from=messages&key=x${key}`,
])("%s is not whole", (search) => {
  expect(readLetterLink(search)).toBeNull();
});
