import { randomUUID } from "node:crypto";
import { storage } from "@aangan/copy/storage";
import { addressOf } from "../support/addresses";
import { answerNext, holdBack } from "../support/answers";
import { lettersWith, letterWith } from "../support/mailbox";
import { closeToast, expectAccepted, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { ContactPage } from "./team-form";

test("what is missing is said, and nothing is sent @once", async ({ page }) => {
  const contact = new ContactPage(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await contact.open();
  await expect(contact.text).toHaveAttribute("rows", "6");
  await expect(contact.email).toHaveAttribute("type", "email");
  for (const field of [contact.name, contact.email, contact.text]) await expect(field).toHaveAttribute("required");
  await contact.submit.click();
  await expectToast(page, "Missing Information", "Please fill in all required fields.");
  await expectRefused(contact.name, "Name is required");
  await expectRefused(contact.email, "Email is required");
  await expectRefused(contact.text, "Message is required");
  await expect(contact.name).toBeFocused();

  await contact.fill("   ", "asha@nowhere", "x".repeat(5001));
  await expectRefused(contact.name, "Name is required");
  await expectRefused(contact.email, "Please enter a valid email address");
  await expectRefused(contact.text, "Message cannot exceed 5000 characters");
  await contact.submit.click();
  await contact.fill("Asha", "asha@example.com", "x".repeat(5000));
  for (const field of [contact.name, contact.email, contact.text]) await expectAccepted(field);
  expect(sent).not.toContain("POST /api/contact");
});

test("a message reaches the team with an address to answer to, and the form is empty again @once", async ({ page }) => {
  const contact = new ContactPage(page);
  const mark = randomUUID();
  const held = await holdBack(page, contact.call);
  await contact.open();
  await contact.fill("Asha Raman", `${mark}@example.com`, "Is there somebody who speaks Tamil?\n\nMy mother asks too.");
  await contact.subject.fill("My private subject");
  const request = await contact.send();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeVisible();
  await sending.click({ force: true });
  held.release();
  expect(request.postDataJSON()).toEqual({
    name: "Asha Raman",
    email: `${mark}@example.com`,
    subject: "My private subject",
    message: "Is there somebody who speaks Tamil?\n\nMy mother asks too.",
    website: "",
  });
  await expectToast(page, "Message Sent", "Thank you for contacting us. We'll get back to you soon.");
  await contact.expectKept("", "", "");
  await expect(contact.subject).toHaveValue("");
  for (const field of [contact.name, contact.email, contact.text]) await expectAccepted(field);
  expect(held.asked()).toBe(1);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), storage.contactDraft)).toBeNull();

  const letter = await letterWith(mark);
  expect(letter.to).not.toContain(mark);
  expect(letter.replyTo).toContain(`${mark}@example.com`);
  expect(letter.subject).not.toContain("private");
  for (const said of ["Asha Raman", "My private subject", "Is there somebody who speaks Tamil?", "My mother asks too."])
    expect(letter.text).toContain(said);
});

test("a message that was not sent stays, whatever went wrong, and over a reload too @once", async ({ page, watch }) => {
  const contact = new ContactPage(page);
  const mark = randomUUID();
  const typed = ["Noor Ali", `${mark}@example.com`, "I could not log in yesterday."] as const;
  const later = "That was a lot of tries in a short time. Please try again in 12 minutes.";
  const refused = "Please enter an address that we can write to.";
  await answerNext(page, watch, contact.call, [
    { status: 429, message: later, retryAfter: 720 },
    { status: 400, message: refused, fields: [{ field: "email", message: refused }] },
    { status: 500, message: "Something went wrong. Please try again." },
    { status: 502, page: "<html><title>Bad Gateway</title></html>" },
    "no answer",
  ]);
  await contact.open();
  await contact.fill(...typed);
  for (const says of [
    later,
    refused,
    "Something went wrong. Please try again.",
    "Failed to send message",
    "Something went wrong. Please try again.",
  ]) {
    await contact.send();
    await expectToast(page, "Error", says);
    await contact.expectKept(...typed);
    if (says === refused) await expectRefused(contact.email, refused);
    await closeToast(page);
  }
  await page.reload();
  await contact.expectKept(...typed);
  await contact.send();
  await expectToast(page, "Message Sent");
  await letterWith(mark);
});

