import { beforeEach, describe, expect, it, vi } from "vitest";

// In New York it is still the 24th.
const at = "2026-11-25T04:01:00Z";
const zone = "America/New_York";

/** What pages of a language load. */
const modules = {
  "en-US": {},
  "hi-IN": {
    common: () => import("@aangan/copy/hi/common"),
    locale: () => import("@aangan/copy/hi/locale"),
  },
};

describe.each(["en-US", "hi-IN"] as const)("a page in %s", (locale) => {
  beforeEach(() => {
    vi.resetModules();
    for (const [name, load] of Object.entries(modules[locale])) vi.doMock(`@aangan/copy/${name}`, load);
    return () => {
      for (const name of Object.keys(modules[locale])) vi.doUnmock(`@aangan/copy/${name}`);
    };
  });

  it("writes the days of payments in the member's zone, without the time of day", async () => {
    const { longDate, fullDate, dayIn, shortDate } = await import("./dates");
    expect([longDate, shortDate, fullDate, dayIn].map((write) => write(at, zone))).toEqual(
      {
        "en-US": ["November 24, 2026", "Nov 24, 2026", "Tuesday, November 24, 2026", "Tuesday, November 24"],
        "hi-IN": ["24 नवंबर 2026", "24 नव॰ 2026", "मंगलवार, 24 नवंबर 2026", "मंगलवार, 24 नवंबर"],
      }[locale],
    );
  });

  it("counts down to a session, and names the days of the community", async () => {
    const { countdown } = await import("@/features/sessions/times");
    const { dayText } = await import("@/features/community/day");
    const now = new Date(at);
    const left = [25, 5 * 60, 72 * 60, 0].map((minutes) =>
      countdown({ date: new Date(now.getTime() + minutes * 60_000).toISOString(), timeZone: zone }, now),
    );
    const days = ["2026-11-24", "2026-11-23", "2026-11-09", "2026-09"].map((day) => dayText(day, now));
    expect([left, days]).toEqual(
      {
        "en-US": [
          ["in 25 minutes", "in 5 hours", "in 3 days", "now"],
          ["Today", "Yesterday", "Nov 9", "September 2026"],
        ],
        "hi-IN": [
          ["25 मिनट में", "5 घंटे में", "3 दिन में", "अभी"],
          ["आज", "कल", "9 नव॰", "सितंबर 2026"],
        ],
      }[locale],
    );
  });

  it("writes prices in dollars", async () => {
    const { money } = await import("@/features/membership/price");
    expect([money(8000, "usd"), money(8050, "usd")]).toEqual(["$80", "$80.50"]);
  });
});
