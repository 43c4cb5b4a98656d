import { describe, expect, it } from "vitest";
import { clockWithZone, dayIn, instantAt, zoneName } from "./zoned";

const losAngeles = "America/Los_Angeles";
const kolkata = "Asia/Kolkata";

describe("dayIn", () => {
  it.each([
    ["2026-11-23T18:29:59Z", kolkata, "2026-11-23"],
    ["2026-11-23T18:30:00Z", kolkata, "2026-11-24"],
    ["2026-11-24T07:59:00Z", losAngeles, "2026-11-23"],
    ["2026-01-01T00:00:00Z", "Asia/Kathmandu", "2026-01-01"],
  ])("returns for %s in %s the day %s", (instant, zone, day) => {
    expect(dayIn(new Date(instant), zone)).toBe(day);
  });
});

describe("instantAt", () => {
  it.each([
    ["an ordinary evening", "2026-11-24", 18 * 60, kolkata, "2026-11-24T12:30:00.000Z"],
    ["a zone with a quarter-hour offset", "2026-11-24", 18 * 60, "Asia/Kathmandu", "2026-11-24T12:15:00.000Z"],
    ["midnight at the end of the day", "2026-11-24", 1440, losAngeles, "2026-11-25T08:00:00.000Z"],
    ["before clocks move forward that day", "2026-03-08", 90, losAngeles, "2026-03-08T09:30:00.000Z"],
    ["a time skipped as clocks move forward", "2026-03-08", 150, losAngeles, "2026-03-08T10:00:00.000Z"],
    ["the first time after the skipped hour", "2026-03-08", 180, losAngeles, "2026-03-08T10:00:00.000Z"],
    ["a repeated time, as its first occurrence", "2026-11-01", 90, losAngeles, "2026-11-01T08:30:00.000Z"],
    ["after clocks move back", "2026-11-01", 120, losAngeles, "2026-11-01T10:00:00.000Z"],
    ["a zone whose clocks move by half an hour", "2026-10-04", 135, "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["a skipped midnight", "2026-09-06", 0, "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ])("converts a wall-clock time: %s", (_, day, minute, zone, instant) => {
    expect(instantAt(day, minute, zone).toISOString()).toBe(instant);
  });
});

it("zoneName names a zone or returns an unknown id, clockWithZone adds the abbreviation", () => {
  const at = new Date("2026-11-24T15:00:00Z");
  expect(zoneName(kolkata, at)).toBe("India Standard Time");
  expect(zoneName("Nowhere/Land", at)).toBe("Nowhere/Land");
  expect(clockWithZone(at, "America/Chicago")).toBe("9:00 AM CST");
});
