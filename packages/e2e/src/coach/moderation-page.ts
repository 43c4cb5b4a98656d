import * as words from "@aangan/copy/administration";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

/** The used part of the queue's response. */
interface CaseList {
  cases: { id: string; title: string }[];
  next: string | null;
}

/** The moderation queue of the community, and the open case. */
export class ModerationPage {
  readonly rows: Locator;
  readonly more: Locator;
  /** The open case. */
  readonly currentCase: Locator;
  readonly claim: Locator;
  readonly uncover: Locator;
  readonly decide: Locator;
  /** The number of days of the author's suspension. */
  readonly suspendDays: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.rows = main.getByRole("list", { name: words.listLabel }).getByRole("listitem");
    this.more = main.getByRole("button", { name: words.more, exact: true });
    this.currentCase = main.getByRole("article");
    this.claim = this.currentCase.getByRole("button", { name: words.take, exact: true });
    this.uncover = this.currentCase.getByRole("button", { name: words.uncover, exact: true });
    this.suspendDays = this.currentCase.getByRole("textbox", { name: words.suspend });
    this.decide = this.currentCase.getByRole("button", { name: words.decide, exact: true });
  }

  /** Opens the queue and loads pages until a case is listed: other tests add cases too. */
  async open(id: string): Promise<void> {
    await this.page.goto(addressOf("coachModeration"));
    await expect(this.rows.first()).toBeVisible();
    await expect(async () => {
      const row = this.row(id);
      if (!(await row.isVisible())) await this.more.click({ timeout: 1_000 });
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** Returns the id of the open case about the post with this title. The pages do not show the title uncovered. */
  async caseIdOf(title: string): Promise<string> {
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

  /** A case in the list. */
  row(id: string): Locator {
    return this.rows.filter({ has: this.page.locator(`a[href$="case=${id}"]`) });
  }

  /** Opens a case in the list; its name is its subject. */
  async openCase(id: string, name: string): Promise<void> {
    await this.row(id).getByRole("link", { name, exact: true }).click();
    await expect(this.currentCase.getByRole("heading", { level: 2, name })).toBeFocused();
  }

  /** Selects the outcome of the open case. */
  async chooseOutcome(outcome: string): Promise<void> {
    await this.currentCase.getByRole("radio", { name: outcome, exact: true }).click();
  }

  /** Returns the response status of the queue's API for the signed-in coach. */
  async queueStatus(): Promise<number> {
    const answer = await this.page.request.get(`${originOf("coach")}/api/coach/admin/moderation`);
    return answer.status();
  }
}
