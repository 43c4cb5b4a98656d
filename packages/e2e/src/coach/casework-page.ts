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

  /** The note that contains this text. */
  note(text: string): Locator {
    return this.notes.filter({ hasText: text });
  }
}

/** The saved replies: the menu next to the composer, and the dialog that it opens. */
export class Replies {
  readonly button: Locator;
  readonly menu: Locator;
  readonly dialog: Locator;
  /** The titles of the replies in the dialog. */
  readonly titles: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("button", { name: coachReplies.open, exact: true });
    this.menu = page.getByRole("menu");
    this.dialog = page.getByRole("dialog");
    this.titles = this.dialog.getByRole("listitem").locator("p:first-child");
  }

  /** Opens the dialog for editing the replies. */
  async manage(): Promise<void> {
    await this.button.click();
    // Its label depends on whether there are replies; it is always the last item.
    await this.menu.getByRole("menuitem").last().click();
  }

  /** Adds a reply in the open dialog. */
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
  control(action: "editOne" | "deleteOne" | "moveUp" | "moveDown", title: string): Locator {
    return this.dialog.getByRole("button", { name: fill(coachReplies[action], { title }), exact: true });
  }
}
