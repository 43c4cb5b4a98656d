import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detect } from "./safety";

// The table that the server's matcher runs as well (bff/domain/safety).
const table: { lines: { language: string; text: string; tier: string }[] } = JSON.parse(
  readFileSync(new URL("../../../bff/domain/safety/testdata/lines.json", import.meta.url), "utf8"),
);
const urgentLines = table.lines.filter(({ tier }) => tier === "urgent");

test("detect finds every urgent line of the server's table, alone and inside a message", () => {
  expect(urgentLines.length).toBeGreaterThan(100);
  for (const { text } of urgentLines) {
    expect(detect(text), text).toBe(true);
    expect(detect(`Today we talked about the move. ${text}\nToday we talked about the move.`), text).toBe(true);
  }
});

// The labelled set, with the results of the server's matcher for the same phrases.
const labelled: { lines: { text: string; urgent: boolean }[] } = JSON.parse(
  readFileSync(new URL("../../../bff/domain/safety/testdata/labelled/answers.json", import.meta.url), "utf8"),
);

test("detect agrees with the server's urgent phrases on the labelled set", () => {
  expect(labelled.lines.length).toBeGreaterThan(700);
  const differing = labelled.lines.filter(({ text, urgent }) => detect(text) !== urgent);
  expect(differing).toEqual([]);
});

test("detect reads a long text of repeated phrase beginnings to its end", () => {
  for (const unit of ["kill ", "want to ", "a", "jeene ka ", "ா", "'", "dying of "]) {
    expect(detect(`${unit.repeat(20_000)} . I want to kill myself`)).toBe(true);
  }
});
