import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { labelOf } from "@aangan/copy/format";
import type { Post, Topic } from "@/content/blog/posts";
import { ReadingPage } from "@/features/frame/pages";
import { FeedLink } from "./feed-link";
import { Pager } from "./pager";
import { pageCount } from "./paths";
import { PostList } from "./post-list";
import { TopicFilter } from "./topic-filter";

/** Props of {@link BlogListPage}: a page of the whole list by number, or a topic. */
export type BlogListPageProps = { posts: readonly Post[] } & (
  | { page: number; topic?: never }
  | { topic: Topic; page?: never }
);

/** A list of articles under the blog's heading or a topic's. */
export function BlogListPage({ posts, page, topic }: BlogListPageProps) {
  const heading = topic ? labelOf(blogTopics, topic) : blog.heading;
  const intro = blogTopics.find(({ code }) => code === topic)?.text ?? blog.intro;
  return (
    <ReadingPage>
      <div className="mx-auto w-full max-w-[1200px] px-4 pt-6 pb-15 frame:px-(--gutter) frame:pt-14 frame:pb-23">
        <h1 className="max-w-[12em] font-display font-medium text-[clamp(40px,5.2vw,68px)] leading-[1.02]">
          {heading}
        </h1>
        <p className="mt-4 max-w-[52ch] text-ink-muted text-lead text-pretty frame:mt-6">{intro}</p>
        <div className="mt-8 mb-6 frame:mt-12">
          <TopicFilter topic={topic} />
        </div>
        <PostList posts={posts} />
        <div className="mt-7 flex flex-col gap-4 frame:flex-row frame:items-center frame:justify-between">
          {page ? <Pager page={page} pageCount={pageCount} /> : null}
          <FeedLink className="frame:order-first" />
        </div>
      </div>
    </ReadingPage>
  );
}
