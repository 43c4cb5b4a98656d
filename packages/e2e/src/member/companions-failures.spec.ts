import { companionsPage as words } from "@aangan/copy/companions-page";
import type { Route } from "@playwright/test";
import { originOf } from "../support/addresses";
import { holdBack } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { breakServerUntilPressed, general } from "../support/broken";
import { Line } from "../support/line";
import { registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { arjun, buddy, CompanionsPage, tara } from "./companions-page";

const talkPath = "/api/companions/buddy/messages";

test("a message that the server fails to take is kept with its id and sent once on retry @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const talk = buddy(page);
  await talk.open();
  const ids: string[] = [];
  let broken = true;
  await page.route(`**${talkPath}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (broken) return route.fulfill({ status: 500, json: { status: 500, message: general, fields: [] } });
    return route.continue();
  });
  watch.expect({ status: 500, path: talkPath });
  await talk.write("Work is too much this week");
  await expect(talk.bubble("Work is too much this week")).toContainText("Not sent");
  await expectToast(page, "Failed to send message", general);
  await expectAccessible(page);
  await page.reload();
  await expect(talk.bubble("Work is too much this week")).toContainText("Not sent");
  broken = false;
  await talk.bubble("Work is too much this week").getByRole("button", { name: words.tryAgain }).click();
  await expect(talk.answers).toHaveCount(1);
  await expect(talk.bubble("Work is too much this week")).toHaveCount(1);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an answer interrupted by a lost connection is fetched again and shown once @once", async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await registerOnboarded(page.context());
  const line = await Line.to(originOf("member"));
  try {
    watch.allowOrigin(line.origin);
    watch.expect({ failure: /^net::ERR_/ });
    const talk = buddy(page);
    const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
    await talk.open(line.origin);
    await stream;
    line.holdAfter("event: delta");
    await talk.write("I cannot switch off at night");
    await expect(talk.coming).toBeVisible();
    line.cut();
    line.release();
    await expect(talk.fetch).toBeVisible();
    await expect(talk.answers).toHaveCount(0);
    await expect(talk.composer).toBeVisible();
    line.mend();
    // The page reconnects automatically, with increasing delays.
    await expect(talk.answers).toHaveCount(1, { timeout: 45_000 });
    await expect(talk.fetch).toHaveCount(0);
    await expect(talk.coming).toHaveCount(0);
    await expect(talk.bubble("I cannot switch off at night")).toHaveCount(1);
    const kept = await page.request.get(`${originOf("member")}${talkPath}`);
    const { messages }: { messages: { from: string }[] } = await kept.json();
    expect(messages.filter(({ from }) => from === "companion")).toHaveLength(1);
    expect(messages.filter(({ from }) => from === "member")).toHaveLength(1);
  } finally {
    await line.remove();
  }
});

test("an answer that the server abandons shows an error and can be requested again @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const talk = tara(page);
  await talk.open();
  const sentence = "Tara could not finish. Please try again.";
  let giveUp = true;
  await page.route("**/api/companions/tara/messages", async (route) => {
    if (route.request().method() !== "POST" || !giveUp) return route.continue();
    giveUp = false;
    const { id, text } = route.request().postDataJSON();
    const message = { id, text, seq: 1, from: "member", safety: "", createdAt: new Date().toISOString() };
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    return route.fulfill({
      contentType: "text/event-stream",
      body:
        event("stored", { message }) +
        event("delta", { text: "That sounds heavy. And" }) +
        event("failed", { message: sentence }),
    });
  });
  await talk.write("I feel out of place here");
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(talk.coming).toContainText("That sounds heavy.");
  await expectAccessible(page);
  await talk.fetch.click();
  await expect(talk.answers).toHaveCount(1);
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test("an answer is there after the page was reloaded or left while it was streaming @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const line = await Line.to(originOf("member"));
  try {
    watch.allowOrigin(line.origin);
    const talk = buddy(page);
    await talk.open(line.origin);
    line.holdAfter("event: thinking");
    await talk.write("I cannot switch off at night");
    await expect(talk.thinking).toBeAttached();
    await page.reload();
    line.release();
    await expect(talk.bubble("I cannot switch off at night")).toHaveCount(1);
    await expect(talk.answers).toHaveCount(1);
    // Opening another conversation during an answer does not stop it either.
    line.holdAfter("event: thinking");
    await talk.write("Work is too much this week");
    await expect(talk.thinking).toBeAttached();
    await page.getByRole("button", { name: words.back }).click();
    const companions = new CompanionsPage(page);
    await companions.row("Tara").click();
    await expect(tara(page).composer).toBeVisible();
    line.release();
    await page.goBack();
    await companions.row("Buddy").click();
    await expect(talk.answers).toHaveCount(2);
    // Leave the page, so that no request is in flight when the proxy closes.
    await page.goto("about:blank");
  } finally {
    await line.remove();
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
  const talk = arjun(page);
  await talk.open();
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED", path });
  const cut = (route: Route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue();
  await page.route(`**${path}`, cut);
  const texts = ["I sleep badly", "Work is too much this week", "My mother worries"];
  for (const text of texts) {
    await talk.write(text);
    await expect(talk.bubble(text)).toContainText("Not sent");
  }
  await page.unroute(`**${path}`, cut);

  // Availability loads last: after the conversation, the user and the stream.
  const standing = await holdBack(page, "/api/companions");
  const first = [path, "/api/user", "/api/live"].map((part) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === part),
  );
  await page.reload();
  await Promise.all(first);
  await expect(page.getByRole("main").getByText("Loading").first()).toBeAttached();
  standing.release();
  await expect(talk.answers).toHaveCount(texts.length);
  const kept: { messages: { from: string; text: string }[] } = await (
    await page.request.get(`${originOf("member")}${path}`)
  ).json();
  expect(kept.messages.filter(({ from }) => from === "member").map(({ text }) => text)).toEqual(texts);
});

test("failed loads of the list and a conversation can be retried; a slow one shows a placeholder @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  watch.expect({ status: 500, path: "/api/companions" });
  await breakServerUntilPressed(page, "**/api/companions");
  const companions = new CompanionsPage(page);
  await companions.open();
  const alert = page.getByRole("alert").filter({ hasText: words.listFailed });
  await expect(alert).toBeVisible();
  await expect(companions.list.getByRole("link")).toHaveCount(3);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await page.unroute("**/api/companions");

  watch.expect({ status: 500, path: talkPath });
  await breakServerUntilPressed(page, `**${talkPath}*`);
  const talk = buddy(page);
  await talk.open();
  await expect(page.getByRole("heading", { name: words.talkFailed })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: words.talkFailed })).toContainText(general);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Buddy is a program, not a person" })).toBeVisible();
  await page.unroute(`**${talkPath}*`);

  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**${talkPath}*`, async (route) => {
    await held;
    await route.continue();
  });
  await talk.open();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await expect(talk.composer).toHaveCount(0);
  go();
  await expect(talk.composer).toBeVisible();
});
