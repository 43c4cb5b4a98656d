"use client";

import * as words from "@aangan/copy/community-page";
import { labelOf } from "@aangan/copy/format";
import { communityCategories } from "@aangan/copy/lists";
import { Highlighted } from "@aangan/product/conversation/highlighted.tsx";
import { PostRow, rowLinkClasses } from "@aangan/product/post-row/post-row.tsx";
import { marksIn } from "@aangan/shell/chat/find.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { writtenLanguageOf } from "@aangan/ui/lib/language.ts";
import { Reactions, reactionClasses } from "@aangan/ui/reactions/reactions.tsx";
import { MessageSquare } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "@/lib/link";
import { hasModifierKey, tagHref } from "./address";
import { dayText } from "./day";
import { useGuidelines } from "./guidelines";
import type { PostSummary } from "./queries";
import { reactionItems } from "./reaction-items";
import { useReact } from "./use-react";

/** Props of {@link PostItem}. */
export interface PostItemProps {
  post: PostSummary;
  /** The time to which the post's age refers; null until the page is hydrated. */
  now: Date | null;
  /** The search text to highlight. */
  query: string;
  /** URL of the thread, including the filters to keep. */
  href: string;
  onOpen: () => void;
  onTag: (tag: string) => void;
}

const labels: Record<Exclude<PostSummary["status"], "published">, string> = {
  scheduled: words.scheduled,
  held: words.held,
  hidden: words.hidden,
  removed: words.hidden,
  deleted: words.hidden,
};

/** A post in the list, with reactions and links to its thread and tags. */
export function PostItem({ post, now, query, href, onOpen, onTag }: PostItemProps) {
  const { guard } = useGuidelines();
  const react = useReact();
  const { author, title, tags, commentCount } = post;
  const open = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    onOpen();
  };
  const marked = (text: string) => <Highlighted text={text} ranges={marksIn(text, query)} />;
  return (
    <PostRow
      seed={`${post.id}|${author.name}`}
      name={author.isYours ? `${author.name} (${words.you})` : author.name}
      meta={[
        labelOf(communityCategories, post.category),
        now ? (
          <time key="time" dateTime={post.createdAt}>
            {dayText(post.createdAt, now)}
          </time>
        ) : null,
        post.edited ? words.edited : null,
      ].filter((part) => part !== null)}
      notice={post.status === "published" ? undefined : <Badge variant="caution">{labels[post.status]}</Badge>}
      title={
        <Link href={href} prefetch={false} onClick={open} data-post={post.id} className={rowLinkClasses}>
          <span lang={writtenLanguageOf(title)}>{marked(title)}</span>
        </Link>
      }
      excerpt={
        <span lang={writtenLanguageOf(post.excerpt)}>
          {marked(post.excerpt)}
          {post.excerptCut ? "…" : null}
        </span>
      }
      tags={
        tags.length > 0 ? (
          <ul aria-label={words.tagsLabel} className="flex flex-wrap gap-x-3.5">
            {tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <Link
                  href={tagHref(tag)}
                  prefetch={false}
                  onClick={(event) => {
                    if (hasModifierKey(event)) return;
                    event.preventDefault();
                    onTag(tag);
                  }}
                  className="inline-block min-h-6 py-0.5 text-fine text-ink-muted no-underline [overflow-wrap:anywhere] hover:text-ink hover:underline"
                >
                  {marked(words.tag({ tag }))}
                </Link>
              </li>
            ))}
          </ul>
        ) : undefined
      }
      reactions={
        <Reactions
          label={words.reactionsLabel({ title })}
          items={reactionItems(post.reactions)}
          onToggle={(kind, on) => guard(() => react({ postId: post.id, kind, on }))}
          end={
            <Link
              href={href}
              prefetch={false}
              onClick={open}
              aria-label={words.commentCountOf({ count: commentCount, title })}
              className={reactionClasses({ className: "text-ink hover:border-line-strong" })}
            >
              <MessageSquare aria-hidden="true" />
              {commentCount}
            </Link>
          }
        />
      }
    />
  );
}
