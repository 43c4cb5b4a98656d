import { describe, expect, it } from "vitest";
import { insertAt } from "./insert";

/** The text with a bar at the caret. */
const shown = (text: string, start: number, end: number) => {
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
    ["what is chosen", "Hello there", 6, 11, "Hello Thank you.|"],
    ["all that is chosen", "Hello", 0, 5, "Thank you.|"],
  ])("%s", (_, text, start, end, result) => {
    expect(shown(text, start, end)).toBe(result);
  });
});
