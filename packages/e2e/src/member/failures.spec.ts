import { addressOf, originOf } from "../support/addresses";
import { breakServer, breakServerUntilPressed, general } from "../support/broken";
import { coaches, registerOnboarded, registerWithCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachesPage } from "./coaches-page";
import { DashboardPage } from "./dashboard-page";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

test("the dashboard says that the coach could not be read, and reads again when asked @once", async ({
  page,
  watch,
}) => {
  await registerWithCoach(page.context());
  await breakServerUntilPressed(page, "**/api/coaches/*");
  watch.expect({ status: 500, path: /^\/api\/coaches\// });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to fetch coach data");
  await expect(failure).toContainText(general);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(dashboard.myCoach.getByRole("heading", { name: coaches.leela.name })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("the dashboard says that nobody could be suggested, and asks again when asked @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  await breakServerUntilPressed(page, "**/api/coach-suggestions");
  watch.expect({ status: 500, path: "/api/coach-suggestions" });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to fetch coach data");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(dashboard.suggestions).toHaveCount(3);
});

for (const address of ["/api/user", "/api/user-preferences"]) {
  test(`the dashboard says it when ${address} fails, and is whole after another try @once`, async ({ page, watch }) => {
    const person = await registerOnboarded(page.context());
    await breakServerUntilPressed(page, `**${address}`);
    watch.expect({ status: 500, path: address });
    await page.goto(addressOf("dashboard"));
    const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await retry.click();
    const dashboard = new DashboardPage(page);
    await expect(dashboard.greeting).toHaveText(`Welcome back, ${person.firstName}`);
    await expect(dashboard.suggestions).toHaveCount(3);
  });
}

test("the coaches' page says that it could not be read, and reads again when asked @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  await breakServerUntilPressed(page, "**/api/coaches");
  watch.expect({ status: 500, path: "/api/coaches" });
  await page.goto(addressOf("coaches"));
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to fetch coach data");
  await expect(failure).toContainText(general);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(new CoachesPage(page).card(coaches.leela.name).change).toBeVisible();
});

test("a conversation that could not be read says so, and is read when asked @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context());
  await breakServerUntilPressed(page, `**/api/messages/${coachId}`);
  watch.expect({ status: 500, path: `/api/messages/${coachId}` });
  await page.goto(addressOf("messages"));
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to fetch messages");
  await expect(failure).toContainText(general);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(new MessagesPage(page, coaches.leela.name).bubbles).toHaveCount(1);
});

test("a message that the server refuses stays, says so, and goes out once when sent again @once", async ({
  page,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await breakServer(page, "**/api/messages");
  watch.expect({ status: 500, path: "/api/messages" });
  await chat.write("This one is hard to send.");
  await expectToast(page, "Failed to send message", general);
  const bubble = chat.bubble("This one is hard to send.");
  await expect(bubble).toContainText("Not sent");
  await page.unroute("**/api/messages");
  await bubble.getByRole("button", { name: "Try again" }).click();
  await expect(bubble).toContainText("Sent");
  await page.reload();
  await expect(chat.bubble("This one is hard to send.")).toHaveCount(1);
  const stored = await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json();
  expect(stored.messages).toHaveLength(2);
});

test("a lost answer does not make a second message @once", async ({ page, watch }) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  // The message is stored, and then the line drops.
  await page.route(
    "**/api/messages",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  watch.expect({ failure: "net::ERR_FAILED", path: "/api/messages" });
  await chat.write("Only once, please.");
  await expect(chat.bubble("Only once, please.")).toContainText("Sent");
  await expect(chat.bubble("Only once, please.").getByRole("button", { name: "Try again" })).toHaveCount(0);
  const stored = await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json();
  expect(stored.messages).toHaveLength(2);
  await page.reload();
  await expect(chat.bubble("Only once, please.")).toHaveCount(1);
});

test("a message may have 4000 characters and not one more; a blank one cannot be sent @once", async ({ page }) => {
  await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await chat.composer.fill("   ");
  await expect(chat.send).toHaveAttribute("aria-disabled", "true");
  // Letters outside the basic plane count as one each, as they do on the server.
  await chat.composer.fill("𑀅".repeat(4001));
  await expect(page.getByText("1 character too many")).toBeVisible();
  await expect(chat.send).toHaveAttribute("aria-disabled", "true");
  await chat.composer.fill("𑀅".repeat(4000));
  await chat.send.click();
  await expect(chat.bubbles).toHaveCount(2);
  await expect(chat.bubbles.last()).toContainText("Sent");
});

test("a logout that fails is said and leaves the member signed in @once", async ({ page, watch }) => {
  await registerWithCoach(page.context());
  await new DashboardPage(page).open();
  await breakServer(page, "**/api/logout");
  watch.expect({ status: 500, path: "/api/logout" });
  await new MemberFrame(page).accountMenu.click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectToast(page, "Logout failed", general);
  await expect(page).toHaveURL(addressOf("dashboard"));
  await page.reload();
  await expect(page).toHaveURL(addressOf("dashboard"));
});
