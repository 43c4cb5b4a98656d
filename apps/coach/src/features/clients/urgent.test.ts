import { coachChat } from "@aangan/copy/coach-portal";
import { crisis } from "@aangan/copy/crisis";
import { describe, expect, it } from "vitest";
import type { Client } from "./queries";
import { flagWords } from "./urgent";

const since = "2026-11-20T17:00:00Z";
const now = new Date("2026-11-20T19:00:00Z");
const flagged = (urgentIn: Client["urgentIn"], urgentTier: Client["urgentTier"] = "urgent") =>
  flagWords({ firstName: "Asha", lastName: "Raman", urgentTier, urgentIn, urgentSince: since }, now);

describe("what is said of flagged words", () => {
  it("names nothing but the time when they stand marked in the conversation", () => {
    const { title, detail } = flagged(["message"]);
    expect(title).toBe("Asha Raman wrote something that needs you.");
    expect(detail).toMatch(/^They have been shown 988\. Flagged .+\.$/);
  });

  it.each([
    [["goal"], coachChat.inGoal],
    [["goal_taken_back"], coachChat.inGoalTakenBack],
    [["gone"], coachChat.inNothing],
    [["goal_taken_back", "message"], `${coachChat.inMessage} and ${coachChat.inGoalTakenBack}`],
    [
      ["goal", "goal_taken_back", "gone", "message"],
      `${coachChat.inMessage}, ${coachChat.inGoal}, ${coachChat.inGoalTakenBack}, and ${coachChat.inNothing}`,
    ],
  ] satisfies [Client["urgentIn"], string][])("says where else they stood: %s", (urgentIn, places) => {
    expect(flagged(urgentIn).detail).toContain(`${crisis.flaggedDetail} Written in ${places}. Flagged `);
  });

  it("says so of a concern as well", () => {
    const { title, detail } = flagged(["goal_taken_back"], "concern");
    expect(title).toBe("Asha Raman wrote something worth a closer look.");
    expect(detail).toContain("a goal they have since taken back");
  });
});
