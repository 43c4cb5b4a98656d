import { brand } from "@aangan/copy/brand";
import { describe, expect, it } from "vitest";
import { pageMetadata } from "./metadata";

const facts = { title: "Careers", description: "Open positions.", path: "/careers", image: "careers" };

describe("pageMetadata", () => {
  it("names the canonical address, and the languages that the page can be had in", () => {
    expect(pageMetadata(facts).alternates).toEqual({
      canonical: "/careers",
      languages: { en: "/careers", "x-default": "/careers" },
    });
  });

  it("lets the layout add the brand to a title, except to one that names it", () => {
    expect(pageMetadata(facts).title).toBe("Careers");
    const own = `${brand.name}: coaching`;
    expect(pageMetadata({ ...facts, title: own }).title).toEqual({ absolute: own });
  });

  it("gives networks an image with its size and a text for those who do not see it", () => {
    const { openGraph, twitter } = pageMetadata(facts);
    expect(openGraph).toMatchObject({
      type: "website",
      siteName: brand.name,
      locale: "en_US",
      url: "/careers",
      images: [{ url: "/share/careers.png", width: 1200, height: 630, alt: "Careers" }],
    });
    expect(twitter).toMatchObject({ card: "summary_large_image", images: [{ url: "/share/careers.png" }] });
  });

  it("falls back to the site's own image", () => {
    const { image: _, ...rest } = facts;
    expect(pageMetadata(rest).openGraph).toMatchObject({ images: [{ url: "/share/site.png" }] });
  });

  it("says of an article when it came out", () => {
    const { openGraph } = pageMetadata({ ...facts, type: "article", published: "2026-10-26" });
    expect(openGraph).toMatchObject({ type: "article", publishedTime: "2026-10-26" });
  });
});
