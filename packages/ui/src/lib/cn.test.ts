import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cn } from "./cn";

const theme = readFileSync(new URL("../styles/theme.css", import.meta.url), "utf8");
const names = (kind: string) =>
  [...theme.matchAll(new RegExp(`--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*):`, "g"))].map(([, name = ""]) => name);

describe("cn", () => {
  it("drops falsy values and joins the rest", () => {
    expect(cn("flex", false, undefined, null, ["gap-2", { grow: true, hidden: false }])).toBe("flex gap-2 grow");
  });

  // Each name of the theme must be known, or a caller's class would not win over the component's own.
  it.each(names("text").filter((name) => !name.includes("--")))("knows the size text-%s", (name) => {
    expect(cn("text-body", `text-${name}`)).toBe(`text-${name}`);
    expect(cn(`text-${name}`, "text-ink")).toBe(`text-${name} text-ink`);
  });
  it.each(names("color"))("knows the colour %s", (name) => {
    expect(cn("text-ink", `text-${name}`)).toBe(`text-${name}`);
    expect(cn("bg-surface", `bg-${name}`)).toBe(`bg-${name}`);
  });
  it.each(names("radius"))("knows the radius %s", (name) => {
    expect(cn("rounded-card", `rounded-${name}`)).toBe(`rounded-${name}`);
  });
  it.each(names("shadow"))("knows the shadow %s", (name) => {
    expect(cn("shadow-cast-2", `shadow-${name}`)).toBe(`shadow-${name}`);
  });
  it.each(names("breakpoint"))("keeps classes with the breakpoint %s", (name) => {
    expect(cn("p-4", `${name}:p-5`)).toBe(`p-4 ${name}:p-5`);
    expect(cn(`${name}:p-5`, `${name}:p-6`)).toBe(`${name}:p-6`);
  });
});
