import { communityAnswers } from "@aangan/copy/community";
import { describe, expect, it } from "vitest";
import { communityHref, postHref, readPlace, tagHref } from "./address";
import { newcomers } from "./newcomers";
import { checkPost, tagsRefused } from "./post-check";
import { switched } from "./switched";
import { parseTags } from "./tags";

const place = (address: string) => readPlace(new URL(address, "http://localhost").searchParams);

describe("the address of the community", () => {
  it("reads back what it writes", () => {
    const whole = { order: "recent", category: "career", tag: "first job", postId: "p1", commentId: "c1" } as const;
    expect(place(communityHref(whole))).toEqual(whole);
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
    });
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
    const on = switched(none, "SameHere", true);
    expect(on).toEqual({ support: 4, sameHere: 1, thankYou: 2, yours: ["SameHere"] });
    expect(switched(on, "SameHere", true)).toBe(on);
    expect(switched(switched(on, "Support", true), "SameHere", false)).toEqual({
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
