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

  /** Answers so that Meera Krishnan is the first suggestion. */
  async answerForMeera(): Promise<void> {
    await this.choose(this.region, "South India");
    await this.age.fill("29");
    await this.choose(this.gender, "Female");
    await this.choose(this.language, "Tamil");
    for (const topic of ["family", "identity", "stress", "relationships"] as const) {
      await this.dialog.getByRole("button", { name: labels[topic] }).click();
    }
  }
}

const labels = {
  family: "Family expectations",
  identity: "Living between two cultures",
  stress: "Stress and burnout",
  relationships: "Dating and relationships",
};
