"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-page";
import { labelOf } from "@aangan/copy/format";
import { communityCategories } from "@aangan/copy/lists";
import { PostRowSkeleton } from "@aangan/product/post-row/post-row.tsx";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import type { RefObject } from "react";
import { Failure } from "@/lib/failure";
import type { PostFilters } from "./address";
import { PostItem } from "./post-item";
import type { PostSummary, usePosts } from "./queries";

/** Props of {@link PostList}. */
export interface PostListProps {
  ref: RefObject<HTMLElement | null>;
  query: ReturnType<typeof usePosts>;
  filters: PostFilters;
  hrefOf: (postId: string) => string;
  onOpen: (postId: string) => void;
  onTag: (tag: string) => void;
  onNew: () => void;
  onEverything: () => void;
}

/** The matching posts in pages: the next page is fetched when its place comes near, or with a button. */
export function PostList({ ref, query, filters, hrefOf, onOpen, onTag, onNew, onEverything }: PostListProps) {
  const now = useServerClock();
  if (query.error && !query.data) {
    return (
      <Failure
        screen
        title={words.fetchFailed}
        error={query.error}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <PostListSkeleton />;
  // Remove duplicates: a post may move between two page fetches.
  const posts = [...new Map(query.data.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  const older = query.isPlaceholderData;
  if (posts.length === 0 && !query.hasNextPage) {
    return (
      <>
        <RefetchErrorAlert query={query} />
        <div role="status" aria-busy={older} className={cn(older && "opacity-60")}>
          <Nothing filters={filters} onNew={onNew} onEverything={onEverything} />
        </div>
      </>
    );
  }
  return (
    <>
      <RefetchErrorAlert query={query} className="mb-4" />
      <p role="status" className={cn("text-ink-muted text-small tabular-nums", filters.q ? "mb-3" : "sr-only")}>
        {filters.q && !older ? (query.hasNextPage ? words.foundSoFar : words.foundCount)({ count: posts.length }) : ""}
      </p>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={filters.q ? words.found : words.posts}
        aria-busy={older}
        className={cn("outline-none transition-opacity duration-(--d-ui)", older && "opacity-60")}
      >
        {posts.map((post: PostSummary) => (
          <PostItem
            key={post.id}
            post={post}
            now={now}
            query={filters.q}
            href={hrefOf(post.id)}
            onOpen={() => onOpen(post.id)}
            onTag={onTag}
          />
        ))}
      </section>
      <LoadMore
        query={query}
        list={ref}
        entries="[data-post]"
        shown={posts.length}
        labels={{ more: words.more, loading: words.loadingMore, failed: words.moreFailed }}
        className="border-line border-t pt-6"
        end={<p className="border-line border-t pt-4 text-center text-ink-muted text-small">{words.theEnd}</p>}
      />
    </>
  );
}

interface NothingProps {
  filters: PostFilters;
  onNew: () => void;
  onEverything: () => void;
}

/** The empty state: the reason, and an action. */
function Nothing({ filters: { q, tag, category }, onNew, onEverything }: NothingProps) {
  const everything = (
    <Button variant="secondary" onClick={onEverything}>
      {words.showEverything}
    </Button>
  );
  if (q) {
    return (
      <EmptyState
        seed="community"
        title={words.nothingFoundTitle({ query: q })}
        description={words.nothingFoundText}
        action={everything}
        headingLevel={2}
      />
    );
  }
  if (tag) {
    return (
      <EmptyState
        seed="community"
        title={words.emptyTagTitle({ tag })}
        description={words.emptyTagText}
        action={everything}
        headingLevel={2}
      />
    );
  }
  return (
    <EmptyState
      seed="community"
      title={
        category ? words.emptyCategoryTitle({ category: labelOf(communityCategories, category) }) : words.emptyTitle
      }
      description={category ? words.emptyCategoryText : words.emptyText}
      action={
        <Button variant="secondary" onClick={onNew}>
          {words.newPost}
        </Button>
      }
      headingLevel={2}
    />
  );
}

/** Placeholders while posts load. */
export function PostListSkeleton() {
  return (
    <SkeletonGroup label={common.loading}>
      {["a", "b", "c", "d"].map((key) => (
        <PostRowSkeleton key={key} />
      ))}
    </SkeletonGroup>
  );
}
