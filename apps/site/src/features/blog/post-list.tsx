import { items as blogTopics } from "@aangan/copy/blog-topics";
import { labelOf } from "@aangan/copy/format";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import type { Post } from "@/content/blog/posts";
import { PostMeta } from "./post-meta";
import { ReadMore } from "./read-more";

/** A list of articles: topic, summary and tiles. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ol className="border-line border-t">
      {posts.map((post) => (
        <li key={post.slug} className="border-line border-b">
          <article className="group relative grid gap-x-10 gap-y-4 py-7 md:grid-cols-[236px_minmax(0,1fr)] md:gap-x-7 frame:gap-x-10 frame:grid-cols-[168px_minmax(0,1fr)_minmax(280px,368px)] frame:py-11">
            <div
              aria-hidden="true"
              className="h-[132px] overflow-hidden rounded-tile md:row-span-2 md:h-[236px] frame:order-last frame:row-span-1 frame:h-[246px]"
            >
              <Tile seed={post.slug} columns={6} rows={4} />
            </div>
            <div className="flex flex-col gap-1 frame:order-first frame:gap-2">
              <p className="font-semibold text-accent-ink text-label">{labelOf(blogTopics, post.topic)}</p>
              <PostMeta post={post} />
            </div>
            <div className="flex flex-col items-start">
              <h2 className="max-w-[15em] font-display font-medium text-h2 group-hover:underline group-hover:decoration-[0.05em] group-hover:underline-offset-[0.14em]">
                {post.title}
              </h2>
              <p className="mt-3 max-w-[44ch] text-ink-muted text-lead text-pretty">{post.excerpt}</p>
              <div className="mt-auto pt-3">
                <ReadMore post={post} />
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
