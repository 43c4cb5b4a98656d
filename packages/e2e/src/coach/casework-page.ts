import * as coachChat from "@aangan/copy/coach-chat";
import * as coachNotes from "@aangan/copy/coach-notes";
import * as coachReplies from "@aangan/copy/coach-replies";
import type { Locator, Page } from "@playwright/test";

/** The coach's private notes about one client, next to the open conversation. */
export class NotesPanel {
  /** The button in the conversation's header. */
  readonly toggle: Locator;
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    clientName: string,
  ) {
    this.toggle = page.getByRole("button", { name: coachChat.notes({ clientName }) });
    this.panel = page.getByRole("complementary", { name: coachNotes.title });
  }
}

/** The saved replies: the menu next to the composer, and the dialog that it opens. */
export class Replies {
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("button", { name: coachReplies.open, exact: true });
    this.dialog = page.getByRole("dialog");
  }

  /** Opens the dialog for editing the replies. */
  async manage(): Promise<void> {
    await this.button.click();
    // Its label depends on whether there are replies; it is always the last item.
    await this.page.getByRole("menu").getByRole("menuitem").last().click();
  }
}
