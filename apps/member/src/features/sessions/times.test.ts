import { describe, expect, it } from "vitest";
import {
  bothClocks,
  canAnswer,
  canCancel,
  cancelCounts,
  canMove,
  canReport,
  countdown,
  dayAndTime,
  isOver,
  joinable,
  monthAt,
  monthName,
  type SessionFacts,
  sameClock,
  shortDay,
  underWay,
} from "./times";

const california = "America/Los_Angeles";
const india = "Asia/Kolkata";

const clocksFor = (date: string, timeZone: string, coachTimeZone: string, coachCity: string) =>
  bothClocks({ date, timeZone, coachTimeZone, coachCity });

describe("bothClocks", () => {
  it("formats an instant on both clocks", () => {
    expect(clocksFor("2026-07-14T13:00:00Z", "America/New_York", india, "Chennai")).toEqual({
      mine: "Tue 9:00 AM your time",
      theirs: "6:30 PM in Chennai",
    });
  });

  it("follows the member's daylight saving changes", () => {
    // The same evening hour in Chennai, the last Saturday of summer time and the Sunday after it, and in spring.
    expect(clocksFor("2026-10-31T14:30:00Z", california, india, "Chennai").mine).toBe("Sat 7:30 AM your time");
    expect(clocksFor("2026-11-01T14:30:00Z", california, india, "Chennai").mine).toBe("Sun 6:30 AM your time");
    expect(clocksFor("2027-03-13T14:30:00Z", california, india, "Chennai").mine).toBe("Sat 6:30 AM your time");
    expect(clocksFor("2027-03-14T14:30:00Z", california, india, "Chennai").mine).toBe("Sun 7:30 AM your time");
    for (const date of ["2026-10-31T14:30:00Z", "2026-11-01T14:30:00Z", "2027-03-14T14:30:00Z"]) {
      expect(clocksFor(date, california, india, "Chennai").theirs).toBe("8:00 PM in Chennai");
    }
  });

  it("handles zones without daylight saving", () => {
    for (const date of ["2026-10-31T14:30:00Z", "2026-11-01T14:30:00Z", "2027-03-14T14:30:00Z"]) {
      expect(clocksFor(date, "America/Phoenix", india, "Pune").mine).toMatch(/^S\w+ 7:30 AM your time$/);
      expect(clocksFor(date, "Pacific/Honolulu", india, "Pune").mine).toMatch(/^S\w+ 4:30 AM your time$/);
    }
  });

  it("adds the zone's name to a time that occurs twice", () => {
    expect(clocksFor("2026-11-01T08:30:00Z", california, india, "Pune")).toEqual({
      mine: "Sun 1:30 AM PDT your time",
      theirs: "2:00 PM in Pune",
    });
    expect(clocksFor("2026-11-01T09:30:00Z", california, india, "Pune").mine).toBe("Sun 1:30 AM PST your time");
    // London changes its clocks a week before the United States.
    expect(clocksFor("2026-10-25T00:30:00Z", california, "Europe/London", "London").theirs).toBe(
      "Sun 1:30 AM BST in London",
    );
    expect(clocksFor("2026-10-25T01:30:00Z", california, "Europe/London", "London").theirs).toBe(
      "Sun 1:30 AM GMT in London",
    );
  });

  it("adds the other weekday if it differs, and handles quarter hours", () => {
    expect(clocksFor("2026-11-25T01:00:00Z", "America/Chicago", "Asia/Kathmandu", "Kathmandu")).toEqual({
      mine: "Tue 7:00 PM your time",
      theirs: "Wed 6:45 AM in Kathmandu",
    });
  });
});

describe("dayAndTime, shortDay, monthAt, monthName and sameClock", () => {
  it("dayAndTime includes the zone's name", () => {
    expect(dayAndTime("2026-11-24T17:00:00Z", california)).toBe("Tue, Nov 24, 9:00 AM PST");
    expect(dayAndTime("2026-07-24T17:00:00Z", california)).toBe("Fri, Jul 24, 10:00 AM PDT");
    expect(dayAndTime("2026-07-24T17:00:00Z", "America/Phoenix")).toBe("Fri, Jul 24, 10:00 AM MST");
    expect(dayAndTime("2026-07-24T17:00:00Z", "Asia/Kathmandu")).toBe("Fri, Jul 24, 10:45 PM GMT+5:45");
  });

  it("shortDay includes another year", () => {
    const now = new Date("2026-12-20T12:00:00Z");
    expect(shortDay("2026-12-28T17:00:00Z", california, now)).toBe("Mon, Dec 28");
    expect(shortDay("2027-01-04T17:00:00Z", california, now)).toBe("Mon, Jan 4, 2027");
  });

  it("monthAt returns the month in the zone, and monthName includes another year", () => {
    expect(monthAt("2026-12-01T05:00:00Z", california)).toBe("2026-11");
    expect(monthAt("2026-12-01T05:00:00Z", india)).toBe("2026-12");
    expect(monthName("2026-12", "2026-11")).toBe("December");
    expect(monthName("2027-01", "2026-11")).toBe("January 2027");
  });

  it("sameClock compares the shown times, not the names", () => {
    const now = new Date("2026-07-14T12:00:00Z");
    expect(sameClock("America/New_York", "America/Detroit", now)).toBe(true);
    expect(sameClock("Asia/Calcutta", india, now)).toBe(true);
    // In summer both show the same, and in winter they do not.
    expect(sameClock("America/Phoenix", california, now)).toBe(false);
    expect(sameClock("America/New_York", california, now)).toBe(false);
  });
});

