import { describe, expect, it } from "vitest";
import { insertAt } from "./insert";

/** The text after inserting, with a bar at the caret. */
const inserted = (text: string, start: number, end: number) => {
  const { text: all, caret } = insertAt(text, start, end, "Thank you.");
  return `${all.slice(0, caret)}|${all.slice(caret)}`;
};

describe("insertAt", () => {
  it.each([
    ["an empty box", "", 0, 0, "Thank you.|"],
    ["the end", "Hello", 5, 5, "Hello Thank you.|"],
    ["the end, after a line", "Hello\n", 6, 6, "Hello\nThank you.|"],
    ["the beginning", "See you", 0, 0, "Thank you.| See you"],
    ["the middle", "Hello there", 6, 6, "Hello Thank you.| there"],
    ["between letters", "Hello", 2, 2, "He Thank you.| llo"],
    ["a selection", "Hello there", 6, 11, "Hello Thank you.|"],
    ["a selection of everything", "Hello", 0, 5, "Thank you.|"],
  ])("separates the inserted text with spaces and puts the caret after it: %s", (_, text, start, end, result) => {
    expect(inserted(text, start, end)).toBe(result);
  });
});
