import { administration as words } from "@aangan/copy/administration";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

/** The used part of the queue's response. */
interface CaseList {
  cases: { id: string; title: string }[];
  next: string | null;
}

/** The queue of the community, with one case of it. */
export class ModerationPage {
  readonly rows: Locator;
  readonly more: Locator;
  /** The case that is open. */
  readonly one: Locator;
  readonly take: Locator;
  readonly uncover: Locator;
  readonly decide: Locator;
  /** For how many days the author may not post. */
  readonly suspend: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.rows = main.getByRole("list", { name: words.listLabel }).getByRole("listitem");
    this.more = main.getByRole("button", { name: words.more, exact: true });
    this.one = main.getByRole("article");
    this.take = this.one.getByRole("button", { name: words.take, exact: true });
    this.uncover = this.one.getByRole("button", { name: words.uncover, exact: true });
    this.suspend = this.one.getByRole("textbox", { name: words.suspend });
    this.decide = this.one.getByRole("button", { name: words.decide, exact: true });
  }

  /** The queue down to a case; other tests fill it too, so that it may have many pages. */
  async open(id: string): Promise<void> {
    await this.page.goto(addressOf("coachModeration"));
    await expect(this.rows.first()).toBeVisible();
    await expect(async () => {
      const row = this.row(id);
      if (!(await row.isVisible())) await this.more.click({ timeout: 1_000 });
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** The id of the open case about the post with this title, which the pages themselves keep covered. */
  async idOf(title: string): Promise<string> {
    for (let after = ""; ; ) {
      const answer = await this.page.request.get(`${originOf("coach")}/api/coach/admin/moderation${after}`);
      expect(answer.status()).toBe(200);
      const { cases, next }: CaseList = await answer.json();
      const found = cases.find((one) => one.title === title);
      if (found) return found.id;
      expect(next, `no open case about “${title}”`).not.toBeNull();
      after = `?after=${next}`;
    }
  }

  /** A case of the list. */
  row(id: string): Locator {
    return this.rows.filter({ has: this.page.locator(`a[href$="case=${id}"]`) });
  }

  /** Opens a case of the list, which is called by what it is about. */
  async look(id: string, name: string): Promise<void> {
    await this.row(id).getByRole("link", { name, exact: true }).click();
    await expect(this.one.getByRole("heading", { level: 2, name })).toBeFocused();
  }

  /** Chooses what becomes of it. */
  async choose(outcome: string): Promise<void> {
    await this.one.getByRole("radio", { name: outcome, exact: true }).click();
  }

  /** Returns the status of the queue's call for the signed-in coach. */
  async answer(): Promise<number> {
    const answer = await this.page.request.get(`${originOf("coach")}/api/coach/admin/moderation`);
    return answer.status();
  }
}
