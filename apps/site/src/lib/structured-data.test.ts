import { faq } from "@aangan/copy/faq";
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

/** What schema.org and the large search engines want of each type at least. */
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
  it.each(every)("of type $@type has what is required", (data) => {
    expect(data["@context"]).toBe("https://schema.org");
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...required[data["@type"]]]));
  });

  it("names addresses in full, with the stand-in that the server replaces", () => {
    for (const data of every)
      for (const [address] of JSON.stringify(data).matchAll(/https:\/\/[^"]*/g))
        expect(address === "https://schema.org" || address.startsWith(origins.site)).toBe(true);
    expect(article(facts).mainEntityOfPage).toBe(`${origins.site}/blog/the-sunday-call`);
    expect(article(facts).image.url).toBe(`${origins.site}/share/blog-the-sunday-call.png`);
  });

  it("says of an article who answers for it: the company, and nobody by name", () => {
    expect(article(facts)).toMatchObject({ headline: facts.title, datePublished: facts.published });
    expect(article(facts).author).toEqual(article(facts).publisher);
    expect(article(facts).author["@type"]).toBe("Organization");
  });

  it("keeps questions in order, each with the whole answer", () => {
    const { mainEntity } = faqPage(faq);
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
    for (const [index, { acceptedAnswer }] of mainEntity.entries())
      for (const paragraph of faq[index]?.answer ?? []) expect(acceptedAnswer.text).toContain(paragraph);
  });

  it("counts the way to a page from the front page on", () => {
    const { itemListElement } = breadcrumbs([
      { name: "Blog", path: "/blog" },
      { name: facts.title, path: facts.path },
    ]);
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(itemListElement.map(({ item }) => item)).toEqual(
      ["/", "/blog", facts.path].map((path) => `${origins.site}${path}`),
    );
  });

  it("refuses to say nothing", () => {
    expect(() => faqPage([])).toThrow();
    expect(() => breadcrumbs([])).toThrow();
  });

  it("cannot be ended by a text inside it", () => {
    const text = scriptText(faqPage([{ question: "</script><script>alert(1)</script>", answer: ["<b>"] }]));
    expect(text).not.toContain("<");
    expect(JSON.parse(text).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
  });
});
