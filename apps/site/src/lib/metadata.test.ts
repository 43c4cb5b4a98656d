import * as brand from "@aangan/copy/brand";
import { describe, expect, it } from "vitest";
import { pageMetadata } from "./metadata";

const facts = { title: "Careers", description: "Open positions.", path: "/careers", image: "careers" };

describe("pageMetadata", () => {
  it("sets the canonical URL and the language alternates", () => {
    expect(pageMetadata(facts).alternates).toEqual({
      canonical: "/careers",
      languages: { en: "/careers", hi: "/hi/careers", "x-default": "/careers" },
    });
  });

  it("leaves the brand to the layout, and marks a title with the brand as absolute", () => {
    expect(pageMetadata(facts).title).toBe("Careers");
    const own = `${brand.name}: coaching`;
    expect(pageMetadata({ ...facts, title: own }).title).toEqual({ absolute: own });
  });

  it("sets a share image with size and alt text", () => {
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

  it("uses the site's share image by default", () => {
    const { image: _, ...rest } = facts;
    expect(pageMetadata(rest).openGraph).toMatchObject({ images: [{ url: "/share/site.png" }] });
  });

  it("sets an article's publication time", () => {
    const { openGraph } = pageMetadata({ ...facts, type: "article", published: "2026-10-26" });
    expect(openGraph).toMatchObject({ type: "article", publishedTime: "2026-10-26" });
  });
});
