import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { detect } from "./safety";

// The table that the server's matcher runs as well (bff/domain/safety).
const table: { lines: { language: string; text: string; tier: string }[] } = JSON.parse(
  readFileSync(new URL("../../../bff/domain/safety/testdata/lines.json", import.meta.url), "utf8"),
);

describe.each([...new Set(table.lines.map((line) => line.language))])("%s", (language) => {
  test.each(table.lines.filter((line) => line.language === language))(
    'detect returns "$tier" for $text',
    ({ text, tier }) => {
      expect(detect(text)).toBe(tier);
      expect(detect(`Today we talked about the move. ${text}\nToday we talked about the move.`)).toBe(tier);
    },
  );
});

// The labelled set: what the server's matcher makes of it has its floors there; here the two must agree.
const labelled: { lines: { text: string; got: string }[] } = JSON.parse(
  readFileSync(new URL("../../../bff/domain/safety/testdata/labelled/answers.json", import.meta.url), "utf8"),
);

test("detect agrees with the server on the labelled set", () => {
  expect(labelled.lines.length).toBeGreaterThan(700);
  const differing = labelled.lines.filter(({ text, got }) => detect(text) !== got);
  expect(differing).toEqual([]);
});

test("detect reads a long text of repeated phrase beginnings to its end", () => {
  for (const unit of ["kill ", "want to ", "a", "jeene ka ", "ா", "'", "dying of "]) {
    expect(detect(`${unit.repeat(20_000)} . I want to kill myself`)).toBe("urgent");
  }
});
