import type { items as blogTopics } from "@aangan/copy/blog-topics";

/** Code of a topic, as in its URL. */
export type Topic = (typeof blogTopics)[number]["code"];

/** An article's data in lists. Its text is `<slug>.md` next to this file. */
export interface Post {
  /** The last part of its address, and the seed of its cover. Never changes once published. */
  slug: string;
  title: string;
  /** One or two sentences for cards, search engines and share cards. */
  excerpt: string;
  topic: Topic;
  /** The day of publication, `2026-10-26`. */
  date: string;
  /** Slugs of the two articles offered at the end. */
  related: readonly [string, string];
}

/** Every article, the newest first. */
export const posts: readonly Post[] = [
  {
    slug: "uncle-has-sent-a-biodata",
    title: "Uncle has sent a biodata",
    excerpt:
      "The PDF asks a family’s questions and leaves out yours. Three kinds of no, and a page of your own to put beside it.",
    topic: "relationships",
    date: "2026-10-26",
    related: ["the-sunday-call", "your-name-on-the-cup"],
  },
  {
    slug: "fasting-alone",
    title: "Fasting alone in a studio apartment",
    excerpt:
      "The hunger was never the hard part. What a fast is made of, and which parts of it can be rebuilt far from the house.",
    topic: "wellness",
    date: "2026-10-05",
    related: ["your-name-on-the-cup", "the-sunday-call"],
  },
  {
    slug: "a-life-in-pencil",
    title: "A life in pencil",
    excerpt: "Visas, stamps and years of waiting decide a great deal. They never ruled on your bookshelf.",
    topic: "immigration",
    date: "2026-09-08",
    related: ["the-layoff-nobody-knows-about", "fasting-alone"],
  },
  {
    slug: "your-name-on-the-cup",
    title: "Your name on the cup",
    excerpt:
      "Switching between selves is not what wears you out. Switching without choosing is, and you can tell the two apart.",
    topic: "identity",
    date: "2026-08-10",
    related: ["a-life-in-pencil", "uncle-has-sent-a-biodata"],
  },
  {
    slug: "the-layoff-nobody-knows-about",
    title: "The layoff nobody back home knows about",
    excerpt: "The news is bad, and the secret costs more. Who needs to hear it, who can carry it, and who can wait.",
    topic: "career",
    date: "2026-07-13",
    related: ["a-life-in-pencil", "the-sunday-call"],
  },
  {
    slug: "the-sunday-call",
    title: "The Sunday call",
    excerpt: "Have you eaten, is it cold, you have put on. How to answer the question under the question, once a call.",
    topic: "family-dynamics",
    date: "2026-06-07",
    related: ["uncle-has-sent-a-biodata", "the-layoff-nobody-knows-about"],
  },
];
