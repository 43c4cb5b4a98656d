import { blogTopics } from "@aangan/copy/blog";
import { routes } from "@aangan/copy/routes";
import { type Post, posts, type Topic } from "@/content/blog/posts";

const root = routes.blog.path;

/** How many articles a page of the list shows. */
const pageSize = 2;

/** How many pages the list has. */
export const pageCount = Math.ceil(posts.length / pageSize);

/** Address of an article. */
export const postPath = (post: Pick<Post, "slug">): string => `${root}/${post.slug}`;

/** Address of a topic's articles. */
export const topicPath = (topic: Topic): string => `${root}/topic/${topic}`;

/** Address of a page of the list, from 1. The first is the blog itself. */
export const pagePath = (page: number): string => (page === 1 ? root : `${root}/page/${page}`);

/** Address of the RSS feed. */
export const feedPath = `${root}/feed.xml`;

/** Every page of the blog with its own URL, for the sitemap. Excludes the feed. */
export const blogPaths: readonly string[] = [
  ...Array.from({ length: pageCount }, (_, index) => pagePath(index + 1)),
  ...blogTopics.map((topic) => topicPath(topic.code)),
  ...posts.map(postPath),
];

/** The articles of one page of the list, from 1; none past the end. */
export const postsOfPage = (page: number): readonly Post[] => posts.slice((page - 1) * pageSize, page * pageSize);

/** The articles of a topic, the newest first. */
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
