import { brand, disclaimers } from "@aangan/copy/brand";
import { landing } from "@aangan/copy/landing";
import { routes } from "@aangan/copy/routes";
import { absolute } from "./origin";
import { SHARE_SIZE, shareImagePath } from "./share-image";

// What pages say of themselves to search engines, in the words of schema.org. Only what the page shows as well: nothing is
// said here that a visitor could not read. Job offers are not among it: a JobPosting must name the day on which the job was
// offered, and the jobs have none.

const context = "https://schema.org";
const organizationId = absolute("/#organization");
const websiteId = absolute("/#website");

/** Us, as other things refer to us: short, and the same everywhere. */
const us = { "@type": "Organization", "@id": organizationId, name: brand.name, url: absolute("/") } as const;

/** Any of the data below, ready for {@link JsonLd}. */
export type StructuredData =
  | ReturnType<typeof organization>
  | ReturnType<typeof webSite>
  | ReturnType<typeof faqPage>
  | ReturnType<typeof article>
  | ReturnType<typeof breadcrumbs>;

/** The company. For the front page only; other data refers to it. */
export function organization() {
  return {
    "@context": context,
    ...us,
    description: disclaimers.short,
    logo: { "@type": "ImageObject", url: absolute("/icons/icon-512.png"), width: 512, height: 512 },
  } as const;
}

/** The site as a whole. For the front page only. */
export function webSite() {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": websiteId,
    name: brand.name,
    url: absolute("/"),
    description: landing.description,
    inLanguage: "en-US",
    publisher: { "@id": organizationId },
  } as const;
}

/** A question as pages show it: the answer in paragraphs. */
export interface Question {
  question: string;
  answer: readonly string[];
}

/** Questions with the answers that the page shows, in its order. Throws when there are none. */
export function faqPage(questions: readonly Question[]) {
  if (questions.length === 0) throw new Error("a page of questions needs at least one");
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
    })),
  } as const;
}

/** What the data of an article is made of. */
export interface ArticleFacts {
  /** The article's heading. */
  title: string;
  /** What its card says. */
  description: string;
  /** Its canonical path. */
  path: string;
  /** Name of its share image. */
  image: string;
  /** Day of publication, `2026-10-26`. */
  published: string;
  /** Label of its topic. */
  section: string;
}

/** An article of the blog. We write them together, so the author is the company and nobody by name. */
export function article({ title, description, path, image, published, section }: ArticleFacts) {
  return {
    "@context": context,
    "@type": "BlogPosting",
    "@id": absolute(`${path}#article`),
    mainEntityOfPage: absolute(path),
    headline: title,
    description,
    image: { "@type": "ImageObject", url: absolute(shareImagePath(image)), ...SHARE_SIZE },
    datePublished: published,
    articleSection: section,
    inLanguage: "en-US",
    author: us,
    publisher: us,
  } as const;
}

/** One step of the way down to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the front page down to this page, which is the last. The front page is added. Throws on an empty way. */
export function breadcrumbs(way: readonly Crumb[]) {
  if (way.length === 0) throw new Error("the way to a page needs at least the page");
  const steps = [{ name: brand.name, path: routes.home.path }, ...way];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  } as const;
}

/** The data as it may stand inside a `<script>`: no text in it can end the element. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
