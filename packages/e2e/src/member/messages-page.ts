import * as chat from "@aangan/copy/chat";
import * as messages from "@aangan/copy/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { Chat } from "../support/chat";

export class MessagesPage extends Chat {
  /** Crisis help. */
  readonly crisisBanner: Locator;
  readonly coachTab: Locator;
  readonly companionsTab: Locator;
  readonly menu: Locator;
  /** The notice above the messages while their deletion is pending, with its undo button. */
  readonly deletionNotice: Locator;
  readonly undoDeletion: Locator;
  /** The confirmation before a chat is deleted. */
  readonly deleteDialog: Locator;
  readonly muted: Locator;
  readonly search: Locator;
  readonly searchBox: Locator;
  /** The highlighted search matches in the messages. */
  readonly matches: Locator;
  /** The file input behind the attach button. */
  readonly fileInput: Locator;
  readonly pendingAttachment: Locator;

  constructor(page: Page, coachName: string) {
    super(page, messages.conversationLabel({ coachName }), messages.composerLabel({ coachName }));
    this.crisisBanner = page
      .getByRole("main")
      .locator("section", { hasText: "You don't have to hold this alone." })
      .last();
    this.coachTab = page.getByRole("tab", { name: messages.yourCoach });
    this.companionsTab = page.getByRole("tab", { name: messages.companionsTab });
    this.menu = page.getByRole("button", { name: messages.menu });
    this.undoDeletion = page.getByRole("button", { name: messages.undoDeletion, exact: true });
    this.deletionNotice = page.getByRole("status").filter({ has: this.undoDeletion });
    this.deleteDialog = page.getByRole("alertdialog", { name: messages.deleteTitle });
    this.muted = page.getByText(messages.isMuted);
    this.search = page.getByRole("button", { name: chat.search });
    this.searchBox = page.getByRole("searchbox");
    this.matches = this.log.locator("mark");
    this.fileInput = page.locator("input[type=file]");
    this.pendingAttachment = page.getByRole("region", { name: chat.attachmentTray });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("messages") + query);
    await expect(this.log).toBeVisible();
  }

  /** Opens the menu and chooses an item. */
  async choose(name: string): Promise<void> {
    await this.menu.click();
    await this.page.getByRole("menuitem", { name }).click();
  }

  /** Requests the deletion of the chat and confirms it. */
  async deleteChat(): Promise<void> {
    await this.choose(messages.deleteChat);
    await this.deleteDialog.getByRole("button", { name: messages.deleteConfirm }).click();
  }
}
