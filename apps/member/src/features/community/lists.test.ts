import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { queryKeys } from "@/lib/query-keys";
import { dropFromLists, type Post, type PostPage, patchPost, showInLists } from "./queries";

const filters = { order: "trending", category: "", tag: "", q: "" } as const;
const found = { ...filters, q: "window" };
const post: Post = {
  id: "p1",
  title: "Calling home",
  content: "I never know\nwhat to say.",
  category: "career",
  tags: [],
  author: { name: "Marigold", isYours: false },
  likes: 0,
  reactions: { support: 0, sameHere: 0, thankYou: 0, yours: [] },
  commentCount: 2,
  status: "published",
  edited: false,
  createdAt: "2026-05-04",
  appears: "",
  safety: "",
  deleted: false,
  canEdit: false,
  canAppeal: false,
  following: false,
  saved: false,
};
const {
  content: _content,
  safety: _safety,
  deleted: _deleted,
  canEdit: _canEdit,
  canAppeal: _canAppeal,
  ...rest
} = post;
const row = { ...rest, excerpt: "what stands around the window", excerptCut: true };

describe("the cached post lists", () => {
  let client: QueryClient;
  const rows = (list: typeof filters | typeof found) =>
    client
      .getQueryData<{ pages: PostPage[] }>(queryKeys.community.list(list))
      ?.pages.flatMap(({ posts, more }) => posts.map((one) => ({ ...one, more })));
  beforeEach(() => {
    client = new QueryClient();
    for (const list of [filters, found])
      client.setQueryData(queryKeys.community.list(list), {
        pages: [{ at: 0, posts: [row, { ...row, id: "p2" }], more: true }],
        pageParams: [""],
      });
  });

  it("showInLists updates rows with a fetched post, and keeps the excerpt of search results", () => {
    const reactions = { support: 3, sameHere: 0, thankYou: 0, yours: [] };
    showInLists(client, { ...post, commentCount: 7, edited: true, likes: 3, reactions });
    const now = { commentCount: 7, edited: true, likes: 3, reactions };
    expect(rows(filters)?.[0]).toMatchObject({ ...now, excerpt: "I never know what to say.", excerptCut: false });
    expect(rows(found)?.[0]).toMatchObject({ ...now, excerpt: row.excerpt, excerptCut: true });
    expect(rows(filters)?.[1]).toMatchObject({ id: "p2", commentCount: 2 });
  });

  it("showInLists and dropFromLists remove deleted and invisible posts, and keep the paging", () => {
    showInLists(client, { ...post, deleted: true });
    dropFromLists(client, "p3");
    for (const list of [filters, found])
      expect(rows(list)).toEqual([expect.objectContaining({ id: "p2", more: true })]);
  });

  it("patchPost updates the lists and the post's own query, and keeps its content", () => {
    client.setQueryData(queryKeys.community.post("p1"), post);
    patchPost(client, "p1", { commentCount: 3 });
    expect(rows(found)?.[0]?.commentCount).toBe(3);
    expect(client.getQueryData(queryKeys.community.post("p1"))).toEqual({ ...post, commentCount: 3 });
  });
});
