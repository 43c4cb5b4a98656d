import * as onboarding from "@aangan/copy/onboarding";
import type { Locator, Page } from "@playwright/test";
import { chooseOption } from "../support/screen";

/** The onboarding questions, shown once to a new member. */
export class OnboardingDialog {
  readonly dialog: Locator;
  readonly region: Locator;
  readonly age: Locator;
  readonly gender: Locator;
  readonly religion: Locator;
  readonly language: Locator;
  readonly coachGender: Locator;
  readonly outsideCommunity: Locator;
  readonly homeCity: Locator;
  readonly continueButton: Locator;
  readonly back: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: onboarding.title });
    this.region = this.dialog.getByRole("combobox", { name: onboarding.region });
    this.age = this.dialog.getByRole("textbox", { name: onboarding.age });
    this.gender = this.dialog.getByRole("combobox", { name: onboarding.gender });
    this.religion = this.dialog.getByRole("combobox", { name: onboarding.religion });
    this.language = this.dialog.getByRole("combobox", { name: onboarding.language });
    this.coachGender = this.dialog.getByRole("radiogroup", { name: onboarding.coachGender });
    this.outsideCommunity = this.dialog.getByRole("checkbox", { name: onboarding.outside });
    this.homeCity = this.dialog.getByRole("textbox", { name: onboarding.homeCity });
    this.continueButton = this.dialog.getByRole("button", { name: onboarding.continue });
    this.back = this.dialog.getByRole("button", { name: onboarding.back });
    this.submit = this.dialog.getByRole("button", { name: onboarding.finish });
  }

  /** Chooses the option whose label starts with this text. */
  async choose(list: Locator, option: string): Promise<void> {
    await chooseOption(list, new RegExp(`^${option}`));
  }

  topic(label: string): Locator {
    return this.dialog.getByRole("button", { name: label });
  }

  /** Answers the required questions and continues to the second step. */
  async answerFirstStep(): Promise<void> {
    await this.choose(this.region, "Nepal");
    await this.age.fill("120");
    await this.choose(this.gender, "Prefer not to say");
    await this.continueButton.click();
  }

  /** Answers both steps so that Leela Fernandes is the first suggestion. */
  async answerForLeela(): Promise<void> {
    await this.choose(this.region, "West India");
    await this.age.fill("48");
    await this.choose(this.gender, "Female");
    await this.continueButton.click();
    await this.choose(this.language, "Konkani");
    for (const topic of ["Raising children here", "Marriage and in-laws", "Loneliness"])
      await this.topic(topic).click();
  }
}
