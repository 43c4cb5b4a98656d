import { routes } from "@aangan/copy/routes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { asha } from "@/lib/fixtures";
import { queryKeys } from "@/lib/query-keys";
import { CompanionsCard } from "./companions-card";
import { QuickAccess } from "./quick-access";
import type { Routes } from "./routes";

const without: Routes = Object.fromEntries(
  Object.entries(routes).filter(([name]) => !["companions", "resources", "community"].includes(name)),
);
const companions = (pages: Routes, premiumCompanions?: boolean) => {
  const client = new QueryClient();
  if (premiumCompanions !== undefined) client.setQueryData(queryKeys.user.all, { ...asha, premiumCompanions });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(CompanionsCard, { pages })));
};
const quick = (pages: Routes) => renderToStaticMarkup(createElement(QuickAccess, { pages }));
const links = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);

describe("CompanionsCard and QuickAccess", () => {
  it("render nothing without their pages", () => {
    expect(companions(without)).toBe("");
    expect(quick(without)).toBe("");
  });

  it("QuickAccess links to the existing pages only", () => {
    const library = { ...without, resources: { path: "/resources" } };
    expect(links(quick(library))).toEqual(["/resources"]);
    expect(links(quick({ ...library, community: { path: "/community" } }))).toEqual(["/resources", "/community"]);
  });

  it("CompanionsCard shows no lock to members with Premium or in their trial, nor before their plan is known", () => {
    for (const unlocked of [true, undefined])
      expect(companions({ ...without, companions: { path: "/companions" } }, unlocked)).not.toContain("Premium");
  });

  it("CompanionsCard shows each companion with its purpose, and which one is locked", () => {
    const html = companions({ ...without, companions: { path: "/companions" } }, false);
    expect(links(html)).toEqual(["tara", "buddy", "arjun"].map((code) => `/companions?companion=${code}`));
    const text = html
      .replace(/<svg.*?<\/svg>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    expect(text).toContain("AI Wellness Companions Programs, not people.");
    for (const expected of [
      "Tara Cultural Adjustment, Indian",
      "Buddy Stress Relief",
      "Arjun Holistic Wellness, Indian Premium",
    ])
      expect(text).toContain(expected);
    expect(text.match(/Premium/g)).toHaveLength(1);
  });
});
