"use client";

import * as words from "@aangan/copy/community-page";
import { limits } from "@aangan/copy/limits";
import { normalise } from "@aangan/shell/chat/find.ts";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { lazyDialog } from "@aangan/shell/lazy/lazy-dialog.tsx";
import { useOwner } from "@aangan/shell/session/tab-storage.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { CrisisBanner } from "@/lib/crisis-banner";
import { useHelp } from "@/lib/risk";
import { closePostForm, continueAfterPost, type PostFilters, useCommunityPlace } from "./address";
import { CrisisLine, HouseRules } from "./aside";
import { FilterBar } from "./filter-bar";
import { GuidelinesProvider, useGuidelines } from "./guidelines";
import { PostList, PostListSkeleton } from "./post-list";
import { refetchPosts, useNews, usePosts } from "./queries";
import { YoursLink } from "./thread/yours-link";
import { useDebouncedValue } from "./use-debounced-value";

/** Not needed at first, so their code is fetched when they are opened. */
const PostFormDialog = lazyDialog(() => import("./post-form-dialog").then((module) => module.PostFormDialog));
const PostDialog = lazyDialog(() => import("./thread/post-dialog").then((module) => module.PostDialog));

/** The pause in typing after which the search is sent, in milliseconds. */
const searchDelayMs = 250;

/** The list of posts, with search, filters and the form of a new post. Needs a Suspense above it. */
export function CommunityScreen() {
  const { place } = useCommunityPlace();
  return (
    // A member who opened a link to a thread reads it first.
    <GuidelinesProvider autoOpen={place.postId === null}>
      <Community />
    </GuidelinesProvider>
  );
}

function Community() {
  const client = useQueryClient();
  const { place, filter, hrefOf, open, write, close } = useCommunityPlace();
  const { guard, suspendedUntil, openGuidelines } = useGuidelines();
  const [typed, setTyped] = useState("");
  const owner = useOwner();
  const help = useHelp();
  const list = useRef<HTMLElement>(null);

  const filters: PostFilters = {
    order: place.order,
    category: place.category,
    tag: place.tag,
    q: useDebouncedValue(normalise(typed), searchDelayMs),
  };
  const posts = usePosts(filters);
  const newPostCount = useNews(filters, posts.isPlaceholderData ? undefined : posts.data);

  const newPost = () => guard(write);
  const showNewPosts = async () => {
    const recent: PostFilters = { ...filters, order: "recent" };
    // New posts are at the top of the newest; in All Posts they may be anywhere.
    filter({ order: "recent" });
    window.scrollTo({ top: 0 });
    list.current?.focus({ preventScroll: true });
    try {
      await refetchPosts(client, recent);
    } catch (error) {
      toastFailure(words.fetchFailed, error);
    }
  };

  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button variant="quiet" size="sm" className="-ml-2.5 grid:hidden" onClick={openGuidelines}>
              {words.readGuidelines}
            </Button>
            <YoursLink />
            <Button size="lg" className="max-frame:hidden" onClick={newPost}>
              <Plus aria-hidden="true" />
              {words.newPost}
            </Button>
          </>
        }
      />
      {help.shown ? <CrisisBanner announce={help.fresh} className="mb-5" /> : null}
      {suspendedUntil === null ? null : (
        <Alert tone="caution" title={words.suspended.title} live="off" className="mb-5">
          {words.suspended.text({ date: suspendedUntil })}
        </Alert>
      )}
      <FilterBar filters={filters} onFilter={filter} typed={typed} onTyped={setTyped} />
      <div className="grid-cols-[minmax(0,1fr)_300px] gap-8 grid:grid">
        <div className="min-w-0 max-frame:pb-16">
          <NewPosts count={newPostCount} onShow={() => void showNewPosts()} />
          <PostList
            ref={list}
            query={posts}
            filters={filters}
            hrefOf={hrefOf}
            onOpen={open}
            onTag={(tag) => {
              setTyped("");
              filter({ tag });
              window.scrollTo({ top: 0 });
            }}
            onNew={newPost}
            onEverything={() => {
              setTyped("");
              filter({ category: "", tag: "" });
            }}
          />
          <CrisisLine className="mt-6 grid:hidden" />
        </div>
        <aside className="hidden grid:block">
          <HouseRules />
          <CrisisLine className="mx-1 mt-4.5" />
        </aside>
      </div>
      <Button
        size="lg"
        onClick={newPost}
        className="fixed right-4 bottom-[calc(88px+env(safe-area-inset-bottom))] z-20 min-h-12 pr-5 pl-4 text-body shadow-cast-3 frame:hidden"
      >
        <Plus aria-hidden="true" />
        {words.newPost}
      </Button>

      {place.postId === null ? null : (
        <PostDialog
          key={place.postId}
          postId={place.postId}
          commentId={place.commentId}
          // A tag or category shows all of its posts, not only the search results.
          onBrowse={() => setTyped("")}
          onClose={close}
        />
      )}
      {/* After a reload the draft is known as soon as its owner is. */}
      {place.writing && owner !== null ? <PostFormDialog onClose={closePostForm} onSaved={continueAfterPost} /> : null}
    </>
  );
}

/** Announces new posts by others. It floats over the list, so that the posts do not move. */
function NewPosts({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-9 z-10 flex h-0 justify-center">
      {count > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          className="pointer-events-auto -translate-y-2/3 shadow-cast-2 active:-translate-y-2/3"
          onClick={onShow}
        >
          {count < limits.postsPerPage ? words.news({ count }) : words.manyNews({ count })}
        </Button>
      ) : null}
    </div>
  );
}

/** The placeholder until the URL is known. */
export function CommunityLoading() {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <PostListSkeleton />
    </>
  );
}
