import { feed } from "@/features/blog/feed";

export const dynamic = "force-static";

/** The feed, written once when the site is built. */
export function GET(): Response {
  return new Response(feed(), { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
