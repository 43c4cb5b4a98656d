import * as thread from "@aangan/copy/community-thread";
import * as words from "@aangan/copy/community-yours";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { queryKeys } from "@/lib/query-keys";
import type { Post, PostSummary } from "../queries";
import { ThreadMarks } from "../thread/thread-marks";
import { OwnWords } from "./own-words";
import type { OwnThing } from "./queries";
import { SavedPosts } from "./saved-posts";

beforeEach(() => setServerTime(new Date("2026-11-26T20:00:00Z"))); // A Thursday.

const author = { name: "Marigold", isYours: false };
const reactions = { support: 0, sameHere: 0, thankYou: 0, yours: [] };
const summary = (id: string, title: string) =>
  ({
    id,
    title,
    author,
    reactions,
    excerpt: "A cup of chai.",
    excerptCut: false,
    category: "career",
    tags: [],
    createdAt: "2026-11-24",
    commentCount: 2,
  }) as unknown as PostSummary;

describe("SavedPosts", () => {
  it("lists saved posts with links, and removes one at once", async () => {
    const calls: unknown[] = [];
    let saved = [summary("chai", "On chai"), summary("rain", "On rain")];
    renderPart(<SavedPosts />, {
      "GET /api/community/saved": () => ({ items: saved, earlier: null }),
      "PUT /api/posts/chai/saved": (body: unknown) => {
        calls.push(body);
        saved = saved.slice(1);
        return { following: false, saved: false };
      },
    });
    await expect.element(page.getByRole("link", { name: "On chai" })).toHaveAttribute("href", "/community?post=chai");
    await page.getByRole("button", { name: words.unsaveNamed({ title: "On chai" }) }).click();
    await expect.element(page.getByRole("link", { name: "On chai" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("list", { name: words.savedTab })).toHaveFocus();
    await expect.element(page.getByRole("link", { name: "On rain" })).toBeInTheDocument();
    expect(calls).toEqual([{ saved: false }]);
  });

  it("shows a removed post again when the request fails", async () => {
    renderPart(<SavedPosts />, {
      "GET /api/community/saved": { items: [summary("chai", "On chai")], earlier: null },
      "PUT /api/posts/chai/saved": () => errorResponse(500, "Something broke."),
    });
    await page.getByRole("button", { name: words.unsaveNamed({ title: "On chai" }) }).click();
    await expect.poll(currentToast).toMatchObject({ title: thread.marks.saveFailed, variant: "destructive" });
    await expect.element(page.getByRole("link", { name: "On chai" })).toBeInTheDocument();
  });

  it("says how to save a post when there is none", async () => {
    renderPart(<SavedPosts />, { "GET /api/community/saved": { items: [], earlier: null } });
    await expect.element(page.getByRole("heading", { name: words.noSavedTitle })).toBeInTheDocument();
  });
});

describe("OwnWords", () => {
  it("says how many comments are new, and since when", async () => {
    const thing = (postId: string, newComments: number, since: string) =>
      ({
        kind: "post",
        postId,
        commentId: null,
        title: postId,
        excerpt: "Words",
        status: "published",
        open: true,
        createdAt: "2026-11",
        newComments,
        since,
      }) as OwnThing;
    const items = [
      thing("a", 2, "2026-11-24"),
      thing("b", 1, "2026-11-25"),
      thing("c", 3, "2026-10"),
      thing("d", 0, ""),
    ];
    renderPart(<OwnWords />, { "GET /api/community/yours": { items, earlier: null } });
    const article = (name: string) => page.getByRole("article", { name, exact: true });
    await expect.element(article("a")).toHaveTextContent("2 new comments since Tuesday");
    await expect.element(article("b")).toHaveTextContent("1 new comment since yesterday");
    await expect.element(article("c")).toHaveTextContent("3 new comments since October 2026");
    await expect.element(article("d")).not.toHaveTextContent("new comment");
  });
});

describe("ThreadMarks", () => {
  const post = { ...summary("chai", "On chai"), following: false, saved: false } as unknown as Post;
  function Marks() {
    const { data } = useQuery({ queryKey: queryKeys.community.post("chai"), queryFn: () => post });
    return data ? <ThreadMarks post={data} /> : null;
  }

  it("follows and saves a post at once, and undoes what the server rejects", async () => {
    const calls: unknown[] = [];
    renderPart(<Marks />, {
      "PUT /api/posts/chai/following": (body: unknown) => {
        calls.push(body);
        return { following: true, saved: false };
      },
      "PUT /api/posts/chai/saved": () => errorResponse(500, "Something broke."),
    });
    await page.getByRole("button", { name: thread.marks.follow, exact: true }).click();
    await expect.element(page.getByRole("button", { name: thread.marks.followOn, pressed: true })).toBeInTheDocument();
    expect(calls).toEqual([{ following: true }]);
    await page.getByRole("button", { name: thread.marks.save, exact: true }).click();
    await expect.poll(currentToast).toMatchObject({ title: thread.marks.saveFailed, variant: "destructive" });
    await expect
      .element(page.getByRole("button", { name: thread.marks.save, exact: true, pressed: false }))
      .toBeInTheDocument();
  });
});
