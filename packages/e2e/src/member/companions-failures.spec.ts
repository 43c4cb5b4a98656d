import { companionsPage as copy } from "@aangan/copy/companions-page";
import type { Route } from "@playwright/test";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequestsUntilRetry, genericError } from "../support/failing-requests";
import { NetworkProxy } from "../support/network-proxy";
import { registerOnboarded } from "../support/people";
import { holdResponses } from "../support/responses";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { arjun, buddy, CompanionsPage, tara } from "./companions-page";

const messagesPath = "/api/companions/buddy/messages";

test("a message that the server fails to take is kept with its id and sent once on retry @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const chat = buddy(page);
  await chat.open();
  const ids: string[] = [];
  let broken = true;
  await page.route(`**${messagesPath}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (broken) return route.fulfill({ status: 500, json: { status: 500, message: genericError, fields: [] } });
    return route.continue();
  });
  watch.expect({ status: 500, path: messagesPath });
  await chat.write("Work is too much this week");
  await expect(chat.bubble("Work is too much this week")).toContainText("Not sent");
  await expectToast(page, "Failed to send message", genericError);
  await expectAccessible(page);
  await page.reload();
  await expect(chat.bubble("Work is too much this week")).toContainText("Not sent");
  broken = false;
  await chat.bubble("Work is too much this week").getByRole("button", { name: copy.tryAgain }).click();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.bubble("Work is too much this week")).toHaveCount(1);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an answer interrupted by a lost connection is fetched again and shown once @once", async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const proxy = await NetworkProxy.start(originOf("member"));
  try {
    watch.allowOrigin(proxy.origin);
    watch.expect({ failure: /^net::ERR_/ });
    const chat = buddy(page);
    const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
    await chat.open(proxy.origin);
    await stream;
    proxy.holdAfter("event: delta");
    await chat.write("I cannot switch off at night");
    await expect(chat.streamingAnswer).toBeVisible();
    proxy.disconnect();
    proxy.release();
    await expect(chat.fetchAnswer).toBeVisible();
    await expect(chat.answers).toHaveCount(0);
    await expect(chat.composer).toBeVisible();
    proxy.reconnect();
    // The page reconnects automatically, with increasing delays.
    await expect(chat.answers).toHaveCount(1, { timeout: 45_000 });
    await expect(chat.fetchAnswer).toHaveCount(0);
    await expect(chat.streamingAnswer).toHaveCount(0);
    await expect(chat.bubble("I cannot switch off at night")).toHaveCount(1);
    const stored = await page.request.get(`${originOf("member")}${messagesPath}`);
    const { messages }: { messages: { from: string }[] } = await stored.json();
    expect(messages.filter(({ from }) => from === "companion")).toHaveLength(1);
    expect(messages.filter(({ from }) => from === "member")).toHaveLength(1);
  } finally {
    await proxy.close();
  }
});

test("an answer that the server abandons shows an error and can be requested again @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const chat = tara(page);
  await chat.open();
  const errorMessage = "Tara could not finish. Please try again.";
  let shouldFail = true;
  await page.route("**/api/companions/tara/messages", async (route) => {
    if (route.request().method() !== "POST" || !shouldFail) return route.continue();
    shouldFail = false;
    const { id, text } = route.request().postDataJSON();
    const message = { id, text, seq: 1, from: "member", safety: "", createdAt: new Date().toISOString() };
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    return route.fulfill({
      contentType: "text/event-stream",
      body:
        event("stored", { message }) +
        event("delta", { text: "That sounds heavy. And" }) +
        event("failed", { message: errorMessage }),
    });
  });
  await chat.write("I feel out of place here");
  await expect(page.getByText(errorMessage)).toBeVisible();
  await expect(chat.streamingAnswer).toContainText("That sounds heavy.");
  await expectAccessible(page);
  await chat.fetchAnswer.click();
  await expect(chat.answers).toHaveCount(1);
  await expect(page.getByText(errorMessage)).toHaveCount(0);
});

test("an answer is there after the page was reloaded or left while it was streaming @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const proxy = await NetworkProxy.start(originOf("member"));
  try {
    watch.allowOrigin(proxy.origin);
    const chat = buddy(page);
    await chat.open(proxy.origin);
    proxy.holdAfter("event: thinking");
    await chat.write("I cannot switch off at night");
    await expect(chat.thinking).toBeAttached();
    await page.reload();
    proxy.release();
    await expect(chat.bubble("I cannot switch off at night")).toHaveCount(1);
    await expect(chat.answers).toHaveCount(1);
    // Opening another conversation during an answer does not stop it either.
    proxy.holdAfter("event: thinking");
    await chat.write("Work is too much this week");
    await expect(chat.thinking).toBeAttached();
    await page.getByRole("button", { name: copy.back }).click();
    const companions = new CompanionsPage(page);
    await companions.row("Tara").click();
    await expect(tara(page).composer).toBeVisible();
    proxy.release();
    await page.goBack();
    await companions.row("Buddy").click();
    await expect(chat.answers).toHaveCount(2);
    // Leave the page, so that no request is in flight when the proxy closes.
    await page.goto("about:blank");
  } finally {
    await proxy.close();
  }
});

test("messages to Arjun that failed offline are sent automatically in order once he is available @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const trial = await page.request.post(`${originOf("member")}/api/start-trial`, { data: {} });
  expect(trial.ok(), await trial.text()).toBe(true);
  const path = "/api/companions/arjun/messages";
  const chat = arjun(page);
  await chat.open();
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path });
  const abortSends = (route: Route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue();
  await page.route(`**${path}`, abortSends);
  const texts = ["I sleep badly", "Work is too much this week", "My mother worries"];
  for (const text of texts) {
    await chat.write(text);
    await expect(chat.bubble(text)).toContainText("Not sent");
  }
  await page.unroute(`**${path}`, abortSends);

  // Availability loads last: after the conversation, the user and the stream.
  const heldList = await holdResponses(page, "/api/companions");
  const first = [path, "/api/user", "/api/live"].map((part) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === part),
  );
  await page.reload();
  await Promise.all(first);
  await expect(page.getByRole("main").getByText("Loading").first()).toBeAttached();
  heldList.release();
  await expect(chat.answers).toHaveCount(texts.length);
  const stored: { messages: { from: string; text: string }[] } = await (
    await page.request.get(`${originOf("member")}${path}`)
  ).json();
  expect(stored.messages.filter(({ from }) => from === "member").map(({ text }) => text)).toEqual(texts);
});

test("failed loads of the list and a conversation can be retried; a slow one shows a placeholder @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  watch.expect({ status: 500, path: "/api/companions" });
  await failRequestsUntilRetry(page, "**/api/companions");
  const companions = new CompanionsPage(page);
  await companions.open();
  const alert = page.getByRole("alert").filter({ hasText: copy.listFailed });
  await expect(alert).toBeVisible();
  await expect(companions.list.getByRole("link")).toHaveCount(3);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await page.unroute("**/api/companions");

  watch.expect({ status: 500, path: messagesPath });
  await failRequestsUntilRetry(page, `**${messagesPath}*`);
  const chat = buddy(page);
  await chat.open();
  await expect(page.getByRole("heading", { name: copy.talkFailed })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: copy.talkFailed })).toContainText(genericError);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await page.unroute(`**${messagesPath}*`);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${messagesPath}*`, async (route) => {
    await released;
    await route.continue();
  });
  await chat.open();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await expect(chat.composer).toHaveCount(0);
  release();
  await expect(chat.composer).toBeVisible();
});
