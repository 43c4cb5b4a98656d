import { limits } from "@aangan/copy/limits";
import { describe, expect, it } from "vitest";
import { isNight } from "./waking";

describe("isNight", () => {
  it("is true outside the server's waking hours, in zones with and without daylight saving time", () => {
    for (const zone of ["America/Los_Angeles", "Pacific/Honolulu", "Asia/Kolkata", "Asia/Kathmandu", "UTC"]) {
      // The days on which clocks change in California are among these.
      for (const day of ["2026-03-08", "2026-11-01", "2026-11-27"]) {
        for (let minutes = 0; minutes < 2880; minutes += 15) {
          const instant = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString();
          const hour = Number(
            new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format(
              new Date(instant),
            ),
          );
          const waking = hour >= limits.wakingFromHour && hour < limits.wakingUntilHour;
          expect(isNight(instant, zone), `${instant} ${zone}`).toBe(!waking);
        }
      }
    }
  });
});
