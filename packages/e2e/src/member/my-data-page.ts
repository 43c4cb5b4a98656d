import { myData } from "@aangan/copy/my-data";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The page with the member's signed-in devices, data download and account deletion. */
export class MyDataPage {
  readonly devices: Locator;
  readonly endOthers: Locator;
  readonly download: Locator;
  readonly leave: Locator;
  readonly dialog: Locator;
  readonly password: Locator;
  readonly confirmLeave: Locator;
  readonly stay: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.devices = main.getByRole("list", { name: myData.devicesLabel }).getByRole("listitem");
    this.endOthers = main.getByRole("button", { name: myData.endOthers });
    this.download = main.getByRole("button", { name: myData.download });
    this.leave = main.getByRole("button", { name: myData.leaveButton });
    this.dialog = page.getByRole("dialog", { name: myData.leaveTitle });
    this.password = this.dialog.getByRole("textbox", { name: myData.passwordLabel });
    this.confirmLeave = this.dialog.getByRole("button", { name: myData.leaveConfirm });
    this.stay = this.dialog.getByRole("button", { name: myData.stay });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("myData"));
  }
}
