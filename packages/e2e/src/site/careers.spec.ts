import { randomUUID } from "node:crypto";
import { jobs } from "@aangan/copy/careers";
import { addressOf, originOf } from "../support/addresses";
import { answerNext, holdBack } from "../support/answers";
import { lettersWith, letterWith } from "../support/mailbox";
import { closeToast, expectAccepted, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { applyAddress } from "./pages";
import { ApplyPage } from "./team-form";

/** The name of a position's button; its second half is for screen readers. */
const applyTo = (title: string) => new RegExp(`^Apply Now ?: ${title}$`);

test("four positions, each with what it is, where, and a form of its own @once", async ({ page }) => {
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

test("an application reaches the team, once, for the position it was written for @once", async ({ page }) => {
  const apply = new ApplyPage(page);
  const mark = randomUUID();
  const held = await holdBack(page, apply.call);
  await apply.open("frontend-developer");
  await apply.submit.click();
  await expectToast(page, "Missing Information", "Please fill in all required fields.");
  await expectRefused(apply.name, "Name is required");
  await expectRefused(apply.email, "Email is required");
  await expectRefused(apply.text, "Please tell us something about yourself");
  expect(held.asked()).toBe(0);

  await apply.fill("Noor Ali", `${mark}@example.com`, "Six years of small pages.");
  await apply.link.fill("my portfolio");
  await apply.submit.click();
  await expectRefused(apply.link, "Please enter a link that begins with http:// or https://");
  await apply.link.fill("https://noor.example/work");
  await apply.location.fill("Fremont, CA");
  for (const field of [apply.name, apply.email, apply.link, apply.text]) await expectAccepted(field);
  const request = await apply.send();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  held.release();
  expect(request.postDataJSON()).toEqual({
    job: "frontend-developer",
    name: "Noor Ali",
    email: `${mark}@example.com`,
    location: "Fremont, CA",
    link: "https://noor.example/work",
    note: "Six years of small pages.",
    website: "",
  });
  await expect(apply.received).toBeFocused();
  await expectToast(page, "Application Sent", "Thank you for applying. We'll get back to you soon.");
  expect(held.asked()).toBe(1);

  const letter = await letterWith(mark);
  expect(letter.to).not.toContain(mark);
  expect(letter.replyTo).toContain(`${mark}@example.com`);
  for (const said of [
    "Frontend Developer",
    "Noor Ali",
    "Fremont, CA",
    "https://noor.example/work",
    "Six years of small",
  ])
    expect(letter.text).toContain(said);
});

test("an application that was not sent stays, over a reload too, and a program's goes nowhere @once", async ({
  page,
  watch,
}) => {
  const apply = new ApplyPage(page);
  const [mark, program] = [randomUUID(), randomUUID()];
  const typed = ["Ravi Menon", `${mark}@example.com`, "I kept a clinic's books for nine years."] as const;
  const refused = "Please enter a link that we can open.";
  await answerNext(page, watch, apply.call, [
    { status: 400, message: refused, fields: [{ field: "link", message: refused }] },
    { status: 503, page: "<html>" },
    "no answer",
  ]);
  await apply.open("general");
  await apply.fill(...typed);
  for (const says of [refused, "Failed to send application", "Something went wrong. Please try again."]) {
    await apply.send();
    await expectToast(page, "Error", says);
    await apply.expectKept(...typed);
    if (says === refused) await expectRefused(apply.link, refused);
    await closeToast(page);
  }
  await page.reload();
  await apply.expectKept(...typed);
  // A draft for one position is not shown in another one's form.
  await apply.open("wellness-coach");
  await apply.expectKept("", "", "");
  await apply.fill("Buy Now", `${program}@example.com`, "Cheap things");
  await apply.trap.evaluate((trap: HTMLInputElement) => {
    trap.value = "https://buy.example";
  });
  await apply.send();
  await expect(apply.received).toBeVisible();
  await apply.open("general");
  await apply.send();
  await expect(apply.received).toBeVisible();
  await letterWith(mark);
  expect(await lettersWith(program)).toEqual([]);
});

test("an application typed before the page is awake is kept over a failed send and a reload @once", async ({
  page,
  watch,
}) => {
  const apply = new ApplyPage(page);
  const typed = ["Ravi Menon", "ravi@example.com", "I kept a clinic's books for nine years."] as const;
  await answerNext(page, watch, apply.call, [{ status: 503, page: "<html>" }]);
  const { awaken } = await apply.openAsleep(applyAddress());
  await apply.fill(...typed);
  await apply.location.fill("Fremont, CA");
  await apply.link.fill("https://ravi.example");
  await awaken();
  await apply.send();
  await expectToast(page, "Error", "Failed to send application");
  for (const comeBack of [() => page.reload(), () => apply.openAnew()]) {
    await comeBack();
    await apply.expectKept(...typed);
    await expect(apply.location).toHaveValue("Fremont, CA");
    await expect(apply.link).toHaveValue("https://ravi.example");
  }
});
