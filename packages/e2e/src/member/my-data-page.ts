import * as myData from "@aangan/copy/my-data";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The page with the member's signed-in devices, data download and account deletion. */
export class MyDataPage {
  readonly devices: Locator;
  readonly logOutOthers: Locator;
  readonly download: Locator;
  readonly deleteAccount: Locator;
  readonly dialog: Locator;
  readonly password: Locator;
  readonly confirmDeletion: Locator;
  readonly keepAccount: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.devices = main.getByRole("list", { name: myData.devicesLabel }).getByRole("listitem");
    this.logOutOthers = main.getByRole("button", { name: myData.endOthers });
    this.download = main.getByRole("button", { name: myData.download });
    this.deleteAccount = main.getByRole("button", { name: myData.leaveButton });
    this.dialog = page.getByRole("dialog", { name: myData.leaveTitle });
    this.password = this.dialog.getByRole("textbox", { name: myData.passwordLabel });
    this.confirmDeletion = this.dialog.getByRole("button", { name: myData.leaveConfirm });
    this.keepAccount = this.dialog.getByRole("button", { name: myData.stay });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("myData"));
  }
}
