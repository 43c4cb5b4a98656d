import * as copy from "@aangan/copy/community-page";
import * as guidelines from "@aangan/copy/guidelines";
import { communityCategories } from "@aangan/copy/lists";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { chooseOption } from "../support/screen";

/** A post in the list. */
export class PostRow {
  readonly row: Locator;
  readonly title: Locator;
  readonly marks: Locator;

  constructor(main: Locator, title: string) {
    this.row = main.getByRole("article", { name: title, exact: true });
    this.title = this.row.getByRole("heading", { name: title, exact: true }).getByRole("link");
    this.marks = this.row.locator("mark");
  }

  /** A reaction button; its text contains the count: "Support 14". */
  reaction(kind: "Support" | "SameHere" | "ThankYou"): Locator {
    return this.row.getByRole("button", { name: kind });
  }

  tag(tag: string): Locator {
    return this.row.getByRole("list", { name: copy.tagsLabel }).getByRole("link", { name: `#${tag}`, exact: true });
  }
}

/** The community's list of posts, the post form and the guidelines. */
export class CommunityPage {
  readonly main: Locator;
  readonly rows: Locator;
  readonly newPost: Locator;
  readonly more: Locator;
  readonly clearTag: Locator;
  readonly form: Locator;
  readonly title: Locator;
  readonly content: Locator;
  readonly category: Locator;
  readonly tags: Locator;
  readonly post: Locator;
  readonly guidelines: Locator;
  readonly accept: Locator;
  readonly readFirst: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.rows = this.main.getByRole("article");
    this.newPost = this.main.getByRole("button", { name: copy.newPost, exact: true }).locator("visible=true");
    this.more = this.main.getByRole("button", { name: copy.more, exact: true });
    this.clearTag = this.main.getByRole("button", { name: /^Also show posts without the tag/ });
    this.form = page.getByRole("dialog", { name: copy.form.newTitle });
    this.title = this.form.getByLabel(copy.form.title, { exact: true });
    this.content = this.form.getByLabel(copy.form.content);
    this.category = this.form.getByRole("combobox", { name: copy.form.category });
    this.tags = this.form.getByRole("textbox", { name: new RegExp(`^${copy.form.tags}`) });
    this.post = this.form.getByRole("button", { name: copy.form.post, exact: true });
    this.guidelines = page.getByRole("dialog", { name: guidelines.title });
    this.accept = this.guidelines.getByRole("button", { name: copy.guidelines.accept });
    this.readFirst = this.guidelines.getByRole("button", { name: copy.guidelines.readFirst });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`${addressOf("community")}${query}`);
  }

  row(title: string): PostRow {
    return new PostRow(this.main, title);
  }

  order(label: string): Locator {
    return this.main.getByRole("radio", { name: label });
  }

  async choose(category: (typeof communityCategories)[number]["code"]): Promise<void> {
    const label = communityCategories.find(({ code }) => code === category)?.label ?? "";
    await chooseOption(this.category, label);
  }

  /** Searches. On a phone the search box is opened first. */
  async search(query: string): Promise<void> {
    const box = this.main.getByRole("searchbox").locator("visible=true");
    if ((await box.count()) === 0) await this.main.getByRole("button", { name: copy.openSearch }).click();
    await box.fill(query);
  }
}