describe("session actions", () => {
  const session: SessionFacts = {
    status: "scheduled",
    date: "2026-11-24T17:00:00Z",
    endsAt: "2026-11-24T17:30:00Z",
    joinFrom: "2026-11-24T16:50:00Z",
    changeUntil: "2026-11-23T17:00:00Z",
    canChange: true,
    canCancel: true,
    movedByCoach: false,
    videoTrouble: false,
    canReportVideo: false,
  };
  const at = (time: string) => new Date(time);

  it("start and end exactly on the second", () => {
    const day = "2026-11-24T";
    expect(joinable(session, at(`${day}16:49:59Z`))).toBe(false);
    expect(joinable(session, at(`${day}16:50:00Z`))).toBe(true);
    expect(joinable(session, at(`${day}17:29:59Z`))).toBe(true);
    expect(joinable(session, at(`${day}17:30:00Z`))).toBe(false);
    expect(underWay(session, at(`${day}16:59:59Z`))).toBe(false);
    expect(underWay(session, at(`${day}17:00:00Z`))).toBe(true);
    expect(isOver(session, at(`${day}17:29:59Z`))).toBe(false);
    expect(isOver(session, at(`${day}17:30:00Z`))).toBe(true);
    expect(canCancel(session, at(`${day}16:59:59Z`))).toBe(true);
    expect(canCancel(session, at(`${day}17:00:00Z`))).toBe(false);
    expect(canReport(session, at(`${day}16:49:59Z`))).toBe(false);
    expect(canReport(session, at(`${day}16:50:00Z`))).toBe(true);
    expect(canReport(session, at("2026-11-25T17:29:59Z"))).toBe(true);
    expect(canReport(session, at("2026-11-25T17:30:00Z"))).toBe(false);
  });

  it("canMove and cancelCounts change a day before, unless the coach moved the session", () => {
    expect(canMove(session, at("2026-11-23T16:59:59Z"))).toBe(true);
    expect(canMove(session, at("2026-11-23T17:00:00Z"))).toBe(false);
    expect(cancelCounts(session, at("2026-11-23T16:59:59Z"))).toBe(false);
    expect(cancelCounts(session, at("2026-11-23T17:00:00Z"))).toBe(true);
    expect(cancelCounts({ ...session, movedByCoach: true }, at("2026-11-24T16:59:59Z"))).toBe(false);
  });

  it("canAnswer is true until the session or the proposed time starts, whichever is earlier", () => {
    const proposed = { ...session, proposal: { date: "2026-11-25T17:00:00Z" } };
    expect(canAnswer(proposed, at("2026-11-24T16:59:59Z"))).toBe(true);
    expect(canAnswer(proposed, at("2026-11-24T17:00:00Z"))).toBe(false);
    const sooner = { ...session, proposal: { date: "2026-11-23T12:00:00Z" } };
    expect(canAnswer(sooner, at("2026-11-23T11:59:59Z"))).toBe(true);
    expect(canAnswer(sooner, at("2026-11-23T12:00:00Z"))).toBe(false);
    expect(canAnswer({ ...session, proposal: null }, at("2026-11-20T00:00:00Z"))).toBe(false);
    expect(canAnswer({ ...proposed, status: "cancelled" }, at("2026-11-20T00:00:00Z"))).toBe(false);
  });

  it("are unavailable for a cancelled session, or when the server denies them", () => {
    const now = at("2026-11-20T00:00:00Z");
    const cancelled: SessionFacts = { ...session, status: "cancelled" };
    expect([isOver(cancelled, now), canMove(cancelled, now), canCancel(cancelled, now)]).toEqual([true, false, false]);
    expect(joinable(cancelled, at("2026-11-24T17:00:00Z"))).toBe(false);
    expect(canReport(cancelled, at("2026-11-24T17:00:00Z"))).toBe(false);
    expect(canMove({ ...session, canChange: false }, now)).toBe(false);
    expect(canCancel({ ...session, canCancel: false }, now)).toBe(false);
  });

  it.each([
    ["2026-11-21T17:00:00Z", "in 3 days"],
    ["2026-11-22T20:00:00Z", "in 2 days"],
    // In the member's zone it is the evening of the 21st, and then the first minutes of the 22nd.
    ["2026-11-22T04:50:00Z", "in 3 days"],
    ["2026-11-22T05:10:00Z", "in 2 days"],
    ["2026-11-23T17:00:00Z", "in 24 hours"],
    ["2026-11-24T12:00:00Z", "in 5 hours"],
    ["2026-11-24T15:45:00Z", "in 75 minutes"],
    ["2026-11-24T16:35:00Z", "in 25 minutes"],
    ["2026-11-24T16:59:40Z", "in 1 minute"],
    ["2026-11-24T17:00:00Z", "now"],
    ["2026-11-24T17:10:00Z", "now"],
  ])("countdown at %s is %s", (now, expected) => {
    expect(countdown({ ...session, timeZone: "America/New_York" }, at(now))).toBe(expected);
  });
});
