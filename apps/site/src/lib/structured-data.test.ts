import { items as faq } from "@aangan/copy/faq";
import { describe, expect, it } from "vitest";
import { origins } from "./origin";
import {
  article,
  breadcrumbs,
  faqPage,
  organization,
  type StructuredData,
  scriptText,
  webSite,
} from "./structured-data";

const facts = {
  title: "The Sunday call",
  description: "Have you eaten?",
  path: "/blog/the-sunday-call",
  image: "blog-the-sunday-call",
  published: "2026-06-07",
  section: "Family Dynamics",
};

/** The properties that schema.org and the large search engines require of each type. */
const required: Record<StructuredData["@type"], readonly string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  FAQPage: ["mainEntity"],
  BlogPosting: ["headline", "image", "datePublished", "author", "publisher", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
};

const every: readonly StructuredData[] = [
  organization(),
  webSite(),
  faqPage(faq),
  article(facts),
  breadcrumbs([{ name: "Blog", path: "/blog" }]),
];

describe("structured data", () => {
  it.each(every)("of type $@type has the required properties", (data) => {
    expect(data["@context"]).toBe("https://schema.org");
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...required[data["@type"]]]));
  });

  it("contains absolute URLs only, with the placeholder that the server replaces", () => {
    for (const data of every)
      for (const [address] of JSON.stringify(data).matchAll(/https:\/\/[^"]*/g))
        expect(address === "https://schema.org" || address.startsWith(origins.site)).toBe(true);
    expect(article(facts).mainEntityOfPage).toBe(`${origins.site}/blog/the-sunday-call`);
    expect(article(facts).image.url).toBe(`${origins.site}/share/blog-the-sunday-call.png`);
  });

  it("names the company as author and publisher of an article", () => {
    expect(article(facts)).toMatchObject({ headline: facts.title, datePublished: facts.published });
    expect(article(facts).author).toEqual(article(facts).publisher);
    expect(article(facts).author["@type"]).toBe("Organization");
  });

  it("contains the questions in order with their full answers", () => {
    const { mainEntity } = faqPage(faq);
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
    for (const [index, { acceptedAnswer }] of mainEntity.entries())
      for (const paragraph of faq[index]?.answer ?? []) expect(acceptedAnswer.text).toContain(paragraph);
  });

  it("breadcrumbs start at the front page with position 1", () => {
    const { itemListElement } = breadcrumbs([
      { name: "Blog", path: "/blog" },
      { name: facts.title, path: facts.path },
    ]);
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(itemListElement.map(({ item }) => item)).toEqual(
      ["/", "/blog", facts.path].map((path) => `${origins.site}${path}`),
    );
  });

  it("faqPage and breadcrumbs throw for an empty list", () => {
    expect(() => faqPage([])).toThrow();
    expect(() => breadcrumbs([])).toThrow();
  });

  it("scriptText escapes markup that could end the script element", () => {
    const text = scriptText(faqPage([{ question: "</script><script>alert(1)</script>", answer: ["<b>"] }]));
    expect(text).not.toContain("<");
    expect(JSON.parse(text).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
  });
});
