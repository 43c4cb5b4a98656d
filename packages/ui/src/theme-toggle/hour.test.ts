import { describe, expect, it } from "vitest";
import { hourAt, hourScript } from "./hour";

const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes);

describe("hourAt", () => {
  it("changes at 5, 10, 16 and 19:30", () => {
    expect(hourAt(at(4, 59))).toBe("night");
    expect(hourAt(at(5))).toBe("dawn");
    expect(hourAt(at(9, 59))).toBe("dawn");
    expect(hourAt(at(10))).toBe("noon");
    expect(hourAt(at(15, 59))).toBe("noon");
    expect(hourAt(at(16))).toBe("dusk");
    expect(hourAt(at(19, 29))).toBe("dusk");
    expect(hourAt(at(19, 30))).toBe("night");
    expect(hourAt(at(0))).toBe("night");
  });

  it("agrees with the script at every time of day", () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      const now = at(Math.floor(minutes / 60), minutes % 60);
      let hour = "";
      class Clock {
        getHours() {
          return now.getHours();
        }
        getMinutes() {
          return now.getMinutes();
        }
      }
      const page = {
        documentElement: {
          setAttribute: (_name: string, value: string) => {
            hour = value;
          },
        },
      };
      new Function("Date", "document", hourScript)(Clock, page);
      expect(hour).toBe(hourAt(now));
    }
  });
});
