import * as aboutUs from "@aangan/copy/about-us";
import * as beta from "@aangan/copy/beta";
import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import * as careers from "@aangan/copy/careers";
import * as contact from "@aangan/copy/contact";
import { labelOf } from "@aangan/copy/format";
import * as helpPages from "@aangan/copy/help-pages";
import * as landing from "@aangan/copy/landing";
import * as ourCoaches from "@aangan/copy/our-coaches";
import { headingVariants } from "@aangan/copy/plans";
import { posts } from "@/content/blog/posts";

/** The content of a share image. */
export interface Card {
  /** The file name without its extension, also the seed of generated art. */
  name: string;
  /** The large line. */
  title: string;
  /** A short line above the title, if it adds information. */
  above?: string;
  /** A short line below it. */
  below?: string;
  /** The background: an empty seat, a tiled floor, or the lit lamp, which is reserved for crisis help. */
  scene: "seat" | "tiles" | "lamp";
}

interface Page {
  title: string;
  heading: string;
}

function page(name: string, { title, heading }: Page, scene: Card["scene"]): Card {
  return { name, title: heading, scene, ...(heading !== title && { above: title }) };
}

/** All share images: one for the site, one for each kind of page, one for each article. */
export const cards: readonly Card[] = [
  { name: "site", title: headingVariants[0].heading, below: landing.heroNote, scene: "seat" },
  page("beta-signup", beta, "seat"),
  page("about-us", aboutUs, "seat"),
  page("our-coaches", ourCoaches, "seat"),
  page("blog", blog, "tiles"),
  page("careers", careers, "tiles"),
  page("contact", contact, "seat"),
  page("faq", helpPages.faq, "tiles"),
  page("privacy", helpPages.privacy, "tiles"),
  page("terms", helpPages.terms, "tiles"),
  page("crisis", helpPages.crisis, "lamp"),
  page("safety", helpPages.safety, "lamp"),
  ...posts.map(
    (post): Card => ({
      name: `blog-${post.slug}`,
      title: post.title,
      above: labelOf(blogTopics, post.topic),
      scene: "tiles",
    }),
  ),
];
