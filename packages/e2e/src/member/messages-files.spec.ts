import { Buffer } from "node:buffer";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests } from "../support/failing-requests";
import { coaches, registerWithCoach } from "../support/people";
import { holdResponses } from "../support/responses";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { MemberFrame } from "./frame";
import { MessagesPage } from "./messages-page";

/** A red PNG of one pixel. */
const redPixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const mebibytes = (count: number) => count * 1024 * 1024;

test("files are attached, previewed and sent, rejected, cancelled during the upload, and retried after a failure @once", async ({
  page,
  watch,
}, testInfo) => {
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach a file" }).click();
  await (await chooser).setFiles({ name: "kitchen.png", mimeType: "image/png", buffer: redPixel });
  await expect(chat.pendingAttachment).toContainText("kitchen.png");
  await expect(chat.pendingAttachment).toContainText("Ready to send");
  await expect(chat.pendingAttachment.locator("img")).toBeVisible();
  await expectAccessible(page);
  await chat.send.click();
  await expect(chat.pendingAttachment).toHaveCount(0);
  const sent = chat.bubbles.last();
  await expect(sent).toContainText("Sent");
  await sent.getByRole("button", { name: "Open picture kitchen.png" }).click();
  const preview = page.getByRole("dialog", { name: "kitchen.png" });
  await expect(preview.getByRole("img", { name: "Picture kitchen.png" })).toBeVisible();
  await expectAccessible(page);
  const downloadEvent = page.waitForEvent("download");
  await preview.getByRole("link", { name: "Download kitchen.png" }).click();
  expect((await downloadEvent).suggestedFilename()).toBe("kitchen.png");
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);

  await chat.fileInput.setInputFiles({ name: "Lease.txt", mimeType: "text/plain", buffer: Buffer.from("Rent: 1,200") });
  await expect(chat.pendingAttachment).toContainText("Ready to send");
  await chat.write("This is the lease.");
  await expect(chat.bubble("This is the lease.").getByRole("link", { name: /^Download Lease\.txt/ })).toBeVisible();
  await page.reload();
  await expect(chat.bubbles).toHaveCount(3);
  await expect(chat.bubble("This is the lease.").getByRole("link", { name: /^Download Lease\.txt/ })).toBeVisible();
  const stored = await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json();
  expect(stored.messages[1].attachment).toMatchObject({ kind: "image", name: "kitchen.png", contentType: "image/png" });

  await test.step("files that cannot be sent are rejected at once, and the draft stays", async () => {
    await chat.composer.fill("Here it is.");
    // A file on the disk: its content is not sent to the browser.
    const tooLarge = testInfo.outputPath("holiday.mp4.wav");
    await writeFile(tooLarge, Buffer.alloc(mebibytes(10) + 1));
    await chat.fileInput.setInputFiles(tooLarge);
    await expectToast(page, "File too large", "Maximum file size is 10MB");
    await expect(chat.pendingAttachment).toHaveCount(0);

    // The file type is detected from the content, not the name.
    watch.expect({ status: 415, path: "/api/attachments" });
    await chat.fileInput.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("<!doctype html><html><script>alert(1)</script></html>"),
    });
    await expect(chat.pendingAttachment.getByRole("status")).not.toContainText("Ready to send");
    await expect(chat.pendingAttachment.getByRole("button", { name: "Choose another file" })).toBeVisible();
    await expectAccessible(page);
    await chat.pendingAttachment.getByRole("button", { name: "Remove file" }).click();
    await expect(chat.pendingAttachment).toHaveCount(0);
    await expect(chat.composer).toHaveValue("Here it is.");
    await chat.composer.fill("");
  });
  await test.step("an upload shows its progress, can be cancelled, and can be retried after a failure", async () => {
    const file = { name: "scan.txt", mimeType: "text/plain", buffer: Buffer.from("A scan.") };
    const held = await holdResponses(page, "/api/attachments");
    await chat.fileInput.setInputFiles(file);
    await expect(chat.pendingAttachment.getByRole("progressbar", { name: "Uploading scan.txt" })).toBeVisible();
    await expectAccessible(page);
    await chat.pendingAttachment.getByRole("button", { name: "Cancel upload" }).click();
    await expect(chat.pendingAttachment).toHaveCount(0);
    await expect(chat.composer).toBeFocused();
    held.release();
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await failRequests(page, "**/api/attachments");
    watch.expect({ status: 500, path: "/api/attachments" });
    await chat.fileInput.setInputFiles(file);
    const retry = chat.pendingAttachment.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await retry.click();
    await expect(chat.composer).toBeFocused();
    await expect(chat.pendingAttachment).toContainText("Ready to send");
    // The file is on the server, so a reload keeps it.
    await page.reload();
    await expect(chat.pendingAttachment).toContainText("scan.txt");
    await chat.send.click();
    await expect(chat.bubbles.last()).toContainText("scan.txt");
    await expect(chat.bubbles.last()).toContainText("Sent");
  });
});

