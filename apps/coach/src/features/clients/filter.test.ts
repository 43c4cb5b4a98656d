import { describe, expect, it } from "vitest";
import { everybody, matching } from "./filter";

const client = (firstName: string, lastName: string, engagementLevel: string) => {
  return { firstName, lastName, engagementLevel, email: `${firstName.toLowerCase()}@example.com` };
};
const clients = [
  client("Asha", "Raman", "high"),
  client("Zoë", "D'Souza", "low"),
  client("பிரியா", "Raman", "medium"),
  client("Rohan", "Mehta", "high"),
];
const names = (text: string, engagement = "all") =>
  matching(clients, { text, engagement }).map(({ firstName }) => firstName);

describe("matching", () => {
  it("leaves everybody in, in the same list, when nothing is asked", () => {
    expect(matching(clients, everybody)).toBe(clients);
    expect(matching(clients, { ...everybody, text: "   " })).toBe(clients);
  });

  it.each([
    ["raman", ["Asha", "பிரியா"]],
    ["RAM ash", ["Asha"]],
    ["zoe", ["Zoë"]],
    ["d'sou", ["Zoë"]],
    ["பிரி", ["பிரியா"]],
    ["rohan@example", ["Rohan"]],
    ["nobody", []],
  ])("finds %s", (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it("keeps one engagement, and both together", () => {
    expect(names("", "high")).toEqual(["Asha", "Rohan"]);
    expect(names("raman", "high")).toEqual(["Asha"]);
    expect(names("raman", "low")).toEqual([]);
  });
});
