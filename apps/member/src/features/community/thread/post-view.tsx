"use client";

import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import { labelOf } from "@aangan/copy/format";
import { communityCategories } from "@aangan/copy/lists";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { ChipLink } from "@aangan/ui/chips/chip.tsx";
import { NameLine } from "@aangan/ui/comment/comment.tsx";
import { LinkedText } from "@aangan/ui/comment/linked-text.tsx";
import { DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Reactions } from "@aangan/ui/reactions/reactions.tsx";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "@/lib/link";
import { categoryHref, hasModifierKey, tagHref } from "../address";
import { dayText } from "../day";
import { useGuidelines } from "../guidelines";
import type { Post } from "../queries";
import { reactionItems } from "../reaction-items";
import { CommunitySafety } from "../safety";
import { useReact } from "../use-react";
import type { ThreadAction } from "./actions";
import { CommentBox } from "./comment-box";
import { Comments, commentsTitleId } from "./comments";
import { copyLink } from "./copy-link";
import { DeleteDialog } from "./delete-dialog";
import { focusAfterDialog } from "./focus";
import { PostState } from "./post-state";
import { useSeeThread } from "./queries";
import { ThingMenu } from "./thing-menu";
import { ThreadMarks } from "./thread-marks";
import { useThread } from "./use-thread";

/** Not needed at first, so their code is fetched when they are opened. */
const PostFormDialog = lazyDialog(() => import("../post-form-dialog").then((module) => module.PostFormDialog));
const FlagDialog = lazyDialog(() => import("./flag-dialog").then((module) => module.FlagDialog));
const AppealDialog = lazyDialog(() => import("./appeal-dialog").then((module) => module.AppealDialog));

/** Props of {@link PostView}. */
export interface PostViewProps {
  post: Post;
  /** The comment that the URL points to, or null. */
  commentId: string | null;
  /** The close button, at the end of the head. */
  close: ReactNode;
  /** The post is being deleted. */
  deleting: boolean;
  /** Called with true when deleting the post starts, and with false when it fails. */
  onDeleting: (deleting: boolean) => void;
  /** Called before a link to a category or tag is followed. */
  onBrowse: () => void;
  onClose: () => void;
}

