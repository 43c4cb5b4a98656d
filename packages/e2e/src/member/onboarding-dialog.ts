import { onboarding } from "@aangan/copy/onboarding";
import type { Locator, Page } from "@playwright/test";

/** The questions that a new member is asked once. */
export class OnboardingDialog {
  readonly dialog: Locator;
  readonly region: Locator;
  readonly age: Locator;
  readonly gender: Locator;
  readonly religion: Locator;
  readonly language: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: onboarding.title });
    this.region = this.dialog.getByRole("combobox", { name: onboarding.region });
    this.age = this.dialog.getByRole("textbox", { name: onboarding.age });
    this.gender = this.dialog.getByRole("combobox", { name: onboarding.gender });
    this.religion = this.dialog.getByRole("combobox", { name: onboarding.religion });
    this.language = this.dialog.getByRole("combobox", { name: onboarding.language });
    this.submit = this.dialog.getByRole("button", { name: onboarding.continue });
  }

  /** Takes an option of a list, by the words it begins with. */
  async choose(list: Locator, option: string): Promise<void> {
    await list.click();
    await this.page.getByRole("option", { name: new RegExp(`^${option}`) }).click();
  }

  /** Answers so that Leela Fernandes is the first suggestion. */
  async answerForLeela(): Promise<void> {
    await this.choose(this.region, "West India");
    await this.age.fill("48");
    await this.choose(this.gender, "Female");
    await this.choose(this.language, "Konkani");
    for (const topic of ["Raising children here", "Marriage and in-laws", "Loneliness"]) {
      await this.dialog.getByRole("button", { name: topic }).click();
    }
  }
}
