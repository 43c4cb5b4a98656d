import * as coachClientList from "@aangan/copy/coach-client-list";
import * as coachCrisis from "@aangan/copy/coach-crisis";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachToday from "@aangan/copy/coach-today";
import * as crisis from "@aangan/copy/crisis";
import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes } from "@aangan/copy/lists";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { Chat } from "../support/chat";

/** The list of clients; the lists of today's sessions and of waiting clients are next to it. */
const clientList = (page: Page) =>
  page.getByRole("main").getByRole("list", { name: coachClientList.list, exact: true });

/** The coach's dashboard with its tabs. */
export class Portal {
  readonly rows: Locator;
  /** The coach's day next to the list. */
  readonly today: Locator;

  constructor(readonly page: Page) {
    this.rows = clientList(page).getByRole("listitem");
    this.today = page.getByRole("region", { name: coachToday.title, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("coachDashboard"));
    await expect(this.page.getByRole("heading", { level: 1, name: coachDashboard.clients })).toBeVisible();
  }

  /** A client in the list. */
  client(name: string): ClientRow {
    return new ClientRow(this.page, name);
  }

  /** A section of the open client page. */
  part(title: string): Locator {
    return this.page.getByRole("main").getByRole("region", { name: title, exact: true });
  }

  /** The open conversation with a client. */
  conversation(clientName: string): Chat {
    return new Chat(
      this.page,
      coachDashboard.conversationLabel({ clientName }),
      coachDashboard.composerLabel({ clientName }),
    );
  }

  /** Opens a flagged client's conversation from the strip, and closes the crisis there. */
  async closeCrisis(strip: Locator, outcome: (typeof crisisOutcomes)[number]["code"], note = ""): Promise<void> {
    await strip.getByRole("link", { name: crisis.openChat }).click();
    await this.page.getByRole("button", { name: coachCrisis.close }).click();
    const dialog = this.page.getByRole("dialog", { name: coachCrisis.title });
    await dialog.getByRole("radio", { name: labelOf(crisisOutcomes, outcome) }).click();
    if (note) await dialog.getByRole("textbox", { name: coachCrisis.note }).fill(note);
    await dialog.getByRole("button", { name: coachCrisis.save }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** The link to a tab, in the sidebar or in the phone's bar. */
  tab(name: "Clients" | "Messages" | "Sessions" | "Profile"): Locator {
    const navigation = this.page.getByRole("navigation", { name: coachDashboard.navigation });
    return navigation.getByRole("link", { name: new RegExp(`^${name}`) });
  }

  /** Opens the part of the frame with Logout and the account's status; on a desktop it is always open. */
  async openAccount(): Promise<Locator> {
    const more = this.page.getByRole("button", { name: "More", exact: true });
    const rail = this.page.getByRole("complementary");
    // Right after opening, the page shows neither.
    await expect(more.or(rail).first()).toBeVisible();
    if (!(await more.isVisible())) return rail;
    await more.click();
    return this.page.getByRole("dialog");
  }

  async logout(): Promise<void> {
    const account = await this.openAccount();
    await account.getByRole("button", { name: "Logout" }).click();
  }
}

/** A client in the list, and the strip above the list while they are flagged. */
export class ClientRow {
  readonly row: Locator;
  /** The link to the client's page. */
  readonly name: Locator;
  readonly message: Locator;
  readonly urgent: Locator;
  readonly strip: Locator;

  constructor(page: Page, name: string) {
    this.row = clientList(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name, exact: true }) });
    this.name = this.row.getByRole("link", { name, exact: true });
    this.message = this.row.getByRole("link", { name: new RegExp(`^${coachDashboard.message}`) });
    this.urgent = this.row.getByText(crisis.urgent, { exact: true });
    this.strip = page.getByRole("alert").filter({ hasText: crisis.flaggedTitle({ clientName: name }) });
  }
}