/** One post with its comments and the form of a new one. */
export function PostView({ post, commentId, close, deleting, onDeleting, onBrowse, onClose }: PostViewProps) {
  const { id, author, title, status, deleted } = post;
  const [act, setAct] = useState<ThreadAction | null>(null);
  const [said, setSaid] = useState("");
  const [added, setAdded] = useState<string | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const thread = useThread(id, commentId, !deleting);
  const own = thread.comments?.find((comment) => comment.author.isYours)?.author.name ?? null;
  const open = status === "published" && !deleted;
  // What is counted as new from now on matters only to members who follow the thread or wrote in it.
  const see = useSeeThread(id).mutate;
  const counts = (post.following || author.isYours || own !== null) && !deleting;
  const seen = thread.comments === null ? null : `${thread.comments.at(-1)?.id ?? ""}`;
  useEffect(() => {
    if (counts && seen !== null) see();
  }, [counts, seen, see]);
  const onAct = useCallback((next: ThreadAction) => setAct(next), []);
  const onSay = useCallback((sentence: string) => setSaid(sentence), []);
  const target = { postId: id, commentId: act && "comment" in act ? act.comment?.id : undefined };

  return (
    <>
      <div className="flex shrink-0 items-start gap-3 border-line border-b px-4 pb-3 md:px-[26px] md:pt-[18px]">
        <KolamTile seed={`${id}|${author.name}`} className="rounded-[8px] md:size-12" />
        <div className="min-w-0 flex-1 pt-0.5">
          <NameLine name={author.name} marks={[author.isYours ? words.you : words.originalPoster]} />
          <Meta post={post} onBrowse={onBrowse} />
        </div>
        <div className="-mr-2 flex shrink-0 items-center">
          {deleted ? null : (
            <ThingMenu
              label={words.menu}
              isYours={author.isYours}
              canEdit={post.canEdit}
              onEdit={() => setAct({ kind: "edit" })}
              onDelete={() => setAct({ kind: "delete" })}
              onFlag={() => setAct({ kind: "flag" })}
              onCopyLink={() => void copyLink({ postId: id })}
            />
          )}
          {close}
        </div>
      </div>
      {/* Scrolls by keyboard too, as it may have no focusable elements. */}
      <section
        ref={scroller}
        aria-label={deleted ? words.takenBackTitle : title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-6 -outline-offset-3 [overflow-anchor:none] md:px-[26px]"
      >
        {deleted ? (
          <>
            <DialogTitle>{words.takenBackTitle}</DialogTitle>
            <p className="mt-1 text-ink-muted">{words.takenBackText}</p>
          </>
        ) : (
          <article aria-label={title} className="flex flex-col gap-4">
            {author.isYours && post.safety !== "" ? <CommunitySafety announce={false} /> : null}
            {author.isYours ? (
              <PostState
                post={post}
                onEdit={() => setAct({ kind: "edit" })}
                onAppeal={() => setAct({ kind: "appeal" })}
              />
            ) : null}
            <DialogTitle lang={writtenLanguageOf(title)} className="text-[27px] leading-8 md:text-[31px] md:leading-9">
              {title}
            </DialogTitle>
            <p
              lang={writtenLanguageOf(post.content)}
              className="max-w-[64ch] whitespace-pre-wrap text-body [overflow-wrap:anywhere]"
            >
              <LinkedText text={post.content} newTabLabel={words.newTab} />
            </p>
            <Tags tags={post.tags} onBrowse={onBrowse} />
            {open ? <ReactionRow post={post} /> : null}
            {open ? <ThreadMarks post={post} /> : null}
          </article>
        )}
        <Comments
          post={post}
          thread={thread}
          commentId={commentId}
          added={added}
          scroller={scroller}
          onAct={onAct}
          onSay={onSay}
        />
      </section>
      {open ? (
        <CommentBox
          post={post}
          name={author.isYours ? author.name : own}
          last={thread.last}
          onAdded={({ comment, shown }) => {
            setAdded(comment.id);
            setSaid(words.added);
            thread.newest({ focus: false, shown });
          }}
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <p aria-live="polite" className="sr-only">
        {thread.fresh.length > 0 ? words.newComments({ count: thread.fresh.length }) : ""}
      </p>
      {act?.kind === "edit" ? <PostFormDialog post={post} onClose={() => setAct(null)} /> : null}
      {act?.kind === "flag" ? <FlagDialog target={target} onClose={() => setAct(null)} /> : null}
      {act?.kind === "appeal" ? <AppealDialog target={target} onClose={() => setAct(null)} /> : null}
      {act?.kind === "delete" ? (
        <DeleteDialog
          target={target}
          onDeleting={target.commentId === undefined ? onDeleting : undefined}
          onDeleted={() => {
            if (target.commentId === undefined) onClose();
            else focusAfterDialog(() => document.getElementById(commentsTitleId));
          }}
          onClose={() => setAct(null)}
        />
      ) : null}
    </>
  );
}

/** Category, time, and whether the post was edited. */
function Meta({ post: { category, createdAt, edited }, onBrowse }: { post: Post; onBrowse: () => void }) {
  const now = useServerClock();
  return (
    <p className="text-fine text-ink-muted">
      <TextLink asChild variant="inherit">
        <Link href={categoryHref(category)} onClick={(event) => hasModifierKey(event) || onBrowse()}>
          {labelOf(communityCategories, category)}
        </Link>
      </TextLink>
      {now ? (
        <>
          {" · "}
          <time dateTime={createdAt}>{dayText(createdAt, now)}</time>
        </>
      ) : null}
      {edited ? ` · ${words.edited}` : null}
    </p>
  );
}

/** The tags, as links to all posts with them. */
function Tags({ tags, onBrowse }: { tags: readonly string[]; onBrowse: () => void }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.tagsLabel} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <ChipLink asChild className="max-w-full whitespace-normal [overflow-wrap:anywhere]">
            <Link href={tagHref(tag)} onClick={(event) => hasModifierKey(event) || onBrowse()}>
              {communityPage.tag({ tag })}
            </Link>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

function ReactionRow({ post }: { post: Post }) {
  const react = useReact();
  const { guard } = useGuidelines();
  return (
    <Reactions
      items={reactionItems(post.reactions)}
      label={communityPage.reactionsLabel({ title: post.title })}
      onToggle={(kind, on) => guard(() => react({ postId: post.id, kind, on }))}
    />
  );
}
