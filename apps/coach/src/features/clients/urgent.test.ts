import * as coachChat from "@aangan/copy/coach-chat";
import * as crisis from "@aangan/copy/crisis";
import { describe, expect, it } from "vitest";
import type { Client } from "./queries";
import { flagText } from "./urgent";

const since = "2026-11-20T17:00:00Z";
const now = new Date("2026-11-20T19:00:00Z");
const flagged = (urgentIn: Client["urgentIn"], urgentTier: Client["urgentTier"] = "urgent") =>
  flagText({ firstName: "Asha", lastName: "Raman", urgentTier, urgentIn, urgentSince: since }, now);

describe("flagText", () => {
  it("names only the time when the flagged text is in the conversation", () => {
    const { title, detail } = flagged(["message"]);
    expect(title).toBe("Asha Raman may be in crisis.");
    expect(detail).toMatch(/^We showed them 988\. Flagged .+\.$/);
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
  ] satisfies [Client["urgentIn"], string][])("names the places of flagged text elsewhere: %s", (urgentIn, places) => {
    expect(flagged(urgentIn).detail).toContain(`${crisis.flaggedDetail} Written in ${places}. Flagged `);
  });

  it("has its own title for a concern, and names its place too", () => {
    const { title, detail } = flagged(["goal_taken_back"], "concern");
    expect(title).toBe("Asha Raman wrote something worth a closer look.");
    expect(detail).toContain("a goal they've since taken back");
  });
});
