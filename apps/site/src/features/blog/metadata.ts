import * as blog from "@aangan/copy/blog";
import type { Metadata } from "next";
import { pageMetadata } from "@/lib/metadata";
import { feedPath } from "./paths";

/** Returns a blog page's metadata: that of any page, and the feed's URL. */
export function blogMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(page);
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { "application/rss+xml": [{ url: feedPath, title: blog.feedTitle }] },
    },
  };
}