test("what is typed and sent before the page is awake is kept, and goes out when it is @once", async ({ page }) => {
  const contact = new ContactPage(page);
  const mark = randomUUID();
  const { release } = await holdBack(page, "/_next/static/chunks/*.js");
  await page.goto(addressOf("contact"), { waitUntil: "domcontentloaded" });
  await expect(contact.form).toHaveAttribute("data-waits");
  await contact.fill("Asha Raman", `${mark}@example.com`, "From a train, between two tunnels.");
  await contact.submit.click();
  await expect(contact.form).toHaveAttribute("data-pressed");
  await contact.expectKept("Asha Raman", `${mark}@example.com`, "From a train, between two tunnels.");
  release();
  await expectToast(page, "Message Sent");
  expect((await letterWith(mark)).text).toContain("From a train, between two tunnels.");
});

test("what was typed before the page is awake is kept over a failed send and a reload @once", async ({
  page,
  watch,
}) => {
  const contact = new ContactPage(page);
  const typed = ["Noor Ali", "noor@example.com", "I could not log in yesterday."] as const;
  await answerNext(page, watch, contact.call, [{ status: 500, message: "Something went wrong. Please try again." }]);
  const { awaken } = await contact.openAsleep(addressOf("contact"));
  await contact.fill(...typed);
  await contact.subject.fill("Logging in");
  await awaken();
  await contact.send();
  await expectToast(page, "Error", "Something went wrong. Please try again.");
  // A browser puts back what it remembers of a form, and leaves the rest to the draft.
  for (const comeBack of [() => page.reload(), () => contact.openAnew()]) {
    await comeBack();
    await contact.expectKept(...typed);
    await expect(contact.subject).toHaveValue("Logging in");
  }
});

test("what comes into the fields without a key, while the page wakes and after, is what is sent @once", async ({
  page,
}) => {
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
  // As some password managers do it.
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

test("a program that fills in every field is thanked, and nobody is troubled; words of distress bring up 988 and are read first @once", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  const [program, mark] = [randomUUID(), randomUUID()];
  await contact.open();
  await contact.fill("Buy Now", `${program}@example.com`, "Cheap things");
  // The honeypot cannot be seen, focused, or read by screen readers.
  await expect(contact.trap).not.toBeInViewport();
  await expect(contact.trap).toHaveAttribute("tabindex", "-1");
  await expect(contact.form.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  await contact.trap.evaluate((trap: HTMLInputElement) => {
    trap.value = "https://buy.example";
  });
  const response = page.waitForResponse((one) => one.url().endsWith(contact.call));
  await contact.send();
  expect((await response).status()).toBe(201);
  await expectToast(page, "Message Sent", "Thank you for contacting us. We'll get back to you soon.");

  // The next message is a person's.
  await page.reload();
  const lamp = contact.form.getByRole("alert").filter({ hasText: "You don't have to hold this alone tonight." });
  await contact.fill("Ravi", `${mark}@example.com`, "I am on a diet.");
  await expect(lamp).toHaveCount(0);
  await contact.text.fill("I want to end my life.");
  await expect(lamp).toBeVisible();
  await expect(lamp.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(lamp.getByRole("link", { name: "Text 988" })).toHaveAttribute("href", "sms:988");
  await contact.send();
  await expectToast(page, "Message Sent");
  await expect(lamp).toHaveCount(0);
  const letter = await letterWith(mark);
  expect(letter.subject).toBe("Please read first: a message from the contact page");
  expect(await lettersWith(program)).toEqual([]);
});