/** Fakes a microphone with a constant tone, which is blocked while the window's `microphoneBlocked` is set. */
async function fakeMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (Reflect.get(window, "microphoneBlocked")) throw new DOMException("no", "NotAllowedError");
      const context = new AudioContext();
      const oscillator = context.createOscillator();
      const destination = context.createMediaStreamDestination();
      oscillator.connect(destination);
      oscillator.start();
      return destination.stream;
    };
  });
}

test("a blocked microphone shows a message, and a voice message is recorded, played back and sent @once", async ({
  page,
}) => {
  await fakeMicrophone(page);
  await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await chat.open();
  await test.step("the microphone is blocked", async () => {
    await page.evaluate(() => Reflect.set(window, "microphoneBlocked", true));
    await page.getByRole("button", { name: "Record a voice message" }).click();
    await expect(page.getByText("The microphone is blocked")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close", exact: true }).first().click();
    await expect(chat.composer).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "microphoneBlocked", false));
  });
  await page.getByRole("button", { name: "Record a voice message" }).click();
  const stop = page.getByRole("button", { name: "Stop recording" });
  await expect(stop).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d) of /).first()).toBeVisible();
  // A file chosen during a recording is rejected, and the recording continues.
  await chat.fileInput.setInputFiles({ name: "scan.txt", mimeType: "text/plain", buffer: Buffer.from("A scan.") });
  await expectToast(page, "You have an open voice message", "Send or discard it first. Then attach the file.");
  await expect(chat.pendingAttachment).toHaveCount(0);
  await stop.click();
  await expect(page.getByText("Listen to it, then send or discard it.")).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole("button", { name: "Send voice message" });
  await expect(send).toBeFocused();
  await send.click();
  const sent = chat.bubbles.last();
  await expect(sent.getByRole("button", { name: /^Play / })).toBeVisible();
  await expect(sent).toContainText("Sent");
  await expect(chat.composer).toBeFocused();
});

test("a voice message is sent although the conversation is left during its upload @once", async ({ page }) => {
  await fakeMicrophone(page);
  const { coachId } = await registerWithCoach(page.context());
  const chat = new MessagesPage(page, coaches.leela.name);
  await page.goto(addressOf("dashboard"));
  await new MemberFrame(page).follow("Messages");
  const held = await holdResponses(page, "/api/attachments");
  await page.getByRole("button", { name: "Record a voice message" }).click();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d) of /).first()).toBeVisible();
  await page.getByRole("button", { name: "Stop recording" }).click();
  await page.getByRole("button", { name: "Send voice message" }).click();
  await expect(chat.pendingAttachment).toContainText("Will be sent once it's uploaded");
  await page.goBack();
  await expect(chat.log).toHaveCount(0);
  held.release();
  await expect
    .poll(async () => {
      const { messages } = await (await page.request.get(`${originOf("member")}/api/messages/${coachId}`)).json();
      return messages.at(-1).attachment?.kind;
    })
    .toBe("voice");
  await page.goForward();
  await expect(chat.bubbles).toHaveCount(2);
  await expect(chat.pendingAttachment).toHaveCount(0);
});
