import * as copy from "@aangan/copy/community-thread";
import * as crisis from "@aangan/copy/crisis";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** A post with its comments, in the dialog over the community. */
export class ThreadPage {
  readonly dialog: Locator;
  readonly comments: Locator;
  readonly commentBox: Locator;
  readonly send: Locator;
  readonly menu: Locator;
  readonly crisisBanner: Locator;

  constructor(
    readonly page: Page,
    /** The post's title. */
    title: string,
  ) {
    this.dialog = page.getByRole("dialog", { name: title, exact: true });
    this.comments = this.dialog.getByRole("list", { name: /comment/i }).getByRole("article");
    this.commentBox = this.dialog.getByRole("textbox", { name: copy.commentLabel, exact: true });
    this.send = this.dialog.getByRole("button", { name: copy.send, exact: true });
    this.menu = this.dialog.getByRole("button", { name: copy.menu });
    this.crisisBanner = this.dialog
      .getByRole("region", { name: crisis.heading })
      .or(this.dialog.getByRole("alert", { name: crisis.heading }));
  }

  async open(postId: string, commentId?: string): Promise<void> {
    await this.page.goto(threadAddress(postId, commentId));
  }

  /** The comment with this text. */
  comment(text: string): Locator {
    return this.comments.filter({ hasText: text });
  }

  /** A reaction button; its text contains the count: "Support 1". */
  reaction(kind: "Support" | "SameHere" | "ThankYou"): Locator {
    return this.dialog.getByRole("button", { name: kind });
  }

  async write(text: string): Promise<void> {
    await this.commentBox.fill(text);
    await this.send.click();
  }

  /** Chooses an item of the post's menu. */
  async choose(item: string): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Chooses an item of a comment's menu. */
  async chooseForComment(text: string, item: string): Promise<void> {
    await this.comment(text)
      .getByRole("button", { name: /^Options for the comment/ })
      .click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Makes the page refetch, as when the member returns to its tab. */
  async triggerRefetch(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  }
}

/** The URL of a thread, or of one comment in it. */
export function threadAddress(postId: string, commentId?: string): string {
  return `${addressOf("community")}?post=${postId}${commentId ? `&comment=${commentId}` : ""}`;
}
