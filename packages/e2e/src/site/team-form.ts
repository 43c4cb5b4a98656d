import * as application from "@aangan/copy/application";
import * as contact from "@aangan/copy/contact";
import { honeypot } from "@aangan/copy/honeypot";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { holdResponses } from "../support/responses";

/** The common parts of the forms to the team: fields, button, honeypot, and one API call. */
abstract class TeamForm {
  readonly form: Locator;
  readonly name: Locator;
  readonly email: Locator;
  /** The honeypot field. */
  readonly honeypotField: Locator;

  protected constructor(
    readonly page: Page,
    /** The API path that receives the form. */
    readonly apiPath: string,
    words: { name: string; email: string },
  ) {
    this.form = page.getByRole("main").locator("form");
    this.name = this.form.getByLabel(words.name, { exact: true });
    this.email = this.form.getByLabel(words.email, { exact: true });
    this.honeypotField = this.form.locator(`input[name=${honeypot.name}]`);
  }

  abstract readonly submit: Locator;
  /** The multi-line text field. */
  abstract readonly text: Locator;

  /** Checks the values of the three required fields. */
  async expectValues(name: string, email: string, text: string): Promise<void> {
    await expect(this.name).toHaveValue(name);
    await expect(this.email).toHaveValue(email);
    await expect(this.text).toHaveValue(text);
  }

  /**
   * Opens a URL and holds its framework scripts, as on a slow network: visitors type into a form before React
   * hydrates it. `hydrate` releases the scripts and waits for the hydration.
   */
  async openBeforeHydration(address: string): Promise<{ hydrate: () => Promise<void> }> {
    const { release } = await holdResponses(this.page, "/_next/static/chunks/*.js");
    await this.page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(this.form).toHaveAttribute("data-waits");
    const hydrate = async () => {
      release();
      await expect(this.form).not.toHaveAttribute("data-waits");
    };
    return { hydrate };
  }

  /** Leaves the page and opens it again: then only a draft restores the fields, not the browser. */
  async reopen(): Promise<void> {
    const address = this.page.url();
    await this.page.goto("about:blank");
    await this.page.goto(address);
  }

  async fill(name: string, email: string, text: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.text.fill(text);
  }

  /** Submits a valid form and returns the request. */
  async send(): Promise<Request> {
    const request = this.page.waitForRequest((one) => new URL(one.url()).pathname === this.apiPath);
    await this.submit.click();
    return request;
  }
}

/** The contact page's form. */
export class ContactPage extends TeamForm {
  readonly submit: Locator;
  readonly subject: Locator;
  readonly text: Locator;

  constructor(page: Page) {
    super(page, "/api/contact", contact);
    this.submit = this.form.getByRole("button", { name: "Send Message" });
    this.subject = this.form.getByLabel(contact.subject);
    this.text = this.form.getByLabel(contact.message, { exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("contact"));
  }
}

/** The application form for one position, or the general one. */
export class ApplyPage extends TeamForm {
  readonly submit: Locator;
  readonly location: Locator;
  readonly link: Locator;
  readonly text: Locator;
  readonly confirmation: Locator;

  constructor(page: Page) {
    super(page, "/api/applications", application);
    this.submit = this.form.getByRole("button", { name: application.submit });
    this.location = this.form.getByLabel(application.location);
    this.link = this.form.getByLabel(application.link);
    this.text = this.form.getByLabel(application.note, { exact: true });
    this.confirmation = page.getByRole("heading", { name: application.doneTitle });
  }

  /** Opens the form for a position by its code. */
  async open(job: string): Promise<void> {
    await this.page.goto(`${addressOf("careers")}/apply/${job}`);
  }
}
