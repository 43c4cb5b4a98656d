import { application } from "@aangan/copy/careers";
import { contact } from "@aangan/copy/contact";
import { honeypot } from "@aangan/copy/honeypot";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { addressOf } from "../support/addresses";
import { holdBack } from "../support/answers";

/** The common parts of the forms to the team: fields, a button, a honeypot, and one call. */
abstract class TeamForm {
  readonly form: Locator;
  readonly name: Locator;
  readonly email: Locator;
  /** The honeypot field. */
  readonly trap: Locator;

  protected constructor(
    readonly page: Page,
    /** Where the form is sent to. */
    readonly call: string,
    words: { name: string; email: string },
  ) {
    this.form = page.getByRole("main").locator("form");
    this.name = this.form.getByLabel(words.name, { exact: true });
    this.email = this.form.getByLabel(words.email, { exact: true });
    this.trap = this.form.locator(`input[name=${honeypot.name}]`);
  }

  abstract readonly submit: Locator;
  /** The long text. */
  abstract readonly text: Locator;

  /** Checks the values of the three required fields. */
  async expectKept(name: string, email: string, text: string): Promise<void> {
    await expect(this.name).toHaveValue(name);
    await expect(this.email).toHaveValue(email);
    await expect(this.text).toHaveValue(text);
  }

  /**
   * Opens an address whose framework scripts stay away, as on a bad line: people type into a form that React has not
   * reached. `awaken` lets the scripts come and waits until the form is alive.
   */
  async openAsleep(address: string): Promise<{ awaken: () => Promise<void> }> {
    const { release } = await holdBack(this.page, "/_next/static/chunks/*.js");
    await this.page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(this.form).toHaveAttribute("data-waits");
    const awaken = async () => {
      release();
      await expect(this.form).not.toHaveAttribute("data-waits");
    };
    return { awaken };
  }

  /** Leaves the page and opens it again: the browser does not restore the fields then, a draft does. */
  async openAnew(): Promise<void> {
    const address = this.page.url();
    await this.page.goto("about:blank");
    await this.page.goto(address);
  }

  async fill(name: string, email: string, text: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.text.fill(text);
  }

  /** Presses the button and returns the call; for forms that are filled well. */
  async send(): Promise<Request> {
    const request = this.page.waitForRequest((one) => new URL(one.url()).pathname === this.call);
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

/** The form for one position, or for none in particular. */
export class ApplyPage extends TeamForm {
  readonly submit: Locator;
  readonly location: Locator;
  readonly link: Locator;
  readonly text: Locator;
  readonly received: Locator;

  constructor(page: Page) {
    super(page, "/api/applications", application);
    this.submit = this.form.getByRole("button", { name: application.submit });
    this.location = this.form.getByLabel(application.location);
    this.link = this.form.getByLabel(application.link);
    this.text = this.form.getByLabel(application.note, { exact: true });
    this.received = page.getByRole("heading", { name: application.doneTitle });
  }

  /** Opens the form for a position by its code. */
  async open(job: string): Promise<void> {
    await this.page.goto(`${addressOf("careers")}/apply/${job}`);
  }
}
