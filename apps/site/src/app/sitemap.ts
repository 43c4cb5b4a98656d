import { policiesDate, safetyDate } from "@aangan/copy/promises";
import type { MetadataRoute } from "next";
import { posts } from "@/content/blog/posts";
import { blogPaths, postPath } from "@/features/blog/paths";
import { applyPaths } from "@/features/careers/paths";
import { languagePaths } from "@/lib/metadata";
import { absoluteUrl } from "@/lib/origin";
import { routes } from "@/lib/routes";

export const dynamic = "force-static";

/** The known days of the last changes. Search engines ignore all of them once some are wrong. */
const changed: ReadonlyMap<string, string> = new Map([
  ...posts.map((post) => [postPath(post), post.date] as const),
  [routes.privacy.path, policiesDate],
  [routes.terms.path, policiesDate],
  [routes.safety.path, safetyDate],
]);

/** Every page of the site that search engines may list, in every language. Served once, at the root. */
export default function sitemap(): MetadataRoute.Sitemap {
  const own = Object.values(routes).flatMap(({ app, path }) => (app === "site" ? [path] : []));
  const pages = Array.from(new Set<string>([...own, ...blogPaths, ...applyPaths]));
  return pages.flatMap((path) => {
    const lastModified = changed.get(path);
    const addresses = Object.entries(languagePaths(path)).map(
      ([code, address]) => [code, absoluteUrl(address)] as const,
    );
    const alternates = { languages: Object.fromEntries(addresses) };
    return [...new Set(addresses.map(([, url]) => url))].map((url) => ({
      url,
      ...(lastModified && { lastModified }),
      alternates,
    }));
  });
}
