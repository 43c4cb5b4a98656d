import { type Post, postsWith } from "../shared/posts";

export type { Post, Topic } from "../shared/posts";

/** Every article, the newest first. */
export const posts: readonly Post[] = postsWith({
  "uncle-has-sent-a-biodata": {
    title: "Uncle has sent a biodata",
    excerpt:
      "The PDF asks a family’s questions and leaves out yours. Three kinds of no, and a page of your own to put beside it.",
  },
  "fasting-alone": {
    title: "Fasting alone in a studio apartment",
    excerpt:
      "The hunger was never the hard part. What a fast is made of, and which parts of it can be rebuilt far from the house.",
  },
  "a-life-in-pencil": {
    title: "A life in pencil",
    excerpt: "Visas, stamps and years of waiting decide a great deal. They never ruled on your bookshelf.",
  },
  "your-name-on-the-cup": {
    title: "Your name on the cup",
    excerpt:
      "Switching between selves is not what wears you out. Switching without choosing is, and you can tell the two apart.",
  },
  "the-layoff-nobody-knows-about": {
    title: "The layoff nobody back home knows about",
    excerpt: "The news is bad, and the secret costs more. Who needs to hear it, who can carry it, and who can wait.",
  },
  "the-sunday-call": {
    title: "The Sunday call",
    excerpt: "Have you eaten, is it cold, you have put on. How to answer the question under the question, once a call.",
  },
});
