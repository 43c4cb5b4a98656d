import { coachNotes, coachReplies } from "@aangan/copy/coach-casework";
import { coachChat } from "@aangan/copy/coach-portal";
import { fill } from "@aangan/copy/format";
import type { Locator, Page } from "@playwright/test";

/** The coach's private notes about one client, next to the open conversation. */
export class NotesPanel {
  /** The button in the conversation's header. */
  readonly toggle: Locator;
  readonly panel: Locator;
  readonly box: Locator;
  readonly add: Locator;
  readonly notes: Locator;

  constructor(
    readonly page: Page,
    clientName: string,
  ) {
    this.toggle = page.getByRole("button", { name: fill(coachChat.notes, { clientName }) });
    this.panel = page.getByRole("complementary", { name: coachNotes.title });
    this.box = this.panel.getByRole("textbox", { name: coachNotes.new });
    this.add = this.panel.getByRole("button", { name: coachNotes.add });
    this.notes = this.panel.getByRole("listitem");
  }

  /** The note with this text in it. */
  note(text: string): Locator {
    return this.notes.filter({ hasText: text });
  }
}

/** The saved replies: the menu next to the box, and the dialog that it opens. */
export class Replies {
  readonly button: Locator;
  readonly menu: Locator;
  readonly dialog: Locator;
  /** Names of the replies as the dialog lists them. */
  readonly titles: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("button", { name: coachReplies.open, exact: true });
    this.menu = page.getByRole("menu");
    this.dialog = page.getByRole("dialog");
    this.titles = this.dialog.getByRole("listitem").locator("p:first-child");
  }

  /** Opens the dialog in which replies are changed. */
  async manage(): Promise<void> {
    await this.button.click();
    // Its words depend on whether there are any replies yet; it is always the last one.
    await this.menu.getByRole("menuitem").last().click();
  }

  /** Writes one in the dialog, which is open. */
  async write(title: string, text: string): Promise<void> {
    await this.dialog.getByRole("button", { name: coachReplies.new }).click();
    await this.fill(title, text);
    await this.dialog.getByRole("button", { name: coachReplies.add, exact: true }).click();
  }

  /** Fills the form of the dialog. */
  async fill(title: string, text: string): Promise<void> {
    await this.dialog.getByLabel(coachReplies.name).fill(title);
    await this.dialog.getByLabel(coachReplies.words).fill(text);
  }

  /** A control of one reply in the dialog. */
  control(what: "editOne" | "deleteOne" | "moveUp" | "moveDown", title: string): Locator {
    return this.dialog.getByRole("button", { name: fill(coachReplies[what], { title }), exact: true });
  }
}
