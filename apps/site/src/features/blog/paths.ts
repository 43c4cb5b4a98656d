import { items as blogTopics } from "@aangan/copy/blog-topics";
import { type Post, posts, type Topic } from "@/content/blog/posts";
import { routes } from "@/lib/routes";

const root = routes.blog.path;

/** The number of articles per page. */
const pageSize = 2;

/** The number of pages. */
export const pageCount = Math.ceil(posts.length / pageSize);

/** Returns the path of an article. */
export const postPath = (post: Pick<Post, "slug">): string => `${root}/${post.slug}`;

/** Returns the path of a topic's articles. */
export const topicPath = (topic: Topic): string => `${root}/topic/${topic}`;

/** Returns the path of a page of the list, from 1. The first is the blog itself. */
export const pagePath = (page: number): string => (page === 1 ? root : `${root}/page/${page}`);

/** The path of the RSS feed. */
export const feedPath = `${root}/feed.xml`;

/** Every page of the blog with its own URL, for the sitemap. Excludes the feed. */
export const blogPaths: readonly string[] = [
  ...Array.from({ length: pageCount }, (_, index) => pagePath(index + 1)),
  ...blogTopics.map((topic) => topicPath(topic.code)),
  ...posts.map(postPath),
];

/** Returns the articles of a page of the list, from 1; none past the end. */
export const postsOfPage = (page: number): readonly Post[] => posts.slice((page - 1) * pageSize, page * pageSize);

/** Returns the articles of a topic, newest first. */
export const postsOfTopic = (topic: Topic): readonly Post[] => posts.filter((post) => post.topic === topic);

/**
 * Returns the article of a slug. Throws for an unknown slug, which would be a programming error: URLs are made from
 * the list.
 */
export function postBySlug(slug: string): Post {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`no article has the slug ${slug}`);
  return post;
}
