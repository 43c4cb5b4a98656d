import { configure } from "storybook/test";
import { afterEach, beforeEach, expect } from "vitest";
import { colourFaultsInTheDark } from "./dark";

// Stories may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// A story that logs an error is broken even when it looks right: React's warnings about keys, hydration and missing
// labels all arrive here. Not a spy, because Storybook restores spies between stories.
const logged: string[] = [];
const original = console.error;

console.error = (...args: unknown[]) => {
  logged.push(args.map(String).join(" "));
  original(...args);
};

beforeEach(() => {
  logged.length = 0;
});

afterEach(async () => {
  expect(await colourFaultsInTheDark(), "colours in the dark theme").toEqual([]);
  expect(logged, "console.error was called").toEqual([]);
});
