import { policiesDate } from "@aangan/copy/help";
import { routes } from "@aangan/copy/routes";
import type { MetadataRoute } from "next";
import { posts } from "@/content/blog/posts";
import { blogPaths, postPath } from "@/features/blog/paths";
import { applyPaths } from "@/features/careers/paths";
import { absolute } from "@/lib/origin";

export const dynamic = "force-static";

/** The days of the last changes, where they are known. A wrong day would teach search engines to ignore all of them. */
const changed: ReadonlyMap<string, string> = new Map([
  ...posts.map((post) => [postPath(post), post.date] as const),
  [routes.privacy.path, policiesDate],
  [routes.terms.path, policiesDate],
]);

/** Every page of the site that search engines may list. */
export default function sitemap(): MetadataRoute.Sitemap {
  const own = Object.values(routes).flatMap(({ app, path }) => (app === "site" ? [path] : []));
  return Array.from(new Set<string>([...own, ...blogPaths, ...applyPaths]), (path) => {
    const lastModified = changed.get(path);
    return { url: absolute(path), ...(lastModified && { lastModified }) };
  });
}
