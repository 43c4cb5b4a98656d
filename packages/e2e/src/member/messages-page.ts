import { fill } from "@aangan/copy/format";
import { messages } from "@aangan/copy/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { Chat } from "../support/chat";

/** The member's conversation with a coach. */
export class MessagesPage extends Chat {
  /** The lamp: help for a person in crisis. */
  readonly lamp: Locator;

  constructor(page: Page, coachName: string) {
    super(page, fill(messages.conversationLabel, { coachName }), fill(messages.composerLabel, { coachName }));
    this.lamp = page.getByRole("alert").filter({ hasText: "You don't have to hold this alone tonight." });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("messages") + query);
    await expect(this.log).toBeVisible();
  }
}
