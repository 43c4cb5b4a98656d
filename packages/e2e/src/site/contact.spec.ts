import { randomUUID } from "node:crypto";
import { storage } from "@aangan/copy/storage";
import { addressOf } from "../support/addresses";
import { emailsContaining, waitForEmail } from "../support/emails";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast, expectValid } from "../support/screen";
import { expect, test } from "../support/test";
import { ContactPage } from "./team-form";

test("invalid fields show errors and send nothing; a message is sent once and emailed to the team with a reply address, and the form is reset @once", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await contact.open();
  await expect(contact.text).toHaveAttribute("rows", "6");
  await expect(contact.email).toHaveAttribute("type", "email");
  for (const field of [contact.name, contact.email, contact.text]) await expect(field).toHaveAttribute("required");
  await contact.submit.click();
  await expectToast(page, "Missing Information", "Please fill in all required fields.");
  await expectInvalid(contact.name, "Name is required");
  await expectInvalid(contact.email, "Email is required");
  await expectInvalid(contact.text, "Message is required");
  await expect(contact.name).toBeFocused();

  await contact.fill("   ", "asha@nowhere", "x".repeat(5001));
  await expectInvalid(contact.name, "Name is required");
  await expectInvalid(contact.email, "Please enter a valid email address");
  await expectInvalid(contact.text, "Message cannot exceed 5000 characters");
  await contact.submit.click();
  await contact.fill("Asha", "asha@example.com", "x".repeat(5000));
  for (const field of [contact.name, contact.email, contact.text]) await expectValid(field);
  expect(sent).not.toContain("POST /api/contact");

  // Now a valid one.
  const mark = randomUUID();
  const pendingMessage = await holdResponses(page, contact.apiPath);
  await contact.fill("Asha Raman", `${mark}@example.com`, "Is there somebody who speaks Tamil?\n\nMy mother asks too.");
  await contact.subject.fill("My private subject");
  const request = await contact.send();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  pendingMessage.release();
  expect(request.postDataJSON()).toEqual({
    name: "Asha Raman",
    email: `${mark}@example.com`,
    subject: "My private subject",
    message: "Is there somebody who speaks Tamil?\n\nMy mother asks too.",
    website: "",
  });
  await expectToast(page, "Message Sent", "Thank you for contacting us. We'll get back to you soon.");
  await contact.expectValues("", "", "");
  await expect(contact.subject).toHaveValue("");
  for (const field of [contact.name, contact.email, contact.text]) await expectValid(field);
  expect(pendingMessage.requestCount()).toBe(1);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), storage.contactDraft)).toBeNull();

  const teamEmail = await waitForEmail(mark);
  expect(teamEmail.to).not.toContain(mark);
  expect(teamEmail.replyTo).toContain(`${mark}@example.com`);
  expect(teamEmail.subject).not.toContain("private");
  for (const text of ["Asha Raman", "My private subject", "Is there somebody who speaks Tamil?", "My mother asks too."])
    expect(teamEmail.text).toContain(text);
});

test("a message survives every kind of failure and a reload @once", async ({ page, watch }) => {
  const contact = new ContactPage(page);
  const mark = randomUUID();
  const input = ["Noor Ali", `${mark}@example.com`, "I could not log in yesterday."] as const;
  const later = "Too many tries in a short time. Please try again in 12 minutes.";
  const refused = "Please enter an address that we can write to.";
  await mockNextResponses(page, watch, contact.apiPath, [
    { status: 429, message: later, retryAfter: 720 },
    { status: 400, message: refused, fields: [{ field: "email", message: refused }] },
    { status: 500, message: "Something went wrong. Please try again." },
    { status: 502, page: "<html><title>Bad Gateway</title></html>" },
    "no response",
  ]);
  await contact.open();
  await contact.fill(...input);
  for (const message of [
    later,
    refused,
    "Something went wrong. Please try again.",
    "Failed to send message",
    "Something went wrong. Please try again.",
  ]) {
    await contact.send();
    await expectToast(page, "Error", message);
    await contact.expectValues(...input);
    if (message === refused) await expectInvalid(contact.email, refused);
    await closeToast(page);
  }
  await page.reload();
  await contact.expectValues(...input);
  await contact.send();
  await expectToast(page, "Message Sent");
  await waitForEmail(mark);
});

