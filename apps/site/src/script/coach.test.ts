import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CoachPage, splitHours, textsOf } from "./coach";

const meera: CoachPage = {
  id: "bf544d88-e1b1-5b3d-bf4f-0b216b78088e",
  name: "Meera Krishnan",
  title: "Certified Wellness Coach",
  city: "Chennai",
  bio: "Nine years with families who live in two time zones.",
  imageUrl: "",
  topics: ["Family expectations"],
  languages: ["Tamil", "English"],
  credentials: [],
  windows: [
    { weekday: 1, from: 270, until: 570 },
    { weekday: 3, from: 1050, until: 1170 },
  ],
  wakingMinutes: 470,
  nextOpening: "2026-11-30T17:00:00Z",
};

describe("splitHours", () => {
  it("joins weekdays and splits at 7 AM and 10 PM", () => {
    expect(splitHours([...meera.windows, { from: 1290, until: 1440 }, { from: 500, until: 600 }])).toEqual({
      waking: [
        { from: 420, until: 600 },
        { from: 1050, until: 1170 },
        { from: 1290, until: 1320 },
      ],
      night: [
        { from: 270, until: 420 },
        { from: 1320, until: 1440 },
      ],
    });
    expect(splitHours([])).toEqual({ waking: [], night: [] });
  });
});

describe("textsOf", () => {
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = "America/Los_Angeles";
  });
  afterEach(() => {
    process.env.TZ = zone;
    vi.restoreAllMocks();
  });

  it("writes days, hours and the first open time on the visitor's clock", () => {
    expect(textsOf(meera)).toMatchObject({
      firstName: "Meera",
      languages: "Tamil, English",
      days: "Mon, Wed",
      hours: 7.5,
      times: "7:00 AM – 9:30 AM, 5:30 PM – 7:30 PM",
      time: "Mon, Nov 30, 9:00 AM PST",
    });
    expect(textsOf({ ...meera, nextOpening: null, windows: [] })).toMatchObject({ time: "", times: "", days: "" });
  });
});
