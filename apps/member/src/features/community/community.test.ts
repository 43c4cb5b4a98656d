import { communityAnswers } from "@aangan/copy/community";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeWriting, communityHref, goOnFrom, postHref, readPlace, tagHref } from "./address";
import { newcomers } from "./newcomers";
import { checkPost, tagsRefused } from "./post-check";
import { placeAfter, placesFor } from "./post-pages";
import { parseTags } from "./tags";
import { withReaction } from "./with-reaction";

const place = (address: string) => readPlace(new URL(address, "http://localhost").searchParams);

describe("the address of the community", () => {
  it("reads back what it writes", () => {
    const whole = { order: "recent", category: "career", tag: "first job", postId: "p1", commentId: "c1" } as const;
    expect(place(communityHref(whole))).toEqual({ ...whole, writing: false });
    const writing = { ...whole, postId: null, commentId: null, writing: true };
    expect(place(communityHref(writing))).toEqual(writing);
    // A thread and the form of a new post are never open together.
    expect(place("/community?post=p1&new=post").writing).toBe(false);
    expect(communityHref(place("/community"))).toBe("/community");
    expect(place(postHref({ postId: "p1" }))).toMatchObject({ postId: "p1", commentId: null, order: "trending" });
    expect(place(tagHref("விசா"))).toMatchObject({ tag: "விசா", category: "" });
  });

  it("shows everything for what no list knows", () => {
    expect(place(`/community?sort=oldest&category=gossip&tag=${"x".repeat(31)}&comment=c1`)).toEqual({
      order: "trending",
      category: "",
      tag: "",
      postId: null,
      commentId: null,
      writing: false,
    });
  });
});

describe("the form of a new post in the history", () => {
  /** A browser at an address; gives the steps that are made in its history. */
  function browser(address: string, state: object | null) {
    const { pathname, search } = new URL(address, "http://localhost");
    const steps: unknown[] = [];
    const history = {
      state,
      back: () => steps.push("back"),
      pushState: (_state: unknown, _title: string, href: string) => steps.push({ push: href }),
      replaceState: (_state: unknown, _title: string, href: string) => steps.push({ replace: href }),
    };
    vi.stubGlobal("window", { history, location: { pathname, search } });
    return steps;
  }
  const opened = { postOpenedHere: true };
  const plain = { id: "p1", safety: "" };
  const heavy = { id: "p1", safety: "crisis" };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["/community?sort=recent&new=post", opened, ["back"]],
    ["/community?sort=recent&new=post", null, [{ replace: "/community?sort=recent" }]],
    // Already closed, or the user left for another page, during the request.
    ["/community", opened, []],
    ["/community?post=p2", opened, []],
    ["/resources?new=post", opened, []],
  ])("is closed where it is open: %s %j", (address, state, made) => {
    const closing = browser(address, state);
    closeWriting();
    expect(closing).toEqual(made);
    const storing = browser(address, state);
    goOnFrom(plain);
    expect(storing).toEqual(made);
  });

  it.each([
    ["/community?sort=recent&new=post", [{ replace: "/community?sort=recent&post=p1" }]],
    ["/community?sort=recent", [{ push: "/community?sort=recent&post=p1" }]],
    ["/dashboard", []],
  ])("gives way to the thread, with help on top, for words in distress: %s", (address, made) => {
    const steps = browser(address, opened);
    goOnFrom(heavy);
    expect(steps).toEqual(made);
  });
});

describe("the pages of the list", () => {
  const page = (more: boolean, ...ids: string[]) => ({ more, posts: ids.map((id) => ({ id })) });
  it("go on behind the last post shown, also when posts were taken out or put on top", () => {
    expect(placeAfter([page(true, "a", "b"), page(true, "c")])).toBe("c");
    expect(placeAfter([page(true, "a", "b"), page(true)])).toBe("b");
    expect(placeAfter([page(true, "a", "b"), page(false, "new", "c", "d")])).toBeUndefined();
    expect(placeAfter([])).toBeUndefined();
  });

  it("go on behind a post above it when the last one is out of sight", () => {
    const pages = [page(true, "a", "b", "c", "d"), page(true, "e", "f")];
    expect(placesFor("f", pages)).toEqual(["f", "e", "d", "c"]);
    expect(placesFor("b", pages)).toEqual(["b", "a"]);
    expect(placesFor("", [])).toEqual([""]);
  });
});

