import { routes } from "@aangan/copy/routes";
import { describe, expect, it } from "vitest";
import { tourStops } from "./stops";

const everything = {
  ...routes,
  sessions: { path: "/sessions" },
  resources: { path: "/resources" },
  community: { path: "/community" },
};
const ids = (standing?: Parameters<typeof tourStops>[1]) => tourStops("Meera Krishnan", standing).map(({ id }) => id);

describe("the stops of the tour", () => {
  it("are the four of the house, in order, once every page stands", () => {
    expect(ids(everything)).toEqual(["chat", "book", "library", "community"]);
    expect(tourStops(null, everything).map(({ title }) => title)).toEqual([
      "Chat with your coach",
      "Book a session",
      "Self-care library",
      "Community",
    ]);
  });

  it("leave out what does not stand", () => {
    const { resources: _, ...withoutLibrary } = everything;
    expect(ids(withoutLibrary)).toEqual(["chat", "book", "community"]);
    expect(ids({ messages: { path: "/messages" } })).toEqual(["chat"]);
    expect(ids({})).toEqual([]);
  });

  it("follow the route table by themselves", () => {
    const table: Record<string, unknown> = routes;
    const pages = { chat: "messages", book: "sessions", library: "resources", community: "community" } as const;
    const standing = (Object.keys(pages) as (keyof typeof pages)[]).filter((id) => pages[id] in table);
    expect(ids()).toEqual(standing);
  });

  it("name the coach, and say what comes first to who has none", () => {
    const [, book] = tourStops("Meera Krishnan", everything);
    expect(book?.body).toContain("Meera Krishnan");
    const [chat, choose] = tourStops(null, everything);
    expect(`${chat?.body} ${choose?.body}`).not.toMatch(/[{}]/);
    expect(choose?.body).toContain("Choose a coach first");
  });

  it("light what stands on the page, and More for what stands behind it", () => {
    for (const coachName of ["Meera Krishnan", null]) {
      for (const { id, target } of tourStops(coachName, everything)) {
        expect(target?.length, id).toBeGreaterThan(0);
        if (id !== "chat") expect(target?.at(-1), id).toBe("[data-tour=more]");
      }
    }
  });
});
