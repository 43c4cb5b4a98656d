import { policiesDate, safetyDate } from "@aangan/copy/promises";
import { routes } from "@aangan/copy/routes";
import type { MetadataRoute } from "next";
import { posts } from "@/content/blog/posts";
import { blogPaths, postPath } from "@/features/blog/paths";
import { applyPaths } from "@/features/careers/paths";
import { absoluteUrl } from "@/lib/origin";

export const dynamic = "force-static";

/** The known days of the last changes. Search engines ignore all of them once some are wrong. */
const changed: ReadonlyMap<string, string> = new Map([
  ...posts.map((post) => [postPath(post), post.date] as const),
  [routes.privacy.path, policiesDate],
  [routes.terms.path, policiesDate],
  [routes.safety.path, safetyDate],
]);

/** Every page of the site that search engines may list. */
export default function sitemap(): MetadataRoute.Sitemap {
  const own = Object.values(routes).flatMap(({ app, path }) => (app === "site" ? [path] : []));
  return Array.from(new Set<string>([...own, ...blogPaths, ...applyPaths]), (path) => {
    const lastModified = changed.get(path);
    return { url: absoluteUrl(path), ...(lastModified && { lastModified }) };
  });
}
