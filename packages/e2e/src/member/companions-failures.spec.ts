import * as copy from "@aangan/copy/companions-page";
import type { Route } from "@playwright/test";
import { originOf } from "../support/addresses";
import { NetworkProxy } from "../support/network-proxy";
import { registerOnboarded } from "../support/people";
import { holdResponses } from "../support/responses";
import { expect, test } from "../support/test";
import { arjun, buddy, CompanionsPage, tara } from "./companions-page";

const messagesPath = "/api/companions/buddy/messages";

// Failed loads, rejected messages and abandoned answers are covered by the member app's component tests.
test("an answer is there after the page was reloaded or left, or the connection lost, while it was streaming @once", async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const proxy = await NetworkProxy.start(originOf("member"));
  try {
    watch.allowOrigin(proxy.origin);
    const chat = buddy(page);
    const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
    await chat.open(proxy.origin);
    await stream;
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
    await test.step("an answer interrupted by a lost connection is fetched again and shown once", async () => {
      watch.expect({ failure: /^net::ERR_/ });
      const text = "My mother worries";
      proxy.holdAfter("event: delta");
      await chat.write(text);
      await expect(chat.streamingAnswer).toBeVisible();
      proxy.disconnect();
      proxy.release();
      await expect(chat.fetchAnswer).toBeVisible();
      await expect(chat.answers).toHaveCount(2);
      await expect(chat.composer).toBeVisible();
      proxy.reconnect();
      // The page reconnects automatically, with increasing delays.
      await expect(chat.answers).toHaveCount(3, { timeout: 45_000 });
      await expect(chat.fetchAnswer).toHaveCount(0);
      await expect(chat.streamingAnswer).toHaveCount(0);
      await expect(chat.bubble(text)).toHaveCount(1);
      const stored = await page.request.get(`${originOf("member")}${messagesPath}`);
      const { messages }: { messages: { from: string }[] } = await stored.json();
      expect(messages.filter(({ from }) => from === "companion")).toHaveLength(3);
      expect(messages.filter(({ from }) => from === "member")).toHaveLength(3);
    });
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
