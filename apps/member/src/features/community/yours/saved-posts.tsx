"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-yours";
import { labelOf } from "@aangan/copy/format";
import { communityCategories } from "@aangan/copy/lists";
import { PostRow, rowLinkClasses } from "@aangan/product/post-row/post-row.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { useRef } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { postHref } from "../address";
import { dayText } from "../day";
import type { PostSummary } from "../queries";
import { useMarkThread } from "../thread/queries";
import { Older } from "./older";
import { useSavedPosts } from "./queries";

/** The posts that the member saved, last saved first. */
export function SavedPosts() {
  const saved = useSavedPosts();
  const now = useServerClock();
  const list = useRef<HTMLUListElement>(null);
  const posts = saved.data?.pages.flatMap((page) => page.items);
  if (!posts || !now) {
    return saved.error && !posts ? (
      <Failure
        title={words.savedFailed}
        error={saved.error}
        pending={saved.isFetching}
        onRetry={() => void saved.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
        <Skeleton shape="block" className="h-28" />
        <Skeleton shape="block" className="h-28" />
      </SkeletonGroup>
    );
  }
  if (posts.length === 0 && !saved.hasNextPage) {
    return (
      <>
        <RefetchErrorAlert query={saved} />
        <EmptyState
          seed="community-saved"
          headingLevel={2}
          title={words.noSavedTitle}
          description={words.noSavedText}
          className="py-10"
        />
      </>
    );
  }
  return (
    <>
      <RefetchErrorAlert query={saved} className="mb-4" />
      <ul ref={list} tabIndex={-1} aria-label={words.savedTab} className="border-line border-b outline-none">
        {posts.map((post) => (
          <li key={post.id}>
            <SavedPost post={post} now={now} onRemove={() => list.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </ul>
      <Older query={saved} />
    </>
  );
}

function SavedPost({ post, now, onRemove }: { post: PostSummary; now: Date; onRemove: () => void }) {
  const { id, title, author, category, createdAt, excerpt, excerptCut, commentCount } = post;
  const { save } = useMarkThread(id);
  return (
    <PostRow
      seed={`${id}|${author.name}`}
      name={author.name}
      meta={[
        labelOf(communityCategories, category),
        <time key="time" dateTime={createdAt}>
          {dayText(createdAt, now)}
        </time>,
        words.comments({ count: commentCount }),
      ]}
      title={
        <Link href={postHref({ postId: id })} className={rowLinkClasses}>
          <span lang={writtenLanguageOf(title)}>{title}</span>
        </Link>
      }
      excerpt={
        <span lang={writtenLanguageOf(excerpt)}>
          {excerpt}
          {excerptCut ? "…" : null}
        </span>
      }
      reactions={
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2"
          aria-label={words.unsaveNamed({ title })}
          onClick={() => {
            // The button goes with its row.
            onRemove();
            save(false);
          }}
        >
          {words.unsave}
        </Button>
      }
    />
  );
}
