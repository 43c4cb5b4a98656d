import type { items as blogTopics } from "@aangan/copy/blog-topics";

/** Code of a topic, as in its URL. */
export type Topic = (typeof blogTopics)[number]["code"];

/** An article's data in lists. Its text is `<slug>.md` in the folder `blog` of its language. */
export interface Post extends PostText {
  /** The last part of its address, and the seed of its cover. Never changes once published. */
  slug: string;
  topic: Topic;
  /** The day of publication, `2026-10-26`. */
  date: string;
  /** Slugs of the two articles offered at the end. */
  related: readonly [string, string];
}

/** What differs between languages. */
interface PostText {
  title: string;
  /** One or two sentences for cards, search engines and share cards. */
  excerpt: string;
}

// Every article, the newest first.
const list = [
  {
    slug: "uncle-has-sent-a-biodata",
    topic: "relationships",
    date: "2026-10-26",
    related: ["the-sunday-call", "your-name-on-the-cup"],
  },
  {
    slug: "fasting-alone",
    topic: "wellness",
    date: "2026-10-05",
    related: ["your-name-on-the-cup", "the-sunday-call"],
  },
  {
    slug: "a-life-in-pencil",
    topic: "immigration",
    date: "2026-09-08",
    related: ["the-layoff-nobody-knows-about", "fasting-alone"],
  },
  {
    slug: "your-name-on-the-cup",
    topic: "identity",
    date: "2026-08-10",
    related: ["a-life-in-pencil", "uncle-has-sent-a-biodata"],
  },
  {
    slug: "the-layoff-nobody-knows-about",
    topic: "career",
    date: "2026-07-13",
    related: ["a-life-in-pencil", "the-sunday-call"],
  },
  {
    slug: "the-sunday-call",
    topic: "family-dynamics",
    date: "2026-06-07",
    related: ["uncle-has-sent-a-biodata", "the-layoff-nobody-knows-about"],
  },
] as const satisfies readonly Omit<Post, keyof PostText>[];

/** Returns every article with its title and excerpt in a language, the newest first. */
export const postsWith = (texts: Readonly<Record<(typeof list)[number]["slug"], PostText>>): readonly Post[] =>
  list.map((post) => ({ ...post, ...texts[post.slug] }));
