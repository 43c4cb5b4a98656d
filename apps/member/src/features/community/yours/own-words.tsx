"use client";

import * as common from "@aangan/copy/common";
import * as communityThread from "@aangan/copy/community-thread";
import * as words from "@aangan/copy/community-yours";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Badge, type BadgeProps } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { MessageSquare } from "lucide-react";
import { useRef, useState } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { postHref } from "../address";
import { dayText, sinceText } from "../day";
import { DeleteDialog } from "../thread/delete-dialog";
import { focusAfterDialog } from "../thread/focus";
import { Older } from "./older";
import { type OwnThing, useOwnThings } from "./queries";

const AppealDialog = lazyDialog(() => import("../thread/appeal-dialog").then((module) => module.AppealDialog));

/** The member's own posts and comments, each with its state and actions. */
export function OwnWords() {
  const things = useOwnThings();
  const now = useServerClock();
  const [appeal, setAppeal] = useState<OwnThing | null>(null);
  const [leaving, setLeaving] = useState<OwnThing | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = things.data?.pages.flatMap((page) => page.items);
  if (!items || !now) {
    return things.error && !items ? (
      <Failure
        title={words.wordsFailed}
        error={things.error}
        pending={things.isFetching}
        onRetry={() => void things.refetch()}
      />
    ) : (
      <SkeletonGroup label={common.loading} className="flex flex-col gap-5">
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-20" />
      </SkeletonGroup>
    );
  }
  if (items.length === 0) {
    return (
      <>
        <RefetchErrorAlert query={things} />
        <EmptyState
          seed="community-words"
          headingLevel={2}
          title={words.noWordsTitle}
          description={words.noWordsText}
          className="py-10"
        />
      </>
    );
  }
  return (
    <>
      <RefetchErrorAlert query={things} className="mb-4" />
      <ul ref={list} tabIndex={-1} aria-label={words.wordsTab} className="border-line border-b outline-none">
        {items.map((thing) => (
          <li key={thing.commentId ?? thing.postId} className="border-line border-t py-4">
            <Thing thing={thing} now={now} onAppeal={() => setAppeal(thing)} onDelete={() => setLeaving(thing)} />
          </li>
        ))}
      </ul>
      <Older query={things} />
      {appeal ? (
        <AppealDialog
          target={{ postId: appeal.postId, commentId: appeal.commentId ?? undefined }}
          onClose={() => setAppeal(null)}
        />
      ) : null}
      {leaving ? (
        <DeleteDialog
          target={{ postId: leaving.postId, commentId: leaving.commentId ?? undefined }}
          onDeleted={() => focusAfterDialog(() => list.current)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}

const states: Record<OwnThing["status"], { label: string; variant: NonNullable<BadgeProps["variant"]> }> = {
  published: { label: words.published, variant: "success" },
  scheduled: { label: words.scheduled, variant: "neutral" },
  held: { label: words.held, variant: "caution" },
  hidden: { label: words.hidden, variant: "caution" },
  removed: { label: words.removed, variant: "danger" },
};

interface ThingProps {
  thing: OwnThing;
  now: Date;
  onAppeal: () => void;
  onDelete: () => void;
}

function Thing({ thing, now, onAppeal, onDelete }: ThingProps) {
  const { kind, postId, commentId, title, open, excerpt, status, canAppeal, appealed, createdAt, newComments, since } =
    thing;
  const state = states[status];
  const name = kind === "post" ? title : title !== "" ? words.commentUnder({ title }) : words.underGone;
  return (
    <article aria-label={name} className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-fine text-ink-muted">
        <Badge variant={state.variant}>{state.label}</Badge>
        <span>
          {kind === "post" ? words.post : words.comment} · <time dateTime={createdAt}>{dayText(createdAt, now)}</time>
        </span>
      </p>
      <h2 className={kind === "post" ? "font-display text-h3" : "font-semibold font-text text-body tracking-normal"}>
        {open ? (
          <Link
            href={postHref({ postId, commentId })}
            className="text-ink no-underline hover:underline [overflow-wrap:anywhere]"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className="line-clamp-3 max-w-[64ch] whitespace-pre-line text-small [overflow-wrap:anywhere]">{excerpt}</p>
      {newComments > 0 && open ? (
        <p className="flex items-center gap-1.5 font-semibold text-primary text-small [&>svg]:size-4 [&>svg]:shrink-0">
          <MessageSquare aria-hidden="true" />
          {words.newSince({ count: newComments, day: sinceText(since, now) })}
        </p>
      ) : null}
      {appealed && !canAppeal ? <p className="text-ink-muted text-small">{words.appealed}</p> : null}
      {canAppeal || commentId !== null ? (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {canAppeal ? (
            <Button size="sm" variant="secondary" onClick={onAppeal}>
              {communityThread.appeal}
            </Button>
          ) : null}
          {/* Also for comments whose thread the member can no longer see. Posts are deleted in their thread. */}
          {commentId === null ? null : (
            <Button size="sm" variant="quiet" className="first:-ml-2" onClick={onDelete}>
              {communityThread.delete}
            </Button>
          )}
        </div>
      ) : null}
    </article>
  );
}
