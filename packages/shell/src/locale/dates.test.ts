import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("@aangan/copy/locale");
  vi.doUnmock("@aangan/copy/common");
  vi.resetModules();
});

const at = "2026-11-24T18:01:00Z";
const zone = "America/New_York";

/** Loads a module as the pages of a language do. */
async function inLanguage<Module>(locale: string, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  vi.doMock("@aangan/copy/locale", () => ({ locale }));
  if (locale === "hi-IN") {
    vi.doMock("@aangan/copy/common", () => import("@aangan/copy/hi/common"));
  }
  return load();
}

describe("dates", () => {
  it.each([
    ["en-US", "1:01 PM", "1:01 PM EST", "Tue", "Tuesday, November 24", "Nov 24, 2026"],
    ["hi-IN", "1:01 pm", "1:01 pm EST", "मंगल", "मंगलवार, 24 नवंबर", "24 नव॰ 2026"],
  ])("in %s follow the page's language, with the zone's name as in the US", async (locale, ...expected) => {
    const { clockAt, clockWithZone, formatDay, weekdayAt, writeAt } = await inLanguage(locale, () => import("./dates"));
    expect([
      clockAt(at, zone),
      clockWithZone(at, zone),
      weekdayAt(at, zone),
      formatDay("2026-11-24", { weekday: "long", month: "long", day: "numeric" }),
      writeAt(at, zone, { month: "short", day: "numeric", year: "numeric" }),
    ]).toEqual(expected);
  });

  it.each([
    ["en-US", "this minute", "5 minutes ago", "yesterday", "Nov 10"],
    ["hi-IN", "अभी-अभी", "5 मिनट पहले", "कल", "10 नव॰"],
  ])("ages in %s", async (locale, ...expected) => {
    const { ago } = await inLanguage(locale, () => import("../live/ago"));
    const instants = [at, "2026-11-24T17:55:10Z", "2026-11-23T17:00:00Z", "2026-11-10T18:00:00Z"];
    expect(instants.map((instant) => ago(instant, new Date(at)))).toEqual(expected);
  });
});
