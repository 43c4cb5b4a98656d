import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import * as disclaimers from "@aangan/copy/disclaimers";
import { labelOf } from "@aangan/copy/format";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import { ArrowLeft } from "lucide-react";
import type { Post } from "@/content/blog/posts";
import { JoinBeta } from "@/features/frame/join-beta";
import { ReadingPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { sourceOf } from "./articles";
import { FeedLink } from "./feed-link";
import { pageHtml } from "./markdown";
import { postBySlug, topicPath } from "./paths";
import { PostMeta } from "./post-meta";
import { ReadMore } from "./read-more";

const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** One article: title, tile artwork, the text with author and date next to it, and further links. */
export function ArticlePage({ post }: { post: Post }) {
  return (
    <ReadingPage>
      <article>
        <header className={`${inner} pt-3 pb-8 frame:pt-8 frame:pb-12`}>
          <a
            href={routes.blog.path}
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-small no-underline hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            {blog.allArticles}
          </a>
          <h1 className="mt-3 max-w-[13em] font-display font-medium text-[clamp(40px,5.2vw,68px)] leading-[1.02] frame:mt-5">
            {post.title}
          </h1>
          <p className="mt-4 max-w-[46ch] text-ink-muted text-lead text-pretty frame:mt-6">{post.excerpt}</p>
        </header>
        <div aria-hidden="true" className="h-[104px] overflow-hidden md:h-[150px] frame:h-[200px]">
          <Tile seed={post.slug} columns={20} rows={2} />
        </div>
        <div
          className={`${inner} grid gap-x-12 pt-6 frame:grid-cols-[200px_minmax(0,1fr)] frame:pt-14 grid:grid-cols-[260px_minmax(0,1fr)]`}
        >
          <div className="border-line border-b pb-4 frame:border-b-0">
            <p className="mb-1 frame:mb-2">
              <a
                href={topicPath(post.topic)}
                className="inline-flex min-h-9 items-center rounded-tile font-semibold text-accent-ink text-label no-underline hover:underline"
              >
                {labelOf(blogTopics, post.topic)}
              </a>
            </p>
            <PostMeta post={post} />
          </div>
          <div className="max-w-[62ch] pt-5 pb-15 text-article frame:pt-0 frame:pb-20">
            {/* Our own Markdown, turned into HTML when the site is built. */}
            <div className="[&>p:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: pageHtml(sourceOf(post)) }} />
            <p className="mt-12 border-line border-t pt-5 text-ink-muted text-small">{disclaimers.full}</p>
          </div>
        </div>
      </article>
      <Related post={post} />
      <Invitation />
    </ReadingPage>
  );
}

function Related({ post }: { post: Post }) {
  return (
    <section aria-labelledby="related" className={`${inner} pb-15 frame:pb-20`}>
      <h2 id="related" className="font-display font-medium text-h2">
        {blog.relatedTitle}
      </h2>
      <ul className="mt-6 grid border-line border-t frame:grid-cols-2 frame:gap-x-12">
        {post.related.map(postBySlug).map((other) => (
          <li key={other.slug} className="border-line border-b">
            <article className="group relative grid grid-cols-[84px_minmax(0,1fr)] items-start gap-x-5 py-6 frame:grid-cols-[132px_minmax(0,1fr)]">
              <div aria-hidden="true" className="aspect-square overflow-hidden rounded-tile">
                <Tile seed={other.slug} columns={2} rows={2} />
              </div>
              <div>
                <p className="font-semibold text-accent-ink text-label">{labelOf(blogTopics, other.topic)}</p>
                <h3 className="mt-1 font-display text-h3 group-hover:underline">{other.title}</h3>
                <p className="mt-1 max-w-[44ch] text-ink-muted text-small text-pretty">{other.excerpt}</p>
                <ReadMore post={other} />
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <FeedLink />
      </div>
    </section>
  );
}

/** The only promotion in an article: a quiet section that is easy to skip. */
function Invitation() {
  return (
    <section aria-labelledby="invitation" className="bg-wall text-ink">
      <div className={`${inner} flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 frame:py-12`}>
        <div>
          <h2 id="invitation" className="font-display font-medium text-h3">
            {blog.inviteTitle}
          </h2>
          <p className="mt-1 max-w-[52ch]">{blog.inviteText}</p>
        </div>
        <JoinBeta variant="secondary" className="max-md:w-full" />
      </div>
      <div aria-hidden="true" className="h-9 border-floor border-t-4 bg-dado" />
    </section>
  );
}
