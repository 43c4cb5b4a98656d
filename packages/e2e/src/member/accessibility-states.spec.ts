import { randomUUID } from "node:crypto";
import * as communityYours from "@aangan/copy/community-yours";
import * as companionsPage from "@aangan/copy/companions-page";
import * as journalPage from "@aangan/copy/journal-page";
import * as notifications from "@aangan/copy/notifications";
import * as resourcesPage from "@aangan/copy/resources-page";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { writePost } from "../support/community";
import { failRequests, genericError } from "../support/failing-requests";
import { registerOnboarded } from "../support/people";
import { closeToast, expectInvalid, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CommunityPage } from "./community-page";
import { buddy, CompanionsPage } from "./companions-page";
import { MemberFrame } from "./frame";
import { JournalPage } from "./journal-page";
import { pieces, ResourcesPage } from "./resources-page";
import { ThreadPage } from "./thread-page";

/** Library, journal, companions and community, checked against WCAG 2.2 AA in both themes. */
test.describe("accessibility", () => {
  // On a phone these pages and dialogs are checked where they are used.
  test("library, journal, companions and community work and have no violations on a desktop @desktop", async ({
    page,
  }) => {
    await registerOnboarded(page.context());
    const title = `A desk with a view ${randomUUID()}`;
    const frame = new MemberFrame(page);
    await test.step("the library and its reader", async () => {
      const resources = new ResourcesPage(page);
      await resources.open();
      await expectAccessible(page);
      await resources.readMore(pieces.chai).click();
      await expect(resources.title(pieces.chai)).toBeVisible();
      await expectAccessible(page);
      await resources.close.click();
      await expect(resources.reader).toHaveCount(0);
    });
    await test.step("the journal and its question before deletion", async () => {
      const journal = new JournalPage(page);
      await page.getByRole("main").getByRole("link", { name: resourcesPage.journal }).click();
      await journal.textbox.fill("Rain since four.");
      await expect(journal.savedNotice).toBeVisible();
      await expectAccessible(page);
      await journal.done.click();
      await journal.entry("Rain since four.").getByRole("button", { name: journalPage.delete }).click();
      await expect(page.getByRole("alertdialog", { name: journalPage.deleteTitle })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("alertdialog").getByRole("button", { name: journalPage.keepIt }).click();
    });
    await test.step("the community, its guidelines, its search and its form", async () => {
      const community = new CommunityPage(page);
      await frame.follow("Community");
      await expect(community.guidelines).toBeVisible();
      await expectAccessible(page);
      await community.accept.click();
      await expect(community.guidelines).toHaveCount(0);
      await writePost(page.context(), { title });
      await expect(community.rows.first()).toBeVisible();
      await expectAccessible(page);
      await community.search(title);
      await expect(community.rows).toHaveCount(1);
      await expect(community.row(title).marks.first()).toBeVisible();
      await community.newPost.click();
      await community.post.click();
      await expectInvalid(community.category, "Please select a category");
      await community.choose("immigration");
      await expectAccessible(page);
      await page.goBack();
      await expect(community.form).toHaveCount(0);
      await community.row(title).title.click();
    });
    await test.step("a thread and the member's own posts", async () => {
      const thread = new ThreadPage(page, title);
      await thread.write("It was a Tuesday.");
      await expect(thread.comments).toHaveCount(1);
      await expectAccessible(page);
      await page.goto(addressOf("communityYours"));
      await page.getByRole("tab", { name: communityYours.wordsTab }).click();
      await expect(page.getByRole("article", { name: title, exact: true })).toContainText(communityYours.published);
      await expectAccessible(page);
    });
    await test.step("the companions next to a conversation", async () => {
      const companions = new CompanionsPage(page);
      await companions.open();
      await companions.row("Buddy").click();
      const chat = buddy(page);
      await expect(chat.composer).toBeVisible();
      await expectAccessible(page);
      await chat.ask("Work is too much this week");
      await expect(companions.list).toBeVisible();
      await expectAccessible(page);
    });
  });

  // The texts and the behaviour of these states are checked by the member app's component tests.
  test("empty and failed states of notifications, library, journal and companions have no violations @once", async ({
    page,
    watch,
  }) => {
    await registerOnboarded(page.context());
    watch.expect({ status: 500 });
    const alert = page.getByRole("main").getByRole("alert");
    await test.step("no notifications", async () => {
      await page.goto(addressOf("notifications"));
      await expect(page.getByRole("main").getByText(notifications.emptyTitle)).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("a library that could not be loaded", async () => {
      await failRequests(page, "**/api/resources");
      await new MemberFrame(page).follow("Resources");
      await expect(alert).toContainText(resourcesPage.failed);
      await expectAccessible(page);
    });
    await test.step("a journal that could not be loaded, and an entry that could not be saved", async () => {
      await failRequests(page, "**/api/journal");
      await failRequests(page, "**/api/journal/*");
      await page.getByRole("main").getByRole("link", { name: resourcesPage.journal }).click();
      await expect(alert).toContainText(journalPage.listFailed);
      await new JournalPage(page).textbox.fill("Nothing of this is lost.");
      await expect(page.getByRole("status").filter({ hasText: journalPage.notSaved })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("companions that could not be loaded, a message that was not sent, and an abandoned answer", async () => {
      await failRequests(page, "**/api/companions");
      const companions = new CompanionsPage(page);
      await companions.open();
      await expect(page.getByRole("alert").filter({ hasText: companionsPage.listFailed })).toBeVisible();
      await expectAccessible(page);
      await companions.row("Buddy").click();
      const chat = buddy(page);
      const sentence = "Buddy couldn't finish. Please try again.";
      let attempts = 0;
      await page.route("**/api/companions/buddy/messages", (route) => {
        if (route.request().method() !== "POST") return route.continue();
        attempts += 1;
        if (attempts === 1)
          return route.fulfill({ status: 500, json: { status: 500, message: genericError, fields: [] } });
        const { id, text } = route.request().postDataJSON();
        const message = { id, text, seq: 1, from: "member", safety: "", createdAt: new Date().toISOString() };
        const body = [
          ["stored", { message }],
          ["delta", { text: "That sounds heavy. And" }],
          ["failed", { message: sentence }],
        ].map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        return route.fulfill({ contentType: "text/event-stream", body: body.join("") });
      });
      await chat.write("Work is too much this week");
      await expect(chat.bubble("Work is too much this week")).toContainText(companionsPage.notSent);
      await expectToast(page, companionsPage.sendFailed);
      await expectAccessible(page);
      await closeToast(page);
      await chat.bubble("Work is too much this week").getByRole("button", { name: companionsPage.tryAgain }).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(chat.streamingAnswer).toContainText("That sounds heavy.");
      await expectAccessible(page);
    });
  });
});
