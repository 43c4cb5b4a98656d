import { routes } from "@aangan/copy/routes";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CompanionsCard } from "./companions-card";
import { QuickAccess } from "./quick-access";
import type { Routes } from "./routes";

const without: Routes = Object.fromEntries(
  Object.entries(routes).filter(([name]) => !["companions", "resources", "community"].includes(name)),
);
const companions = (pages: Routes) => renderToStaticMarkup(createElement(CompanionsCard, { pages }));
const quick = (pages: Routes) => renderToStaticMarkup(createElement(QuickAccess, { pages }));
const links = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);

describe("cards whose pages may not stand yet", () => {
  it("are not drawn without their page", () => {
    expect(companions(without)).toBe("");
    expect(quick(without)).toBe("");
  });

  it("lead where the route table says, and one of two may stand alone", () => {
    const library = { ...without, resources: { path: "/resources" } };
    expect(links(quick(library))).toEqual(["/resources"]);
    expect(links(quick({ ...library, community: { path: "/community" } }))).toEqual(["/resources", "/community"]);
  });

  it("show the three companions with what each is for, and which one is premium", () => {
    const html = companions({ ...without, companions: { path: "/companions" } });
    expect(links(html)).toEqual(["tara", "buddy", "arjun"].map((code) => `/companions?companion=${code}`));
    const read = html
      .replace(/<svg.*?<\/svg>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    expect(read).toContain("AI Wellness Companions Programs, not people.");
    for (const said of [
      "Tara Cultural Adjustment, Indian",
      "Buddy Stress Relief",
      "Arjun Holistic Wellness, Indian Premium",
    ])
      expect(read).toContain(said);
    expect(read.match(/Premium/g)).toHaveLength(1);
  });
});