test("a message submitted before hydration is sent after it @once", async ({ page }) => {
  const contact = new ContactPage(page);
  const mark = randomUUID();
  const { release } = await holdResponses(page, "/_next/static/chunks/*.js");
  await page.goto(addressOf("contact"), { waitUntil: "domcontentloaded" });
  await expect(contact.form).toHaveAttribute("data-waits");
  await contact.fill("Asha Raman", `${mark}@example.com`, "From a train, between two tunnels.");
  await contact.submit.click();
  await expect(contact.form).toHaveAttribute("data-pressed");
  await contact.expectValues("Asha Raman", `${mark}@example.com`, "From a train, between two tunnels.");
  release();
  await expectToast(page, "Message Sent");
  expect((await waitForEmail(mark)).text).toContain("From a train, between two tunnels.");
});

test("a message typed before hydration survives a failed send and a reload @once", async ({ page, watch }) => {
  const contact = new ContactPage(page);
  const input = ["Noor Ali", "noor@example.com", "I could not log in yesterday."] as const;
  await mockNextResponses(page, watch, contact.apiPath, [
    { status: 500, message: "Something went wrong. Please try again." },
  ]);
  const { hydrate } = await contact.openBeforeHydration(addressOf("contact"));
  await contact.fill(...input);
  await contact.subject.fill("Logging in");
  await hydrate();
  await contact.send();
  await expectToast(page, "Error", "Something went wrong. Please try again.");
  // After a reload the browser restores form values; after a new navigation only the draft does.
  for (const reopenForm of [() => page.reload(), () => contact.reopen()]) {
    await reopenForm();
    await contact.expectValues(...input);
    await expect(contact.subject).toHaveValue("Logging in");
  }
});

test("values set by scripts during and after hydration are sent @once", async ({ page }) => {
  const contact = new ContactPage(page);
  // React reads the clock to check whether its time slice is over: here it always is. From the moment the form is in
  // the page, a text is put into the field between any two slices; the last one right after hydration.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => {
      ahead += 6;
      return now() + ahead;
    };
    const turns = new MessageChannel();
    let count = 0;
    turns.port1.onmessage = () => {
      const form = document.querySelector<HTMLFormElement>("main form");
      // While the page is loading, the form may lack its fields.
      const field = form?.elements.namedItem("message");
      if (form && field instanceof HTMLTextAreaElement) {
        if (form.dataset.waits === undefined) return;
        count += 1;
        field.value = `Text ${count}`;
        Reflect.set(window, "lastText", field.value);
      }
      turns.port2.postMessage("");
    };
    turns.port2.postMessage("");
  });
  await contact.open();
  await page.mouse.move(200, 200);
  await expect(contact.form).not.toHaveAttribute("data-waits");
  const last: string = await page.evaluate(() => Reflect.get(window, "lastText"));
  await expect(contact.text).toHaveValue(last);
  // Without an event, as some password managers do.
  for (const [field, text] of [
    [contact.name, "Asha Raman"],
    [contact.email, "asha@example.com"],
  ] as const)
    await field.evaluate((input: HTMLInputElement, given) => {
      input.value = given;
    }, text);
  const request = await contact.send();
  expect(request.postDataJSON()).toMatchObject({ name: "Asha Raman", email: "asha@example.com", message: last });
  await expectToast(page, "Message Sent");
});

test("a honeypot message gets a success response but no email; crisis language shows 988 and marks the email's subject @once", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const [botMark, mark] = [randomUUID(), randomUUID()];
  await contact.open();
  await contact.fill("Buy Now", `${botMark}@example.com`, "Cheap things");
  // The honeypot cannot be seen, focused, or read by screen readers.
  await expect(contact.honeypotField).not.toBeInViewport();
  await expect(contact.honeypotField).toHaveAttribute("tabindex", "-1");
  await expect(contact.form.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  await contact.honeypotField.evaluate((trap: HTMLInputElement) => {
    trap.value = "https://buy.example";
  });
  const response = page.waitForResponse((one) => one.url().endsWith(contact.apiPath));
  await contact.send();
  expect((await response).status()).toBe(201);
  await expectToast(page, "Message Sent", "Thank you for contacting us. We'll get back to you soon.");

  // The next message leaves the honeypot empty.
  await page.reload();
  const crisisBanner = contact.form.getByRole("alert").filter({ hasText: "You don't have to hold this alone." });
  await contact.fill("Ravi", `${mark}@example.com`, "I am on a diet.");
  await expect(crisisBanner).toHaveCount(0);
  await contact.text.fill("I want to end my life.");
  await expect(crisisBanner).toBeVisible();
  await expect(crisisBanner.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(crisisBanner.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await contact.send();
  await expectToast(page, "Message Sent");
  await expect(crisisBanner).toHaveCount(0);
  const teamEmail = await waitForEmail(mark);
  expect(teamEmail.subject).toBe("Please read first: a new message from the contact page");
  expect(await emailsContaining(botMark)).toEqual([]);
});
