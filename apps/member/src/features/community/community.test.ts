import * as communityAnswers from "@aangan/copy/community-answers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closePostForm, communityHref, continueAfterPost, postHref, readPlace, tagHref } from "./address";
import { countNewPosts } from "./newcomers";
import { checkPost, tagsError } from "./post-check";
import { nextPageAfter, pageStarts } from "./post-pages";
import { parseTags } from "./tags";
import { withReaction } from "./with-reaction";

const place = (address: string) => readPlace(new URL(address, "http://localhost").searchParams);

describe("readPlace and communityHref", () => {
  it("readPlace parses the URLs of communityHref", () => {
    const filtered = { order: "recent", category: "career", tag: "first job", postId: "p1", commentId: "c1" } as const;
    expect(place(communityHref(filtered))).toEqual({ ...filtered, writing: false });
    const writing = { ...filtered, postId: null, commentId: null, writing: true };
    expect(place(communityHref(writing))).toEqual(writing);
    // A thread and the form of a new post are never open together.
    expect(place("/community?post=p1&new=post").writing).toBe(false);
    expect(communityHref(place("/community"))).toBe("/community");
    expect(place(postHref({ postId: "p1" }))).toMatchObject({ postId: "p1", commentId: null, order: "trending" });
    expect(place(tagHref("விசா"))).toMatchObject({ tag: "விசா", category: "" });
  });

  it("readPlace ignores unknown values", () => {
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

describe("closePostForm and continueAfterPost", () => {
  /** Opens a browser at an address. Returns the changes of its history. */
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
  const openedHere = { postOpenedHere: true };
  const plain = { id: "p1", safety: "" };
  const distressed = { id: "p1", safety: "crisis" };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["/community?sort=recent&new=post", openedHere, ["back"]],
    ["/community?sort=recent&new=post", null, [{ replace: "/community?sort=recent" }]],
    // Already closed, or the user left for another page, during the request.
    ["/community", openedHere, []],
    ["/community?post=p2", openedHere, []],
    ["/resources?new=post", openedHere, []],
  ])("change the history only where the form is open: %s %j", (address, state, expectedSteps) => {
    const closeSteps = browser(address, state);
    closePostForm();
    expect(closeSteps).toEqual(expectedSteps);
    const continueSteps = browser(address, state);
    continueAfterPost(plain);
    expect(continueSteps).toEqual(expectedSteps);
  });

  it.each([
    ["/community?sort=recent&new=post", [{ replace: "/community?sort=recent&post=p1" }]],
    ["/community?sort=recent", [{ push: "/community?sort=recent&post=p1" }]],
    ["/dashboard", []],
  ])("continueAfterPost opens the thread of a post with words of distress: %s", (address, expectedSteps) => {
    const steps = browser(address, openedHere);
    continueAfterPost(distressed);
    expect(steps).toEqual(expectedSteps);
  });
});

describe("nextPageAfter and pageStarts", () => {
  const page = (more: boolean, ...ids: string[]) => ({ more, posts: ids.map((id) => ({ id })) });
  it("nextPageAfter returns the last shown post when posts were removed or prepended", () => {
    expect(nextPageAfter([page(true, "a", "b"), page(true, "c")])).toBe("c");
    expect(nextPageAfter([page(true, "a", "b"), page(true)])).toBe("b");
    expect(nextPageAfter([page(true, "a", "b"), page(false, "new", "c", "d")])).toBeUndefined();
    expect(nextPageAfter([])).toBeUndefined();
  });

  it("pageStarts adds the posts above the last one as alternatives", () => {
    const pages = [page(true, "a", "b", "c", "d"), page(true, "e", "f")];
    expect(pageStarts("f", pages)).toEqual(["f", "e", "d", "c"]);
    expect(pageStarts("b", pages)).toEqual(["b", "a"]);
    expect(pageStarts("", [])).toEqual([""]);
  });
});

describe("parseTags and tagsError", () => {
  it("parseTags splits at commas, normalizes, and removes duplicates", () => {
    expect(parseTags(" #Visa, first  Job ,, visa،நாடு, ##H1B ,#")).toEqual(["visa", "first job", "நாடு", "h1b"]);
    expect(parseTags("")).toEqual([]);
  });

  it("tagsError rejects too many tags, and lengths in code points", () => {
    expect(tagsError(["aa", "bb", "cc", "dd", "ee"])).toBeUndefined();
    expect(tagsError(["aa", "bb", "cc", "dd", "ee", "ff"])).toBe(communityAnswers.tooManyTags);
    expect(tagsError(["x"])).toBe(communityAnswers.tagLength);
    expect(tagsError(["😀😀"])).toBeUndefined();
    expect(tagsError(["x".repeat(30)])).toBeUndefined();
    expect(tagsError(["x".repeat(31)])).toBe(communityAnswers.tagLength);
  });
});

describe("checkPost", () => {
  const check = (values: Parameters<typeof checkPost>[0]) =>
    checkPost(values, undefined, { fields: {}, shouldUseNativeValidation: false });

  it("returns all errors at once", async () => {
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

  it("returns the normalized values of a valid form", async () => {
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

describe("withReaction", () => {
  const none = { support: 4, sameHere: 0, thankYou: 2, yours: [] };
  it("changes one kind independently, and counts a repeated one once", () => {
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

describe("countNewPosts", () => {
  const post = (id: string, isYours = false) => ({ id, author: { isYours } });
  it("counts posts by others before the first one that is shown", () => {
    const newest = [post("own", true), post("new"), post("newer"), post("shown"), post("old")];
    expect(countNewPosts(newest, [{ id: "shown" }])).toBe(2);
    expect(countNewPosts(newest.slice(3), [{ id: "shown" }])).toBe(0);
  });
});
