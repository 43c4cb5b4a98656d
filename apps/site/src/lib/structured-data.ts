import * as brand from "@aangan/copy/brand";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as landing from "@aangan/copy/landing";
import { locale } from "@aangan/copy/locale";
import { absoluteUrl } from "./origin";
import { routes } from "./routes";
import { SHARE_SIZE, shareImagePath } from "./share-image";

// Structured data for search engines, in the vocabulary of schema.org. It repeats only text of the page. Excludes
// jobs: a JobPosting needs the date of the offer, which the jobs lack.

const context = "https://schema.org";
const organizationId = absoluteUrl("/#organization");
const home = absoluteUrl(routes.home.path);
// The same company in every language, and a site for each.
const websiteId = `${home}#website`;

/** The short reference to the company from other data. */
const companyReference = {
  "@type": "Organization",
  "@id": organizationId,
  name: brand.name,
  url: absoluteUrl("/"),
} as const;

/** Any of the data below, ready for {@link JsonLd}. */
export type StructuredData =
  | ReturnType<typeof organization>
  | ReturnType<typeof webSite>
  | ReturnType<typeof faqPage>
  | ReturnType<typeof article>
  | ReturnType<typeof breadcrumbs>;

/** Returns the company's data. For the front page only; other data refers to it. */
export function organization() {
  return {
    "@context": context,
    ...companyReference,
    description: disclaimers.short,
    logo: { "@type": "ImageObject", url: absoluteUrl("/icons/icon-512.png"), width: 512, height: 512 },
  } as const;
}

/** Returns the site's data. For the front page only. */
export function webSite() {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": websiteId,
    name: brand.name,
    url: home,
    description: landing.description,
    inLanguage: locale,
    publisher: { "@id": organizationId },
  } as const;
}

/** A question with its answer in paragraphs. */
export interface Question {
  question: string;
  answer: readonly string[];
}

/** Returns the data of a page's questions and answers, in its order. Throws if there are none. */
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

/** The data of an article. */
export interface ArticleFacts {
  /** The article's heading. */
  title: string;
  /** The summary on its card. */
  description: string;
  /** Its canonical path. */
  path: string;
  /** Name of its share image. */
  image: string;
  /** The day of publication, `2026-10-26`. */
  published: string;
  /** Label of its topic. */
  section: string;
}

/** Returns the data of a blog article. Its author is the company, not a person. */
export function article({ title, description, path, image, published, section }: ArticleFacts) {
  return {
    "@context": context,
    "@type": "BlogPosting",
    "@id": absoluteUrl(`${path}#article`),
    mainEntityOfPage: absoluteUrl(path),
    headline: title,
    description,
    image: { "@type": "ImageObject", url: absoluteUrl(shareImagePath(image)), ...SHARE_SIZE },
    datePublished: published,
    articleSection: section,
    inLanguage: locale,
    author: companyReference,
    publisher: companyReference,
  } as const;
}

/** One breadcrumb. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** Returns breadcrumbs with the front page added as the first. Throws on an empty list. */
export function breadcrumbs(way: readonly Breadcrumb[]) {
  if (way.length === 0) throw new Error("the way to a page needs at least the page");
  const steps = [{ name: brand.name, path: routes.home.path }, ...way];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } as const;
}

/** Serializes the data for a `<script>`: no text in it can end the element. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
