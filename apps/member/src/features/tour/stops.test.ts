import { routes } from "@aangan/copy/routes";
import { describe, expect, it } from "vitest";
import { tourStops } from "./stops";

const everything = {
  ...routes,
  sessions: { path: "/sessions" },
  resources: { path: "/resources" },
  community: { path: "/community" },
};
const ids = (pages?: Parameters<typeof tourStops>[1]) => tourStops("Meera Krishnan", pages).map(({ id }) => id);

describe("tourStops", () => {
  it("returns the four stops in order when all pages exist", () => {
    expect(ids(everything)).toEqual(["chat", "book", "library", "community"]);
    expect(tourStops(null, everything).map(({ title }) => title)).toEqual([
      "Chat with your coach",
      "Book a session",
      "Self-care library",
      "Community",
    ]);
  });

  it("omits stops without a page", () => {
    const { resources: _, ...withoutLibrary } = everything;
    expect(ids(withoutLibrary)).toEqual(["chat", "book", "community"]);
    expect(ids({ messages: { path: "/messages" } })).toEqual(["chat"]);
    expect(ids({})).toEqual([]);
  });

  it("uses the route table by default", () => {
    const table: Record<string, unknown> = routes;
    const pages = { chat: "messages", book: "sessions", library: "resources", community: "community" } as const;
    const existing = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => pages[id] in table);
    expect(ids()).toEqual(existing);
  });

  it("names the coach, and has other texts without a coach", () => {
    const [, book] = tourStops("Meera Krishnan", everything);
    expect(book?.body).toContain("Meera Krishnan");
    const [chat, choose] = tourStops(null, everything);
    expect(`${chat?.body} ${choose?.body}`).not.toMatch(/[{}]/);
    expect(choose?.body).toContain("Choose a coach first");
  });

  it("targets elements of the page, and More for others", () => {
    for (const coachName of ["Meera Krishnan", null]) {
      for (const { id, target } of tourStops(coachName, everything)) {
        expect(target?.length, id).toBeGreaterThan(0);
        if (id !== "chat") expect(target?.at(-1), id).toBe("[data-tour=more]");
      }
    }
  });
});
