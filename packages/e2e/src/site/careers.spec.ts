import { randomUUID } from "node:crypto";
import { jobs } from "@aangan/copy/jobs";
import { addressOf, originOf } from "../support/addresses";
import { emailsContaining, waitForEmail } from "../support/emails";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast, expectValid } from "../support/screen";
import { expect, test } from "../support/test";
import { applyAddress } from "./pages";
import { ApplyPage } from "./team-form";

/** The name of a position's button; its second half is for screen readers. */
const applyTo = (title: string) => new RegExp(`^Apply Now ?: ${title}$`);

test("each of the four positions shows its facts and links its own application form @once", async ({ page }) => {
  await page.goto(addressOf("careers"));
  const positions = page.getByRole("main").getByRole("article");
  await expect(positions).toHaveCount(4);
  for (const title of ["Wellness Coach", "Content Writer", "Frontend Developer", "Operations Manager"]) {
    const job = jobs.find((one) => one.title === title);
    const position = page.getByRole("article", { name: title });
    for (const fact of [job?.department, "Remote (US-based)", job?.type])
      await expect(position.getByText(fact ?? "", { exact: true })).toBeVisible();
    await expect(position.getByRole("listitem")).toHaveText([...(job?.requirements ?? [])]);
    await expect(position.getByRole("link", { name: applyTo(title) })).toHaveAttribute(
      "href",
      `/careers/apply/${job?.code}`,
    );
  }
  await page.getByRole("link", { name: applyTo("Content Writer") }).click();
  await expect(page).toHaveURL(`${originOf("site")}/careers/apply/content-writer`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Content Writer");
  await page.goBack();
  await page.getByRole("link", { name: "Submit General Application" }).click();
  await expect(page).toHaveURL(`${originOf("site")}/careers/apply/general`);
  await expect(new ApplyPage(page).submit).toBeVisible();
});

test("an application is validated, sent once, and emailed to the team with its position @once", async ({ page }) => {
  const apply = new ApplyPage(page);
  const mark = randomUUID();
  const pendingApplication = await holdResponses(page, apply.apiPath);
  await apply.open("frontend-developer");
  await apply.submit.click();
  await expectToast(page, "Missing Information", "Please fill in all required fields.");
  await expectInvalid(apply.name, "Name is required");
  await expectInvalid(apply.email, "Email is required");
  await expectInvalid(apply.text, "Please tell us something about yourself");
  expect(pendingApplication.requestCount()).toBe(0);

  await apply.fill("Noor Ali", `${mark}@example.com`, "Six years of small pages.");
  await apply.link.fill("my portfolio");
  await apply.submit.click();
  await expectInvalid(apply.link, "Please enter a link that starts with http:// or https://");
  await apply.link.fill("https://noor.example/work");
  await apply.location.fill("Fremont, CA");
  for (const field of [apply.name, apply.email, apply.link, apply.text]) await expectValid(field);
  const request = await apply.send();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  pendingApplication.release();
  expect(request.postDataJSON()).toEqual({
    job: "frontend-developer",
    name: "Noor Ali",
    email: `${mark}@example.com`,
    location: "Fremont, CA",
    link: "https://noor.example/work",
    note: "Six years of small pages.",
    website: "",
  });
  await expect(apply.confirmation).toBeFocused();
  await expectToast(page, "Application Sent", "Thank you for applying. We'll get back to you soon.");
  expect(pendingApplication.requestCount()).toBe(1);

  const teamEmail = await waitForEmail(mark);
  expect(teamEmail.to).not.toContain(mark);
  expect(teamEmail.replyTo).toContain(`${mark}@example.com`);
  for (const text of [
    "Frontend Developer",
    "Noor Ali",
    "Fremont, CA",
    "https://noor.example/work",
    "Six years of small",
  ])
    expect(teamEmail.text).toContain(text);
});

test("a failed application keeps its input over a reload, and a honeypot application sends no email @once", async ({
  page,
  watch,
}) => {
  const apply = new ApplyPage(page);
  const [mark, botMark] = [randomUUID(), randomUUID()];
  const input = ["Ravi Menon", `${mark}@example.com`, "I kept a clinic's books for nine years."] as const;
  const refused = "Please enter a link that we can open.";
  await mockNextResponses(page, watch, apply.apiPath, [
    { status: 400, message: refused, fields: [{ field: "link", message: refused }] },
    { status: 503, page: "<html>" },
    "no response",
  ]);
  await apply.open("general");
  await apply.fill(...input);
  for (const message of [refused, "Failed to send application", "Something went wrong. Please try again."]) {
    await apply.send();
    await expectToast(page, "Error", message);
    await apply.expectValues(...input);
    if (message === refused) await expectInvalid(apply.link, refused);
    await closeToast(page);
  }
  await page.reload();
  await apply.expectValues(...input);
  // A draft belongs to one position's form.
  await apply.open("wellness-coach");
  await apply.expectValues("", "", "");
  await apply.fill("Buy Now", `${botMark}@example.com`, "Cheap things");
  await apply.honeypotField.evaluate((trap: HTMLInputElement) => {
    trap.value = "https://buy.example";
  });
  await apply.send();
  await expect(apply.confirmation).toBeVisible();
  await apply.open("general");
  await apply.send();
  await expect(apply.confirmation).toBeVisible();
  await waitForEmail(mark);
  expect(await emailsContaining(botMark)).toEqual([]);
});

test("an application typed before hydration survives a failed send and a reload @once", async ({ page, watch }) => {
  const apply = new ApplyPage(page);
  const input = ["Ravi Menon", "ravi@example.com", "I kept a clinic's books for nine years."] as const;
  await mockNextResponses(page, watch, apply.apiPath, [{ status: 503, page: "<html>" }]);
  const { hydrate } = await apply.openBeforeHydration(applyAddress());
  await apply.fill(...input);
  await apply.location.fill("Fremont, CA");
  await apply.link.fill("https://ravi.example");
  await hydrate();
  await apply.send();
  await expectToast(page, "Error", "Failed to send application");
  for (const reopenForm of [() => page.reload(), () => apply.reopen()]) {
    await reopenForm();
    await apply.expectValues(...input);
    await expect(apply.location).toHaveValue("Fremont, CA");
    await expect(apply.link).toHaveValue("https://ravi.example");
  }
});
