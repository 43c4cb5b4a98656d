import * as profile from "@aangan/copy/profile";
import type { Locator, Page } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { chooseOption } from "../support/screen";

/** The profile: personal details, preferences and notification settings. */
export class ProfilePage {
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly username: Locator;
  readonly email: Locator;
  readonly passwordForEmail: Locator;
  readonly timeZone: Locator;
  readonly region: Locator;
  readonly gender: Locator;
  readonly ageRange: Locator;
  readonly religion: Locator;
  readonly quietFrom: Locator;
  readonly quietUntil: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly repeatPassword: Locator;
  readonly changePassword: Locator;
  readonly withdrawEmail: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    const box = (name: string) => main.getByRole("textbox", { name, exact: true });
    const list = (name: string) => main.getByRole("combobox", { name, exact: true });
    this.firstName = box(profile.firstName);
    this.lastName = box(profile.lastName);
    this.username = box(profile.username);
    this.email = box(profile.email);
    this.passwordForEmail = box(profile.passwordForEmail);
    this.timeZone = list(profile.timeZone);
    this.region = list(profile.region);
    this.gender = list(profile.gender);
    this.ageRange = list(profile.ageRange);
    // The label ends with a hint that the field is optional.
    this.religion = main.getByRole("combobox", { name: new RegExp(`^${profile.religion}`) });
    this.quietFrom = list(profile.quietFrom);
    this.quietUntil = list(profile.quietUntil);
    this.currentPassword = box(profile.currentPassword);
    this.newPassword = box(profile.newPassword);
    this.repeatPassword = box(profile.repeatPassword);
    this.changePassword = main.getByRole("button", { name: profile.changePassword });
    this.withdrawEmail = main.getByRole("button", { name: profile.emailTakeBack });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("profile"));
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name, exact: true });
  }

  toggle(name: string): Locator {
    return this.page.getByRole("switch", { name, exact: true });
  }

  /** The save button of the open tab. */
  get save(): Locator {
    return this.page.getByRole("tabpanel").getByRole("button", { name: profile.save });
  }

  async choose(list: Locator, option: string): Promise<void> {
    await chooseOption(list, option);
  }
}
