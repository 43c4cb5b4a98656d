import { renderFeed } from "@/features/blog/feed";

export const dynamic = "force-static";

/** The RSS feed, generated at build time. */
export function GET(): Response {
  return new Response(renderFeed(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
