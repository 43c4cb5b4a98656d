import { administration as words } from "@aangan/copy/administration";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

/** The queue of the community, with one case of it. */
export class ModerationPage {
  readonly rows: Locator;
  readonly more: Locator;
  /** The case that is open. */
  readonly one: Locator;
  readonly take: Locator;
  readonly uncover: Locator;
  readonly decide: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.rows = main.getByRole("list", { name: words.listLabel }).getByRole("listitem");
    this.more = main.getByRole("button", { name: words.more, exact: true });
    this.one = main.getByRole("article");
    this.take = this.one.getByRole("button", { name: words.take, exact: true });
    this.uncover = this.one.getByRole("button", { name: words.uncover, exact: true });
    this.decide = this.one.getByRole("button", { name: words.decide, exact: true });
  }

  /** The queue; other tests fill it too, so that it may have many pages. */
  async open(title: string): Promise<void> {
    await this.page.goto(addressOf("coachModeration"));
    await expect(this.rows.first()).toBeVisible();
    await expect(async () => {
      const row = this.row(title);
      if (!(await row.isVisible())) await this.more.click({ timeout: 1_000 });
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** The case about the post with this title. */
  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole("link", { name: title, exact: true }) });
  }

  /** Opens a case of the list. */
  async look(title: string): Promise<void> {
    await this.row(title).getByRole("link").click();
    await expect(this.one.getByRole("heading", { level: 2, name: title })).toBeFocused();
  }

  /** Chooses what becomes of it. */
  async choose(outcome: string): Promise<void> {
    await this.one.getByRole("radio", { name: outcome, exact: true }).click();
  }

  /** What the queue's call answers to whoever is signed in. */
  async answer(): Promise<number> {
    const answer = await this.page.request.get(`${originOf("coach")}/api/coach/admin/moderation`);
    return answer.status();
  }
}
