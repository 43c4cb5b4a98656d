"use client";

import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-yours";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Eye, EyeOff, Flag, Heart, MessageSquare, RotateCcw, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { postHref } from "../address";
import { dayText } from "../day";
import { CommunitySafety } from "../safety";
import { sentenceOf } from "./notice-words";
import { Older } from "./older";
import { type Notice, useMarkSeen, useNotices } from "./queries";

const icons: Record<Notice["kind"], ReactNode> = {
  answer: <MessageSquare />,
  followed: <MessageSquare />,
  kept: <Eye />,
  restored: <RotateCcw />,
  hidden: <EyeOff />,
  removed: <EyeOff />,
  warned: <TriangleAlert />,
  suspended: <TriangleAlert />,
  helped: <Heart />,
  "appeal-kept": <RotateCcw />,
  "hidden-final": <EyeOff />,
  "removed-final": <EyeOff />,
  "flag-kept": <Flag />,
  "flag-acted": <Flag />,
  "flag-gone": <Flag />,
};

/** The member's notices. Those that were new on arrival stay marked until the member leaves the page. */
export function News() {
  const notices = useNotices();
  const markSeen = useMarkSeen();
  const now = useServerClock();
  const items = notices.data?.pages.flatMap((page) => page.items);
  /** New in this visit. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = items?.filter(({ seen }) => !seen).map(({ id }) => id) ?? [];
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));

  const mark = useEffectEvent(() => {
    if (markSeen.isPending) return;
    markSeen.mutate(undefined, {
      onError: (error) => toastFailure(words.seenFailed, error),
    });
  });
  const newest = unseen[0];
  useEffect(() => {
    if (newest !== undefined) mark();
  }, [newest]);

  if (!items || !now) {
    return notices.error && !items ? (
      <Failure
        title={words.newsFailed}
        error={notices.error}
        pending={notices.isFetching}
        onRetry={() => void notices.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-16" />
      </SkeletonGroup>
    );
  }
  if (items.length === 0) {
    return (
      <>
        <RefetchErrorAlert query={notices} />
        <EmptyState
          seed="community-news"
          headingLevel={2}
          title={words.noNewsTitle}
          description={words.noNewsText}
          className="py-10"
        />
      </>
    );
  }
  return (
    <>
      <RefetchErrorAlert query={notices} className="mb-4" />
      {items.some(({ kind, id }) => kind === "helped" && fresh.has(id)) ? (
        <CommunitySafety announce={false} className="mb-4" />
      ) : null}
      <ul className="border-line border-b">
        {items.map((notice) => (
          <li key={notice.id} className="border-line border-t">
            <Row notice={notice} now={now} isNew={fresh.has(notice.id)} />
          </li>
        ))}
      </ul>
      <Older query={notices} />
    </>
  );
}

function Row({ notice, now, isNew }: { notice: Notice; now: Date; isNew: boolean }) {
  const { kind, postId, commentId, title, createdAt } = notice;
  const inside = (
    <>
      <span
        aria-hidden="true"
        className={cn(
          "mt-0.5 grid size-9 shrink-0 place-items-center rounded-[9px] [&>svg]:size-5 [&>svg]:stroke-[1.75]",
          isNew ? "bg-primary-soft text-primary" : "bg-sunk text-ink-muted",
        )}
      >
        {icons[kind]}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn("block text-pretty", isNew && "font-semibold")}>{sentenceOf(notice)}</span>
        <span className="block text-ink-muted text-small [overflow-wrap:anywhere]">
          {title === ""
            ? words.aboutGone
            : commentId && kind !== "answer" && kind !== "followed"
              ? words.commentUnder({ title })
              : title}
        </span>
        <time dateTime={createdAt} className="block text-fine text-ink-muted">
          {dayText(createdAt, now)}
        </time>
      </span>
      {isNew ? (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-primary">
          <span className="sr-only">{words.unseenMark}</span>
        </span>
      ) : null}
    </>
  );
  const row = "flex items-start gap-3 py-3.5";
  return title !== "" ? (
    <Link
      href={postHref({ postId, commentId })}
      className={cn(row, "-mx-2 rounded-control px-2 text-ink no-underline hover:bg-primary-soft")}
    >
      {inside}
    </Link>
  ) : (
    <div className={row}>{inside}</div>
  );
}