describe("tags", () => {
  it("are split at commas, folded, and each kept once", () => {
    expect(parseTags(" #Visa, first  Job ,, visa،நாடு, ##H1B ,#")).toEqual(["visa", "first job", "நாடு", "h1b"]);
    expect(parseTags("")).toEqual([]);
  });

  it("are refused by number and by length, in code points", () => {
    expect(tagsRefused(["aa", "bb", "cc", "dd", "ee"])).toBeUndefined();
    expect(tagsRefused(["aa", "bb", "cc", "dd", "ee", "ff"])).toBe(communityAnswers.tooManyTags);
    expect(tagsRefused(["x"])).toBe(communityAnswers.tagLength);
    expect(tagsRefused(["😀😀"])).toBeUndefined();
    expect(tagsRefused(["x".repeat(30)])).toBeUndefined();
    expect(tagsRefused(["x".repeat(31)])).toBe(communityAnswers.tagLength);
  });
});

describe("the form of a post", () => {
  const check = (values: Parameters<typeof checkPost>[0]) =>
    checkPost(values, undefined, { fields: {}, shouldUseNativeValidation: false });

  it("says what is wrong in the product's words, all at once", async () => {
    const { errors } = await check({ title: " a ", content: "short", category: "", tags: "x" });
    expect(errors).toMatchObject({
      title: { message: "Title must be at least 3 characters" },
      content: { message: "Content must be at least 10 characters" },
      category: { message: "Please select a category" },
      tags: { message: communityAnswers.tagLength },
    });
    const long = await check({ title: "t".repeat(121), content: "c".repeat(4001), category: "career", tags: "" });
    expect(long.errors).toMatchObject({
      title: { message: "Title must be less than 120 characters" },
      content: { message: "Content must be less than 4000 characters" },
    });
  });

  it("gives what is sent", async () => {
    expect(
      await check({
        title: "  Eleven years ",
        content: "I still pack light.",
        category: "immigration",
        tags: "#Visa,",
      }),
    ).toEqual({
      errors: {},
      values: { title: "Eleven years", content: "I still pack light.", category: "immigration", tags: ["visa"] },
    });
  });
});

describe("reactions", () => {
  const none = { support: 4, sameHere: 0, thankYou: 2, yours: [] };
  it("are switched by themselves, and counted once", () => {
    const on = withReaction(none, "SameHere", true);
    expect(on).toEqual({ support: 4, sameHere: 1, thankYou: 2, yours: ["SameHere"] });
    expect(withReaction(on, "SameHere", true)).toBe(on);
    expect(withReaction(withReaction(on, "Support", true), "SameHere", false)).toEqual({
      support: 5,
      sameHere: 0,
      thankYou: 2,
      yours: ["Support"],
    });
  });
});

describe("new posts", () => {
  const at = Date.parse("2026-05-04T10:00:05.700Z");
  const post = (id: string, createdAt: string, isYours = false) => ({ id, createdAt, author: { isYours } });
  it("are those of others that came since and are not shown", () => {
    const newest = [
      post("own", "2026-05-04T10:00:20Z", true),
      post("new", "2026-05-04T10:00:10Z"),
      post("same-second", "2026-05-04T10:00:05Z"),
      post("shown", "2026-05-04T10:00:05Z"),
      post("old", "2026-05-04T10:00:04Z"),
    ];
    expect(newcomers(newest, [{ id: "shown" }], at)).toBe(2);
  });
});
